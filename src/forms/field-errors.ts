import type { FormikHelpers } from 'formik';
import { ApiError, heldUntil, isRefusal, reasonBeside } from '../platform/api/errors.ts';

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
  /** Until when the server wants the same values not to be sent again. */
  readonly held?: { readonly until: number; readonly values: object } | undefined;
}

export const noServerErrors: FormStatus = { serverErrors: {} };

export const formStatus = (status: unknown): FormStatus =>
  typeof status === 'object' && status !== null && 'serverErrors' in status ? (status as FormStatus) : noServerErrors;

interface FieldErrorOptions<Values> {
  /** Where a message goes that names no field. */
  readonly fallbackField?: (keyof Values & string) | undefined;
  /** What the form calls a field that the server calls something else. */
  readonly aliases?: ReadonlyMap<string, string> | undefined;
}

/** The form's name of what a server calls `phone`, `student.phone` or `phone.number`; undefined where the form lacks it. */
function fieldOf(path: string, values: object, aliases: ReadonlyMap<string, string> | undefined): string | undefined {
  const names = [...path.split('.'), path].map((name) => aliases?.get(name) ?? name);
  return names.findLast((name) => Object.hasOwn(values, name));
}

/** Validators of servers say “must not be blank”, to stand behind a name; under a field it begins a line. */
const begun = (text: string) => text.replace(/^\p{Ll}+(?=\s)/u, (word) => word.charAt(0).toUpperCase() + word.slice(1));
const sentence = (text: string) => text.replace(/([^.!?…])$/, '$1.');
/** What is said of a field that the form lacks: the field's name is in it. */
const saidOf = (name: string, text: string) =>
  sentence(text.toLowerCase().includes(name.toLowerCase()) ? text : `${name}: ${text}`);

/**
 * Shows a failed call in a form: field by field where the server named fields, and otherwise the message under the
 * fallback field (section 8 puts the failures of a login and of an admission on the email field), or above the button.
 * There, too, stands what a status means, and what the server said about fields that this form lacks.
 */
export function showSubmitFailure<Values extends object>(
  { setStatus }: Pick<FormikHelpers<Values>, 'setStatus'>,
  values: Values,
  error: unknown,
  message: string,
  { fallbackField, aliases }: FieldErrorOptions<Values> = {},
): void {
  const current = new Map<string, unknown>(Object.entries(values));
  const at = (name: string, text: string) => [name, { message: text, value: current.get(name) }] as const;
  const known: ReturnType<typeof at>[] = [];
  const others: string[] = [];
  for (const [path, text] of Object.entries(isRefusal(error) ? error.errors : {})) {
    const name = fieldOf(path, values, aliases);
    if (name === undefined) others.push(saidOf(path, text));
    else known.push(at(name, begun(text)));
  }
  const until = heldUntil(error);
  const show = (status: FormStatus) =>
    setStatus({ ...status, ...(until !== undefined && { held: { until, values } }) });
  const rest = others.join(' ');
  if (known.length > 0) return show({ serverErrors: Object.fromEntries(known), ...(rest && { failure: rest }) });

  const explanation = reasonBeside(message, error);
  const reason = [explanation, `${message} ${explanation}`.includes(rest) ? '' : rest].filter(Boolean).join(' ');
  if (!fallbackField) return show({ serverErrors: {}, failure: message, ...(reason && { reason }) });
  // Of no answer at all, and of a person whom the server does not know, section 8's words are all that is said.
  const { status = 0, outcome } = error instanceof ApiError ? error : {};
  const isTold = (outcome !== undefined || (status >= 400 && status !== 401)) && reason !== '';
  show({ serverErrors: Object.fromEntries([at(fallbackField, message)]), ...(isTold && { failure: reason }) });
}
