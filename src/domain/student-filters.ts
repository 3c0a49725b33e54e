/** What the filters of section 5 read of a record. */
export interface FilterableStudent {
  readonly name: string;
  readonly email: string;
  readonly rollNo: string;
  readonly department: string;
  readonly year: number;
}

/** Section 5, admin list filters; an absent or empty one admits everybody. */
export interface StudentFilters {
  readonly search?: string | undefined;
  readonly department?: string | undefined;
  readonly year?: number | undefined;
}

/**
 * A list made ready to be searched: lower-cased once when it arrives, so that a keystroke in front of 50,000 students
 * compares strings and makes none.
 */
export interface StudentIndex<S> {
  readonly list: readonly S[];
  readonly haystacks: readonly string[];
  readonly departments: readonly string[];
}

// No field can contain it, so that a search never matches across the end of one field and the start of the next.
const BETWEEN_FIELDS = '\u0000';

/** Lower-cases what the filters look at, once a list. */
export function indexStudents<S extends FilterableStudent>(list: readonly S[]): StudentIndex<S> {
  const lower = new Map<string, string>();
  const departments: string[] = [];
  const haystacks: string[] = [];
  for (const { name, email, rollNo, department } of list) {
    haystacks.push(`${name}${BETWEEN_FIELDS}${email}${BETWEEN_FIELDS}${rollNo}`.toLowerCase());
    let key = lower.get(department);
    if (key === undefined) lower.set(department, (key = String(department ?? '').toLowerCase()));
    departments.push(key);
  }
  return { list, haystacks, departments };
}

/** Whether any filter is set. */
export function isFiltered({ search, department, year }: StudentFilters): boolean {
  return Boolean(search) || Boolean(department) || year !== undefined;
}

/**
 * Section 5: department matches case-insensitively, year exactly, search as a case-insensitive substring of name, email
 * or rollNo. The order of the list is kept; without a filter the list itself comes back.
 */
export function filterStudents<S extends FilterableStudent>(
  { list, haystacks, departments }: StudentIndex<S>,
  filters: StudentFilters,
): readonly S[] {
  if (!isFiltered(filters)) return list;
  const needle = filters.search?.toLowerCase() ?? '';
  const department = filters.department?.toLowerCase() ?? '';
  const { year } = filters;
  return list.filter(
    (student, i) =>
      (department === '' || departments[i] === department) &&
      (year === undefined || student.year === year) &&
      (needle === '' || haystacks[i]?.includes(needle) === true),
  );
}
