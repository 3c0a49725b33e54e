import { msg, translate } from '#src/languages/texts.ts';

/** What the contract's `error` codes mean, for a server that answers in another language than the person's. */
const codeMessages: ReadonlyMap<string, string> = new Map([
  ['ASSIGNEE_DISABLED', msg`This person cannot sign in, so that nothing can be assigned to this person.`],
  ['COURSE_FULL', msg`No seat is left in this course.`],
  ['DOCUMENT_LIMIT', msg`An application can have five documents. Remove one before you add another.`],
  ['KEY_IN_USE', msg`The server is still working on the first try.`],
  ['KEY_REUSED', msg`The server has taken this for another request that was sent before.`],
  ['LIST_CHANGED', msg`The waiting list has changed meanwhile. Please look at it again.`],
  ['OFFER_CLOSED', msg`This offer is no longer open. Please ask the admissions office.`],
  ['OFFER_LAPSED', msg`The time to answer this offer is over. Please ask the admissions office.`],
  ['OFFER_OPEN', msg`This applicant has an open offer already.`],
  ['OUTCOME_UNKNOWN', msg`The server does not know whether this was stored.`],
  ['STALE', msg`Somebody else has changed this record in the meantime.`],
]);

/** The portal's own sentence for a code; undefined for one that it does not know. */
export function codeMessage(code: string): string | undefined {
  const message = codeMessages.get(code);
  return message === undefined ? undefined : translate(message);
}
