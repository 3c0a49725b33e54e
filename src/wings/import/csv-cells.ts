import { plainDigits } from '#openapi/plain-digits.ts';
import type { CsvRow } from '#src/platform/csv/read.ts';
import { writeCsv } from '#src/platform/csv/write.ts';
import { plainText } from '#src/platform/text/plain-text.ts';
import type { Field, Fields } from '#src/records/fields/field.ts';
import { csvFields, titleOf } from '#src/records/list/csv-columns.ts';
import { numberText } from './damaged-text.ts';

/** Who a row is about and as of when: what an import reads beside the fields that it writes. */
const IDENTITY: ReadonlySet<string> = new Set(['id', 'updatedAt']);

/** Whether an import does something with the column. What the server works out is there for whoever reads the file. */
export const isImported = <Row>(fields: Fields<Row>, name: string): boolean =>
  IDENTITY.has(name) || fields[name]?.readOnly !== true;

/** `Roll No`, `roll_no`, `rollNo` and `ROLL-NO` are one word. */
export const plainHeading = (title: string): string => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The field of each heading that is known for certain, however it is spelled. */
export function knownHeadings<Row>(fields: Fields<Row>): ReadonlyMap<string, string> {
  return new Map(
    csvFields(fields).flatMap(([name, { csv }]) =>
      [name, csv?.title ?? name, ...(csv?.aliases ?? [])].map((title) => [plainHeading(title), name] as const),
    ),
  );
}

const plainNumber = (text: string): string => (/^\d+(\.\d+)?$/.test(text) ? String(Number(text)) : text);

/** A text as the record would hold it: known words in their own spelling, numbers written in one way. */
export function canonicalText<Row>(field: Field<Row>, cell: string): string {
  const { kind, choices } = field;
  const text = numberText(field, plainText(cell));
  if (kind === 'number') return plainNumber(plainDigits(text));
  const chosen = choices?.findIndex((word) => word.toLowerCase() === text.toLowerCase()) ?? -1;
  if (kind === 'flag' && chosen >= 0) return String(chosen === 0);
  return choices?.[chosen] ?? text;
}

export function templateCsv<Row>(fields: Fields<Row>): Promise<Blob> {
  const columns = csvFields(fields).filter(([, { readOnly }]) => !readOnly);
  const example = columns.map(([, { csv }]) => csv?.example ?? '');
  return writeCsv(
    columns.map(([name]) => titleOf(fields, name)),
    [[example]],
    (row) => row,
  );
}

export interface LeftRow {
  readonly row: CsvRow;
  readonly reason: string;
}

/** The rows as they stand in the file, with their line and the reason: to be corrected and imported again. */
export async function leftRowsCsv(fileName: string, titles: readonly string[], rows: readonly LeftRow[]) {
  const name = `${fileName.replace(/\.[^.]*$/, '') || 'rows'}-not-imported.csv`;
  const cellsOf = ({ row, reason }: LeftRow) => [...titles.map((_, i) => row.cells[i] ?? ''), String(row.line), reason];
  return [name, await writeCsv([...titles, 'Line', 'Reason'], [rows], cellsOf)] as const;
}
