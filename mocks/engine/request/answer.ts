import { t } from '#src/languages/texts.ts';
import { StorageClosed, StorageFull, StorageReadOnly } from '../db/storage.ts';
import { rememberBody } from './body-of.ts';
import { HttpError } from './http-error.ts';

const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };

/**
 * Lets the browser paint and handle input before the next slice of work. Not by a message to this page itself: Safari
 * loses it when the page is left, and the work would wait for ever should Back show the page again.
 */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: { readonly yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resume) => setTimeout(resume));
}

/** How many rows are written as JSON at once: some 5 ms of work. */
const sliceSize = 1000;

function joined(parts: readonly Uint8Array[]): ArrayBuffer {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.length;
  }
  return whole.buffer;
}

/**
 * The envelope as JSON. A long list is written in slices, and the page may work between them: 50,000 rows are 24 MB,
 * which in one piece would block it for a quarter of a second. Rows are replaced and never changed, so that a write in
 * between does not show.
 */
async function jsonOf(envelope: { success: true; data?: unknown }): Promise<string | ArrayBuffer> {
  const { data, ...rest } = envelope;
  if (!Array.isArray(data) || data.length <= sliceSize) return JSON.stringify(envelope);
  const encoder = new TextEncoder();
  const parts = [encoder.encode(JSON.stringify(rest).replace(/}$/, ',"data":['))];
  for (let start = 0; start < data.length; start += sliceSize) {
    // The bytes stay in the page: those of a Blob would go to the browser's process and back.
    const rows = encoder.encode(JSON.stringify(data.slice(start, start + sliceSize)));
    if (start > 0) parts.push(encoder.encode(','));
    // Without the brackets. To cut the text instead would copy it once more.
    parts.push(rows.subarray(1, -1));
    await yieldToMain();
  }
  parts.push(encoder.encode(']}'));
  return joined(parts);
}

/** A file that is answered as it is. */
export interface FileReply {
  readonly name: string;
  /** Its media type, by its content. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A file to be saved: nothing shows it as a page, whatever is in it. */
function fileAnswer(status: number, { name, type, bytes }: FileReply): Response {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  const body = bytes.buffer;
  return rememberBody(
    new Response(body, {
      status,
      headers: {
        ...headers,
        'Content-Type': type,
        'Content-Disposition': `attachment; filename*=UTF-8''${encoded}`,
        'X-Content-Type-Options': 'nosniff',
      },
    }),
    '(a file)',
  );
}

/** The success envelope, or a file. */
export async function success(
  status: number,
  reply: { data?: unknown; message?: string; language?: string; file?: FileReply },
): Promise<Response> {
  const { data, message, language, file } = reply;
  if (file) return fileAnswer(status, file);
  const body = await jsonOf({
    success: true,
    ...(message === undefined ? {} : { message }),
    ...(data === undefined ? {} : { data }),
  });
  const more = message !== undefined && language !== undefined ? { 'Content-Language': language } : {};
  return rememberBody(new Response(body, { status, headers: { ...headers, ...more } }), body);
}

/** Whether an error is an answer that the contract knows, or a state of the storage, and no bug. */
export const isExpected = (error: unknown): boolean =>
  error instanceof HttpError ||
  error instanceof StorageFull ||
  error instanceof StorageReadOnly ||
  error instanceof StorageClosed;

/**
 * The failure envelope of an error. One that is not expected shows neither its text nor its stack: they may hold anything.
 * @param language that it is written in
 */
export function failure(error: unknown, language = 'en'): Response {
  const answer = (status: number, content: { message: string; error?: string }, more = {}) => {
    const body = JSON.stringify({ success: false, ...content });
    const all = { ...headers, 'Content-Language': language, ...more };
    return rememberBody(new Response(body, { status, headers: all }), body);
  };
  if (error instanceof HttpError) {
    const { headers: more, ...details } = error.details;
    return answer(error.status, { message: error.message, ...details }, more);
  }
  if (error instanceof StorageFull)
    return answer(507, { message: t`The storage is full. Nothing was saved.`, error: 'STORAGE_FULL' });
  if (error instanceof StorageReadOnly)
    return answer(503, {
      message: t`The data was written by a newer version of the portal and can only be read here. Nothing was saved.`,
      error: 'READ_ONLY',
    });
  if (error instanceof StorageClosed)
    return answer(500, {
      message: t`The browser has closed the demo’s storage. Nothing was saved. Try again, or reload the page.`,
      error: 'STORAGE_CLOSED',
    });
  console.error('An operation of the backend failed', error);
  return answer(500, { message: t`Something went wrong. Please try again.` });
}
