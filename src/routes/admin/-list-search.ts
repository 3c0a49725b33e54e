import { text } from '../-search.ts';

/** What the URL of a list of students says; an absent one is not set. */
export interface StudentListSearch {
  readonly q?: string;
  readonly department?: string;
  readonly year?: 1 | 2 | 3 | 4;
  /** A column, with a minus sign in front for the other direction. */
  readonly sort?: string;
  /** Section 4: set by a deletion, to force a reload of the list. */
  readonly reload?: true;
}

const isYear = (value: unknown): value is 1 | 2 | 3 | 4 => value === 1 || value === 2 || value === 3 || value === 4;

/** Reads a list's filters from the URL; whatever does not fit is left out, and so is every empty one. */
export function studentListSearch({ q, department, year, sort, reload }: Record<string, unknown>): StudentListSearch {
  return {
    ...(text(q) && { q: text(q) }),
    ...(text(department) && { department: text(department) }),
    ...(isYear(year) && { year }),
    ...(text(sort) && { sort: text(sort) }),
    ...(reload === true && { reload }),
  };
}

type Semester = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
const isSemester = (value: unknown): value is Semester =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 8;

/** What the URL of the whole roster says beside that. */
export interface RosterListSearch extends StudentListSearch {
  readonly semester?: Semester;
  readonly placement?: string;
  readonly fee?: string;
  readonly status?: string;
  readonly task?: 'import' | number;
}

/** Reads the roster's filters from the URL. */
export function rosterListSearch(search: Record<string, unknown>): RosterListSearch {
  const { semester, placement, fee, status, task } = search;
  return {
    ...studentListSearch(search),
    ...(isSemester(semester) && { semester }),
    ...(text(placement) && { placement: text(placement) }),
    ...(text(fee) && { fee: text(fee) }),
    ...(text(status) && { status: text(status) }),
    ...((task === 'import' || typeof task === 'number') && { task }),
  };
}

/** What the URL of the applications says. A status is a word of the server's, which this app need not know. */
export interface ApplicationListSearch {
  readonly q?: string;
  /** One status, or `undecided` for all that wait for a decision. */
  readonly status?: string;
  readonly course?: string;
  readonly sort?: string;
  /** The application that is open beside the list. */
  readonly open?: string;
}

/** Reads the applications' filters, and which of them is open, from the URL. */
export function applicationListSearch(search: Record<string, unknown>): ApplicationListSearch {
  const { q, status, course, sort, open } = search;
  return {
    ...(text(q) && { q: text(q) }),
    ...(text(status) && { status: text(status) }),
    ...(text(course) && { course: text(course) }),
    ...(text(sort) && { sort: text(sort) }),
    ...(text(open) && { open: text(open) }),
  };
}

/** What the URL of the courses says. */
export interface CourseListSearch {
  readonly q?: string;
  readonly department?: string;
  readonly program?: string;
  readonly status?: 'active' | 'inactive';
  readonly sort?: string;
  /** The course whose form is open: its id, or `new`. */
  readonly course?: string;
}

/** Reads the courses' filters from the URL. */
export function courseListSearch(search: Record<string, unknown>): CourseListSearch {
  const { q, department, program, status, sort, course } = search;
  return {
    ...(text(q) && { q: text(q) }),
    ...(text(department) && { department: text(department) }),
    ...(text(program) && { program: text(program) }),
    ...((status === 'active' || status === 'inactive') && { status }),
    ...(text(sort) && { sort: text(sort) }),
    ...(text(course) && { course: text(course) }),
  };
}
