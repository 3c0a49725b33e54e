import type { components } from '../../../openapi/schema.gen.ts';

export type Course = components['schemas']['Course'];

/** The search and the filters of the courses; an empty one matches every course. */
export interface CourseFilters {
  readonly q: string;
  readonly department: string;
  readonly program: string;
}

export const NO_FILTERS: CourseFilters = { q: '', department: '', program: '' };

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Whether a course has this text in its name, code, department, description or subjects. */
function mentions(course: Course, needle: string): boolean {
  const { courseName, courseCode, department, programType, description, subjects } = course;
  const haystack = [courseName, courseCode, department, programType, description, ...subjects].join('\n');
  return haystack.toLowerCase().includes(needle);
}

/** The courses that match the filters, in the order of the list. */
export function filterCourses(
  courses: readonly Course[],
  { q, department, program }: CourseFilters,
): readonly Course[] {
  const needle = q.trim().toLowerCase();
  return courses.filter(
    (course) =>
      (!department || same(course.department, department)) &&
      (!program || same(course.programType, program)) &&
      (!needle || mentions(course, needle)),
  );
}

/** The distinct texts: the known ones first, in their own order, then the rest by name. */
export function distinct(texts: readonly string[], known: readonly string[]): readonly string[] {
  const found = new Set(texts.filter(Boolean));
  const others = [...found].filter((text) => !known.includes(text));
  return [...known.filter((text) => found.has(text)), ...others.toSorted((a, b) => a.localeCompare(b))];
}
