import {
  type Contract,
  type Endpoint,
  endpoints,
  jsonSchema,
  type Media,
  type Parameter,
  resolved,
  type Schema,
} from '#openapi/contract.ts';

/** A change that may break a client which was right under the earlier contract, e.g. one that has been deployed. */
export interface BreakingChange {
  /** The operation and the place in it, e.g. `PUT /courses/{id}, request: courseName`. */
  readonly where: string;
  readonly what: string;
}

/** What a schema describes: what a client sends, or what it gets. */
type Direction = 'request' | 'response';

type Report = (where: string, what: string) => void;

/** One of two contracts that are compared: its references lead into itself. */
interface Side {
  readonly contract: Contract;
  readonly schema: Schema;
}

const joined = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');
const without = <T>(values: readonly T[], others: readonly T[]) => values.filter((value) => !others.includes(value));

/** Both schemas as one. */
const together = (one: Schema, other: Schema): Schema => ({
  ...one,
  ...other,
  ...((one.properties ?? other.properties) && { properties: { ...one.properties, ...other.properties } }),
  ...((one.required ?? other.required) && { required: [...(one.required ?? []), ...(other.required ?? [])] }),
});

/** A schema with its references followed and its `allOf` put together. */
function flat({ contract, schema }: Side): Schema {
  const { allOf = [], ...own } = resolved<Schema>(contract, schema as Schema & { $ref: string });
  return allOf.reduce<Schema>((all, part) => together(flat({ contract, schema: part }), all), own);
}

/** The schemas of which a value has to fit one: those of `anyOf` or `oneOf`, or the schema itself. */
function variants(side: Side): Schema[] {
  const { anyOf, oneOf, ...own } = flat(side) as Schema & { oneOf?: Schema[] };
  const listed = anyOf ?? oneOf;
  // One variant for each type, so that `type: [string, 'null']` is the same as two schemas.
  if (!listed) return Array.isArray(own.type) ? own.type.map((type) => ({ ...own, type })) : [own];
  return listed.flatMap((schema) => variants({ contract: side.contract, schema })).map((one) => together(own, one));
}

const typesOf = ({ type }: Schema): string[] => [type ?? []].flat();
const allows = (types: readonly string[], type: string) =>
  types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'));

const valuesOf = ({ enum: values, const: constant }: Schema): unknown[] | undefined =>
  values ?? (constant === undefined ? undefined : [constant]);

/** The keywords that limit a value from below and from above. */
const lowerLimits = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const;
const upperLimits = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const;
/** The keywords of which no program can say which of two is the stricter. */
const conditions = ['if', 'then', 'else', 'not', 'dependentRequired', 'dependentSchemas', 'multipleOf', 'uniqueItems'];

function compareTypes(before: Schema, after: Schema, direction: Direction, where: string, report: Report): void {
  const [earlier, later] = [typesOf(before), typesOf(after)];
  if (direction === 'request') {
    const lost = earlier.filter((type) => !allows(later, type));
    if (lost.length > 0) report(where, `accepts ${lost.join(' or ')} no longer`);
  } else {
    const added = later.filter((type) => !allows(earlier, type));
    if (added.length > 0) report(where, `may be ${added.join(' or ')}, which it was not`);
  }
}

function compareValues(before: Schema, after: Schema, direction: Direction, where: string, report: Report): void {
  const [earlier, later] = [valuesOf(before), valuesOf(after)];
  if (direction === 'request' && later) {
    if (!earlier) report(where, `accepts nothing but ${joined(later)}`);
    else if (without(earlier, later).length > 0) report(where, `accepts ${joined(without(earlier, later))} no longer`);
  }
  if (direction === 'response' && earlier) {
    if (!later) report(where, `may hold other values than ${joined(earlier)}`);
    else if (without(later, earlier).length > 0) report(where, `may hold ${joined(without(later, earlier))}`);
  }
}

/** What is sent must not be limited more than it was. A wider limit of an answer is no break: clients show what comes. */
function compareLimits(before: Schema, after: Schema, where: string, report: Report): void {
  for (const [keywords, sign] of [[lowerLimits, 1] as const, [upperLimits, -1] as const])
    for (const keyword of keywords) {
      const [earlier, later] = [before[keyword], after[keyword]];
      if (typeof later !== 'number' || (typeof earlier === 'number' && later * sign <= earlier * sign)) continue;
      report(where, `${keyword} is ${later}, and was ${String(earlier ?? 'not limited')}`);
    }
  if (after.pattern !== undefined && after.pattern !== before.pattern)
    report(where, `has the pattern ${after.pattern}`);
  const isNew = (keyword: string) =>
    after[keyword] !== undefined && JSON.stringify(after[keyword]) !== JSON.stringify(before[keyword]);
  const found = conditions.filter(isNew);
  if (found.length > 0) report(where, `has a new condition: ${found.join(', ')}`);
}

/** The properties of an object that are sent, or that come back. */
function propertiesOf({ contract, schema }: Side, direction: Direction): Record<string, Schema> {
  const ignored = direction === 'request' ? 'readOnly' : 'writeOnly';
  const all = Object.entries(schema.properties ?? {});
  return Object.fromEntries(all.filter(([, property]) => flat({ contract, schema: property })[ignored] !== true));
}

function compareProperties(before: Side, after: Side, direction: Direction, where: string, walk: Walk): void {
  const [earlier, later] = [propertiesOf(before, direction), propertiesOf(after, direction)];
  const [needed, needs] = [before.schema.required ?? [], after.schema.required ?? []];
  const place = (name: string) => `${where}${/[:.\]]$/.test(where) ? '' : '.'}${where.endsWith(':') ? ' ' : ''}${name}`;
  const added = without(Object.keys(later), Object.keys(earlier));
  for (const [name, schema] of Object.entries(earlier)) {
    const other = later[name];
    if (other) {
      const sides = [
        { contract: before.contract, schema },
        { contract: after.contract, schema: other },
      ] as const;
      compareSchemas(...sides, direction, place(name), walk);
    } else if (direction === 'request') walk.report(place(name), 'is not read any more');
    else {
      const hint = added.length > 0 ? ` (new is ${added.join(', ')}: renamed?)` : '';
      walk.report(place(name), `is not in the answer any more${hint}`);
    }
  }
  if (direction === 'request') {
    for (const name of without(needs, needed)) walk.report(place(name), 'is required now');
    const isClosed = ({ schema }: Side) => (schema.additionalProperties as unknown) === false;
    if (isClosed(after) && !isClosed(before))
      walk.report(where.replace(/:$/, ''), 'accepts no undeclared properties any more');
  } else
    for (const name of without(needed, needs).filter((name) => name in later))
      walk.report(place(name), 'may be absent');
}

/** What stays the same on the way down into a schema. */
interface Walk {
  readonly report: Report;
  /** The schemas on the way down, as a schema may hold itself. */
  readonly above: readonly Schema[];
}

/** Whether a text that might not be empty before has to be visible: what it must say something with is seen (docs/decisions/0029). */
const isStillNotEmpty = (earlier: Schema, later: Schema): boolean =>
  later.format === 'visible' && Number(earlier.minLength ?? 0) > 0;

function compareOne(before: Side, after: Side, direction: Direction, where: string, walk: Walk): void {
  const [earlier, later] = [before.schema, after.schema];
  compareTypes(earlier, later, direction, where, walk.report);
  // Nothing else limits what can only be null.
  if ([earlier, later].some((schema) => typesOf(schema).join() === 'null')) return;
  compareValues(earlier, later, direction, where, walk.report);
  if (direction === 'request') compareLimits(earlier, later, where, walk.report);
  const formatIsNew =
    direction === 'request'
      ? later.format !== undefined && !isStillNotEmpty(earlier, later)
      : earlier.format !== undefined;
  if (formatIsNew && later.format !== earlier.format)
    walk.report(where, `has the format ${later.format ?? 'of any text'}, and had ${earlier.format ?? 'none'}`);
  compareProperties(before, after, direction, where, walk);
  if (earlier.items && later.items)
    compareSchemas(
      { contract: before.contract, schema: earlier.items },
      { contract: after.contract, schema: later.items },
      direction,
      `${where}${where.endsWith(':') ? ' ' : ''}[]`,
      walk,
    );
}

/** Compares two schemas. Of several variants, each that was accepted or could come must have its like. */
function compareSchemas(before: Side, after: Side, direction: Direction, where: string, walk: Walk): void {
  const schema = resolved<Schema>(before.contract, before.schema as Schema & { $ref: string });
  if (walk.above.includes(schema)) return;
  const below = { ...walk, above: [...walk.above, schema] };
  const earlier = variants(before).map((schema) => ({ contract: before.contract, schema }));
  const later = variants(after).map((schema) => ({ contract: after.contract, schema }));
  const [subjects, candidates] = direction === 'request' ? [earlier, later] : [later, earlier];
  for (const subject of subjects) {
    const found = candidates.map((candidate) => {
      const changes: [string, string][] = [];
      const sides = direction === 'request' ? ([subject, candidate] as const) : ([candidate, subject] as const);
      compareOne(...sides, direction, where, { ...below, report: (...change) => changes.push(change) });
      return changes;
    });
    // The nearest of the candidates is the one that was meant.
    const [nearest = []] = found.toSorted((a, b) => a.length - b.length);
    for (const change of nearest) walk.report(...change);
  }
}

const titleOf = ({ method, path }: Endpoint) => `${method.toUpperCase()} ${path}`;
/** Names of path parameters are for readers alone: no client sends them. */
const keyOf = (endpoint: Endpoint) => titleOf(endpoint).replace(/\{[^}]*\}/g, '{}');

function compareParameters(before: Endpoint, after: Endpoint, sides: Contracts, report: Report): void {
  const sameIn = ({ parameters }: Endpoint, parameter: Parameter) =>
    parameters.find((one) => one.in === parameter.in && one.name === parameter.name);
  for (const parameter of after.parameters) {
    if (parameter.in === 'path') continue;
    const where = `${titleOf(before)}, ${parameter.in} parameter ${parameter.name}`;
    const earlier = sameIn(before, parameter);
    if (parameter.required && !earlier?.required) report(where, 'is required now');
  }
  for (const parameter of before.parameters) {
    const isPath = parameter.in === 'path';
    const where = `${titleOf(before)}, ${parameter.in} parameter ${parameter.name}`;
    const position = before.parameters.filter((one) => one.in === 'path').indexOf(parameter);
    const later = isPath ? after.parameters.filter((one) => one.in === 'path')[position] : sameIn(after, parameter);
    if (!later) report(where, 'is not read any more');
    else
      compareSchemas(
        { contract: sides.before, schema: parameter.schema },
        { contract: sides.after, schema: later.schema },
        'request',
        where,
        { report, above: [] },
      );
  }
}

function compareBodies(before: Endpoint, after: Endpoint, sides: Contracts, report: Report): void {
  const where = `${titleOf(before)}, request`;
  const earlier = jsonSchema(sides.before, before.operation.requestBody);
  const later = jsonSchema(sides.after, after.operation.requestBody);
  if (!earlier && later) report(where, 'needs a body now');
  else if (earlier && !later) report(where, 'is not read any more');
  else if (earlier && later)
    compareSchemas(
      { contract: sides.before, schema: earlier },
      { contract: sides.after, schema: later },
      'request',
      `${where}:`,
      { report, above: [] },
    );
}

function compareResponses(before: Endpoint, after: Endpoint, sides: Contracts, report: Report): void {
  for (const [status, response] of Object.entries(before.operation.responses)) {
    const where = `${titleOf(before)}, response ${status}`;
    const other = after.operation.responses[status];
    if (!other) {
      if (status.startsWith('2')) report(where, 'is not sent any more');
      continue;
    }
    const headers = Object.keys(resolved<Media>(sides.before, response).headers ?? {});
    const kept = Object.keys(resolved<Media>(sides.after, other).headers ?? {});
    for (const name of without(headers, kept)) report(`${where}, header ${name}`, 'is not sent any more');
    const [earlier, later] = [jsonSchema(sides.before, response), jsonSchema(sides.after, other)];
    if (earlier && !later) report(where, 'has no body any more');
    if (earlier && later)
      compareSchemas(
        { contract: sides.before, schema: earlier },
        { contract: sides.after, schema: later },
        'response',
        `${where}:`,
        { report, above: [] },
      );
  }
}

interface Contracts {
  readonly before: Contract;
  readonly after: Contract;
}

/** What in the later contract may break a client of the earlier one. What was only added is not among it. */
export function breakingChanges(before: Contract, after: Contract): BreakingChange[] {
  const changes = new Map<string, BreakingChange>();
  const report: Report = (where, what) => void changes.set(`${where} ${what}`, { where, what });
  const sides = { before, after };
  const later = new Map(endpoints(after).map((endpoint) => [keyOf(endpoint), endpoint]));
  for (const endpoint of endpoints(before)) {
    const title = titleOf(endpoint);
    const other = later.get(keyOf(endpoint));
    if (!other) {
      report(title, 'was removed');
      continue;
    }
    if (other.id !== endpoint.id) report(title, `has the operationId ${other.id}, and had ${endpoint.id}`);
    const [roles, otherRoles] = [endpoint.operation['x-roles'], other.operation['x-roles']];
    if (roles.toSorted().join() !== otherRoles.toSorted().join())
      report(title, `may be called by ${otherRoles.join(', ')}, and before by ${roles.join(', ')}`);
    compareParameters(endpoint, other, sides, report);
    compareBodies(endpoint, other, sides, report);
    compareResponses(endpoint, other, sides, report);
  }
  return [...changes.values()];
}
