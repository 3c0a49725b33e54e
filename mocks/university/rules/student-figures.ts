import type { components } from '#openapi/schema.gen.ts';
import { compareCodePoints, foldText } from '#openapi/text-order.ts';
import type { StudentRow } from '../tables.ts';

type Schemas = components['schemas'];

/** Section 9: placed is whoever has a company. */
export const hasCompany = ({ company }: StudentRow) => (company ?? '').trim() !== '';

/** Whether a status is the one of those who have left after the last semester. */
export const hasGraduated = (status: unknown): boolean => String(status).trim().toLowerCase() === 'graduated';

/** What a student is counted as (contract, Outcome). */
export function placementOutcome(student: StudentRow): Schemas['Outcome'] {
  if (hasCompany(student)) return 'Placed';
  return student.placementStatus === 'Higher Studies' ? 'Higher Studies' : 'Not Placed';
}

const newGroup = () => ({
  students: 0,
  placed: 0,
  fees: { total: 0, paid: 0, pending: 0, payers: 0, owers: 0 },
});

function count(group: ReturnType<typeof newGroup>, student: StudentRow): void {
  const { totalFee = 0, paidAmount = 0, pendingAmount = 0 } = student;
  group.students += 1;
  if (hasCompany(student)) group.placed += 1;
  group.fees.total += totalFee;
  group.fees.paid += paidAmount;
  group.fees.pending += pendingAmount;
  if (paidAmount > 0) group.fees.payers += 1;
  if (pendingAmount > 0) group.fees.owers += 1;
}

/** The figures of all students, in one pass (operation getStudentSummary). */
export function studentFigures(students: readonly StudentRow[]): Schemas['StudentFigures'] {
  const all = newGroup();
  const departments = new Map<string, { department: string } & ReturnType<typeof newGroup>>();
  const years = new Map<number, { year: number } & ReturnType<typeof newGroup>>();
  const graduated = newGroup();
  let higherStudies = 0;
  const packages = { count: 0, sum: 0, highest: 0 };
  for (const student of students) {
    const { department, year, packageAmount } = student;
    const key = department.toLowerCase();
    const ofDepartment = departments.get(key) ?? { department, ...newGroup() };
    departments.set(key, ofDepartment);
    const ofYear = hasGraduated(student.status) ? graduated : (years.get(year) ?? { year, ...newGroup() });
    if ('year' in ofYear) years.set(year, ofYear);
    for (const group of [all, ofDepartment, ofYear]) count(group, student);
    if (placementOutcome(student) === 'Higher Studies') higherStudies += 1;
    if (!hasCompany(student) || packageAmount === undefined) continue;
    packages.count += 1;
    packages.sum += packageAmount;
    packages.highest = Math.max(packages.highest, packageAmount);
  }
  return {
    all,
    byDepartment: [...departments.values()].sort((a, b) =>
      compareCodePoints(foldText(a.department), foldText(b.department)),
    ),
    byYear: [...years.values()].sort((a, b) => a.year - b.year),
    graduated,
    higherStudies,
    packages,
  };
}

/** What the home page counts (operation getPublicStatistics, section 9). */
export function publicStatistics(students: readonly StudentRow[]): Schemas['PublicStatistics'] {
  return {
    students: students.length,
    placed: students.filter(hasCompany).length,
    departments: new Set(students.map(({ department }) => department).filter(Boolean)).size,
  };
}
