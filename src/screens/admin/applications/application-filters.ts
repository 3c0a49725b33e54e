import { isUndecided } from '../../../domain/application-status.ts';

/** The filters of the list, as its controls hold them; what is not set is empty. */
export interface ApplicationFilters {
  readonly q: string;
  /** One status, or UNDECIDED. */
  readonly status: string;
  readonly course: string;
  readonly sort: string;
}

/** What the URL says; what is not set is absent. */
export type ApplicationSearch = Partial<ApplicationFilters> & { readonly open?: string };

/** The tab of everything that waits for a decision. In lower case, as no status is written. */
export const UNDECIDED = 'undecided';

export const NO_FILTERS = { q: '', status: '', course: '' } as const satisfies Partial<ApplicationFilters>;

/** Fills the controls from the URL. */
export function filtersOf({ q = '', status = '', course = '', sort = '' }: ApplicationSearch): ApplicationFilters {
  return { q, status, course, sort };
}

/** Puts the controls into the URL, beside the application that is open. */
export function searchOf({ q, status, course, sort }: ApplicationFilters, open: string | undefined): ApplicationSearch {
  return {
    ...(q && { q }),
    ...(status && { status }),
    ...(course && { course }),
    ...(sort && { sort }),
    ...(open && { open }),
  };
}

interface Filterable {
  readonly fullName: string;
  readonly email: string;
  readonly desiredCourse: string;
  readonly referenceNumber: string;
  readonly status: string;
}

const haystacks = new WeakMap<Filterable, string>();

/** What is searched of an application; made once, since every key that is pressed looks at all of them. */
function haystackOf(row: Filterable): string {
  const { fullName, email, desiredCourse, referenceNumber } = row;
  const haystack = haystacks.get(row) ?? [fullName, email, desiredCourse, referenceNumber].join('\n').toLowerCase();
  haystacks.set(row, haystack);
  return haystack;
}

/** Those that fit: search as a case-insensitive substring, the course without regard to case, as the server compares it. */
export function fitting<Row extends Filterable>(
  rows: readonly Row[],
  { q, status, course }: Omit<ApplicationFilters, 'sort'>,
): readonly Row[] {
  const needle = q.trim().toLowerCase();
  const wanted = course.toLowerCase();
  return rows.filter(
    (row) =>
      (status === '' || (status === UNDECIDED ? isUndecided(row.status) : row.status === status)) &&
      (wanted === '' || row.desiredCourse.toLowerCase() === wanted) &&
      (needle === '' || haystackOf(row).includes(needle)),
  );
}
