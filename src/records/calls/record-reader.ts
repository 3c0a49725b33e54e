import { type Field, type Fields, nestedValue } from '../fields/field.ts';
import { ApiError } from '#src/platform/api/errors.ts';
import { absent, first, valueAt } from '#src/platform/api/reader.ts';
import { isRecord, type Json } from '#src/platform/api/shapes.ts';

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
  text: { read: phrase, empty: '' },
  choice: { read: phrase, empty: '' },
  number: { read: number, empty: 0 },
  flag: { read: (value) => value !== false, empty: true },
  lines: { read: listOf, empty: [] },
  list: { read: listOf, empty: [] },
} satisfies Record<Field<never>['kind'], { readonly read: (value: unknown) => unknown; readonly empty: unknown }>;

const isRequired = <Row>({ kind, required }: Field<Row>) => required === true || kind === 'flag' || kind === 'lines';

/** The field's value, under whichever of its names the row has it. */
function valueIn<Row>(row: Json, name: string, field: Field<Row>): unknown {
  const { kind, inner, aliases = [], fallback } = field;
  const own = inner ? valueAt(row, `${name}.${inner}`) : row[name];
  const found = first(own, ...aliases.map((path) => valueAt(row, path)).filter((value) => !isRecord(value)));
  const value = first(kinds[kind].read(found), fallback?.(row));
  return value ?? (isRequired(field) ? kinds[kind].empty : undefined);
}

interface Check {
  readonly type: string;
  /** The name of the number that stands inside an object. */
  readonly inner: string | undefined;
  readonly isRequired: boolean;
}

// A constant beside typeof is compared faster than a variable, which counts in a list of 50,000.
function fits(value: unknown, { type, inner }: Check): boolean {
  if (typeof value === 'string') return type === 'string';
  if (typeof value === 'number') return type === 'number';
  if (inner) return isRecord(value) && (absent(value[inner]) || typeof value[inner] === 'number');
  return type === 'object' ? Array.isArray(value) : typeof value === type;
}

/** Reads a record in any known shape; one in the contract's is not copied, so that long lists cost no memory. */
export function recordReader<Row extends object>(fields: Fields<Row>): (raw: unknown) => Row {
  const entries = Object.entries(fields);
  // Null for a name that only other servers use.
  const checks = new Map<string, Check | null>();
  for (const [, { aliases = [] }] of entries) for (const path of aliases) checks.set(path.split('.')[0] ?? path, null);
  for (const [name, field] of entries) {
    const { kind, inner } = field;
    checks.set(name, { type: inner ? 'record' : typeof kinds[kind].empty, inner, isRequired: isRequired(field) });
  }
  const required = entries.filter(([, field]) => isRequired(field)).length;
  const fallbacks = entries.flatMap(([name, { fallback }]) => (fallback ? { name, fallback } : []));
  // A server writes the names of all rows in one order: comparing a name to that of the row before takes half the time of
  // looking it up.
  const namesBefore: string[] = [];
  const checksBefore: (Check | null | undefined)[] = [];
  const isCanonical = (row: Json): row is Row & Json => {
    let found = 0;
    let place = 0;
    // By the names that the row has: asking it for each name of the table takes twice as long.
    for (const name in row) {
      if (namesBefore[place] !== name) {
        namesBefore[place] = name;
        checksBefore[place] = checks.get(name);
      }
      const check = checksBefore[place];
      place += 1;
      const value = row[name];
      if (check === null) return false;
      if (!check || absent(value)) continue;
      if (!fits(value, check)) return false;
      if (check.isRequired) found += 1;
    }
    for (const { name, fallback } of fallbacks) if (absent(row[name]) && !absent(fallback(row))) return false;
    return found === required;
  };
  return (raw) => {
    if (!isRecord(raw)) throw ApiError.unanswered(absent(raw) ? 'empty' : 'malformed');
    if (isCanonical(raw)) return raw;
    const others = Object.entries(raw).filter(([name]) => !checks.has(name));
    const known = entries.flatMap(([name, field]) => {
      const value = valueIn(raw, name, field);
      return value === undefined ? [] : Object.entries(nestedValue(name, field, value));
    });
    const row: Json = Object.fromEntries([...others, ...known]);
    if (!isCanonical(row)) throw ApiError.unanswered('malformed');
    return row;
  };
}
