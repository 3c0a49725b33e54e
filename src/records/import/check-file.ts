import { UnreadableFile } from '#src/platform/csv/file-text.ts';
import { mapYielding, readCsv } from '#src/platform/csv/read.ts';
import { type Fields, fieldsWhere } from '../fields/field.ts';
import type { Identified } from '../record-type.ts';
import { createRowCheck } from './check-row.ts';
import { surveyColumns } from './column-survey.ts';
import { knownHeadings } from './csv-columns.ts';
import { proposedHeadings, spellingsOf } from './headings.ts';
import type { ImportPlan, ImportTarget, RowKind } from './plan.ts';
import { columnName, fieldOf, isNamed, type Reading, type SurveyedFile } from './reading.ts';
import { factsOf } from './reading-facts.ts';

/** A round of 100,000 records is twice the largest university that this portal has been measured with. */
const MAX_ROWS = 100_000;

interface Options {
  readonly signal?: AbortSignal;
  /** How much of the file has been read and checked, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

/**
 * Reads a CSV text and looks at its columns.
 * @throws UnreadableFile where it is no list of records
 */
export async function surveyFile<Row extends Identified>(
  { type, proposals }: Pick<ImportTarget<Row>, 'type' | 'proposals'>,
  text: string,
  { signal, onProgress }: Options = {},
): Promise<SurveyedFile> {
  const report = (from: number, to: number) => (part: number) => onProgress?.(from + part * (to - from));
  const known = new Set([...knownHeadings(type.fields).keys(), ...proposedHeadings(proposals)]);
  const table = await readCsv(text, {
    ...(signal && { signal }),
    onProgress: report(0, 0.7),
    isHeading: (title) => spellingsOf(title).some((spelling) => known.has(spelling)),
  });
  const { titles, rows, openQuote } = table;
  if (openQuote !== undefined)
    throw new UnreadableFile(`A quotation mark that is opened in line ${openQuote} is never closed.`);
  if (titles.length === 1 && rows.length > 0 && !spellingsOf(titles[0] ?? '').some((spelling) => known.has(spelling)))
    throw new UnreadableFile(
      'The first line is a single cell. Its columns must be separated by commas, semicolons, tabs or vertical bars.',
    );
  if (rows.length === 0) throw new UnreadableFile(`There are headings, but no ${type.plural} below them.`);
  if (rows.length > MAX_ROWS)
    throw new UnreadableFile(`There are ${rows.length} rows; up to ${MAX_ROWS} can be imported at once.`);
  return { table, columns: await surveyColumns(table, { signal, onProgress: report(0.7, 1) }) };
}

/** The fields as the stored records have them. */
export const importedFields = <Row extends Identified>(
  { type, fieldsFor }: ImportTarget<Row>,
  records: readonly Row[],
): Fields<Row> => fieldsFor?.(records) ?? type.fields;

/** Says what an import of a file would do with each row. Nothing is written. */
export async function checkRows<Row extends Identified>(
  target: ImportTarget<Row>,
  file: SurveyedFile,
  reading: Reading,
  records: readonly Row[],
  { signal, onProgress }: Options = {},
): Promise<ImportPlan<Row>> {
  const all = importedFields(target, records);
  const fields = fieldsWhere(all, ({ readOnly, csv }) => !readOnly && csv !== undefined);
  const check = await createRowCheck(target, { fields, file, reading }, records, signal);
  const rows = await mapYielding(file.table.rows, check, { signal, ...(onProgress && { onProgress }) });
  const ofKind = (kind: RowKind) => rows.filter((row) => row.kind === kind);
  return {
    titles: file.table.titles,
    ignored: file.columns.flatMap(({ samples }, i) =>
      reading.targets[i] === '' && (isNamed(file, i) || samples.length > 0) ? columnName(file, i) : [],
    ),
    fields: Object.keys(fields).filter(
      (name) => name in reading.everyRow || reading.targets.some((one) => fieldOf(one) === name),
    ),
    facts: factsOf(file, reading, all),
    wrong: ofKind('wrong'),
    new: ofKind('new'),
    update: ofKind('update'),
    same: ofKind('same'),
  };
}
