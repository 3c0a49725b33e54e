import { type Contract, resolved, type Schema } from '#openapi/contract.ts';

/** What a schema of a request asks for, its references followed and its parts put together. */
export interface Shape {
  readonly types: readonly string[];
  readonly nullable: boolean;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required: readonly string[];
  /** Other shapes that do as well. */
  readonly alternatives: readonly Shape[];
}

const keywords = ['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'maxItems'] as const;

/** The schema with the parts of its `allOf` in it. */
function merged(contract: Contract, schema: Schema): Schema {
  const { allOf = [], ...own } = resolved<Schema>(contract, schema as Schema & { $ref: string });
  const parts = [...allOf.map((part) => merged(contract, part)), own];
  const properties = Object.fromEntries(parts.flatMap((part) => Object.entries(part.properties ?? {})));
  const required = parts.flatMap((part) => part.required ?? []);
  return Object.assign(
    {},
    ...parts,
    { required },
    parts.some((part) => part.properties) ? { properties } : {},
  ) as Schema;
}

/** Of alternatives the first counts, as in a message of the server; `null` beside one makes it nullable. */
export function shapeOf(contract: Contract, schema: Schema): Shape {
  const whole = merged(contract, schema);
  const shapes = (whole.anyOf ?? []).map((part) => shapeOf(contract, part));
  const [first, ...alternatives] = shapes.filter(({ types }) => types.length > 0);
  const nullable = shapes.some((shape) => shape.nullable);
  if (first && !whole.properties) return { ...first, nullable: nullable || first.nullable, alternatives };
  const types = [whole.type ?? []].flat();
  const values = whole.const === undefined ? whole.enum : [whole.const];
  return {
    types: types.filter((type) => type !== 'null'),
    nullable: types.includes('null') || (values?.includes(null) ?? false),
    required: whole.required ?? [],
    alternatives: [],
    ...(values && { enum: values.filter((value) => value !== null) }),
    ...(whole.items && { items: shapeOf(contract, whole.items) }),
    ...(whole.properties && {
      properties: Object.fromEntries(
        Object.entries(whole.properties).map(([name, part]) => [name, shapeOf(contract, part)]),
      ),
    }),
    ...Object.fromEntries(keywords.flatMap((name) => (whole[name] === undefined ? [] : [[name, whole[name]]]))),
  };
}
