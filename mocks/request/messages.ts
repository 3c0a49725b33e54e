import type { ErrorObject } from 'ajv';

/** Labels that do not follow from the property's name. */
const labels: Readonly<Record<string, string>> = {
  rollNo: 'Roll number',
  currentCGPA: 'CGPA',
  cgpa: 'CGPA',
  usernameOrEmail: 'Username or email',
  oldPassword: 'Current password',
  packageAmount: 'Package',
  durationYears: 'Duration',
};

/** 'dateOfBirth' → 'Date of birth'. */
function labelOf(field: string): string {
  const words = field.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return labels[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Fields that have one message in the specification (section 5), whichever of their rules is broken. */
const fieldMessages: Readonly<Record<string, string>> = {
  email: 'Invalid email address',
  phone: 'Please provide a valid phone number',
  phoneNumber: 'Please provide a valid phone number',
  bloodGroup: 'Please provide a valid blood group',
};

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
    `${label} must be a valid ${format === 'date-time' ? 'date and time' : String(format)}`,
};

/** The top-level field of the request that an error is in, and its message. */
function messageOf({ keyword, instancePath, params }: ErrorObject): [field: string, message: string] {
  const outer = instancePath.split('/').find(Boolean);
  const field = outer ?? (keyword === 'required' ? String(params['missingProperty']) : 'body');
  const label = labelOf(field);
  return [
    field,
    (keyword === 'required' ? undefined : fieldMessages[field]) ??
      keywordMessages[keyword]?.(label, params) ??
      `${label} is not valid`,
  ];
}

/**
 * One message a field: that of the first error the validator found, in the order of the schema. Of alternatives only the
 * first counts (a value before its null, the current name of a field before its old one).
 */
export function fieldErrors(errors: readonly ErrorObject[]): Record<string, string> {
  const messages: Record<string, string> = Object.create(null);
  for (const error of errors) {
    if (error.keyword === 'anyOf' || /\/anyOf\/[1-9]/.test(error.schemaPath)) continue;
    const [field, message] = messageOf(error);
    messages[field] ??= message;
  }
  return { ...messages };
}
