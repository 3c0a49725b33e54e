import type { OperationId } from '#openapi/operations.gen.ts';
import { t } from '#src/languages/texts.ts';
import { useDemo } from './use-demo.ts';

/** An operation, or the whole of the API, with a link into the API reference where there is one. */
export function ApiLink({ operation }: { readonly operation?: OperationId }) {
  const { apiReference } = useDemo();
  const text = operation ?? t`API reference`;
  if (apiReference === undefined) return <span>{text}</span>;
  return (
    <a href={operation ? `${apiReference}#${operation}` : apiReference} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
