import type { Json } from '#src/platform/api/shapes.ts';
import type { Shape } from './shape.ts';

/** One way to make a valid value invalid. */
export interface Mutation {
  /** What is wrong then: `phone: too short`. */
  readonly name: string;
  /** The field that a refusal has to name; undefined where it is the whole body. */
  readonly field: string | undefined;
  /** Makes it; the number chooses among values that are wrong in the same way. */
  readonly mutate: (valid: Json, k: number) => unknown;
}

type Wrong = readonly [name: string, value: (k: number) => unknown];

const wrongTypes: Readonly<Record<string, readonly Wrong[]>> = {
  string: [
    ['a number', () => 12_345],
    ['true', () => true],
    ['a list', () => ['text']],
    ['an object', () => ({ text: 'text' })],
  ],
  integer: [
    ['a word', () => 'many'],
    ['a fraction', () => 1.5],
    ['a list', () => [1]],
    ['an object', () => ({ value: 1 })],
    ['true', () => true],
  ],
  number: [
    ['a word', () => 'many'],
    ['a list', () => [1]],
    ['an object', () => ({ value: 1 })],
    ['true', () => true],
  ],
  boolean: [
    ['a word', () => 'perhaps'],
    ['a number', () => 2],
  ],
  array: [
    ['a text', () => 'text'],
    ['an object', () => ({ text: 'text' })],
  ],
  object: [
    ['a text', () => 'text'],
    ['a list', () => []],
  ],
};

const malformed: Readonly<Record<string, readonly Wrong[]>> = {
  email: [
    ['without an at sign', () => 'kit.example'],
    ['without a domain', () => 'kit@'],
    ['with a space', () => 'k it@kit.example'],
    ['with two at signs', () => 'a@b@kit.example'],
  ],
  date: [
    ['no day of the calendar', () => '2005-02-30'],
    ['in another order', () => '21/08/2005'],
    ['a word', () => 'yesterday!'],
  ],
  'date-time': [
    ['a word', () => 'the day before yesterday'],
    ['an hour that is none', () => '2026-05-04T25:30:00.000Z'],
  ],
};

const signs = ['!', '@', ' x', '*', '~', 'é', '🎓', '?x'];

/** A text of so many letters that fits the pattern as far as a letter can. */
const ofLength = (length: number, { pattern, format }: Shape): string => {
  if (format === 'email') return `${'a'.repeat(Math.max(1, length - 12))}@kit.example`;
  return (pattern && !new RegExp(pattern).test('aaaaaaaaaaaa') ? '9' : 'a').repeat(length);
};

const otherCase = (word: string) => (word === word.toLowerCase() ? word.toUpperCase() : word.toLowerCase());

function wrongTexts(shape: Shape, isRequired: boolean): Wrong[] {
  const { minLength = 0, maxLength, pattern, format = '' } = shape;
  if (shape.enum) {
    const [word] = shape.enum.map(String);
    const known = ['a word that is not listed', (k: number) => `Something else${k || ''}`] as const;
    return word === undefined ? [] : [known, ['a word in other case', () => otherCase(word)]];
  }
  const words = malformed[format] ?? [];
  if (format === 'date' || format === 'date-time') return [...words];
  // An optional text that is empty counts as null where null is allowed (contract, Values).
  const shortest = shape.nullable && !isRequired ? 1 : 0;
  return [
    ...(minLength > shortest ? [['too short', () => ofLength(minLength - 1, { ...shape, format: '' })] as const] : []),
    ...(maxLength === undefined ? [] : [['too long', (k: number) => ofLength(maxLength + 1 + k, shape)] as const]),
    ...(pattern === undefined
      ? []
      : [
          [
            'with a sign that is not allowed',
            (k: number) => `${ofLength(Math.max(minLength, 5) - 1, shape)}${signs[k % signs.length]}`,
          ] as const,
        ]),
    ...words,
  ];
}

function wrongNumbers({ types, minimum, maximum }: Shape): Wrong[] {
  const step = types.includes('integer') ? 1 : 0.01;
  const further = (k: number) => step * (1 + k * k);
  return [
    ...(minimum === undefined ? [] : [['below the minimum', (k: number) => minimum - further(k)] as const]),
    ...(maximum === undefined ? [] : [['above the maximum', (k: number) => maximum + further(k)] as const]),
  ];
}

/** The values that a field may not have, each with its name; the number chooses among values of the same kind. */
function wrongValues(shape: Shape, isRequired: boolean): Wrong[] {
  const { types, items, maxItems, properties = {}, required } = shape;
  const [type = 'object'] = types;
  return [
    ...(wrongTypes[type] ?? []),
    ...(shape.nullable ? [] : [['null', () => null] as const]),
    ...(type === 'string' ? wrongTexts(shape, isRequired) : []),
    ...(type === 'integer' || type === 'number' ? wrongNumbers(shape) : []),
    ...(maxItems === undefined
      ? []
      : [
          [
            'too many entries',
            (k: number) => Array.from({ length: maxItems + 1 + k }, (_, at) => `Entry ${at}`),
          ] as const,
        ]),
    ...(items ? wrongValues(items, true) : []).map(([name, value]): Wrong => [
      `an entry that is ${name}`,
      (k) => ['Entry', value(k)],
    ]),
    ...Object.entries(properties).flatMap(([name, inner]): Wrong[] => [
      ...(required.includes(name) ? [[`without ${name}`, () => ({})] as const] : []),
      ...wrongValues(inner, required.includes(name)).map(([what, value]): Wrong => [
        `${name} that is ${what}`,
        (k) => ({ [name]: value(k) }),
      ]),
    ]),
  ];
}

/** Every way to make an object of this shape invalid by one change. */
export function mutationsOf({ properties = {}, required }: Shape): Mutation[] {
  return Object.entries(properties).flatMap(([field, shape]): Mutation[] => [
    ...(required.includes(field)
      ? [
          {
            name: `${field}: missing`,
            field,
            mutate: (valid: Json) => Object.fromEntries(Object.entries(valid).filter(([name]) => name !== field)),
          },
        ]
      : []),
    ...wrongValues(shape, required.includes(field)).map(([what, value]) => ({
      name: `${field}: ${what}`,
      field,
      mutate: (valid: Json, k: number) => ({ ...valid, [field]: value(k) }),
    })),
  ]);
}

/** Bodies that are JSON, and no object. */
export const noObjects: readonly Mutation[] = (
  [
    ['a list', []],
    ['a text', 'text'],
    ['a number', 1],
    ['null', null],
  ] as const
).map(([what, value]) => ({ name: `the body: ${what}`, field: undefined, mutate: () => value }));

/** The values that a parameter may not have, as an address can hold them: no other address, and no other type. */
export function wrongParameters(shape: Shape): Wrong[] {
  const fits = (value: unknown) =>
    (typeof value === 'string' && value !== '') || (typeof value === 'number' && shape.types[0] !== 'string');
  const wrong = wrongValues(shape, true).filter(([, value]) => fits(value(0)));
  return shape.types[0] === 'integer' ? [...wrong, ['not in decimal digits', () => '0x1']] : wrong;
}
