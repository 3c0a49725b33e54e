import { TextLink } from '#src/ui/links.tsx';

interface Props {
  readonly id: string;
  readonly rollNo: string;
}

export function StudentTabLink({ id, rollNo }: Props) {
  return (
    <TextLink to="/admin/students/$studentId" params={{ studentId: id }} target="_blank" rel="noopener">
      {`Open ${rollNo || 'the record'} in a new tab`}
    </TextLink>
  );
}
