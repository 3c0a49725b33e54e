import type { FormikHelpers } from 'formik';
import { isRefusal, explanationOf } from '../platform/api/errors.ts';

/** What the server said about a field, and the value it said it about: the message goes when the value is changed. */
export interface ServerError {
  readonly message: string;
  readonly value: unknown;
}

/** Formik's `status`, as the forms of this app use it. Formik's own errors would be lost at the next blur. */
export interface FormStatus {
  readonly serverErrors: Readonly<Record<string, ServerError>>;
  /** A failure that belongs to no field. */
  readonly failure?: string;
  /** Why, where the failure does not say it. */
  readonly reason?: string | undefined;
}

export const noServerErrors: FormStatus = { serverErrors: {} };

/** Whether a status was set by this file. */
export function isFormStatus(status: unknown): status is FormStatus {
  return typeof status === 'object' && status !== null && 'serverErrors' in status;
}

/** Shows the server's messages under their fields; messages about fields that this form lacks become its failure. */
export function setFieldErrors<Values extends object>(
  helpers: Pick<FormikHelpers<Values>, 'setStatus'>,
  values: Values,
  errors: Readonly<Record<string, string>>,
): void {
  const all = Object.entries(errors);
  const known = all.filter(([name]) => Object.hasOwn(values, name));
  const unknown = all.filter(([name]) => !Object.hasOwn(values, name)).map(([, message]) => message);
  const current = new Map<string, unknown>(Object.entries(values));
  helpers.setStatus({
    serverErrors: Object.fromEntries(known.map(([name, message]) => [name, { message, value: current.get(name) }])),
    ...(unknown.length > 0 && { failure: unknown.join(' ') }),
  } satisfies FormStatus);
}

interface FieldErrorOptions<Values> {
  /** Where a message goes that names no field. */
  readonly fallbackField?: (keyof Values & string) | undefined;
  /** What the form calls a field that the server calls something else. */
  readonly aliases?: ReadonlyMap<string, string> | undefined;
}

/**
 * Shows a failed call in a form: field by field where the server named fields, and otherwise the message under the
 * fallback field (section 8 puts the failures of a login and of an admission on the email field), or above the button.
 */
export function applyFieldErrors<Values extends object>(
  helpers: Pick<FormikHelpers<Values>, 'setStatus'>,
  values: Values,
  error: unknown,
  message: string,
  { fallbackField, aliases }: FieldErrorOptions<Values> = {},
): void {
  const named = Object.entries(isRefusal(error) ? error.errors : {});
  const errors = Object.fromEntries(named.map(([name, text]) => [aliases?.get(name) ?? name, text]));
  if (Object.keys(errors).some((name) => Object.hasOwn(values, name))) return setFieldErrors(helpers, values, errors);
  if (fallbackField) return setFieldErrors(helpers, values, { [fallbackField]: message });
  const reason = explanationOf(error);
  // A message may be the reason and something more.
  const isSaid = reason === undefined || message.startsWith(reason.replace(/[.!?]$/, ''));
  helpers.setStatus({
    serverErrors: {},
    failure: message,
    ...(!isSaid && { reason }),
  } satisfies FormStatus);
}
