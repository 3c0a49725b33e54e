import { stringify } from 'yaml';
import type { Contract, Schema } from '#openapi/contract.ts';

type Json = Record<string, unknown>;
type Schemas = Readonly<Record<string, Schema>>;

/**
 * What code generators are given in other words, and what a server that is generated from them has to check by hand. It
 * stands in the description of the document itself, where whoever generates reads it.
 */
const DIFFERENCES = [
  'OpenAPI 3.0.3: `nullable` in place of a type `null`, one `example` in place of `examples`, and none of whole bodies.',
  '`success` is any boolean. In a success it is true, in a failure false.',
  'No lengths of dates, words of a list and formats that a language has a type of its own for.',
  'The value of a changed field (`FieldValue`) has no type: a text, a number, a boolean or null.',
  'Both kinds of `User` may have any `role`; a student’s is always STUDENT, an administrator’s never.',
  '`StudentConflict` is a failure that may have the stored record in `data`; it has it where `error` is STALE.',
  '`listStudents` answers records. With `view=public` they have only the fields of `PublicStudent`.',
  '`ApplicationReview` requires neither `status` nor `applicationStatus`. One of them has to be there.',
  'No conditions: `company` and `packageAmount` of a placement, `rejectionReason` of a rejection, `reviewComments` beyond the seats.',
  'Components of one kind that share the name of a schema have another one: `CaseNoteBody`, `PaperAnswer`.',
];

const SCHEMAS = '#/components/schemas/';
const refer = (name: string): Schema => ({ $ref: `${SCHEMAS}${name}` });
const nameIn = ($ref = '') => $ref.slice(SCHEMAS.length);

/** The keywords of JSON Schema that OpenAPI 3.0 does not have. */
const UNKNOWN = new Set(['if', 'then', 'else', 'unevaluatedProperties', 'const', 'examples']);
/** Those for which a language has a type, which no length is asked of; `visible` is a format of the contract alone. */
const TYPED = new Set(['date', 'date-time', 'binary']);

const isNull = ({ type }: Schema) => type === 'null';

/** The words that a text may be, where the schema lists them. */
const wordsOf = ({ const: only, enum: words }: Schema) => (typeof only === 'string' ? [only] : words);

function typeOf({ type }: Schema): Json {
  if (!Array.isArray(type)) return type === undefined ? {} : { type };
  const [only, ...others] = type.filter((name) => name !== 'null');
  const nullable = type.includes('null') && { nullable: true };
  return others.length > 0 ? { ...nullable } : { type: only, ...nullable };
}

/** A reference cannot have anything beside it in OpenAPI 3.0. */
const referTo = ($ref: string, beside: Json): Json =>
  Object.keys(beside).length > 0 ? { allOf: [{ $ref }], ...beside } : { $ref };

function schemaOf(schema: Schema, all: Schemas): Json {
  const inner = (one: Schema) => schemaOf(one, all);
  const { $ref, type, format, properties, items, additionalProperties, allOf, anyOf, ...rest } = schema;
  const words = wordsOf(schema);
  const hasLengths = words === undefined && !TYPED.has(format ?? '') && !(Array.isArray(type) && type.length > 2);
  const kept = Object.fromEntries(
    Object.entries(rest).filter(
      ([keyword]) => !UNKNOWN.has(keyword) && (hasLengths || !['minLength', 'maxLength'].includes(keyword)),
    ),
  );
  const [example] = schema.examples ?? [];
  const choices = anyOf?.filter((choice) => !isNull(choice)) ?? [];
  const [choice, ...others] = choices;
  const isNullable = anyOf !== undefined && choices.length < anyOf.length;
  const own: Json = {
    ...(words && type === undefined && { type: 'string' }),
    ...typeOf(schema),
    ...(format && format !== 'visible' && { format }),
    ...kept,
    // A generator for Rust writes a quotation mark in a pattern as HTML does.
    ...(schema.pattern && { pattern: schema.pattern.replaceAll('"', '\\x22') }),
    ...(words && { enum: words }),
    ...(example !== undefined && { example }),
    ...(properties && { properties: mapped(properties, inner) }),
    ...(items && { items: inner(items) }),
    ...(additionalProperties && { additionalProperties: inner(additionalProperties) }),
    ...(allOf && { allOf: allOf.map(inner) }),
    ...(isNullable && { nullable: true }),
  };
  if ($ref) return referTo($ref, own);
  if (!choice) return own;
  // One kind of value, or null.
  if (others.length === 0)
    return choice.$ref
      ? referTo(choice.$ref, { type: all[nameIn(choice.$ref)]?.type, ...own })
      : { ...inner(choice), ...own };
  return { ...own, anyOf: choices.map(inner) };
}

const mapped = <Value, Result>(values: Readonly<Record<string, Value>>, change: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

/** The schemas that no generator takes as they are, by name. */
function simpler(schemas: Schemas): Schemas {
  const { StudentUser, AdminUser, ApplicationReview, FieldValue } = schemas;
  const role = refer('Role');
  const [record, student] = StudentUser?.allOf ?? [];
  const [review] = ApplicationReview?.anyOf ?? [];
  const { allOf: _, anyOf: __, ...described } = ApplicationReview ?? {};
  return {
    ...schemas,
    ...(FieldValue && { FieldValue: { description: FieldValue.description ?? '' } }),
    StudentUser: {
      ...StudentUser,
      allOf: [record ?? {}, { ...student, properties: { ...student?.properties, role } }],
    },
    AdminUser: { ...AdminUser, properties: { ...AdminUser?.properties, role } },
    User: {
      description: schemas['User']?.description ?? '',
      oneOf: [refer('StudentUser'), refer('AdminUser')],
    },
    ApplicationReview: { ...described, type: 'object', properties: review?.properties ?? {} },
    StudentConflict: {
      description: 'A failure, with the stored record in `data` where the record has changed since it was read.',
      allOf: [refer('Failure'), { type: 'object', properties: { data: refer('Student') } }],
    },
  };
}

/** What stands for an answer of several kinds, by the first of them. */
const ANSWERS: Readonly<Record<string, string>> = {
  StaleFailure: 'StudentConflict',
  StudentListResponse: 'StudentListResponse',
};

function answerOf(schema: Schema, all: Schemas): Json {
  const answer = ANSWERS[nameIn(schema.anyOf?.[0]?.$ref)];
  return answer === undefined ? schemaOf(schema, all) : { ...refer(answer) };
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** A part of the document outside of the schemas, with those that stand in it. */
function partOf(part: unknown, all: Schemas): unknown {
  if (Array.isArray(part)) return part.map((one) => partOf(one, all));
  if (!isJson(part)) return part;
  return Object.fromEntries(
    Object.entries(part).flatMap(([key, value]) => {
      if (key === 'examples') return [];
      return [[key, key === 'schema' && isJson(value) ? answerOf(value, all) : partOf(value, all)]];
    }),
  );
}

/**
 * The contract for code generators: the same operations in OpenAPI 3.0.3, without what they cannot translate. The
 * differences are listed in its description; the conformance kit checks what they leave out.
 * @returns a document in YAML
 */
export function generatorsDocument(contract: Contract): string {
  const { openapi: _, info, components, 'x-json-schema-faker': __, ...rest } = contract as Contract & Json;
  const { summary, description, ...about } = info;
  const schemas = simpler(components.schemas);
  const differences = DIFFERENCES.map((one) => `- ${one}`).join('\n');
  const document = {
    openapi: '3.0.3',
    info: {
      ...about,
      description: `${summary} For code generators, in other words than \`university.yaml\`:\n\n${differences}\n\n${description}`,
    },
    ...Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, partOf(part, schemas)])),
    components: {
      ...(partOf(components, schemas) as Json),
      schemas: mapped(schemas, (schema) => schemaOf(schema, schemas)),
    },
  };
  return `# Generated from university.yaml by \`npm run generate\`. Do not edit.\n${withOwnNames(document, schemas)}`;
}

/** Go has one room for the names of all components. */
function withOwnNames(document: { readonly components: Json }, schemas: object): string {
  const endings = { headers: 'Header', parameters: 'Parameter', requestBodies: 'Body', responses: 'Answer' };
  const components = { ...document.components };
  const names = new Map<string, string>();
  for (const [kind, ending] of Object.entries(endings))
    components[kind] = Object.fromEntries(
      Object.entries(components[kind] ?? {}).map(([name, value]) => {
        const own = name in schemas ? `${name}${ending}` : name;
        names.set(`#/components/${kind}/${name}`, `#/components/${kind}/${own}`);
        return [own, value];
      }),
    );
  return stringify({ ...document, components }, { lineWidth: 0, aliasDuplicateObjects: false }).replaceAll(
    /#\/components\/(?:headers|parameters|requestBodies|responses)\/\w+/g,
    (name) => names.get(name) ?? name,
  );
}
