import type { Validator } from '#openapi/validator.ts';
import { t } from '#src/languages/texts.ts';
import { rememberBody } from './body-of.ts';
import { HttpError, invalid } from './http-error.ts';
import { fieldErrors, type FieldMessages } from './messages.ts';

/** The largest form that is read: a file of five mebibytes, and what is sent beside it. */
export const formLimit = 6 * 1024 * 1024;

/** A file of a form. Its name and declared type are whatever the sender has written. */
export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The fields of a form: texts, and files with their bytes. A field that comes twice is an error. */
async function fieldsOf(bytes: ArrayBuffer, type: string): Promise<Record<string, string | SentFile>> {
  const fields = new Map<string, string | SentFile>();
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  for (const [name, value] of form) {
    if (fields.has(name)) throw new TypeError(`${name} is there twice`);
    const isText = typeof value === 'string';
    fields.set(name, isText ? value.trim() : { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) });
  }
  return Object.fromEntries(fields);
}

type ReceivedForm = 'too large' | 'no form' | 'malformed' | Readonly<Record<string, string | SentFile>>;

/** The fields of a form, or why there are none. */
export async function receiveForm(request: Request, type: string): Promise<ReceivedForm> {
  // A journal of requests has no use for megabytes of a file.
  rememberBody(request, '(a form with a file)');
  if (Number(request.headers.get('Content-Length') ?? 0) > formLimit) return 'too large';
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > formLimit) return 'too large';
  if (!/^multipart\/form-data\b/i.test(type)) return 'no form';
  return fieldsOf(bytes, type).catch(() => 'malformed');
}

/**
 * Checks a form against the contract, whose files are strings there.
 * @throws HttpError 413, 415, or 400 naming each field
 */
export function readForm(
  fields: ReceivedForm,
  check: Validator | undefined,
  messages: FieldMessages,
): Readonly<Record<string, string | SentFile>> {
  if (fields === 'too large') throw new HttpError(413, t`The file is larger than 5 MB.`);
  if (fields === 'no form') throw new HttpError(415, t`The request must be multipart/form-data`);
  if (fields === 'malformed') throw invalid({ body: t`The request is not a well-formed form` });
  const { file, ...texts } = fields;
  const isFile = typeof file === 'object';
  if (check && !check(isFile ? { ...texts, file: 'its content' } : texts))
    throw invalid(fieldErrors(check.errors ?? [], messages));
  return fields;
}
