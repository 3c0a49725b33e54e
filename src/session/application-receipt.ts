import { createAtom } from '@tanstack/react-store';
import { isRecord } from '../platform/api/shapes.ts';
import { sessionStore } from '../platform/storage/safe-storage.ts';

export interface ApplicationReceipt {
  readonly reference: string;
  readonly course: string;
  /** The card with the number has been closed; /admissions shows it all the same. */
  readonly isClosed?: boolean;
}

export const RECEIPT_KEY = 'application:received';

function storedReceipt(): ApplicationReceipt | undefined {
  const stored = sessionStore.getJson(RECEIPT_KEY);
  return isRecord(stored) && typeof stored['reference'] === 'string'
    ? { reference: stored['reference'], course: String(stored['course']), isClosed: stored['isClosed'] === true }
    : undefined;
}

export const lastReceipt = createAtom(storedReceipt());

/** Keeps the reference number, which its applicant may want to read again; undefined forgets it. */
export function storeReceipt(received: ApplicationReceipt | undefined): void {
  if (received) sessionStore.setJson(RECEIPT_KEY, received);
  else sessionStore.remove(RECEIPT_KEY);
  // As a function: the store takes a bare undefined for no new value.
  lastReceipt.set(() => received);
}

export const closeReceipt = (): void => lastReceipt.set((received) => received && { ...received, isClosed: true });
