import { type AnyObject, type ObjectSchema, ValidationError } from 'yup';
import type { CsvRow } from '../../domain/csv/read.ts';
import { type Fields, isApplicable, textOf, type Texts, textsOf } from '../../domain/records/field.ts';
import { createYielder } from '../../domain/yield-to-main.ts';
import type { Identified } from '../record-type.ts';
import { canonicalText, titleOf } from './csv-columns.ts';
import type { Change, ImportTarget, PlannedRow, Problem } from './plan.ts';

/** Unique values as the server compares them: case and white space around them do not count. */
const folded = (text: string) => text.trim().toLowerCase();

/** The records by whatever a row of a file may name one by. */
export interface Lookup<Row> {
  readonly byId: ReadonlyMap<string, Row>;
  readonly byKey: ReadonlyMap<string, ReadonlyMap<string, Row>>;
}

/** Prepares records to be looked up, in slices. */
export async function createLookup<Row extends Identified>(
  { type, keys }: ImportTarget<Row>,
  rows: readonly Row[],
  signal?: AbortSignal,
): Promise<Lookup<Row>> {
  const byId = new Map<string, Row>();
  const maps = keys.map(({ field }) => ({ field, get: type.fields[field]?.get, map: new Map<string, Row>() }));
  const step = createYielder(signal);
  for (const row of rows) {
    byId.set(row.id, row);
    for (const { get, map } of maps) map.set(folded(String(get?.(row) ?? '')), row);
    const paused = step();
    if (paused) await paused;
  }
  return { byId, byKey: new Map(maps.map(({ field, map }) => [field, map])) };
}

export interface Rules<Row extends Identified> {
  readonly target: ImportTarget<Row>;
  /** The fields that a row writes. */
  readonly fields: Fields<Row>;
  readonly titles: readonly string[];
  /** The field of each column. */
  readonly names: readonly (string | undefined)[];
  readonly schema: ObjectSchema<AnyObject>;
  readonly lookup: Lookup<Row>;
  /** The line in which an earlier row of the file has claimed a unique value, or a record. */
  readonly claimed: Map<string, number>;
}

/** What the row says, field by field; an empty cell says nothing. */
function givenIn<Row extends Identified>({ cells }: CsvRow, { names, fields }: Rules<Row>): Texts {
  const given: Record<string, string> = {};
  for (const [i, name] of names.entries()) {
    const cell = cells[i]?.trim();
    if (name && cell) given[name] = fields[name] ? canonicalText(fields[name], cell) : cell;
  }
  return given;
}

const problem = <Row extends Identified>(
  { target }: Rules<Row>,
  name: string,
  given: Texts,
  reason: string,
): Problem => ({ column: titleOf(target.type.fields, name), value: given[name] ?? '', reason });

/**
 * Whom the row is about, and who else has its unique values. With an id it is that record; without one, every key that
 * is given must be theirs: one alone is a duplicate, and no reason to overwrite somebody's record.
 */
function identify<Row extends Identified>(given: Texts, rules: Rules<Row>) {
  const { target, lookup } = rules;
  const holders = target.keys.map((key) => ({
    ...key,
    holder: given[key.field] ? lookup.byKey.get(key.field)?.get(folded(given[key.field] ?? '')) : undefined,
  }));
  const first = holders.find(({ holder }) => holder)?.holder;
  const isAgreed = holders.every(({ field, holder }) => !given[field] || holder === first);
  const record = (given['id'] && lookup.byId.get(given['id'])) || (isAgreed ? first : undefined);
  const problems = holders.flatMap(({ field, taken, holder }) => {
    if (!holder || holder === record) return [];
    const { fields } = target.type;
    const [name, code] = [target.nameField, target.codeField].map((one) => fields[one] && textOf(fields[one], holder));
    return problem(rules, field, given, `${taken} (${name}, ${code})`);
  });
  return { record, problems };
}

/**
 * Claims the row's unique values and the record that it is about for its line: whoever comes later with the same is a
 * duplicate. Two rows may be about one record by the id alone, or by the id and by a key.
 */
function repetitions<Row extends Identified>(line: number, given: Texts, record: Row | undefined, rules: Rules<Row>) {
  const { claimed, target } = rules;
  const earlierClaim = (what: string): readonly number[] => {
    const earlier = claimed.get(what);
    if (earlier === undefined) claimed.set(what, line);
    return earlier === undefined ? [] : [earlier];
  };
  const ofKeys = target.keys.flatMap(({ field, repeated }) => {
    const earlier = given[field] ? earlierClaim(`${field} ${folded(given[field])}`) : [];
    return earlier.map((before) => problem(rules, field, given, `${repeated} ${before}`));
  });
  const ofRecord = record ? earlierClaim(`record ${record.id}`) : [];
  if (ofKeys.length > 0) return ofKeys;
  const known = ['id', ...target.keys.map(({ field }) => field)].find((name) => given[name]) ?? 'id';
  return ofRecord.map((before) => problem(rules, known, given, `The same ${target.type.noun} is in line ${before}`));
}

/** What the row would change in the record. What an absent value stands for, such as Active, is no change. */
function changesTo<Row>(stored: Texts, given: Texts, fields: Fields<Row>): Change[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const to = given[name];
    const from = stored[name] ?? '';
    if (to === undefined || to === canonicalText(field, from) || (from === '' && to === field.whenAbsent)) return [];
    return { field: name, from, to };
  });
}

/** The record as it would be: a field that a given value makes inapplicable is emptied. */
function merged<Row>(stored: Texts, given: Texts, fields: Fields<Row>): Texts {
  const said = Object.fromEntries(Object.keys(fields).flatMap((name) => (given[name] ? [[name, given[name]]] : [])));
  const emptied = Object.entries(fields).flatMap(([name, field]) =>
    field.onlyIf && given[field.onlyIf.field] !== undefined && !isApplicable(field, said) ? [[name, '']] : [],
  );
  return { ...stored, ...Object.fromEntries(emptied), ...said };
}

/** Reasons by field; one a field, the first that is found. */
function reasonsAgainst(values: Texts, schema: ObjectSchema<AnyObject>): ReadonlyMap<string, string> {
  const reasons = new Map<string, string>();
  try {
    schema.validateSync(values, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path, message } of error.inner) if (path && !reasons.has(path)) reasons.set(path, message);
  }
  return reasons;
}

function brokenRules<Row extends Identified>(values: Texts, { cells }: CsvRow, rules: Rules<Row>): Problem[] {
  const { schema, fields, names } = rules;
  const reasons = reasonsAgainst(values, schema);
  return Object.keys(fields).flatMap((name) => {
    const reason = reasons.get(name);
    if (reason === undefined) return [];
    return { column: titleOf(fields, name), value: cells[names.indexOf(name)] ?? values[name] ?? '', reason };
  });
}

function wrongCellCount<Row extends Identified>({ cells }: CsvRow, { titles }: Rules<Row>): Problem[] {
  const surplus = cells.slice(titles.length).some((cell) => cell.trim() !== '');
  if (cells.length >= titles.length && !surplus) return [];
  return [{ column: '', value: '', reason: `${cells.length} cells, where the first line has ${titles.length}` }];
}

const STALE =
  'Changed in the portal since this file was exported. Export it again, or leave this column out to overwrite.';

const isStale = ({ updatedAt }: Identified, given: Texts) =>
  given['updatedAt'] !== undefined && updatedAt !== undefined && given['updatedAt'] !== updatedAt;

/** What an import would do with the row: add a record, change one, nothing; or why it does not fit. */
export function checkRow<Row extends Identified>(row: CsvRow, rules: Rules<Row>): PlannedRow<Row> {
  const { target, fields } = rules;
  const given = givenIn(row, rules);
  const { record, problems: others } = identify(given, rules);
  const stored = record ? textsOf(fields, record) : blank(fields);
  const about = {
    row,
    name: given[target.nameField] || stored[target.nameField] || '',
    code: given[target.codeField] || stored[target.codeField] || '',
  };
  const ragged = wrongCellCount(row, rules);
  if (ragged.length > 0) return { kind: 'wrong', ...about, problems: ragged };

  const duplicates = [...others, ...repetitions(row.line, given, record, rules)];
  const changes = record ? changesTo(stored, given, fields) : [];
  // A record that has been as it is for years may break a rule of today: it is left alone.
  if (record && changes.length === 0 && duplicates.length === 0) return { kind: 'same', ...about, record };

  const values = merged(stored, given, fields);
  const late = record && isStale(record, given) ? [problem(rules, 'updatedAt', given, STALE)] : [];
  const problems = [...duplicates, ...late, ...brokenRules(values, row, rules)];
  if (problems.length > 0) return { kind: 'wrong', ...about, problems };
  return record ? { kind: 'update', ...about, values, record, changes } : { kind: 'new', ...about, values };
}

/** A file says everything of a new record: no field begins with a value of its own. */
const blank = <Row>(fields: Fields<Row>): Texts => Object.fromEntries(Object.keys(fields).map((name) => [name, '']));
