import type { SchemaError } from '#openapi/validator.ts';

/** The words of one API for its own fields, by the names of the fields. */
export interface FieldMessages {
  /** Labels that do not follow from the field's name. */
  readonly labels: Readonly<Record<string, string>>;
  /** The messages of fields that have one, whichever of their rules is broken. */
  readonly invalid: Readonly<Record<string, string>>;
  /** What is said of a field that another one asks for (`if` and `then` in the contract), where its label is not enough. */
  readonly conditional: Readonly<Record<string, string>>;
}

/** 'dateOfBirth' → 'Date of birth'. */
function labelOf(field: string, { labels }: FieldMessages): string {
  const words = field.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return labels[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const joined = (values: unknown) => (Array.isArray(values) ? values.filter((value) => value !== null).join(', ') : '');

/** The message for each keyword of JSON Schema. */
const keywordMessages: Readonly<Record<string, (label: string, params: Record<string, unknown>) => string>> = {
  required: (label) => `${label} is required`,
  minLength: (label, { limit }) =>
    limit === 1 ? `${label} is required` : `${label} must be at least ${limit} characters`,
  maxLength: (label, { limit }) => `${label} must be at most ${limit} characters`,
  minimum: (label, { limit }) => `${label} must be at least ${limit}`,
  maximum: (label, { limit }) => `${label} must be at most ${limit}`,
  minItems: (label, { limit }) => `${label} needs at least ${limit} entries`,
  maxItems: (label, { limit }) => `${label} takes at most ${limit} entries`,
  enum: (label, { allowedValues }) => `${label} must be one of ${joined(allowedValues)}`,
  type: (label, { type }) => `${label} must be ${typeNames[String(type).split(',')[0] ?? ''] ?? 'something else'}`,
  format: (label, { format }) =>
    format === 'visible'
      ? `${label} is required`
      : `${label} must be a valid ${format === 'date-time' ? 'date and time' : String(format)}`,
};

/** The message of a parameter that is written as no number is. */
export const numberMessage = (field: string, messages: FieldMessages): string =>
  `${labelOf(field, messages)} must be a whole number`;

/** Whether it is about what a condition adds (`if` and `then`). */
const isConditional = ({ schemaPath }: SchemaError) => schemaPath.includes('/then/');

/** The top-level field of the request that an error is in, and its message. */
function messageOf(error: SchemaError, messages: FieldMessages): [field: string, message: string] {
  const { keyword, instancePath, params } = error;
  const outer = instancePath.split('/').find(Boolean);
  const field = outer ?? (keyword === 'required' ? String(params['missingProperty']) : 'body');
  const label = labelOf(field, messages);
  // All that a condition adds to the field's own rules is that there must be something.
  if (isConditional(error)) return [field, messages.conditional[field] ?? `${label} is required`];
  return [
    field,
    (keyword === 'required' ? undefined : messages.invalid[field]) ??
      keywordMessages[keyword]?.(label, params) ??
      `${label} is not valid`,
  ];
}

/**
 * One message a field: that of the first error the validator found, in the order of the schema, those of a condition last.
 * Of alternatives only the first counts (a value before its null, the current name of a field before its old one).
 */
export function fieldErrors(errors: readonly SchemaError[], messages: FieldMessages): Record<string, string> {
  const found: Record<string, string> = Object.create(null);
  // Where there is nothing to see, how long it is says nothing.
  const unseen = errors.filter(({ params }) => params['format'] === 'visible');
  for (const error of [...unseen, ...errors.filter((each) => !isConditional(each)), ...errors.filter(isConditional)]) {
    if (error.keyword === 'anyOf' || error.keyword === 'if' || /\/anyOf\/[1-9]/.test(error.schemaPath)) continue;
    const [field, message] = messageOf(error, messages);
    found[field] ??= message;
  }
  return { ...found };
}
