import { isDeepStrictEqual } from 'node:util';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { visibleFormat } from './visible-text.ts';
import { describe, expect, it } from 'vitest';
import { inTitle } from '#tests/shortened.ts';
import { readContract, type Schema } from './contract.ts';
import { validators as bodies } from './bodies.gen.js';
import { validators as responses } from './responses.gen.js';

const contract = (await readContract()) as unknown as {
  paths: Record<
    string,
    Record<string, { operationId?: string; requestBody?: unknown; responses?: Record<string, unknown> }>
  >;
  components: { schemas: Record<string, Schema> };
};
const { schemas } = contract.components;
const names = Object.keys(schemas);

const ajv = new Ajv2020({ allErrors: true, strictTypes: false, strictRequired: false, keywords: ['components'] });
addFormats.default(ajv);
ajv.addFormat('visible', visibleFormat);
ajv.addSchema({ $id: 'contract', components: contract.components });
const validator = (name: string) => ajv.getSchema(`contract#/components/schemas/${name}`)!;

/** How much a sample says: what is required alone at the lower bounds, or everything at the upper ones. */
type Fullness = 'least' | 'most';

const texts: Record<string, (length: number) => string> = {
  email: (length) => `${'a'.repeat(Math.max(1, length - 10))}@x.example`,
  date: () => '2004-02-29',
  'date-time': () => '2026-05-04T09:30:00.000Z',
};

function textOf(
  { format = '', pattern, minLength = 0, maxLength = 40, examples = [] }: Schema,
  fullness: Fullness,
): string {
  const length = fullness === 'least' ? minLength : maxLength;
  const made = texts[format]?.(length);
  if (made !== undefined) return made;
  if (pattern === undefined) return 'x'.repeat(length);
  const fitting = ['0'.repeat(length), `+${'0'.repeat(length - 1)}`, ...examples.map(String)].find((text) =>
    new RegExp(pattern).test(text),
  );
  if (fitting === undefined) throw new Error(`no text is known that fits ${pattern}`);
  return fitting;
}

/** Objects are merged, anything else is replaced: what allOf asks of one value. */
const merged = (parts: unknown[]) =>
  parts.every((part) => typeof part === 'object') ? Object.assign({}, ...(parts as object[])) : parts.at(-1);

/** A value that fits the schema, with what its condition asks for. */
function sample(schema: Schema, fullness: Fullness): unknown {
  const value = unconditional(schema, fullness);
  const { if: condition, then } = schema;
  return condition && then && ajv.validate({ $ref: 'contract#', ...condition }, value)
    ? merged([value, unconditional({ type: 'object', ...then }, fullness)])
    : value;
}

function unconditional(schema: Schema, fullness: Fullness): unknown {
  if (schema.$ref !== undefined) return sample(schemas[schema.$ref.split('/').at(-1) ?? '']!, fullness);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum.at(fullness === 'least' ? 0 : -1);
  if (schema.allOf) return merged(schema.allOf.map((part) => sample(part, fullness)));
  if (schema.anyOf) return sample(schema.anyOf[0]!, fullness);
  switch ([schema.type].flat()[0]) {
    case 'string':
      return textOf(schema, fullness);
    case 'integer':
    case 'number':
      return fullness === 'least' ? schema.minimum : schema.maximum;
    case 'boolean':
      return fullness === 'most';
    case 'array':
      return Array.from({ length: fullness === 'least' ? (schema.minItems ?? 0) : 2 }, () =>
        sample(schema.items ?? {}, fullness),
      );
    default: {
      const { properties = {}, required = [], additionalProperties } = schema;
      const extra =
        additionalProperties && fullness === 'most' ? { anything: sample(additionalProperties, fullness) } : {};
      const wanted = Object.entries(properties).filter(([name]) => fullness === 'most' || required.includes(name));
      return { ...extra, ...Object.fromEntries(wanted.map(([name, part]) => [name, sample(part, fullness)])) };
    }
  }
}

describe.each(names)('the schema %s', (name) => {
  const schema = schemas[name]!;
  const validate = validator(name);

  it.each(['least', 'most'] as const)('accepts a value at its %s', (fullness) => {
    const value = sample(schema, fullness);
    expect(validate(value), JSON.stringify([value, validate.errors])).toBe(true);
  });

  it('refuses a value beyond its bounds', () => {
    const least = sample(schema, 'least');
    const wrong: unknown[] = [
      ...(schema.required ?? []).map((field) => ({ ...(least as object), [field]: undefined })),
      ...Object.keys(schema.properties ?? {}).map((field) => ({ ...(least as object), [field]: { no: 'such value' } })),
      ...(schema.minimum === undefined ? [] : [schema.minimum - 1, Number.NaN, String(schema.minimum)]),
      ...(schema.maximum === undefined ? [] : [schema.maximum + 1, Number.POSITIVE_INFINITY]),
      ...(schema.minLength === undefined ? [] : ['x'.repeat(schema.minLength - 1)]),
      ...(schema.maxLength === undefined ? [] : ['0'.repeat(schema.maxLength + 1)]),
      ...(schema.enum || schema.format || schema.pattern ? ['no such value!'.repeat(200)] : []),
      ...(schema.type === 'integer' ? [1.5] : []),
    ];
    // JSON has no undefined: what is undefined is not there.
    const plain = (value: unknown) => (typeof value === 'object' ? JSON.parse(JSON.stringify(value)) : value);
    const fitting = wrong.map(plain).filter((value) => validate(value));
    // An object may be anything that has nothing required of it and nothing declared that is set.
    expect(fitting.filter((value) => !mayBeAnything(schema, value))).toEqual([]);
  });
});

const student = { name: 'Asha Verma', rollNo: 'CS2024042', email: 'asha@mail.example', department: 'Civil' };
const whole = { ...student, year: 1, semester: 1 };

describe('a field that another one requires', () => {
  const bodiesOf: readonly [schema: string, id: string, value: object, fits: boolean][] = [
    ['PlacementUpdate', 'updateStudentPlacement', { placementStatus: 'Placed' }, false],
    ['PlacementUpdate', 'updateStudentPlacement', { placementStatus: 'Placed', company: null }, false],
    ['PlacementUpdate', 'updateStudentPlacement', { placementStatus: 'Placed', company: '' }, false],
    ['PlacementUpdate', 'updateStudentPlacement', { placementStatus: 'Placed', company: 'Tarang' }, true],
    ['PlacementUpdate', 'updateStudentPlacement', { placementStatus: 'Not Placed' }, true],
    ['PlacementUpdate', 'updateStudentPlacement', { placementStatus: 'Not Placed', company: null }, true],
    ['StudentUpdate', 'adminUpdateStudent', { ...whole, placementStatus: 'Placed' }, false],
    ['StudentUpdate', 'adminUpdateStudent', { ...whole, placementStatus: 'Placed', company: null }, false],
    ['StudentUpdate', 'adminUpdateStudent', { ...whole, placementStatus: 'Placed', company: 'Tarang' }, true],
    ['StudentUpdate', 'adminUpdateStudent', { ...whole, placementStatus: null, company: null }, true],
    ['StudentUpdate', 'adminUpdateStudent', whole, true],
    ['ApplicationReview', 'reviewApplication', { status: 'REJECTED' }, false],
    ['ApplicationReview', 'reviewApplication', { applicationStatus: 'REJECTED' }, false],
    ['ApplicationReview', 'reviewApplication', { status: 'REJECTED', rejectionReason: null }, false],
    ['ApplicationReview', 'reviewApplication', { status: 'REJECTED', rejectionReason: 'Late.' }, true],
    ['ApplicationReview', 'reviewApplication', { applicationStatus: 'REJECTED', rejectionReason: 'Late.' }, true],
    ['ApplicationReview', 'reviewApplication', { status: 'APPROVED', rejectionReason: null }, true],
  ];
  // The required fields of a student say nothing here.
  const changed = (value: object) =>
    inTitle(Object.fromEntries(Object.entries(value).filter(([key]) => !(key in whole))));
  it.each(bodiesOf.map(([name, id, value, fits]) => [name, id, changed(value), fits, value] as const))(
    '%s (%s) with %s: valid %s',
    (name, id, _, fits, value) => {
      expect([validator(name)(value), bodies[id]?.(value)]).toEqual([fits, fits]);
    },
  );
});

describe('the length of a text is its number of code points, in the contract and in the generated validators', () => {
  const texted = Object.entries(schemas).filter(([, { type, pattern, format, enum: words }]) => {
    return type === 'string' && pattern === undefined && words === undefined && (format ?? 'password') === 'password';
  });
  it.each(texted)('%s', (name, { minLength = 0, maxLength = 0 }) => {
    const fits = (length: number) => validator(name)('😀'.repeat(length));
    expect([minLength - 1, minLength, maxLength, maxLength + 1].map((length) => length >= 0 && fits(length))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it.each([
    [1, false],
    [2, true],
    [100, true],
    [101, false],
  ])('a body with a name of %i emoji: %s', (length, fits) => {
    expect(bodies['adminUpdateStudent']?.({ ...whole, name: '😀'.repeat(length) })).toBe(fits);
  });
});

/** A property without a type of its own, e.g. one that takes any object. */
function mayBeAnything({ properties = {} }: Schema, value: unknown): boolean {
  return Object.entries(properties).some(
    ([name, part]) =>
      part.additionalProperties !== undefined && typeof value === 'object' && value !== null && name in value,
  );
}

/** The schema of a body or an answer, by reference or in place. */
function jsonSchemaOf(media: unknown): Schema | undefined {
  const { $ref, content } = media as { $ref?: string; content?: { 'application/json'?: { schema: Schema } } };
  if ($ref === undefined) return content?.['application/json']?.schema;
  return jsonSchemaOf(
    $ref
      .slice(2)
      .split('/')
      .reduce((at: unknown, key) => (at as Record<string, unknown>)[key], contract),
  );
}

const operations = Object.values(contract.paths).flatMap((item) =>
  Object.values(item).filter(({ operationId }) => operationId),
);

describe('the generated validators accept what the contract allows', () => {
  it.each(
    operations
      .filter(({ requestBody }) => requestBody && jsonSchemaOf(requestBody))
      .map(({ operationId = '', requestBody }) => [operationId, requestBody] as const),
  )('the body of %s', (operationId, requestBody) => {
    const schema = jsonSchemaOf(requestBody)!;
    for (const fullness of ['least', 'most'] as const)
      expect(bodies[operationId]?.(sample(schema, fullness))).toBe(true);
    expect(bodies[operationId]?.({})).toBe(isDeepStrictEqual(sample(schema, 'least'), {}));
  });

  it.each(operations.map(({ operationId = '', responses: listed = {} }) => [operationId, listed] as const))(
    'the answers of %s',
    (operationId, listed) => {
      for (const [status, response] of Object.entries(listed)) {
        const check = responses[`${operationId}${status}`];
        const schema = jsonSchemaOf(response);
        // A file is judged by what reads it.
        if (!schema) continue;
        for (const fullness of ['least', 'most'] as const) {
          const value = sample(schema, fullness);
          expect(check?.(value), JSON.stringify([status, value, check?.errors])).toBe(true);
        }
        expect(check?.({ success: 'perhaps' })).toBe(false);
      }
    },
  );
});
