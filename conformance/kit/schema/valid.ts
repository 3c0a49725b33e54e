import * as fc from 'fast-check';
import type { Shape } from './shape.ts';

/** Letters and signs as people's names and addresses have them, beyond ASCII too, some of two UTF-16 units. */
const letters = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789') },
  { weight: 2, arbitrary: fc.constantFrom(...'éüßñçØłžआशावर्माਸ਼മലയാളം学生名') },
  { weight: 1, arbitrary: fc.constantFrom('🎓', '👩', '𝒜', '🏛') },
  { weight: 3, arbitrary: fc.constantFrom(...` '-.,&()<>"=+#!`) },
);
const plain = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** The lengths worth trying: the two ends, and some between, mostly short. */
function lengthsOf({ minLength = 0, maxLength = 40 }: Shape): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant(minLength) },
    { weight: 1, arbitrary: fc.constant(maxLength) },
    { weight: 4, arbitrary: fc.integer({ min: minLength, max: Math.min(maxLength, Math.max(minLength, 40)) }) },
  );
}

/** Texts of a length in code points that begin and end with a letter, so that trimming changes nothing. */
const textOf = (length: number): fc.Arbitrary<string> =>
  length === 0
    ? fc.constant('')
    : fc
        .tuple(fc.array(letters, { minLength: length, maxLength: length }), plain, plain)
        .map(([signs, first, last]) => [first, ...signs.slice(1, -1), ...(length > 1 ? [last] : [])].join(''));

const ascii = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at));

/** Texts that match a pattern. One that ends with `+` says which signs there are and not how many: the lengths do. */
function patternedOf(shape: Shape, lengths: fc.Arbitrary<number>): fc.Arbitrary<string> {
  const { pattern = '', minLength = 0, maxLength = Infinity } = shape;
  const fits = ({ length }: string) => length >= minLength && length <= maxLength;
  if (!pattern.endsWith('+$')) return fc.stringMatching(new RegExp(pattern, 'u')).filter(fits);
  const unit = fc.constantFrom(...ascii.filter((sign) => new RegExp(pattern).test(sign)));
  return lengths.chain((length) => fc.string({ unit, minLength: length, maxLength: length }));
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
/** Days on which a time zone, a leap year or a two-digit year would show. */
const days = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom('2000-01-01', '2004-02-29', '1999-12-31', '1950-06-15', '2010-03-28') },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.integer({ min: 1950, max: 2020 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
      .map(([year, month, day]) => `${year}-${twoDigits(month)}-${twoDigits(day)}`),
  },
);

/** Addresses that no mail reaches; the longest are as long as a mailbox and a domain may be. */
const emails = fc
  .tuple(fc.stringMatching(/^[a-z0-9]{6,12}$/), fc.constantFrom('', '.x', '+y', '_z'), fc.integer({ min: 0, max: 9 }))
  .map(([name, tail, long]) =>
    long === 0
      ? `${name.padEnd(64, 'a')}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(59)}.example`
      : `${name}${tail}@kit.example`,
  );

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: emails,
  date: days,
  'date-time': days.map((day) => `${day}T09:30:00.000Z`),
};

function stringsOf(shape: Shape): fc.Arbitrary<string> {
  const formatted = formats[shape.format ?? ''];
  if (formatted) return formatted;
  const lengths = lengthsOf(shape);
  return shape.pattern ? patternedOf(shape, lengths) : lengths.chain(textOf);
}

/** Numbers with at most two decimals: the fields are marks, percentages and money. */
function numbersOf({ types, minimum = 0, maximum = 1_000_000 }: Shape): fc.Arbitrary<number> {
  const scale = types.includes('integer') ? 1 : 100;
  const between = fc.integer({ min: Math.ceil(minimum * scale), max: Math.floor(maximum * scale) });
  return fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(minimum, maximum) },
    { weight: 1, arbitrary: fc.constantFrom(minimum * scale + 1, maximum * scale - 1).map((value) => value / scale) },
    { weight: 4, arbitrary: between.map((value) => value / scale) },
  );
}

function objectsOf({ properties = {}, required }: Shape): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(properties);
  const fields = Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, valuesOf(shape)]));
  const optional = names.filter((name) => !required.includes(name));
  return fc
    .tuple(
      fc.record(fields),
      fc.oneof(
        { weight: 1, arbitrary: fc.constant(optional) },
        { weight: 1, arbitrary: fc.constant<string[]>([]) },
        { weight: 4, arbitrary: fc.subarray(optional) },
      ),
    )
    .map(([values, chosen]) =>
      Object.fromEntries(Object.entries(values).filter(([name]) => required.includes(name) || chosen.includes(name))),
    );
}

function valuesOf(shape: Shape): fc.Arbitrary<unknown> {
  const some = someOf(shape);
  return shape.nullable ? fc.oneof({ weight: 4, arbitrary: some }, { weight: 1, arbitrary: fc.constant(null) }) : some;
}

function someOf(shape: Shape): fc.Arbitrary<unknown> {
  const [type] = shape.types;
  if (shape.alternatives.length > 0)
    return fc.oneof(someOf({ ...shape, alternatives: [] }), ...shape.alternatives.map(valuesOf));
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (type === 'string') return stringsOf(shape);
  if (type === 'integer' || type === 'number') return numbersOf(shape);
  if (type === 'boolean') return fc.boolean();
  if (type === 'array' && shape.items)
    return fc.oneof(
      { weight: 8, arbitrary: fc.array(valuesOf(shape.items), { maxLength: 4 }) },
      {
        weight: 1,
        arbitrary: fc.array(valuesOf(shape.items), { minLength: shape.maxItems ?? 4, maxLength: shape.maxItems ?? 4 }),
      },
    );
  return objectsOf(shape);
}

/** So many values of a shape, its boundaries among them. One seed gives the same values each time. */
export function validValues(shape: Shape, seed: number, count: number): unknown[] {
  return fc.sample(valuesOf(shape), { seed, numRuns: count });
}
