import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Contract, endpoints, readContract, type Schema } from '#openapi/contract.ts';
import { generatorsDocument } from './generators.ts';

const contract = await readContract();
const document = parse(generatorsDocument(contract)) as Contract;
const { schemas } = document.components;

const operations = (one: Contract) =>
  endpoints(one).map(({ id, method, path, operation, parameters }) => ({
    id,
    call: `${method} ${path}`,
    statuses: Object.keys(operation.responses),
    parameters: parameters.map(({ name, in: place }) => `${place} ${name}`),
  }));

/** Each object of the document, with where it stands. */
function* objectsIn(part: unknown, at: readonly string[] = []): Generator<{ at: string; object: Schema }> {
  if (typeof part !== 'object' || part === null) return;
  if (!Array.isArray(part)) yield { at: at.join('/'), object: part as Schema };
  for (const [key, value] of Object.entries(part)) yield* objectsIn(value, [...at, key]);
}
const all = [...objectsIn(document)];

it('The contract for generators has all operations, with the same parameters and statuses', () => {
  expect(operations(document)).toEqual(operations(contract));
});

it('The contract for generators uses no keyword that OpenAPI 3.0 lacks, and no list of types', () => {
  const newer = ['const', 'if', 'then', 'else', 'unevaluatedProperties', 'examples'];
  const found = all.filter(({ object }) => Array.isArray(object.type) || newer.some((keyword) => keyword in object));
  expect(found.map(({ at }) => at)).toEqual([]);
});

it('Each reference of the contract for generators leads to a component, and has nothing beside it', () => {
  for (const { at, object } of all) {
    if (typeof object.$ref !== 'string') continue;
    expect(Object.keys(object), at).toEqual(['$ref']);
    const found = object.$ref
      .slice(2)
      .split('/')
      .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], document);
    expect(found, object.$ref).toBeDefined();
  }
});

it('No two components of the contract for generators share a name, whatever their kind', () => {
  const { securitySchemes: _, ...kinds } = document.components;
  const names = Object.values(kinds).flatMap((components) => Object.keys(components));
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

it.each([
  ['a word that says success', schemas['Succeeded'], { type: 'boolean' }],
  ['a day, which is no text in most languages', schemas['CalendarDate'], { type: 'string', format: 'date' }],
  ['the value of a changed field', schemas['FieldValue'], {}],
  [
    'the one word of a stale failure',
    schemas['StaleFailure']?.allOf?.[1]?.properties?.['error'],
    { type: 'string', enum: ['STALE'] },
  ],
  [
    'the role of a student',
    schemas['StudentUser']?.allOf?.[1]?.properties?.['role'],
    { $ref: '#/components/schemas/Role' },
  ],
])('The contract for generators describes %s in words that languages have', (_, schema, expected) => {
  const { description: __, example: ___, ...described } = { ...schema };
  expect(described).toEqual(expected);
});
