import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { type Contract, type Endpoint, endpoints, jsonSchema, type Parameter, type Schema } from '#openapi/contract.ts';
import { formats } from './formats.ts';

const contractId = 'university';

/** What a schema says to readers alone. */
const prose = new Set(['description', 'examples', 'default', 'deprecated']);

/** The schema without its prose, its references pointing at the contract's schemas by an absolute name. */
function absolute(schema: unknown, isProperties = false): unknown {
  if (Array.isArray(schema)) return schema.map((item) => absolute(item));
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => isProperties || !prose.has(key))
      .map(([key, value]) =>
        key === '$ref' && typeof value === 'string'
          ? [key, value.replace(/^#/, `${contractId}#`)]
          : [key, absolute(value, !isProperties && (key === 'properties' || key === 'schemas'))],
      ),
  );
}

function createAjv(contract: Contract, { coerceTypes = false, allErrors = true, messages = false } = {}) {
  const ajv = new Ajv({
    allErrors,
    coerceTypes,
    messages,
    // The contract uses nothing that draft 7 does not know, and its validators are half the size of 2020-12's.
    // Formats are regular expressions, so that the generated code needs no import for them.
    formats,
    strict: false,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
  });
  ajv.addSchema({ $id: contractId, components: absolute({ schemas: contract.components.schemas }) });
  return ajv;
}

function moduleOf(ajv: Ajv, schemas: Record<string, Schema>): string {
  // Many operations share a body or an answer: one validator serves all whose schema is the same.
  const firstOf = new Map<string, string>();
  const aliases: [name: string, first: string][] = [];
  for (const [name, schema] of Object.entries(schemas)) {
    const text = JSON.stringify(schema);
    const first = firstOf.get(text) ?? name;
    aliases.push([name, first]);
    if (first !== name) continue;
    firstOf.set(text, name);
    ajv.addSchema({ ...(absolute(schema) as Schema), $id: name });
  }
  const names = Object.fromEntries([...firstOf.values()].map((name) => [name, name]));
  const code = standalone(ajv, names).replace(
    /const (\w+) = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;/,
    (_, name: string) => `import { textLength as ${name} } from './text-length.ts';`,
  );
  if (/\brequire\(/.test(code)) throw new Error('the generated validators must not import anything of ajv');
  // One object in place of an export each: callers look a validator up by the operation's name.
  const validatorOf = new Map<string, string>();
  const body = code
    .replace(/^"use strict";/, '')
    .replace(/export const (\w+) = (\w+);/g, (_, name: string, validate: string) => {
      validatorOf.set(name, validate);
      return '';
    });
  if (validatorOf.size !== firstOf.size) throw new Error('a generated validator was not recognised');
  return [
    '// Generated from university.yaml by `npm run generate`. Do not edit.',
    '/* eslint-disable */',
    body,
    `export const validators = { ${aliases.map(([name, first]) => `${name}: ${validatorOf.get(first)}`).join(', ')} };`,
    '',
  ].join('\n');
}

const parameterSchema = ({ parameters }: Endpoint, where: Parameter['in']): Schema => {
  const of = parameters.filter((parameter) => parameter.in === where);
  return {
    type: 'object',
    properties: Object.fromEntries(of.map(({ name, schema }) => [name, schema])),
    required: of.filter(({ required }) => required).map(({ name }) => name),
  };
};

/** What the validator of an operation's parameters is called behind the operation's name. */
const suffixes = { path: 'Path', query: 'Query', header: 'Header' } as const;

/** Validators of what a request brings: `<operationId>` for the body, `<operationId>Path`, `…Query`, `…Header` (coercing). */
export function requestModules(contract: Contract): { bodies: string; parameters: string } {
  const bodies: Record<string, Schema> = {};
  const parameters: Record<string, Schema> = {};
  for (const endpoint of endpoints(contract)) {
    const body = jsonSchema(contract, endpoint.operation.requestBody);
    if (body) bodies[endpoint.id] = body;
    for (const where of Object.keys(suffixes) as Parameter['in'][])
      if (endpoint.parameters.some((parameter) => parameter.in === where))
        parameters[`${endpoint.id}${suffixes[where]}`] = parameterSchema(endpoint, where);
  }
  return {
    bodies: moduleOf(createAjv(contract), bodies),
    parameters: moduleOf(createAjv(contract, { coerceTypes: true }), parameters),
  };
}

/**
 * Validators of every response: `<operationId><status>`. They stop at the first error: an answer is right or wrong, and
 * to collect those of the alternatives of 50,000 rows would take minutes.
 */
export function responseModule(contract: Contract): string {
  const schemas: Record<string, Schema> = {};
  for (const { id, operation } of endpoints(contract))
    for (const [status, response] of Object.entries(operation.responses)) {
      const schema = jsonSchema(contract, response);
      if (schema) schemas[`${id}${status}`] = schema;
    }
  return moduleOf(createAjv(contract, { allErrors: false, messages: true }), schemas);
}

/** Validators of lists of records by the name of their schema, e.g. `Student`, for data that comes from elsewhere. */
export function recordModule(contract: Contract, names: readonly string[]): string {
  const listOf = (name: string): Schema => ({ type: 'array', items: { $ref: `#/components/schemas/${name}` } });
  const schemas = Object.fromEntries(names.map((name) => [name, listOf(name)]));
  return moduleOf(createAjv(contract, { allErrors: false, messages: true }), schemas);
}
