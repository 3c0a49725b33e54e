const dayLength = 86_400_000;
/** By the day's number, with room for all days until 2059: V8 reads such an array faster than a map, later days slowly. */
const names: string[] = [];
names.length = 2 ** 15;

/** The number of a day, counted from 1970-01-01. */
export function dayNumber(isoDate: string): number {
  return Date.parse(`${isoDate}T00:00:00.000Z`) / dayLength;
}

/** The number of a date's day; a day beyond the month's end is one of the next month. */
export function dayOf(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / dayLength;
}

/** YYYY-MM-DD of a day's number. 50,000 students have the same few thousand days: each is formatted once. */
export function isoDate(day: number): string {
  return (names[day] ??= new Date(day * dayLength).toISOString().slice(0, 10));
}

const two = (value: number) => (value < 10 ? `0${value}` : String(value));
const minutesOfDay = Array.from(
  { length: 1440 },
  (_, minute) => `T${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
);
const endings = Array.from({ length: 60 }, (_, second) => `:${two(second)}.000Z`);

/** The moment so many seconds into a day, as the contract's Timestamp. */
export function isoMoment(day: number, second: number): string {
  return `${isoDate(day)}${minutesOfDay[Math.floor(second / 60)]}${endings[second % 60]}`;
}

/** Office hours of an Indian university, in seconds of a UTC day: 9:00 to 17:30 in Kolkata. */
export const officeHours = { from: 12_600, to: 43_200 } as const;

/** The months in which studies begin: July for most students, January for those who join half a year later. */
export type Intake = 7 | 1;

/**
 * The day on which the seeded university lives, and what follows from it. Whoever makes the data chooses the day, so
 * that the data is as old as the visit; nothing that happened in it is later than the day before.
 *
 * An academic year begins in July: July to December is a student's odd semester, January to June the even one, where
 * the studies began in July.
 */
export class Calendar {
  /** The day's number. */
  readonly today: number;
  /** Half-years since the year 0, so that semesters can be counted; those that begin in July are odd. */
  readonly #halfYear: number;

  /** @throws RangeError where the day is not one of the form YYYY-MM-DD */
  constructor(isoDay: string) {
    const today = dayNumber(isoDay);
    if (!Number.isInteger(today) || isoDate(today) !== isoDay)
      throw new RangeError(`"${isoDay}" is not a day such as 2026-05-18`);
    const year = Number(isoDay.slice(0, 4));
    const secondHalf = today >= dayOf(year, 7, 1);
    this.today = today;
    this.#halfYear = 2 * year + (secondHalf ? 1 : 0);
  }

  /** The semester of the students who are in this year of their studies, and the year in which they were admitted. */
  enrolment(yearOfStudy: number, intake: Intake): { readonly semester: number; readonly admittedIn: number } {
    const intakeIsCurrent = this.#halfYear % 2 === (intake === 7 ? 1 : 0);
    const semester = 2 * yearOfStudy - (intakeIsCurrent ? 1 : 0);
    return { semester, admittedIn: Math.floor((this.#halfYear - semester + 1) / 2) };
  }

  /** The day itself, where it is over. In the first days of a term, the term's own students were admitted shortly before. */
  beforeToday(day: number): number {
    return day < this.today ? day : this.today - 1 - (day % 21);
  }
}
