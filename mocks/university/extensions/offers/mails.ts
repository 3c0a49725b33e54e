import { t } from '#src/languages/texts.ts';
import { localeOf } from '#mocks/engine/request/languages.ts';
import { sendMail } from '#mocks/university/rules/outbox.ts';
import type { ApplicationRow, Tables } from '#mocks/university/tables.ts';
import type { OfferRow } from './table.ts';

/** The day as people write it, where this server is: the office that has set it is there too. */
const dayOf = (moment: string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(new Date(moment));

/** What an applicant is told of each state of an offer; an accepted one is an approval, which has mails of its own. */
const texts: Partial<Record<OfferRow['state'], (course: string, day: string) => string>> = {
  OPEN: (course, day) =>
    t`We are glad to offer you a place in ${course}. Please accept or decline it by ${day}: look up your application on the admissions page. After that day the place goes to somebody else.`,
  DECLINED: (course) => t`You have declined our offer of a place in ${course}. If it was not you, please call us.`,
  LAPSED: (course, day) =>
    t`You have not answered our offer of a place in ${course} by ${day}. The place is no longer held for you. Please call us if you still want it.`,
  WITHDRAWN: (course) =>
    t`We have to take back our offer of a place in ${course}. Please call us if you have questions.`,
};

export function mailOffer(
  tables: Tables,
  { fullName, email, referenceNumber, desiredCourse }: ApplicationRow,
  { state, answerBy }: OfferRow,
  now: Date,
): void {
  const write = (language: string) => {
    const text = texts[state]?.(desiredCourse, dayOf(answerBy, language));
    if (text === undefined) return undefined;
    const isOpen = state === 'OPEN';
    const label = isOpen ? t`Answer the offer` : t`Look up your application`;
    return {
      subject: isOpen
        ? t`An offer for your application ${referenceNumber}`
        : t`Your offer, application ${referenceNumber}`,
      text: [t`Dear ${fullName},`, text, t`The Admissions Office`].join('\n'),
      link: { label, path: '/admissions#own-application' },
    };
  };
  sendMail(tables, email, write, now);
}
