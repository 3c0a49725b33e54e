import { dayOf, isoDate, thisYear, today } from './calendar.ts';
import { type Department, departments } from './pools/departments.ts';
import { type Dice, spread } from './random.ts';

export interface Enrolment {
  readonly department: Department;
  readonly year: number;
  readonly semester: number;
  /** The day's number. */
  readonly admitted: number;
}

const faculties = spread(departments);

/**
 * The spring term runs. Who came in July is in the second semester of the year, who came in January in the first: year,
 * semester and day of admission can't contradict each other, as one follows from the other.
 */
export function enrol(dice: Dice): Enrolment {
  const department = dice.pick(faculties);
  const year = 1 + Math.floor(dice.next() * 4);
  return dice.chance(0.15)
    ? { department, year, semester: 2 * year - 1, admitted: dayOf(thisYear - year + 1, 1, dice.between(5, 27)) }
    : { department, year, semester: 2 * year, admitted: dayOf(thisYear - year, 7, dice.between(1, 38)) };
}

/** Admitted this spring, by an application: waits for the first term to begin. */
export function enrolNewcomer(dice: Dice): Enrolment {
  return { department: dice.pick(faculties), year: 1, semester: 1, admitted: today - dice.between(4, 38) };
}

/** Deals roll numbers: department, year of admission, and a number that counts within both, as in CS23001. */
export function rollNumbers(): (enrolment: Enrolment) => string {
  const dealt = new Map<string, number>();
  return ({ department, admitted }) => {
    const series = department.code + isoDate(admitted).slice(2, 4);
    const number = (dealt.get(series) ?? 0) + 1;
    dealt.set(series, number);
    return series + (number < 1000 ? String(1000 + number).slice(1) : String(number));
  };
}
