import { programTypeValues, type components } from '#openapi/schema.gen.ts';
import type { ApplicationRow, CourseRow, StudentRow } from '../tables.ts';
import { byText } from './order.ts';

type Schemas = components['schemas'];

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
const average = (sum: number, count: number) => (count === 0 ? 0 : sum / count);

/** How many rows have each key, sorted by key. Keys that differ only in case count as one, in the first spelling. */
function countBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [key: string, count: number][] {
  const groups = new Map<string, { key: string; count: number }>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key.toLowerCase());
    if (group) group.count++;
    else groups.set(key.toLowerCase(), { key, count: 1 });
  }
  return [...groups.values()].map(({ key, count }): [string, number] => [key, count]).sort(([a], [b]) => byText(a, b));
}

export const isPlaced = (student: StudentRow) => student.placementStatus === 'Placed';

/** Operation getStudentStats: one pass over the students. */
export function studentStatistics(students: readonly StudentRow[]): Schemas['StudentStats'] {
  const fees = { total: 0, paid: 0, pending: 0 };
  const cgpa = { sum: 0, count: 0 };
  const attendance = { sum: 0, count: 0 };
  const packages = { sum: 0, count: 0, max: 0 };
  let placed = 0;
  for (const student of students) {
    if (isPlaced(student)) placed++;
    fees.total += student.totalFee ?? 0;
    fees.paid += student.paidAmount ?? 0;
    fees.pending += student.pendingAmount ?? 0;
    if (student.currentCGPA !== undefined) {
      cgpa.sum += student.currentCGPA;
      cgpa.count++;
    }
    if (student.attendance) {
      attendance.sum += student.attendance.percentage;
      attendance.count++;
    }
    if (student.packageAmount !== undefined) {
      packages.sum += student.packageAmount;
      packages.count++;
      packages.max = Math.max(packages.max, student.packageAmount);
    }
  }
  return {
    totalStudents: students.length,
    placedStudents: placed,
    placementRate: rounded(average(placed * 100, students.length), 1),
    averageCGPA: rounded(average(cgpa.sum, cgpa.count), 2),
    averageAttendance: rounded(average(attendance.sum, attendance.count), 1),
    byDepartment: countBy(students, ({ department }) => department).map(([department, count]) => ({
      department,
      count,
    })),
    byYear: countBy(students, ({ year }) => String(year)).map(([year, count]) => ({ year: Number(year), count })),
    fees: { total: rounded(fees.total, 2), paid: rounded(fees.paid, 2), pending: rounded(fees.pending, 2) },
    package: { average: rounded(average(packages.sum, packages.count), 2), max: packages.max },
  };
}

/** Where each status is counted, and whether it is pending: nobody has decided on the application yet. */
const statusCounts = {
  APPLIED: { name: 'appliedCount', pending: true },
  UNDER_REVIEW: { name: 'underReviewCount', pending: true },
  WAITLISTED: { name: 'waitlistedCount', pending: true },
  APPROVED: { name: 'approvedCount', pending: false },
  REJECTED: { name: 'rejectedCount', pending: false },
} as const satisfies Record<
  ApplicationRow['status'],
  { readonly name: keyof Schemas['ApplicationStats']; readonly pending: boolean }
>;

/** Whether nobody has decided on an application of this status yet. */
export const isPending = (status: ApplicationRow['status']): boolean => statusCounts[status].pending;

/** Operation getApplicationStats. */
export function applicationStatistics(applications: readonly ApplicationRow[]): Schemas['ApplicationStats'] {
  const counts = {
    appliedCount: 0,
    underReviewCount: 0,
    waitlistedCount: 0,
    approvedCount: 0,
    rejectedCount: 0,
    pendingCount: 0,
  };
  for (const { status } of applications) {
    const { name, pending } = statusCounts[status];
    counts[name] += 1;
    if (pending) counts.pendingCount += 1;
  }
  return {
    totalApplications: applications.length,
    ...counts,
    byCourse: countBy(applications, (row) => row.desiredCourse).map(([course, count]) => ({ course, count })),
  };
}

/** Operation getCourseStats. */
export function courseStatistics(courses: readonly CourseRow[]): Schemas['CourseStats'] {
  const active = courses.filter(({ isActive }) => isActive).length;
  const types = new Map(countBy(courses, ({ programType }) => programType));
  return {
    totalCourses: courses.length,
    activeCourses: active,
    inactiveCourses: courses.length - active,
    byDepartment: countBy(courses, ({ department }) => department).map(([department, count]) => ({
      department,
      count,
    })),
    byProgramType: programTypeValues
      .map((programType) => ({ programType, count: types.get(programType) ?? 0 }))
      .filter(({ count }) => count > 0),
  };
}
