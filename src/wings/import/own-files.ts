import type { CsvRow } from '#src/platform/csv/read.ts';
import { writeCsv } from '#src/platform/csv/write.ts';
import { csvFields } from '#src/records/list/csv-columns.ts';
import { type Student, studentFields } from '#src/features/students/student.ts';
import { titleOfField } from './headings.ts';

type OwnFile = readonly [name: string, file: Blob];

export async function templateCsv(): Promise<OwnFile> {
  const columns = csvFields<Student>(studentFields).filter(([, { readOnly }]) => !readOnly);
  const titles = columns.map(([name]) => titleOfField(name));
  const example = columns.map(([, { csv }]) => csv?.example ?? '');
  return ['students-template.csv', await writeCsv(titles, [[example]], (row) => row)];
}

interface LeftRow {
  readonly row: CsvRow;
  readonly reason: string;
}

/** The rows as they stand in the file, with their line and the reason: to be corrected and imported again. */
export async function leftRowsCsv(
  fileName: string,
  titles: readonly string[],
  rows: readonly LeftRow[],
): Promise<OwnFile> {
  const name = `${fileName.replace(/\.[^.]*$/, '') || 'rows'}-not-imported.csv`;
  const cellsOf = ({ row, reason }: LeftRow) => [...titles.map((_, i) => row.cells[i] ?? ''), String(row.line), reason];
  return [name, await writeCsv([...titles, 'Line', 'Reason'], [rows], cellsOf)];
}
