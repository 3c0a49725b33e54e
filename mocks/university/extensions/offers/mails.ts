import { sendMail } from '#mocks/university/rules/outbox.ts';
import type { ApplicationRow, Tables } from '#mocks/university/tables.ts';
import type { OfferRow } from './table.ts';

const months = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(',');

/** The day as people write it, where this server is: the office that has set it is there too. */
function dayOf(moment: string): string {
  const at = new Date(moment);
  return `${at.getDate()} ${months[at.getMonth()]} ${at.getFullYear()}`;
}

/** What an applicant is told of each state of an offer; an accepted one is an approval, which has mails of its own. */
const texts: Partial<Record<OfferRow['state'], (course: string, day: string) => string>> = {
  OPEN: (course, day) =>
    `We are glad to offer you a place in ${course}. Please accept or decline it by ${day}: look up your application on the admissions page. After that day the place goes to somebody else.`,
  DECLINED: (course) => `You have declined our offer of a place in ${course}. If it was not you, please call us.`,
  LAPSED: (course, day) =>
    `You have not answered our offer of a place in ${course} by ${day}. The place is no longer held for you. Please call us if you still want it.`,
  WITHDRAWN: (course) =>
    `We have to take back our offer of a place in ${course}. Please call us if you have questions.`,
};

export function mailOffer(
  tables: Tables,
  { fullName, email, referenceNumber, desiredCourse }: ApplicationRow,
  { state, answerBy }: OfferRow,
  now: Date,
): void {
  const text = texts[state]?.(desiredCourse, dayOf(answerBy));
  if (text === undefined) return;
  const isOpen = state === 'OPEN';
  const subject = isOpen
    ? `An offer for your application ${referenceNumber}`
    : `Your offer, application ${referenceNumber}`;
  const link = { label: isOpen ? 'Answer the offer' : 'Look up your application', path: '/admissions#own-application' };
  sendMail(
    tables,
    { to: email, subject, text: [`Dear ${fullName},`, text, 'The Admissions Office'].join('\n'), link },
    now,
  );
}
