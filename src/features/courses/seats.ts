import { gradePercent } from '#openapi/grade-percent.ts';
import { plural, t } from '#src/languages/texts.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { isSameWord } from '#src/platform/text/plain-text.ts';
import type { Course } from './course.ts';

/** For the other features, which import this file alone of the courses' rules. */
export type { Course };

/** The course of that name, ignoring case, which is how an application names it (contract, reviewApplication). */
export const courseNamed = (list: readonly Course[] | undefined, name: string): Course | undefined =>
  list?.find(({ courseName }) => isSameWord(courseName, name));

export const isFull = (course: Course | undefined): boolean => course?.availableSeats === 0;

/** `18 of 40 seats left`; undefined for a course that does not count them. */
export function seatsLeft({ availableSeats, totalSeats }: Course): string | undefined {
  if (typeof availableSeats !== 'number') return undefined;
  const left = formatNumber(availableSeats);
  return typeof totalSeats === 'number'
    ? t`${left} of ${formatNumber(totalSeats)} seats left`
    : plural(availableSeats)`${left} seat left | ${left} seats left`;
}

export function seatFigures(list: readonly Course[]): { counting: number; full: number } {
  const counting = list.filter(({ isActive, availableSeats }) => isActive && typeof availableSeats === 'number');
  return { counting: counting.length, full: counting.filter(isFull).length };
}

/** The grade that a course asks for, in percent, where one of its criteria alone names one; nothing follows from it. */
export function requiredPercent({ eligibilityCriteria }: Course): number | undefined {
  const [percent, ...others] = eligibilityCriteria.flatMap((line) => gradePercent(line) ?? []);
  return others.length === 0 ? percent : undefined;
}

export const coursesWithTakenSeats = (list: readonly Course[], department: string): readonly Course[] =>
  list.filter(
    (course) =>
      isSameWord(course.department, department) &&
      typeof course.availableSeats === 'number' &&
      course.availableSeats < (course.totalSeats ?? Infinity),
  );
