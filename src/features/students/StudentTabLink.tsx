import { TextLink } from '#src/ui/links.tsx';

interface Props {
  readonly id: string;
  readonly rollNo: string;
}

/** A student's record in a new tab: what is being typed or checked here stays. */
export function StudentTabLink({ id, rollNo }: Props) {
  return (
    <TextLink to="/admin/students/$studentId" params={{ studentId: id }} target="_blank" rel="noopener">
      {`Open ${rollNo || 'the record'} in a new tab`}
    </TextLink>
  );
}
