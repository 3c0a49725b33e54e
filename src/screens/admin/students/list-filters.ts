import type { StudentFilters } from '../../../domain/student-filters.ts';
import type { YEARS } from '../../../domain/study-years.ts';

type Year = (typeof YEARS)[number];

/** What the URL of a list of students says; what is not set is absent. */
export interface ListSearch {
  readonly q?: string;
  readonly department?: string;
  readonly year?: Year;
  readonly sort?: string;
  readonly reload?: true;
}

/** The same in a list's controls, where what is not set is empty. */
export interface ListFilters {
  readonly q: string;
  readonly department: string;
  readonly year: Year | '';
  readonly sort: string;
}

export const NO_FILTERS = { q: '', department: '', year: '' } as const satisfies Partial<ListFilters>;

/** Fills a list's controls from the URL. */
export function filtersOf({ q = '', department = '', year, sort = '' }: ListSearch): ListFilters {
  return { q, department, year: year ?? '', sort };
}

/** Puts a list's controls into the URL. */
export function searchOf({ q, department, year, sort }: ListFilters): ListSearch {
  return { ...(q && { q }), ...(department && { department }), ...(year && { year }), ...(sort && { sort }) };
}

/** The filters of section 5, as a list's controls set them. */
export function rulesOf({ q, department, year }: ListFilters): StudentFilters {
  return { search: q, department, year: year || undefined };
}
