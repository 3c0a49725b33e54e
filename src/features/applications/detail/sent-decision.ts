import { readDraft } from '#src/session/draft.ts';
import { type Decision, DECISIONS } from '../application-status.ts';

/** The draft of the decision that is being sent: a session may end by it, and its person comes back to the form. */
export const sentDraft = (id: string) => `review:${id}:sent`;

/** The decision that was being sent when a session ended. */
export function findSentDecision(id: string): Decision | undefined {
  const { decision } = readDraft(sentDraft(id), { decision: '' });
  return DECISIONS.find((one) => one === decision);
}
