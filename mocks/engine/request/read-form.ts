import type { Validator } from '#openapi/validator.ts';
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

const tooLarge = () => new HttpError(413, 'The file is larger than 5 MB.');

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

/**
 * Reads and checks a form against the contract, whose files are strings there.
 * @throws HttpError 413, 415, or 400 naming each field
 */
export async function readForm(
  request: Request,
  check: Validator | undefined,
  messages: FieldMessages,
): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? '';
  // A journal of requests has no use for megabytes of a file.
  rememberBody(request, '(a form with a file)');
  if (Number(request.headers.get('Content-Length') ?? 0) > formLimit) throw tooLarge();
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > formLimit) throw tooLarge();
  if (!/^multipart\/form-data\b/i.test(type)) throw new HttpError(415, 'The request must be multipart/form-data');
  const fields = await fieldsOf(bytes, type).catch(() => {
    throw invalid({ body: 'The request is not a well-formed form' });
  });
  const { file, ...texts } = fields;
  const isFile = typeof file === 'object';
  if (check && !check(isFile ? { ...texts, file: 'its content' } : texts))
    throw invalid(fieldErrors(check.errors ?? [], messages));
  return fields;
}
