import { isPlaced } from './placement.ts';

/** What the statistics of section 9 read of a record. */
export interface CountedStudent {
  readonly department?: string | null | undefined;
  readonly company?: string | null | undefined;
}

/** The figures of a list of students. */
export interface StudentCounts {
  readonly total: number;
  readonly placed: number;
  readonly departments: number;
}

/** Figures of the home page. */
export interface HomeStatistics extends StudentCounts {
  readonly faculty: number;
  readonly placementRate: string;
}

/** Counts a list in one pass: records, placed records and distinct non-empty departments (section 9). */
export function countStudents(list: Iterable<CountedStudent>): StudentCounts {
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

const rate = ({ placed, total }: Pick<StudentCounts, 'placed' | 'total'>, ofNobody: string) =>
  total === 0 ? ofNobody : ((placed / total) * 100).toFixed(1);

/** Section 9, placement rate on the administrator's dashboard: a percentage to one decimal, `0` if no students. */
export function placementRate(counts: Pick<StudentCounts, 'placed' | 'total'>): string {
  return rate(counts, '0');
}

/** Section 9, home statistics; 8 departments, 50 faculty members and "95.0" stand in where there is nobody to count. */
export function homeStatistics(list: Iterable<CountedStudent>): HomeStatistics {
  const counts = countStudents(list);
  return {
    ...counts,
    departments: counts.departments || 8,
    faculty: Math.ceil(counts.total / 10) || 50,
    placementRate: rate(counts, '95.0'),
  };
}

/** Section 8: what the home page shows when its statistics cannot be had. */
export const HOME_STATISTICS_FALLBACK: HomeStatistics = {
  total: 1200,
  placed: 980,
  departments: 8,
  faculty: 120,
  placementRate: rate({ total: 1200, placed: 980 }, '95.0'),
};
