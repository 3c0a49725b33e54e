import { startOfDay } from '#src/platform/text/format.ts';
import { t } from '#src/languages/texts.ts';

/*
 * Dates that are possible and probably mistyped: somebody is asked to look at them, in a form as in a file, and nothing is
 * refused. Days are written as the contract writes them, `2026-05-18`; `today` is the day that it is now.
 */

const OLDEST_BIRTH = 1930;
const YOUNGEST_STUDENT = 15;

const isDay = (text: string) => startOfDay(text) !== undefined;

/** The same day so many years later; the day after the 28th of February where there is no 29th is later than it. */
const yearsLater = (day: string, years: number) =>
  String(Number(day.slice(0, 4)) + years).padStart(4, '0') + day.slice(4);

/** What is to be looked at in a date of birth; undefined where nothing is. One in the future is refused (section 5). */
export function birthDoubt(birth: string, today: string): string | undefined {
  if (!isDay(birth)) return undefined;
  if (birth.slice(0, 4) === today.slice(0, 4)) return t`Born this year: look whether the year is right`;
  return birth < String(OLDEST_BIRTH) ? t`Born before ${OLDEST_BIRTH}: look whether the year is right` : undefined;
}

/** What is to be looked at in a date of admission, by the date of birth where that is known; undefined where nothing is. */
export function admissionDoubt(admission: string, birth: string, today: string): string | undefined {
  if (!isDay(admission)) return undefined;
  if (admission > yearsLater(today, 1)) return t`Admitted in more than a year from now: look whether the year is right`;
  if (isDay(birth)) {
    if (admission < birth) return t`Admitted before the birth: look whether the year is right`;
    if (admission < yearsLater(birth, YOUNGEST_STUDENT))
      return t`Admitted before the age of ${YOUNGEST_STUDENT}: look whether the year is right`;
  }
  const first = OLDEST_BIRTH + YOUNGEST_STUDENT;
  return admission < String(first) ? t`Admitted before ${first}: look whether the year is right` : undefined;
}
