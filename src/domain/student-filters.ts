import { feeStatusLabel } from './fees.ts';
import { placementLabel } from './placement.ts';
import { studentStatus } from './student-account.ts';

/** What the filters read of a record. */
export interface FilterableStudent {
  readonly name: string;
  readonly email: string;
  readonly rollNo: string;
  readonly department: string;
  readonly year: number;
  readonly semester?: number | undefined;
  readonly placementStatus?: string | null | undefined;
  readonly feeStatus?: string | null | undefined;
  readonly status?: string | null | undefined;
}

/** Section 5, admin list filters; an absent or empty one admits everybody. */
export interface StudentFilters {
  readonly search?: string | undefined;
  readonly department?: string | undefined;
  readonly year?: number | undefined;
  /** Beyond section 5, on the whole roster: as they are shown, without regard to case. */
  readonly semester?: number | undefined;
  readonly placement?: string | undefined;
  readonly fee?: string | undefined;
  readonly status?: string | undefined;
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
export function isFiltered(filters: StudentFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined && value !== '');
}

type Test = (student: FilterableStudent) => boolean;

/** The tests of the filters that are set beyond section 5: whoever sets none pays for none. */
function furtherTests({ semester, placement, fee, status }: StudentFilters): readonly Test[] {
  const shows = (wanted: string | undefined, shown: (student: FilterableStudent) => string): Test[] => {
    const word = wanted?.toLowerCase();
    return word ? [(student) => shown(student).toLowerCase() === word] : [];
  };
  return [
    ...(semester === undefined ? [] : [(student: FilterableStudent) => student.semester === semester]),
    ...shows(placement, placementLabel),
    ...shows(fee, feeStatusLabel),
    ...shows(status, studentStatus),
  ];
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
  const further = furtherTests(filters);
  return list.filter(
    (student, i) =>
      (department === '' || departments[i] === department) &&
      (year === undefined || student.year === year) &&
      further.every((test) => test(student)) &&
      (needle === '' || haystacks[i]?.includes(needle) === true),
  );
}
