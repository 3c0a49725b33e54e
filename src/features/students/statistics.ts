import { isPlaced, type PartialStudent } from './student-facts.ts';

/** Counts a list in one pass: records, placed records and distinct non-empty departments (section 9). */
export function countStudents(list: Iterable<PartialStudent>) {
  const departments = new Set<string>();
  let total = 0;
  let placed = 0;
  for (const student of list) {
    total += 1;
    if (isPlaced(student)) placed += 1;
    if (student.department) departments.add(student.department);
  }
  return { total, placed, departments: departments.size };
}

/**
 * Section 9, placement rate: a percentage to one decimal; on the administrator's dashboard `0` if no students. It is rounded
 * as one decimal usually is, but 100.0 says that everybody is placed: one who is not makes it 99.9.
 */
export function placementRate(
  { placed, total }: { readonly placed: number; readonly total: number },
  ofNobody = '0',
): string {
  return total === 0 ? ofNobody : Math.min((placed / total) * 100, placed < total ? 99.9 : 100).toFixed(1);
}

/** Section 9, home statistics; 8 departments, 50 faculty members and "95.0" stand in where there is nobody to count. */
export function homeStatistics(counts: ReturnType<typeof countStudents>) {
  return {
    ...counts,
    departments: counts.departments || 8,
    faculty: Math.ceil(counts.total / 10) || 50,
    placementRate: placementRate(counts, '95.0'),
  };
}

export type HomeStatistics = Readonly<ReturnType<typeof homeStatistics>>;

/** Section 8: what the home page shows when its statistics cannot be had. */
export const HOME_STATISTICS_FALLBACK: HomeStatistics = {
  total: 1200,
  placed: 980,
  departments: 8,
  faculty: 120,
  placementRate: placementRate({ total: 1200, placed: 980 }),
};
