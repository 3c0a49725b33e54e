import { programTypeValues, type components } from '../../../../openapi/schema.gen.ts';

export type Course = components['schemas']['Course'];

/** What the URL says of the list; what is not set is absent. */
export interface CourseSearch {
  readonly q?: string;
  readonly department?: string;
  readonly program?: string;
  readonly status?: 'active' | 'inactive';
  readonly sort?: string;
}

/** The same in the list's controls, where what is not set is empty. */
export interface CourseFilters {
  readonly q: string;
  readonly department: string;
  readonly program: string;
  readonly status: 'active' | 'inactive' | '';
  readonly sort: string;
}

export const NO_FILTERS = { q: '', department: '', program: '', status: '' } as const satisfies Partial<CourseFilters>;

/** Fills the list's controls from the URL. */
export function filtersOf({ q = '', department = '', program = '', status, sort = '' }: CourseSearch): CourseFilters {
  return { q, department, program, status: status ?? '', sort };
}

/** Puts the list's controls into the URL. */
export function searchOf({ q, department, program, status, sort }: CourseFilters): CourseSearch {
  return {
    ...(q && { q }),
    ...(department && { department }),
    ...(program && { program }),
    ...(status && { status }),
    ...(sort && { sort }),
  };
}

const same = (a: string | undefined, b: string) => (a ?? '').toLowerCase() === b.toLowerCase();
const haystack = ({ courseName, courseCode, department, subjects }: Course) =>
  [courseName, courseCode, department, ...subjects].join('\n').toLowerCase();

/** The courses that fit the filters: department and program type without regard to case, the search as a substring. */
export function filterCourses(list: readonly Course[], { q, department, program, status }: CourseFilters) {
  const needle = q.trim().toLowerCase();
  return list.filter(
    (course) =>
      (!department || same(course.department, department)) &&
      (!program || same(course.programType, program)) &&
      (!status || course.isActive === (status === 'active')) &&
      (!needle || haystack(course).includes(needle)),
  );
}

/** The program types to filter by: the contract's, then whatever else the list holds. */
export function programTypesIn(list: readonly Course[]): readonly string[] {
  const known: readonly string[] = programTypeValues;
  const others = new Set(
    list.map(({ programType }): string => programType).filter((type) => type && !known.includes(type)),
  );
  return [...known, ...[...others].toSorted((a, b) => a.localeCompare(b))];
}
