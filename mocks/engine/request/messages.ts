import { labelOf } from '#openapi/field-labels.ts';
import type { SchemaError } from '#openapi/validator.ts';
import { t, translate } from '#src/languages/texts.ts';

/** The words of one API for its own fields, by the names of the fields, each marked by `msg`. */
export interface FieldMessages {
  /** The messages of fields that have one, whichever of their rules is broken. */
  readonly invalid: Readonly<Record<string, string>>;
  /** What is said of a field that another one asks for (`if` and `then` in the contract), where its label is not enough. */
  readonly conditional: Readonly<Record<string, string>>;
}

const required = (label: string) => t`${label} is required`;

type Message = (label: string, params: Record<string, unknown>) => string;

const typeMessages: Readonly<Record<string, Message>> = {
  string: (label) => t`${label} must be text`,
  integer: (label) => t`${label} must be a whole number`,
  number: (label) => t`${label} must be a number`,
  boolean: (label) => t`${label} must be true or false`,
  array: (label) => t`${label} must be a list`,
  object: (label) => t`${label} must be an object`,
};

const formatMessages: Readonly<Record<string, Message>> = {
  visible: required,
  date: (label) => t`${label} must be a valid date`,
  'date-time': (label) => t`${label} must be a valid date and time`,
};

const joined = (values: unknown) => (Array.isArray(values) ? values.filter((value) => value !== null).join(', ') : '');

const notValid: Message = (label) => t`${label} is not valid`;

/** The message for each keyword of JSON Schema. */
const keywordMessages: Readonly<Record<string, Message>> = {
  required,
  minLength: (label, { limit }) =>
    limit === 1 ? required(label) : t`${label} must be at least ${String(limit)} characters`,
  maxLength: (label, { limit }) => t`${label} must be at most ${String(limit)} characters`,
  minimum: (label, { limit }) => t`${label} must be at least ${String(limit)}`,
  maximum: (label, { limit }) => t`${label} must be at most ${String(limit)}`,
  minItems: (label, { limit }) => t`${label} needs at least ${String(limit)} entries`,
  maxItems: (label, { limit }) => t`${label} takes at most ${String(limit)} entries`,
  enum: (label, { allowedValues }) => t`${label} must be one of ${joined(allowedValues)}`,
  type: (label, params) => (typeMessages[String(params['type']).split(',')[0] ?? ''] ?? notValid)(label, params),
  format: (label, params) => (formatMessages[String(params['format'])] ?? notValid)(label, params),
};

/** The message of a parameter that is written as no number is. */
export const numberMessage = (field: string): string => t`${translate(labelOf(field))} must be a whole number`;

/** Whether it is about what a condition adds (`if` and `then`). */
const isConditional = ({ schemaPath }: SchemaError) => schemaPath.includes('/then/');

/** The top-level field of the request that an error is in, and its message. */
function messageOf(error: SchemaError, messages: FieldMessages): [field: string, message: string] {
  const { keyword, instancePath, params } = error;
  const outer = instancePath.split('/').find(Boolean);
  const field = outer ?? (keyword === 'required' ? String(params['missingProperty']) : 'body');
  const label = translate(labelOf(field));
  // All that a condition adds to the field's own rules is that there must be something.
  if (isConditional(error)) return [field, translate(messages.conditional[field] ?? '') || required(label)];
  const own = keyword === 'required' ? undefined : messages.invalid[field];
  return [field, own === undefined ? (keywordMessages[keyword] ?? notValid)(label, params) : translate(own)];
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
