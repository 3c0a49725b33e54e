import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

export const contractPath = 'openapi/university.yaml';
const methods = ['get', 'post', 'put', 'delete'] as const;

export type Schema = Record<string, unknown>;
type Media = { content?: Record<string, { schema: Schema }> };
export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  schema: Schema;
}
export interface Operation {
  operationId: string;
  tags: string[];
  'x-roles': string[];
  'x-public-when'?: Record<string, string>;
  /** The extension that an operation belongs to, where it goes beyond the documented 52. */
  'x-extension'?: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: Media | { $ref: string };
  responses: Record<string, Media | { $ref: string }>;
}
export interface Contract {
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

export async function readContract(): Promise<Contract> {
  return parse(await readFile(contractPath, 'utf8')) as Contract;
}

/** Follows one local `$ref`, where the value is one. */
export function resolved<T extends object>(contract: Contract, value: T | { $ref: string }): T {
  if (!('$ref' in value)) return value;
  let found: unknown = contract;
  for (const key of value.$ref.slice(2).split('/')) found = (found as Record<string, unknown>)[key];
  return resolved(contract, found as T | { $ref: string });
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
export function jsonSchema(contract: Contract, media: Media | { $ref: string } | undefined): Schema | undefined {
  return media && resolved<Media>(contract, media).content?.['application/json']?.schema;
}
