import { createAtom } from '@tanstack/react-store';
import { sessionStore } from '../platform/storage/safe-storage.ts';
import { clearVisitorDrafts, visitorKeys } from './draft.ts';
import { lastReceipt, storeReceipt, RECEIPT_KEY } from './application-receipt.ts';

/*
 * A tab of a shared computer has one visitor after the other, and none of them logs out. What the one has typed or sent is
 * shown to the next only after a question. Times are compared, since timers rest while the computer sleeps.
 */

/** After so long without the tab in view, somebody else may sit before it. */
const LONGEST_ABSENCE_MS = 10 * 60_000;
/** Clocks are set right by seconds, now and then. */
const CORRECTION_MS = 60_000;
const TICK_MS = 20_000;

const SEEN_KEY = 'tabSeenAt';
const LEFT_KEY = 'leftBehind';

/**
 * Whether somebody else may have come between the two times. A clock that was set back or forth, and a time that is not
 * known, tell nothing: the person is asked.
 */
export function isLongAbsence(seenAt: unknown, now: number): boolean {
  if (typeof seenAt !== 'number') return true;
  const absence = now - seenAt;
  return !(absence >= -CORRECTION_MS && absence < LONGEST_ABSENCE_MS);
}

function storedKeys(): readonly string[] {
  const stored = sessionStore.getJson(LEFT_KEY);
  return Array.isArray(stored) ? stored.map(String) : [];
}

/** The keys of what a visitor has typed or sent here before a long absence. It is not shown before somebody goes on with it. */
export const formerVisitorKeys = createAtom<readonly string[]>([]);

function setLeft(keys: readonly string[]): void {
  if (keys.length > 0) sessionStore.setJson(LEFT_KEY, keys);
  else sessionStore.remove(LEFT_KEY);
  formerVisitorKeys.set(keys);
}

let seenAt: unknown;

/** Notes that the tab is, or was until now, in view; what is there after a long absence is left behind. */
function look(): void {
  const now = Date.now();
  const keys = visitorKeys();
  if (isLongAbsence(seenAt, now)) setLeft(keys);
  seenAt = now;
  if (keys.length > 0) sessionStore.setJson(SEEN_KEY, now);
  else sessionStore.remove(SEEN_KEY);
}

// Pages are also rendered while the portal is built, where there is no browser.
if (typeof document !== 'undefined') {
  seenAt = sessionStore.getJson(SEEN_KEY);
  setLeft(storedKeys());
  look();
  document.addEventListener('visibilitychange', look);
  for (const type of ['pagehide', 'pageshow']) addEventListener(type, look);
  // Whoever sends an application sees its number.
  let reference = lastReceipt.get()?.reference;
  lastReceipt.subscribe((received) => {
    if (received?.reference !== reference) setLeft(formerVisitorKeys.get().filter((key) => key !== RECEIPT_KEY));
    reference = received?.reference;
  });
  setInterval(() => document.visibilityState === 'visible' && look(), TICK_MS);
}

export const goOn = (): void => setLeft([]);

/** Somebody says that they are another person: nothing of a visitor is kept in this tab. */
export function forgetVisitor(): void {
  clearVisitorDrafts();
  storeReceipt(undefined);
  setLeft([]);
}
