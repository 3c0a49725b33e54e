import { Textarea } from '@chakra-ui/react';
import { memo } from 'react';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

interface Props extends FieldProps {
  readonly rows?: number;
  readonly maxLength?: number;
  readonly autoComplete?: string | undefined;
}

/** Several lines of text in a form. */
export const TextAreaField = memo(function TextAreaField({ rows, maxLength, autoComplete, ...frame }: Props) {
  const area = { rows, maxLength, autoComplete };
  return <FieldFrame {...frame}>{(control) => <Textarea {...area} {...control} />}</FieldFrame>;
});
