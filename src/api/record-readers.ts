import { applicationFields, type Application } from '../domain/records/application.ts';
import { courseFields, type Course } from '../domain/records/course.ts';
import { type Field, type Fields, recordPart } from '../domain/records/field.ts';
import { studentFields, type Student } from '../domain/records/student.ts';
import { ApiError } from './errors.ts';
import { absent, at, first } from './reader.ts';
import { isRecord, type Json } from './shapes.ts';

// The tables of the fields are too large for a first screen: route loaders import this file when they have asked.

const number = (value: unknown) => {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : undefined;
};
const phrase = (value: unknown) => (absent(value) || typeof value === 'object' ? undefined : String(value));

const listOf = (value: unknown) => (Array.isArray(value) ? value : undefined);

/**
 * What a field of a kind holds; how another value becomes that, undefined where it cannot; and what a required field
 * holds in a record that does not say it. No student is in year 0, and no filter finds it.
 */
const kinds = {
  text: { type: 'string', read: phrase, empty: '' },
  choice: { type: 'string', read: phrase, empty: '' },
  number: { type: 'number', read: number, empty: 0 },
  flag: { type: 'boolean', read: (value) => value !== false, empty: true },
  lines: { type: 'object', read: listOf, empty: [] },
  list: { type: 'object', read: listOf, empty: [] },
} satisfies Record<
  Field<never>['kind'],
  { readonly type: string; readonly read: (value: unknown) => unknown; readonly empty: unknown }
>;

const isRequired = <Row>({ kind, required }: Field<Row>) => required === true || kind === 'flag' || kind === 'lines';

/** The field's value, under whichever of its names the row has it. */
function valueIn<Row>(row: Json, name: string, field: Field<Row>): unknown {
  const { kind, inner, aliases = [], fallback } = field;
  const own = inner ? at(row, `${name}.${inner}`) : row[name];
  const found = first(own, ...aliases.map((path) => at(row, path)).filter((value) => !isRecord(value)));
  const value = first(kinds[kind].read(found), fallback?.(row));
  return value ?? (isRequired(field) ? kinds[kind].empty : undefined);
}

/** Reads a record in any known shape; one in the contract's is not copied, so that long lists cost no memory. */
export function recordReader<Row extends object>(fields: Fields<Row>): (raw: unknown) => Row {
  const entries = Object.entries(fields);
  const checks = entries.map(([, field]) => ({
    get: field.get,
    type: field.inner ? 'number' : kinds[field.kind].type,
    isRequired: isRequired(field),
    fallback: field.fallback,
  }));
  const nested = entries.flatMap(([name, { inner }]) => (inner ? name : []));
  const otherNames = [
    ...new Set(entries.flatMap(([, { aliases = [] }]) => aliases.map((path) => path.split('.')[0] ?? path))),
  ].filter((name) => !(name in fields));
  // One flat loop: a function for each kind of check would take four times as long.
  const fits = (row: Row & Json) => {
    for (const { get, type, isRequired, fallback } of checks) {
      const value = get(row);
      if (absent(value) ? isRequired || !absent(fallback?.(row)) : typeof value !== type) return false;
      if (type === 'object' && !Array.isArray(value)) return false;
    }
    for (const name of otherNames) if (row[name] !== undefined) return false;
    for (const name of nested) if (!absent(row[name]) && !isRecord(row[name])) return false;
    return true;
  };
  const isCanonical = (row: Json): row is Row & Json => fits(row as Row & Json);
  return (raw) => {
    if (!isRecord(raw)) throw ApiError.unanswered('malformed');
    if (isCanonical(raw)) return raw;
    const others = Object.entries(raw).filter(([name]) => !(name in fields) && !otherNames.includes(name));
    const known = entries.flatMap(([name, field]) => {
      const value = valueIn(raw, name, field);
      return value === undefined ? [] : Object.entries(recordPart(name, field, value));
    });
    const row: Json = Object.fromEntries([...others, ...known]);
    if (!isCanonical(row)) throw ApiError.unanswered('malformed');
    return row;
  };
}

/** A student in the contract's shape, whichever of the known shapes it came in. A canonical one comes back itself. */
export const readStudent: (raw: unknown) => Student = recordReader(studentFields);

/** An application in the contract's shape. A status that the contract does not know stays the word that it is. */
export const readApplication: (raw: unknown) => Application = recordReader(applicationFields);

/** A course with every text that a card shows, empty where the server sent none. */
export const readCourse: (raw: unknown) => Course = recordReader(courseFields);
