import { t } from '#src/languages/texts.ts';
import type { CsvRow } from '#src/platform/csv/read.ts';
import { writeCsv } from '#src/platform/csv/write.ts';
import { csvFields } from '#src/records/list/csv-columns.ts';
import { type Student, studentFields } from '#src/features/students/student.ts';
import type { ImportPlan } from './check-file.ts';
import { titleOfField } from './headings.ts';

type OwnFile = readonly [name: string, file: Blob];

const templateFields = () => csvFields<Student>(studentFields).filter(([, { readOnly }]) => !readOnly);
const exampleOf = (fields: ReturnType<typeof templateFields>) => fields.map(([, { csv }]) => csv?.example ?? '');

export async function templateCsv(): Promise<OwnFile> {
  const fields = templateFields();
  const titles = fields.map(([name]) => titleOfField(name));
  return ['students-template.csv', await writeCsv(titles, [[exampleOf(fields)]], (row) => row)];
}

/** The same with columns that keep what is typed: a roll number its zeros, a date its day. */
export async function templateWorkbook(): Promise<OwnFile> {
  const [{ aboutSheet, columnOf }, { writeWorkbook }] = await Promise.all([
    import('#src/records/list/workbook.ts'),
    import('#src/platform/workbook/write.ts'),
  ]);
  const fields = templateFields();
  const file = await writeWorkbook(
    {
      name: t`Students`,
      columns: fields.map(([name, field]) => columnOf(titleOfField(name), field)),
      pages: [[exampleOf(fields)]],
      cellsOf: (row) => row,
    },
    () => aboutSheet([[t`To fill in`, t`One row for each student, below the headings. Delete the example.`]]),
  );
  return ['students-template.xlsx', file];
}

interface LeftRow {
  readonly row: CsvRow;
  readonly reason: string;
}

/** The rows as they stand in the file, with their number and the reason: to be corrected and imported again. */
export async function leftRowsCsv(
  fileName: string,
  { titles, lineWord }: Pick<ImportPlan, 'titles' | 'lineWord'>,
  rows: readonly LeftRow[],
): Promise<OwnFile> {
  const name = `${fileName.replace(/\.[^.]*$/, '') || 'rows'}-not-imported.csv`;
  const cellsOf = ({ row, reason }: LeftRow) => [...titles.map((_, i) => row.cells[i] ?? ''), String(row.line), reason];
  return [name, await writeCsv([...titles, lineWord, 'Reason'], [rows], cellsOf)];
}
