import { TextLink } from '#src/ui/links.tsx';
import { t } from '#src/languages/texts.ts';

interface Props {
  readonly id: string;
  readonly rollNo: string;
}

export function StudentTabLink({ id, rollNo }: Props) {
  return (
    <TextLink to="/admin/students/$studentId" params={{ studentId: id }} target="_blank" rel="noopener">
      {rollNo ? t`Open ${rollNo} in a new tab` : t`Open the record in a new tab`}
    </TextLink>
  );
}
