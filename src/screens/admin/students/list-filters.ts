import type { StudentFilters } from '../../../domain/student-filters.ts';
import type { SEMESTERS, YEARS } from '../../../domain/study-years.ts';

type Year = (typeof YEARS)[number];
type Semester = (typeof SEMESTERS)[number];

/** What the URL of a list of students says; what is not set is absent. */
export interface ListSearch {
  readonly q?: string;
  readonly department?: string;
  readonly year?: Year;
  /** A column, with a minus sign in front for the other direction. */
  readonly sort?: string;
  /** Section 4: set by a deletion, to force a reload of the list. */
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

/** What the URL of the whole roster says beside that. */
export interface RosterSearch extends ListSearch {
  readonly semester?: Semester;
  readonly placement?: string;
  readonly fee?: string;
  readonly status?: string;
  /** Something else than the list: an import, or one that was cut short, by the time at which it was begun. */
  readonly task?: 'import' | number;
}

/** The roster's controls. */
export interface RosterFilters extends ListFilters {
  readonly semester: Semester | '';
  readonly placement: string;
  readonly fee: string;
  readonly status: string;
}

export const NO_ROSTER_FILTERS = {
  ...NO_FILTERS,
  semester: '',
  placement: '',
  fee: '',
  status: '',
} as const satisfies Partial<RosterFilters>;

/** Fills the roster's controls from the URL. */
export function rosterFiltersOf(search: RosterSearch): RosterFilters {
  const { semester = '', placement = '', fee = '', status = '' } = search;
  return { ...filtersOf(search), semester, placement, fee, status };
}

/** Puts the roster's controls into the URL. */
export function rosterSearchOf(filters: RosterFilters): RosterSearch {
  const { semester, placement, fee, status } = filters;
  return {
    ...searchOf(filters),
    ...(semester && { semester }),
    ...(placement && { placement }),
    ...(fee && { fee }),
    ...(status && { status }),
  };
}

/** The filters of the roster: those of section 5, and its own. */
export function rosterRulesOf(filters: RosterFilters): StudentFilters {
  const { semester, placement, fee, status } = filters;
  return { ...rulesOf(filters), semester: semester || undefined, placement, fee, status };
}
