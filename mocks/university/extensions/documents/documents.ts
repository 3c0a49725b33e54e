import { fileNameOf } from '#openapi/file-name.ts';
import { refusals, typeOfFile } from '#openapi/file-type.ts';
import type { components } from '#openapi/schema.gen.ts';
import { t, translate } from '#src/languages/texts.ts';
import { HttpError, invalid } from '#mocks/engine/request/http-error.ts';
import type { SentFile } from '#mocks/engine/request/read-form.ts';
import type { ApplicationRow, Tables } from '#mocks/university/tables.ts';
import type { DocumentRow } from './table.ts';

type Document = components['schemas']['ApplicationDocument'];

const most = 5;

const rowsOf = (tables: Tables, applicationId: string): readonly DocumentRow[] =>
  tables.documents.all().filter((row) => row.applicationId === applicationId);

/** The documents of an application, the oldest first, without their content. */
export const documentsOf = (tables: Tables, applicationId: string): Document[] =>
  rowsOf(tables, applicationId).map(({ id, name, type, size, addedAt }) => ({ id, name, type, size, addedAt }));

/** How many bytes become text at once: an argument each, and a multiple of three, so that the parts can be joined. */
const slice = 3 * 8192;

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += slice) {
    // Not by ...: that goes through an iterator, which takes seconds for 5 MB.
    text += btoa(Reflect.apply(String.fromCharCode, undefined, bytes.subarray(at, at + slice)));
  }
  return text;
}

/**
 * Adds a file to an application. The same file under the same name once more changes nothing, so that it can be sent again
 * where nobody knows whether it has arrived.
 * @throws HttpError 400 or 413 where it is none that is taken, 409 where there are five
 */
export function addDocument(tables: Tables, application: ApplicationRow, file: SentFile, now: Date): void {
  const found = typeOfFile(file.bytes);
  if ('refusal' in found) {
    const message = translate(found.refusal);
    if (found.refusal === refusals.tooLarge) throw new HttpError(413, message);
    throw invalid({ file: message });
  }
  const { type } = found;
  const name = fileNameOf(file.name, type);
  const size = file.bytes.length;
  const content = base64Of(file.bytes);
  const there = rowsOf(tables, application.id);
  const isSame = (row: DocumentRow) =>
    row.name === name && row.size === size && tables.documentContents.get(row.id)?.content === content;
  if (there.some(isSame)) return;
  if (there.length >= most)
    throw new HttpError(409, t`An application can have five documents. Remove one before you add another.`, {
      error: 'DOCUMENT_LIMIT',
    });
  const id = `doc_${crypto.randomUUID()}`;
  tables.documents.insert({ id, applicationId: application.id, name, type, size, addedAt: now.toISOString() });
  tables.documentContents.insert({ id, content });
}

/** Removes a document of an application. One that is gone already, or another application's, is left alone. */
export function removeDocument(tables: Tables, application: ApplicationRow, id: string): void {
  if (tables.documents.get(id)?.applicationId !== application.id) return;
  tables.documents.remove(id);
  tables.documentContents.remove(id);
}

/** A document with its content. @throws HttpError 404 */
export function fileOf(tables: Tables, applicationId: string, id: string) {
  const row = tables.documents.get(id);
  const stored = tables.documentContents.get(id);
  if (row?.applicationId !== applicationId || !stored)
    throw new HttpError(404, t`This application has no such document`);
  const characters = atob(stored.content);
  const bytes = new Uint8Array(characters.length);
  // Not Uint8Array.from: it goes through an iterator, which takes seconds for 5 MB.
  for (let at = 0; at < bytes.length; at++) bytes[at] = characters.charCodeAt(at);
  return { name: row.name, type: row.type, bytes };
}
