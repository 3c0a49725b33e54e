import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { expect, it } from 'vitest';
import { namedSchemas } from './named-schemas.ts';

const contract: OpenAPI3 = {
  openapi: '3.1.0',
  info: { title: 'Contract', version: '1.0.0' },
  paths: {},
  components: {
    schemas: {
      Course: {
        type: 'object',
        description: 'A course.',
        properties: { title: { $ref: '#/components/schemas/Title' } },
      },
      Title: { type: 'string' },
      Kind: { type: 'string', enum: ['one', 'other'] },
      Both: {
        type: 'object',
        allOf: [{ $ref: '#/components/schemas/Course' }, { type: 'object', properties: { id: { type: 'string' } } }],
      },
    },
  },
};

it('Each object of the contract has a type by its own name, with its description, and a word or a text has none', async () => {
  const types = astToString(namedSchemas(await openapiTS(contract, { silent: true })));
  expect(types).toMatch(/Course: Course;/);
  expect(types).toMatch(
    /\/\*\* @description A course. \*\/\nexport interface Course \{\n\s*title\?: components\["schemas"\]\["Title"\];\n\}/,
  );
  expect(types).toMatch(/export type Both = components\["schemas"\]\["Course"\] & \{/);
  expect(types).not.toMatch(/export (?:type|interface) (?:Title|Kind)/);
});
