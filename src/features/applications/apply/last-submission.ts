import { createAtom } from '@tanstack/react-store';
import { isRecord } from '#src/platform/api/shapes.ts';
import { sessionStore } from '#src/platform/storage/safe-storage.ts';

/** An application that was submitted from this tab. */
export interface Submission {
  readonly reference: string;
  readonly course: string;
  /** The card with the number has been closed; /admissions shows it all the same. */
  readonly isClosed?: boolean;
}

const KEY = 'application:received';

function readStored(): Submission | undefined {
  const stored = sessionStore.getJson(KEY);
  return isRecord(stored) && typeof stored['reference'] === 'string'
    ? { reference: stored['reference'], course: String(stored['course']), isClosed: stored['isClosed'] === true }
    : undefined;
}

/** The last application that was submitted from this tab, if any. */
export const lastSubmission = createAtom(readStored());

/** Keeps the reference number, which its applicant may want to read again; undefined forgets it. */
export function storeSubmission(received: Submission | undefined): void {
  if (received) sessionStore.setJson(KEY, received);
  else sessionStore.remove(KEY);
  lastSubmission.set(received);
}

/** Closes the card with the reference number, until the page is loaded again. */
export const closeSubmission = (): void =>
  lastSubmission.set((received) => received && { ...received, isClosed: true });
