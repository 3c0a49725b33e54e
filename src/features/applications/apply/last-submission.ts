import { createAtom, useSelector } from '@tanstack/react-store';
import { isRecord } from '#src/platform/api/shapes.ts';
import { sessionStore } from '#src/platform/storage/safe-storage.ts';

/** The last application that was submitted from this tab. */
export interface Submission {
  readonly reference: string;
  readonly course: string;
  /** The card with the number has been closed. */
  readonly isClosed?: boolean;
}

const KEY = 'application:received';

function readStored(): Submission | undefined {
  const stored = sessionStore.getJson(KEY);
  const { reference, course, isClosed } = isRecord(stored) ? stored : {};
  return typeof reference === 'string' && typeof course === 'string'
    ? { reference, course, isClosed: isClosed === true }
    : undefined;
}

const last = createAtom(readStored());

/** Stores the reference number, which its applicant may want to read again. */
export function rememberSubmission(received: Submission): void {
  sessionStore.setJson(KEY, received);
  last.set(received);
}

export function forgetSubmission(): void {
  sessionStore.remove(KEY);
  last.set(undefined);
}

/** Closes the card with the reference number; /admissions shows it all the same. */
export function closeSubmission(): void {
  const received = last.get();
  if (received && !received.isClosed) rememberSubmission({ ...received, isClosed: true });
}

/** The last application that was submitted from this tab, if any. */
export const lastSubmission = (): Submission | undefined => last.get();

/** The same for a component. */
export const useLastSubmission = (): Submission | undefined => useSelector(last);
