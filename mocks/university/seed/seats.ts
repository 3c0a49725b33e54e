import type { ApplicationRow, CourseRow } from '../tables.ts';
import { catalogueCourses, fullCourses } from './courses.ts';

/** How often each value occurs. */
function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

/** Seats come in fives: the next five, or the one before where that is more than so many. */
const toFive = (seats: number, most = Infinity) => {
  const next = Math.ceil(seats / 5) * 5;
  return next > most ? next - 5 : next;
};

type Seats = Required<Pick<CourseRow, 'totalSeats' | 'availableSeats'>>;

/**
 * The seats of the courses of one department, whose shares the catalogue names. A seat is taken by each first-year
 * student of the department: in a course whose applications were approved by these at least, and otherwise by the
 * courses' shares. The total follows from the shares as well, so that a larger university has more seats. A full
 * course has no seat left, every other course one at least.
 *
 * A department with fewer first-years than its full courses have seats (in a university of some dozens) still fills
 * those, with five students each.
 */
function seatsOf(courses: readonly CourseRow[], firstYears: number, approvedFor: (course: CourseRow) => number) {
  const taken = ({ totalSeats = 0, availableSeats = 0 }: CourseRow) => totalSeats - availableSeats;
  const sum = (of: readonly CourseRow[], value: (course: CourseRow) => number) =>
    of.reduce((total, course) => total + value(course), 0);
  const scale = firstYears / Math.max(1, sum(courses, taken));
  const isFull = ({ courseName }: CourseRow) => fullCourses.includes(courseName);
  const seats = new Map<CourseRow, Seats>();

  for (const course of courses.filter(isFull)) {
    const totalSeats = Math.max(5, toFive(Math.max(approvedFor(course), taken(course) * scale), firstYears));
    seats.set(course, { totalSeats, availableSeats: 0 });
  }
  const inFull = sum([...seats.keys()], (course) => seats.get(course)?.totalSeats ?? 0);
  const open = courses.filter((course) => !isFull(course));
  let left = Math.max(0, firstYears - inFull - sum(open, approvedFor));
  let shares = sum(open, taken);
  for (const course of open) {
    // A share of what is left: the last course takes the rest, so that rounding loses nobody.
    const part = shares === 0 ? 0 : Math.round((left * taken(course)) / shares);
    left -= part;
    shares -= taken(course);
    const here = approvedFor(course) + part;
    const totalSeats = toFive(Math.max(here + 1, (course.totalSeats ?? 0) * scale));
    seats.set(course, { totalSeats, availableSeats: totalSeats - here });
  }
  return seats;
}

/** The catalogue with the seats that fit these applications, and so many students in the first year of each department. */
export function seededCourses(
  firstYears: ReadonlyMap<string, number>,
  applications: readonly ApplicationRow[],
): CourseRow[] {
  const courses = catalogueCourses();
  const approved = countBy(
    applications.filter(({ status }) => status === 'APPROVED'),
    ({ desiredCourse }) => desiredCourse,
  );
  const seated = courses.filter(({ totalSeats }) => totalSeats !== undefined);
  const departments = [...new Set(courses.map(({ department }) => department))];
  const seats = new Map(
    departments.flatMap((name) => [
      ...seatsOf(
        seated.filter(({ department }) => department === name),
        firstYears.get(name) ?? 0,
        ({ courseName }) => approved.get(courseName) ?? 0,
      ),
    ]),
  );
  return courses.map((course) => ({ ...course, ...seats.get(course) }));
}
