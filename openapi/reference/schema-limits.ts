import { type Contract, resolved, type Schema } from '../contract.ts';

const code = (value: unknown) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

/** “3 to 254 characters”, “exactly 10 characters”, “at most 500 characters”. */
function range(least: number | undefined, most: number | undefined, unit = ''): string[] {
  if (least === undefined && most === undefined) return [];
  if (most === undefined) return [`at least ${least}${unit}`];
  if (least === undefined) return [`at most ${most}${unit}`];
  return [least === most ? `exactly ${most}${unit}` : `${least} to ${most}${unit}`];
}

/** The types of a schema that is not named, e.g. `string (date) or null`. */
export const plainType = ({ type, format }: Schema): string =>
  [type ?? []]
    .flat()
    .map((name) => (format && name !== 'null' ? `${name} (${format})` : name))
    .join(' or ');

/** What else a value must fit, in words, with code between backticks. */
export function limitsOf(contract: Contract, schema: Schema): string[] {
  const isListed = schema.enum !== undefined || schema.const !== undefined;
  const limits = [
    ...(schema.enum ? [`one of ${schema.enum.map(code).join(', ')}`] : []),
    ...(schema.const === undefined ? [] : [`always ${code(schema.const)}`]),
    ...(isListed ? [] : range(schema.minLength, schema.maxLength, ' characters')),
    ...range(schema.minimum, schema.maximum),
    ...range(undefined, schema.maxItems, ' items'),
    ...(schema.pattern ? [`matches ${code(schema.pattern)}`] : []),
    ...(schema.default === undefined ? [] : [`${code(schema.default)} when left out`]),
    ...(schema.readOnly ? ['read only'] : []),
    ...(schema.deprecated ? ['deprecated'] : []),
  ];
  // What is named elsewhere is said here too, unless it is an object, whose fields are many.
  const named = schema.$ref ? resolved<Schema>(contract, { $ref: schema.$ref }) : undefined;
  const own = named && !named.properties ? [plainType(named), ...limitsOf(contract, named)].filter(Boolean) : [];
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? [])].flatMap((part) => limitsOf(contract, part));
  return [...new Set([...own, ...parts, ...limits])];
}
