import { Button } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { escapeFormula } from '../../../domain/csv/cells.ts';
import { writeCsv } from '../../../domain/csv/write.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { downloadFile } from '../../../ui/download.ts';
import { noteAdmissions, type Admission } from './admissions.ts';

const TITLES = ['Reference', 'Name', 'Email', 'Roll number', 'Temporary password'];

const cellsOf = ({ reference, name, email, rollNo = '', password = '' }: Admission): readonly string[] => [
  reference,
  name,
  email,
  rollNo,
  password,
];

/** Lines of cells, as a spreadsheet takes them from the clipboard; no cell of them is a formula. */
const linesOf = (admissions: readonly Admission[]) =>
  [TITLES, ...admissions.map((one) => cellsOf(one).map((cell) => escapeFormula(cell.replaceAll(/\s+/g, ' '))))]
    .map((cells) => cells.join('\t'))
    .join('\n');

/** Takes the list of those admitted along: to the clipboard, or as a file. */
export function AdmissionTools({ admissions }: { readonly admissions: readonly Admission[] }) {
  const client = useQueryClient();
  const noted = () =>
    noteAdmissions(
      client,
      admissions.map(({ applicationId }) => applicationId),
    );

  async function download(): Promise<void> {
    const file = async () => ['admitted-students.csv', await writeCsv(TITLES, admissions, cellsOf)] as const;
    if (await downloadFile(file)) noted();
  }
  return (
    <>
      <CopyButton text={linesOf(admissions)} onCopied={noted}>
        Copy list
      </CopyButton>
      <Button size="sm" variant="surface" onClick={() => void download()}>
        Download CSV
      </Button>
    </>
  );
}
