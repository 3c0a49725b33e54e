import { StorageFull, StorageReadOnly } from '../db/storage.ts';
import { pause } from '../pause.ts';
import { Refusal } from '../rules/refusal.ts';

const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };

/** How many rows are written as JSON at a stretch: some 5 ms of work. */
const slice = 1000;

/**
 * The envelope as JSON. A long list is written in slices, with a breath after each: 50,000 students are 24 MB, and in one
 * piece they would hold the page for a quarter of a second. Rows are replaced and never changed, so that a write in
 * between is not seen.
 */
async function textOf(envelope: { success: true; data?: unknown }): Promise<BodyInit> {
  const { data, ...rest } = envelope;
  if (!Array.isArray(data) || data.length <= slice) return JSON.stringify(envelope);
  const parts = [JSON.stringify(rest).replace(/}$/, ',"data":[')];
  for (let start = 0; start < data.length; start += slice) {
    const rows = JSON.stringify(data.slice(start, start + slice));
    parts.push(start === 0 ? '' : ',', rows.slice(1, -1));
    await pause();
  }
  return new Blob([...parts, ']}']);
}

function json(status: number, body: unknown, more: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...headers, ...more } });
}

/** The success envelope. */
export async function success(status: number, reply: { data?: unknown; message?: string }): Promise<Response> {
  const { data, message } = reply;
  const body = await textOf({
    success: true,
    ...(message === undefined ? {} : { message }),
    ...(data === undefined ? {} : { data }),
  });
  return new Response(body, { status, headers });
}

/** The failure envelope of whatever was thrown. Nothing unforeseen shows its text or stack: it may hold anything. */
export function failure(error: unknown): Response {
  if (error instanceof Refusal) {
    const { headers: more, ...details } = error.details;
    return json(error.status, { success: false, message: error.message, ...details }, more);
  }
  if (error instanceof StorageFull)
    return json(507, { success: false, message: 'The storage is full. Nothing was saved.', error: 'STORAGE_FULL' });
  if (error instanceof StorageReadOnly)
    return json(503, {
      success: false,
      message: 'The data was written by a newer version of the portal and can only be read here. Nothing was saved.',
      error: 'READ_ONLY',
    });
  console.error('An operation of the backend failed', error);
  return json(500, { success: false, message: 'Something went wrong. Please try again.' });
}
