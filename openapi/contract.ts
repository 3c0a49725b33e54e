import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

/** Where the contract lies, whatever folder a command is run from. */
export const contractPath = fileURLToPath(new URL('university.yaml', import.meta.url));
const methods = ['get', 'post', 'put', 'delete'] as const;

/** A JSON schema, with those of its keywords that are read here. */
export interface Schema {
  [keyword: string]: unknown;
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  examples?: unknown[];
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
  required?: string[];
  allOf?: Schema[];
  anyOf?: Schema[];
  if?: Schema;
  then?: Schema;
  readOnly?: boolean;
  deprecated?: boolean;
}
type Reference = { $ref: string };
export interface Example {
  summary?: string;
  value: unknown;
}
interface Header {
  description?: string;
  schema: Schema;
}
/** A request body or a response. */
export interface Media {
  description?: string;
  headers?: Record<string, Header | Reference>;
  content?: Record<string, { schema: Schema; examples?: Record<string, Example | Reference> }>;
}
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  /** The extension that a parameter of other operations belongs to. */
  'x-extension'?: string;
  description?: string;
  schema: Schema;
  example?: unknown;
}
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  'x-roles': string[];
  'x-public-when'?: Record<string, string>;
  /** The extension that an operation belongs to, where it goes beyond the documented 52. */
  'x-extension'?: string;
  parameters?: (Parameter | Reference)[];
  requestBody?: Media | Reference;
  responses: Record<string, Media | Reference>;
}
export interface Contract {
  info: { title: string; version: string; summary: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<(typeof methods)[number], Operation>> & { parameters?: Parameter[] }>;
  components: { schemas: Record<string, Schema> } & Record<string, Record<string, unknown>>;
}
export interface Endpoint {
  id: string;
  method: (typeof methods)[number];
  path: string;
  operation: Operation;
  parameters: Parameter[];
}

let parsed: { readonly text: string; readonly contract: Contract } | undefined;

/** The contract as its file is now. Parsing takes half a second, and is done again only where the file is another. */
export async function readContract(): Promise<Contract> {
  const text = await readFile(contractPath, 'utf8');
  if (parsed?.text !== text) parsed = { text, contract: parse(text) as Contract };
  return parsed.contract;
}

/** Follows one local `$ref`, where the value is one. */
export function resolved<T extends object>(contract: Contract, value: T | Reference): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T;
  let found: unknown = contract;
  for (const key of value.$ref.slice(2).split('/')) found = (found as Record<string, unknown>)[key];
  return resolved(contract, found as T | Reference);
}

/** Every operation of the contract, in its order. */
export function endpoints(contract: Contract): Endpoint[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
        resolved<Parameter>(contract, parameter),
      );
      return [{ id: operation.operationId, method, path, operation, parameters }];
    }),
  );
}

/** The JSON schema of a body or response, if it has one. */
export function jsonSchema(contract: Contract, media: Media | Reference | undefined): Schema | undefined {
  const content = media && resolved<Media>(contract, media).content;
  return (content?.['application/json'] ?? content?.['multipart/form-data'])?.schema;
}
