import { dayOf } from '../../domain/format.ts';
import { type Field, type Fields, formatText, textOf } from '../../domain/records/field.ts';
import { plainText } from '../../domain/plain-text.ts';
import type { CsvRow } from '../../domain/csv/read.ts';
import { writeCsv } from '../../domain/csv/write.ts';
import { numberText } from './number-text.ts';

/** The fields that a file has a column for, in the order of an export. */
export function csvFields<Row>(fields: Fields<Row>): readonly (readonly [name: string, field: Field<Row>])[] {
  return Object.entries(fields).filter(([, { csv }]) => csv !== undefined);
}

/** A column's heading. */
export const titleOf = <Row>(fields: Fields<Row>, name: string): string => fields[name]?.csv?.title ?? name;

/** Who a row is about and as of when: what an import reads beside the fields that it writes. */
const IDENTITY: ReadonlySet<string> = new Set(['id', 'updatedAt']);

/** Whether an import does something with the column. What the server works out is there for whoever reads the file. */
export const isImported = <Row>(fields: Fields<Row>, name: string): boolean =>
  IDENTITY.has(name) || fields[name]?.readOnly !== true;

/** `Roll No`, `roll_no`, `rollNo` and `ROLL-NO` are one word. */
const plain = (title: string) => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

export interface Header {
  /** For each column of the file its field; undefined for one that this app does not know. */
  readonly names: readonly (string | undefined)[];
  /** The titles of the columns that are left out. */
  readonly unknown: readonly string[];
  /** Fields that two columns claim to be. */
  readonly repeated: readonly string[];
}

/** Understands the first line of a file, however its columns are spelled. */
export function readHeader<Row>(titles: readonly string[], fields: Fields<Row>): Header {
  const known = new Map(
    csvFields(fields).flatMap(([name, { csv }]) =>
      [name, csv?.title ?? name, ...(csv?.aliases ?? [])].map((title) => [plain(title), name] as const),
    ),
  );
  const names = titles.map((title) => known.get(plain(title)));
  return {
    names,
    unknown: titles.filter((title, i) => names[i] === undefined && title.trim() !== ''),
    repeated: [...new Set(names)].flatMap((name) =>
      name !== undefined && names.indexOf(name) !== names.lastIndexOf(name) ? name : [],
    ),
  };
}

/** Spreadsheets rewrite dates on saving: 6-5-2004 and 06/05/2004 are the sixth of May here, the day first. */
function isoDate(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

/** `8.50` and `1,20,000` as a number writes them; `2nd` and whatever else is no number stays as it is. */
function plainNumber(text: string): string {
  const digits = /^\d{1,3}(,\d{2,3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
  return /^\d+(\.\d+)?$/.test(digits) ? String(Number(digits)) : text;
}

/** A cell as the record would hold it: known words in their own spelling, dates and numbers written in one way. */
export function canonicalText<Row>(field: Field<Row>, cell: string): string {
  const { kind, rule, choices } = field;
  const text = numberText(field, plainText(cell));
  if (rule?.type === 'date' || rule?.type === 'pastDate') return isoDate(text);
  if (kind === 'number') return plainNumber(text);
  const chosen = choices?.findIndex((word) => word.toLowerCase() === text.toLowerCase()) ?? -1;
  if (kind === 'flag' && chosen >= 0) return String(chosen === 0);
  return choices?.[chosen] ?? text;
}

/** What a cell says: the words of yes and no, and else the text as it is. */
export const cellText = <Row>(field: Field<Row> | undefined, text: string): string =>
  field?.kind === 'flag' && text !== '' ? formatText(field, text) : text;

/** `students-2026-05-18-970.csv`. */
export const exportName = (plural: string, count: number, now = new Date()) =>
  `${plural.replaceAll(' ', '-')}-${dayOf(now)}-${count}.csv`;

/** Every field of these records, in this order, such that an import of the file changes nothing. */
export function exportCsv<Row>(fields: Fields<Row>, rows: readonly Row[]): Promise<Blob> {
  const columns = csvFields(fields);
  return writeCsv(
    columns.map(([name]) => titleOf(fields, name)),
    rows,
    (row) => columns.map(([, field]) => cellText(field, textOf(field, row))),
  );
}

/** The columns of an import, and one row to show what goes where. */
export function templateCsv<Row>(fields: Fields<Row>): Promise<Blob> {
  const columns = csvFields(fields).filter(([, { readOnly }]) => !readOnly);
  const example = columns.map(([, { csv }]) => csv?.example ?? '');
  return writeCsv(
    columns.map(([name]) => titleOf(fields, name)),
    [example],
    (row) => row,
  );
}

/** A row of a file that was not imported, and why. */
export interface LeftRow {
  readonly row: CsvRow;
  readonly reason: string;
}

/** The rows as they stand in the file, with their line and the reason: to be corrected and imported again. */
export async function leftRowsCsv(fileName: string, titles: readonly string[], rows: readonly LeftRow[]) {
  const name = `${fileName.replace(/\.[^.]*$/, '') || 'rows'}-not-imported.csv`;
  const cellsOf = ({ row, reason }: LeftRow) => [...titles.map((_, i) => row.cells[i] ?? ''), String(row.line), reason];
  return [name, await writeCsv([...titles, 'Line', 'Reason'], rows, cellsOf)] as const;
}
