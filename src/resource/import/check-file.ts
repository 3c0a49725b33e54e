import { UnreadableFile } from '../../domain/csv/file-text.ts';
import { type CsvTable, mapYielding, readCsv } from '../../domain/csv/read.ts';
import { fieldsWhere } from '../../domain/records/field.ts';
import type { Identified } from '../record-type.ts';
import { createRowCheck } from './check-row.ts';
import { type Header, isImported, readHeader, titleOf } from './csv-columns.ts';
import type { ImportPlan, ImportTarget, RowKind } from './plan.ts';

/** A round of 100,000 records is twice the largest university that this portal has been measured with. */
const MAX_ROWS = 100_000;

interface Options {
  readonly signal?: AbortSignal;
  /** How much of the file has been read and checked, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

/** @throws UnreadableFile where the first line, or the file as a whole, does not name such records */
function checkTable<Row extends Identified>(
  { type, keys }: ImportTarget<Row>,
  { titles, rows, openQuote }: CsvTable,
  { names, repeated }: Header,
): void {
  if (openQuote !== undefined)
    throw new UnreadableFile(`A quotation mark that is opened in line ${openQuote} is never closed.`);
  if (titles.length === 1 && rows.length > 0 && !names[0])
    throw new UnreadableFile(
      'The first line is a single cell. Its columns must be separated by commas, semicolons, tabs or vertical bars.',
    );
  if (names.every((name) => name === undefined))
    throw new UnreadableFile(
      `The first line names no column of a ${type.noun}: it reads “${titles.join(', ').slice(0, 120)}”. It must be the columns’ headings, as in the template.`,
    );
  const [twice] = repeated;
  if (twice) throw new UnreadableFile(`Two columns are the ${titleOf(type.fields, twice)}. Leave one of them out.`);
  const identifying = Object.keys(keys);
  if (!names.some((name) => name === 'id' || (name !== undefined && identifying.includes(name)))) {
    const labels = identifying.map((name) => type.fields[name]?.label.toLowerCase()).join(' or the ');
    throw new UnreadableFile(`A column with the ${labels} is needed to tell which ${type.noun} a row is about.`);
  }
  if (rows.length === 0) throw new UnreadableFile(`There are headings, but no ${type.plural} below them.`);
  if (rows.length > MAX_ROWS)
    throw new UnreadableFile(`There are ${rows.length} rows; up to ${MAX_ROWS} can be imported at once.`);
}

/**
 * Reads a CSV text and says what an import of it would do with each row. Nothing is written.
 * @throws UnreadableFile where it is no list of such records
 */
export async function checkFile<Row extends Identified>(
  target: ImportTarget<Row>,
  text: string,
  records: readonly Row[],
  { signal, onProgress }: Options = {},
): Promise<ImportPlan<Row>> {
  const report = (from: number, to: number) => (part: number) => onProgress?.(from + part * (to - from));
  const table = await readCsv(text, { ...(signal && { signal }), onProgress: report(0, 0.3) });
  const all = target.fieldsFor?.(records) ?? target.type.fields;
  const header = readHeader(table.titles, all);
  checkTable(target, table, header);

  const fields = fieldsWhere(all, ({ readOnly, csv }) => !readOnly && csv !== undefined);
  const check = await createRowCheck(target, { fields, names: header.names, rows: table.rows }, records, signal);
  const rows = await mapYielding(table.rows, check, { signal, onProgress: report(0.3, 1) });
  const ofKind = (kind: RowKind) => rows.filter((row) => row.kind === kind);
  const withoutEffect = header.names.flatMap((name) =>
    name !== undefined && !isImported(all, name) ? titleOf(all, name) : [],
  );
  return {
    titles: table.titles,
    ignored: [...header.unknown, ...withoutEffect],
    wrong: ofKind('wrong'),
    new: ofKind('new'),
    update: ofKind('update'),
    same: ofKind('same'),
  };
}
