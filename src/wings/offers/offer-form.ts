import * as yup from 'yup';
import { t } from '#src/languages/texts.ts';
import { atMost } from '#src/forms/rules.ts';
import { dayOf, startOfDay } from '#src/platform/text/format.ts';

export interface OfferValues {
  /** The last day to answer, `2026-08-12`. */
  readonly answerBy: string;
  readonly reviewComments: string;
}

const DAY_MS = 86_400_000;
/** Contract, ReviewComments. */
const COMMENTS_MAX = 2000;
const USUAL_DAYS = 10;
const MOST_DAYS = 365;

/** What stands there at first: ten days from now, by the person's own clock. */
export const usualDay = (now: Date): string => dayOf(new Date(now.getTime() + USUAL_DAYS * DAY_MS));

/** The last moment of a day by the person's own clock, as the contract writes moments; undefined for what is no day. */
export function endOfDay(day: string): string | undefined {
  const next = startOfDay(day, 1);
  return next === undefined ? undefined : new Date(next - 1).toISOString();
}

/** What is wrong with a last day to answer, as a sentence. */
export function dayProblem(day: string, now: Date): string | undefined {
  const end = endOfDay(day);
  if (end === undefined) return t`Choose the last day to answer`;
  if (Date.parse(end) < now.getTime()) return t`This day is over. Choose today or a later day.`;
  return Date.parse(end) > now.getTime() + MOST_DAYS * DAY_MS ? t`Choose a day within a year.` : undefined;
}

export const offerSchema = yup.object({
  answerBy: yup.string().test('day', function check(day = '') {
    const message = dayProblem(day, new Date());
    return message === undefined || this.createError({ message });
  }),
  reviewComments: yup
    .string()
    .trim()
    .test(atMost(COMMENTS_MAX, () => t`Comments must be at most ${COMMENTS_MAX} characters`)),
});

/** The order with the one at a place moved by one; the same where it stands at the end already. */
export function moved(ids: readonly string[], id: string, by: 1 | -1): readonly string[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return ids;
  const order = ids.filter((one) => one !== id);
  return [...order.slice(0, to), id, ...order.slice(to)];
}

/** An order that was made of an earlier list, on the list as it is now: who has gone is gone, who has come stands last. */
export const reordered = (wanted: readonly string[], now: readonly string[]): readonly string[] => [
  ...wanted.filter((id) => now.includes(id)),
  ...now.filter((id) => !wanted.includes(id)),
];
