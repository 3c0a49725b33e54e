import { pendingAmount, type FeeRecord } from './fees.ts';
import { sortedPositions, type SortKey, type SortOrder } from './ordering.ts';
import { placementLabel, type PlacementRecord } from './placement.ts';
import { studentStatus } from './student-account.ts';
import type { FilterableStudent, StudentIndex } from './student-filters.ts';

/** What the columns of a list of students are sorted by. */
export interface SortableStudent extends FilterableStudent, FeeRecord, PlacementRecord {
  readonly semester: number;
  readonly currentCGPA?: number | null | undefined;
  readonly attendance?: { readonly percentage?: number | null | undefined } | null | undefined;
  readonly status?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly totalCredits?: number | null | undefined;
  readonly packageAmount?: number | null | undefined;
  readonly admissionDate?: string | null | undefined;
}

const keys = {
  name: (student) => student.name,
  rollNo: (student) => student.rollNo,
  department: (student) => student.department,
  year: (student) => student.year,
  semester: (student) => student.semester,
  cgpa: (student) => student.currentCGPA,
  attendance: (student) => student.attendance?.percentage,
  fee: pendingAmount,
  placement: placementLabel,
  status: studentStatus,
  email: (student) => student.email,
  phone: (student) => student.phone,
  credits: (student) => student.totalCredits,
  pending: pendingAmount,
  company: (student) => student.company,
  package: (student) => student.packageAmount,
  admitted: (student) => student.admissionDate,
} as const satisfies Record<string, (student: SortableStudent) => SortKey>;

const keyOf: ReadonlyMap<string, (student: SortableStudent) => SortKey> = new Map(Object.entries(keys));

/** The columns that a list of students can be sorted by. */
export const STUDENT_COLUMNS: readonly string[] = Object.keys(keys);

/**
 * A prepared list in another order, still prepared: sorting comes before filtering, so that a keystroke filters rows
 * that stand in order already and never sorts.
 */
export function orderStudents<S extends SortableStudent>(
  index: StudentIndex<S>,
  order: SortOrder | undefined,
): StudentIndex<S> {
  const key = order && keyOf.get(order.id);
  if (!key) return index;
  const list: S[] = [];
  const haystacks: string[] = [];
  const departments: string[] = [];
  for (const position of sortedPositions(index.list.map(key), order.desc)) {
    const student = index.list[position];
    if (student === undefined) continue;
    list.push(student);
    haystacks.push(index.haystacks[position] ?? '');
    departments.push(index.departments[position] ?? '');
  }
  return { list, haystacks, departments };
}
