import { SEMESTERS, YEARS } from '../../domain/study-years.ts';
import type { ApplicationSearch } from '../../screens/admin/applications/application-filters.ts';
import type { CourseSearch } from '../../screens/admin/courses/course-list.ts';
import type { ListSearch, RosterSearch } from '../../screens/admin/students/list-filters.ts';
import { text } from '../-search.ts';

const isYear = (value: unknown): value is (typeof YEARS)[number] => YEARS.some((year) => year === value);

/** Reads a list's filters from the URL; whatever does not fit is left out, and so is every empty one. */
export function studentListSearch({ q, department, year, sort, reload }: Record<string, unknown>): ListSearch {
  return {
    ...(text(q) && { q: text(q) }),
    ...(text(department) && { department: text(department) }),
    ...(isYear(year) && { year }),
    ...(text(sort) && { sort: text(sort) }),
    ...(reload === true && { reload }),
  };
}

const isSemester = (value: unknown): value is (typeof SEMESTERS)[number] =>
  SEMESTERS.some((semester) => semester === value);

/** Reads the roster's filters from the URL. */
export function rosterListSearch(search: Record<string, unknown>): RosterSearch {
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

/** Reads the applications' filters, and which of them is open, from the URL. */
export function applicationListSearch(search: Record<string, unknown>): ApplicationSearch {
  const { q, status, course, sort, open } = search;
  return {
    ...(text(q) && { q: text(q) }),
    ...(text(status) && { status: text(status) }),
    ...(text(course) && { course: text(course) }),
    ...(text(sort) && { sort: text(sort) }),
    ...(text(open) && { open: text(open) }),
  };
}

/** What the URL of the courses says, and the course whose form is open: its id, or `new`. */
type OpenCourseSearch = CourseSearch & { readonly course?: string };

/** Reads the courses' filters from the URL. */
export function courseListSearch(search: Record<string, unknown>): OpenCourseSearch {
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
