import { type CsvRow, mapYielding, parseCsv, UnreadableFile } from '#src/platform/csv/read.ts';
import { type Fields, fieldsWhere, isApplicable, textOf, type Texts, textsOf } from '#src/records/fields/field.ts';
import type { Identified } from '#src/records/record-type.ts';
import { surveyColumns } from './column-survey.ts';
import { canonicalText, knownHeadings } from './csv-cells.ts';
import { titleOf } from '#src/records/list/csv-columns.ts';
import {
  columnName,
  createRowReader,
  readingFacts,
  fieldOf,
  isNamed,
  proposedHeadings,
  type Reading,
  spellingsOf,
  type SurveyedFile,
} from './reading.ts';
import type { Change, ImportPlan, ImportTarget, PlannedRow, Problem, RowKind } from './plan.ts';
import { ValidationError } from 'yup';
import { createYielder } from '#src/platform/scheduling.ts';
import { schemaOf } from '#src/records/fields/schema.ts';
import { indexPeople, type Person } from '#src/records/same-person.ts';
import { createZeroCheck, doubtsOf, numberProblem } from './damaged-text.ts';

/** A round of 100,000 records is twice the largest university that this portal has been measured with. */
const MAX_ROWS = 100_000;

export interface CheckOptions {
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
  { signal, onProgress }: CheckOptions = {},
): Promise<SurveyedFile> {
  const report = (from: number, to: number) => (part: number) => onProgress?.(from + part * (to - from));
  const known = new Set([...knownHeadings(type.fields).keys(), ...proposedHeadings(proposals)]);
  const table = await parseCsv(text, {
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

export const importedFields = <Row extends Identified>(
  { type, fieldsFor }: ImportTarget<Row>,
  records: readonly Row[],
): Fields<Row> => fieldsFor?.(records) ?? type.fields;

export async function checkRows<Row extends Identified>(
  target: ImportTarget<Row>,
  file: SurveyedFile,
  reading: Reading,
  records: readonly Row[],
  { signal, onProgress }: CheckOptions = {},
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
    facts: readingFacts(file, reading, all),
    wrong: ofKind('wrong'),
    new: ofKind('new'),
    update: ofKind('update'),
    same: ofKind('same'),
  };
}

const STALE =
  'Changed in the portal since this file was exported. Export it again, or leave this column out to overwrite.';

interface Known<Row> {
  readonly person: Person;
  readonly record?: Row;
  readonly line?: number;
}

/** Unique values as the server compares them: case and white space around them do not count. */
const folded = (text: string) => text.trim().toLowerCase();

/** What the row would change in the record. What an absent value stands for, such as Active, is no change. */
function changesTo<Row>(stored: Texts, given: Texts, fields: Fields<Row>): Change[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const to = given[name];
    const from = stored[name] ?? '';
    if (to === undefined || to === canonicalText(field, from) || (from === '' && to === field.whenAbsent)) return [];
    return { field: name, from, to };
  });
}

/** The record as it would be: a field that a given value makes inapplicable is emptied, and what is no change stays. */
function merged<Row>(stored: Texts, given: Texts, fields: Fields<Row>): Texts {
  const said: Texts = Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const { [name]: before = '' } = stored;
      return given[name] ? [[name, given[name] === canonicalText(field, before) ? before : given[name]]] : [];
    }),
  );
  const emptied = Object.entries(fields).flatMap(([name, field]) =>
    field.onlyIf && given[field.onlyIf.field] !== undefined && !isApplicable(field, said) ? [[name, '']] : [],
  );
  return { ...stored, ...Object.fromEntries(emptied), ...said };
}

/**
 * Prepares the check of a file's rows against the stored records, in slices. The check tells what an import would do with
 * a row, or why it does not fit. `fields` are those that a row writes.
 */
export async function createRowCheck<Row extends Identified>(
  { type, keys, nameField, people }: ImportTarget<Row>,
  { fields, file, reading }: { readonly fields: Fields<Row>; readonly file: SurveyedFile; readonly reading: Reading },
  records: readonly Row[],
  signal: AbortSignal | undefined,
): Promise<(row: CsvRow) => PlannedRow<Row>> {
  const schema = schemaOf(fields, { isFile: true });
  const readRow = createRowReader(file, reading, fields);
  const names = reading.targets.map(fieldOf);
  const zerosLostIn = createZeroCheck(fields, names, file.table.rows);
  const [codeField = ''] = Object.keys(keys);
  const byId = new Map<string, Row>();
  const unique = Object.entries(keys).map(([field, noun]) => ({ field, noun, byValue: new Map<string, Row>() }));
  /** The line in which an earlier row has claimed a unique value, or a record. */
  const claimed = new Map<string, number>();

  const step = createYielder(signal);
  for (const record of records) {
    byId.set(record.id, record);
    for (const { field, byValue } of unique) byValue.set(folded(String(type.fields[field]?.get(record) ?? '')), record);
    const paused = step();
    if (paused) await paused;
  }

  const known = indexPeople<Known<Row>>([], ({ person }) => person);
  if (people)
    for (const record of records) {
      known.add({ person: people.of(record), record });
      const paused = step();
      if (paused) await paused;
    }

  /** Whether a new row may be of a person who is there already. Whoever comes in a later line is compared with it. */
  function namesakeOf(values: Texts, line: number) {
    const person = people?.ofTexts(values);
    if (!person) return undefined;
    const [found] = known.find(person);
    known.add({ person, line });
    if (!found) return undefined;
    const { record } = found.row;
    const who = record ? calledOf(record) : `the one in line ${found.row.line}`;
    const warning = problem(nameField, values[nameField], `May be the same person as ${who}: ${found.reason}`);
    return { record, warning };
  }

  const calledOf = (record: Row) =>
    [nameField, codeField].map((one) => type.fields[one] && textOf(type.fields[one], record)).join(', ');

  const problem = (name: string, value: string | undefined, reason: string): Problem => ({
    column: titleOf(type.fields, name),
    value: value ?? '',
    reason,
  });

  /**
   * Whom the row is about, and who else has its unique values. With an id it is that record; without one, every key that
   * is given must be theirs: one alone is a duplicate, and no reason to overwrite somebody's record.
   */
  function identify(given: Texts) {
    const said = unique.flatMap(({ field, noun, byValue }) => {
      const value = given[field];
      return value ? { field, noun, value, holder: byValue.get(folded(value)) } : [];
    });
    const first = said.find(({ holder }) => holder)?.holder;
    const isAgreed = said.every(({ holder }) => holder === first);
    const record = (given['id'] && byId.get(given['id'])) || (isAgreed ? first : undefined);
    const problems = said.flatMap(({ field, noun, value, holder }) => {
      if (!holder || holder === record) return [];
      return problem(field, value, `This ${noun} is already in use (${calledOf(holder)})`);
    });
    return { record, problems };
  }

  /**
   * Claims the row's unique values and the record that it is about for its line: whoever comes later with the same is a
   * duplicate. Two rows may be about one record by the id alone, or by the id and by a key.
   */
  function repetitions(line: number, given: Texts, record: Row | undefined): readonly Problem[] {
    const earlierClaim = (what: string) => {
      const earlier = claimed.get(what);
      if (earlier === undefined) claimed.set(what, line);
      return earlier;
    };
    const ofKeys = unique.flatMap(({ field, noun }) => {
      const earlier = given[field] && earlierClaim(`${field} ${folded(given[field])}`);
      return earlier ? problem(field, given[field], `The same ${noun} is in line ${earlier}`) : [];
    });
    const ofRecord = record && earlierClaim(`record ${record.id}`);
    if (ofKeys.length > 0 || !ofRecord) return ofKeys;
    const known = ['id', ...Object.keys(keys)].find((name) => given[name]) ?? 'id';
    return [problem(known, given[known], `The same ${type.noun} is in line ${ofRecord}`)];
  }

  /** One reason a field, the first that is found. */
  function brokenRules(
    values: Texts,
    { cells }: CsvRow,
    unread: ReadonlyMap<string, string>,
    lostZeros: ReadonlyMap<string, string>,
  ): readonly Problem[] {
    const broken = errorsOf(values);
    return Object.keys(fields).flatMap((name) => {
      const message = unread.get(name) ?? broken.get(name);
      if (message === undefined) return [];
      const cell = cells[names.indexOf(name)] ?? values[name] ?? '';
      const reason = unread.get(name) ?? numberProblem(fields[name], cell) ?? lostZeros.get(name) ?? message;
      return problem(name, cell, reason);
    });
  }

  /** The fields' own warnings on the record as it would be; what the stored record is warned of is not the file's doing. */
  const newWarnings = (values: Texts, stored: Texts): readonly (readonly [string, string])[] =>
    Object.entries(fields).flatMap(([name, { warning }]) => {
      const message = warning?.(values[name] ?? '', values);
      return message && message !== warning?.(stored[name] ?? '', stored) ? [[name, message] as const] : [];
    });

  function errorsOf(values: Texts): ReadonlyMap<string, string> {
    try {
      schema.validateSync(values, { abortEarly: false });
      return new Map();
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      // The first of a field counts.
      return new Map([...error.inner].reverse().map(({ path = '', message }) => [path, message]));
    }
  }

  // A file says everything of a new record: no field begins with a value of its own.
  const blank: Texts = { ...Object.fromEntries(Object.keys(fields).map((name) => [name, ''])), ...reading.everyRow };

  return (row) => {
    const { line, cells } = row;
    const { given, problems: unread } = readRow(cells);
    const { record, problems: taken } = identify(given);
    const stored = record ? textsOf(fields, record) : blank;
    const changes = record ? changesTo(stored, given, fields) : [];
    const called = (field: string) => given[field] || stored[field] || '';
    const planned = {
      row,
      name: called(nameField),
      code: called(codeField),
      record,
      changes,
      values: {},
      problems: [],
      warnings: [],
    };

    const isSurplus = cells.slice(names.length).some((cell) => cell.trim() !== '');
    if (cells.length < names.length || isSurplus) {
      const reason = `${cells.length === 1 ? '1 cell' : `${cells.length} cells`}, where the headings have ${names.length}`;
      return { ...planned, kind: 'wrong', problems: [{ column: '', value: '', reason }] };
    }
    const duplicates = [...taken, ...repetitions(line, given, record)];
    // A record that has been as it is for years may break a rule of today: it is left alone.
    if (record && changes.length === 0 && duplicates.length === 0) return { ...planned, kind: 'same' };

    const values = merged(stored, given, fields);
    const asOf = given['updatedAt'];
    const isStale = asOf !== undefined && record?.updatedAt !== undefined && asOf !== record.updatedAt;
    const late = isStale ? [problem('updatedAt', asOf, STALE)] : [];
    const lostZeros = zerosLostIn(given, stored);
    const problems = [...duplicates, ...late, ...brokenRules(values, row, unread, lostZeros)];
    if (problems.length > 0) return { ...planned, kind: 'wrong', problems };
    const warnings = [...lostZeros, ...doubtsOf(fields, given), ...newWarnings(values, stored)].map(([name, reason]) =>
      problem(name, values[name], reason),
    );
    const namesake = record ? undefined : namesakeOf(values, line);
    return {
      ...planned,
      kind: record ? 'update' : 'new',
      values,
      warnings: namesake ? [namesake.warning, ...warnings] : warnings,
      namesake: namesake?.record,
    };
  };
}
