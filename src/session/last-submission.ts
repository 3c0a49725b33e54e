import { createAtom } from '@tanstack/react-store';
import { isRecord } from '../platform/api/shapes.ts';
import { sessionStore } from '../platform/storage/safe-storage.ts';

export interface Submission {
  readonly reference: string;
  readonly course: string;
  /** The card with the number has been closed; /admissions shows it all the same. */
  readonly isClosed?: boolean;
}

export const SUBMISSION_KEY = 'application:received';

function storedSubmission(): Submission | undefined {
  const stored = sessionStore.getJson(SUBMISSION_KEY);
  return isRecord(stored) && typeof stored['reference'] === 'string'
    ? { reference: stored['reference'], course: String(stored['course']), isClosed: stored['isClosed'] === true }
    : undefined;
}

export const lastSubmission = createAtom(storedSubmission());

/** Keeps the reference number, which its applicant may want to read again; undefined forgets it. */
export function storeSubmission(received: Submission | undefined): void {
  if (received) sessionStore.setJson(SUBMISSION_KEY, received);
  else sessionStore.remove(SUBMISSION_KEY);
  // As a function: the store takes a bare undefined for no new value.
  lastSubmission.set(() => received);
}

export const closeSubmission = (): void =>
  lastSubmission.set((received) => received && { ...received, isClosed: true });
