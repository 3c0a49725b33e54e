import { StorageFull, StorageReadOnly } from '../db/storage.ts';
import { Refusal } from './refusal.ts';

const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };

function json(status: number, body: unknown, more: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...headers, ...more } });
}

/** The success envelope. */
export function success(status: number, reply: { data?: unknown; message?: string }): Response {
  const { data, message } = reply;
  return json(status, { success: true, ...(message === undefined ? {} : { message }), ...(data === undefined ? {} : { data }) });
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
