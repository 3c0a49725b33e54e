import type { components } from '../../../../../openapi/schema.gen.ts';
import { UnreadableFile } from '../../../../domain/csv/file-text.ts';
import { readHeader, type Header } from '../../../../domain/csv/header.ts';
import { mapYielding, readCsv, type CsvTable } from '../../../../domain/csv/read.ts';
import { isImported, titleOf } from '../../../../domain/csv/student-fields.ts';
import { departmentsIn } from '../../../../domain/departments.ts';
import { checkRow } from './check-row.ts';
import { importSchema } from './import-schema.ts';
import type { ImportPlan, PlannedRow } from './plan.ts';
import { rosterLookup } from './roster-lookup.ts';

type Student = components['schemas']['Student'];

/** A round of 100,000 students is twice the largest university that this portal has been measured with. */
const MAX_ROWS = 100_000;

interface Options {
  readonly signal?: AbortSignal;
  /** How much of the file has been read and checked, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

/** @throws UnreadableFile where the first line, or the file as a whole, is not that of a list of students */
function checkTable({ titles, rows, openQuote }: CsvTable, { fields, repeated }: Header): void {
  if (openQuote !== undefined)
    throw new UnreadableFile(`A quotation mark that is opened in line ${openQuote} is never closed.`);
  if (titles.length === 1 && rows.length > 0 && !fields[0])
    throw new UnreadableFile(
      'The first line is a single cell. Its columns must be cut by commas, semicolons, tabs or vertical bars.',
    );
  if (fields.every((field) => field === undefined))
    throw new UnreadableFile(
      `The first line names no column of a student: it reads “${titles.join(', ').slice(0, 120)}”. It must be the columns’ headings, as in the template.`,
    );
  const [twice] = repeated;
  if (twice) throw new UnreadableFile(`Two columns are the ${titleOf(twice)}. Leave one of them out.`);
  if (!fields.some((field) => field === 'id' || field === 'rollNo' || field === 'email'))
    throw new UnreadableFile('Neither roll number nor email is among the columns, so that nobody can be told apart.');
  if (rows.length === 0) throw new UnreadableFile('There are headings, but no students below them.');
  if (rows.length > MAX_ROWS)
    throw new UnreadableFile(`There are ${rows.length} rows; up to ${MAX_ROWS} can be imported at once.`);
}

const ofKind = <Kind extends PlannedRow['kind']>(rows: readonly PlannedRow[], kind: Kind) =>
  rows.filter((row): row is Extract<PlannedRow, { kind: Kind }> => row.kind === kind);

/**
 * Reads a CSV text and says what an import of it would do with each row. Nothing is written.
 * @throws UnreadableFile where it is no list of students
 */
export async function checkFile(
  text: string,
  roster: readonly Student[],
  { signal, onProgress }: Options = {},
): Promise<ImportPlan> {
  const report = (from: number, to: number) => (part: number) => onProgress?.(from + part * (to - from));
  const table = await readCsv(text, { ...(signal && { signal }), onProgress: report(0, 0.3) });
  const header = readHeader(table.titles);
  checkTable(table, header);

  const departments = departmentsIn(roster);
  const rules = {
    titles: table.titles,
    fields: header.fields,
    departments,
    schema: importSchema(departments),
    roster: await rosterLookup(roster, signal),
    claimed: new Map<string, number>(),
  };
  const rows = await mapYielding(table.rows, (row) => checkRow(row, rules), { signal, onProgress: report(0.3, 1) });
  const withoutEffect = header.fields.flatMap((field) => (field && !isImported(field) ? titleOf(field) : []));
  return {
    titles: table.titles,
    ignored: [...header.unknown, ...withoutEffect],
    wrong: ofKind(rows, 'wrong'),
    added: ofKind(rows, 'new'),
    updated: ofKind(rows, 'update'),
    same: ofKind(rows, 'same'),
  };
}
