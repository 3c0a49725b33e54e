import { type Decision, DECISIONS } from '../application-status.ts';
import { clearDraft, readDraft, writeDraft } from '#src/session/draft.ts';

const draftOf = (id: string) => `review:${id}:sent`;

/** Keeps which decision is being sent: a session may end by it, and its person comes back to the form. */
export function keepSentDecision(id: string, decision: Decision): void {
  writeDraft(draftOf(id), { decision });
}

/** It has been answered, or given up. */
export function forgetSentDecision(id: string): void {
  clearDraft(draftOf(id));
}

/** The decision that was being sent when a session or a page came to its end. */
export function readSentDecision(id: string): Decision | undefined {
  const { decision } = readDraft(draftOf(id), { decision: '' });
  return DECISIONS.find((one) => one === decision);
}
