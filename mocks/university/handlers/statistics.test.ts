import { describe, expect, it } from 'vitest';
import type { CourseRow, StudentRow } from '../tables.ts';
import type { NodeBackendOptions } from '#mocks/node.ts';
import type { SeedRows } from '../tables.ts';
import { accounts, testBackend } from '#mocks/testing.ts';

async function dataOf(path: string, arrange: NodeBackendOptions['arrange'] = (rows) => rows): Promise<unknown> {
  const backend = await testBackend({ arrange });
  return (await backend.send(path, { token: await backend.tokenOf(accounts.superAdmin) })).body.data;
}

const nothing = (rows: SeedRows): SeedRows => ({ ...rows, students: [], applications: [], courses: [] });

const student = (number: number, rest: Partial<StudentRow>): StudentRow => ({
  id: `stu_${number}`,
  name: `Student ${number}`,
  rollNo: `CS260${number}`,
  email: `student${number}@mail.example`,
  department: 'Civil',
  year: 1,
  semester: 1,
  ...rest,
});

describe('getStudentStats', () => {
  const students = (...rows: Partial<StudentRow>[]) =>
    dataOf('/admin/students/stats', (seed) => ({ ...seed, students: rows.map((row, at) => student(at + 1, row)) }));

  it('statistics of no students are 0, and not NaN', async () => {
    expect(await students()).toEqual({
      totalStudents: 0,
      placedStudents: 0,
      placementRate: 0,
      averageCGPA: 0,
      averageAttendance: 0,
      byDepartment: [],
      byYear: [],
      fees: { total: 0, paid: 0, pending: 0 },
      package: { average: 0, max: 0 },
    });
  });

  it('averages leave out students without a value', async () => {
    const placed = { placementStatus: 'Placed', company: 'Tarang Labs' } as const;
    expect(
      await students(
        { ...placed, packageAmount: 10, currentCGPA: 8, attendance: { percentage: 90 }, year: 4 },
        { ...placed, packageAmount: 5.5, currentCGPA: 7.25, department: 'Art', year: 2 },
        { ...placed, currentCGPA: 0, totalFee: 1000, paidAmount: 400, pendingAmount: 600 },
        { totalFee: 500.5, paidAmount: 500.5, pendingAmount: 0, attendance: { percentage: 75.5 } },
        { department: 'Mechanical', placementStatus: 'Higher Studies' },
        { department: 'Art', placementStatus: 'Not Placed', year: 4 },
        { department: 'Art' },
      ),
    ).toEqual({
      totalStudents: 7,
      placedStudents: 3,
      placementRate: 42.9,
      averageCGPA: 5.08,
      averageAttendance: 82.8,
      byDepartment: [
        { department: 'Art', count: 3 },
        { department: 'Civil', count: 3 },
        { department: 'Mechanical', count: 1 },
      ],
      byYear: [
        { year: 1, count: 4 },
        { year: 2, count: 1 },
        { year: 4, count: 2 },
      ],
      fees: { total: 1500.5, paid: 900.5, pending: 600 },
      package: { average: 7.75, max: 10 },
    });
  });

  it('department names that differ only in case count as one', async () => {
    expect(await students({ department: 'physics' }, { department: 'Civil' }, { department: 'CIVIL' })).toMatchObject({
      byDepartment: [
        { department: 'Civil', count: 2 },
        { department: 'physics', count: 1 },
      ],
    });
  });

  it('the names of Object’s properties are department names like any other', async () => {
    expect(await students({ department: '__proto__' }, { department: 'constructor' })).toMatchObject({
      byDepartment: [
        { department: '__proto__', count: 1 },
        { department: 'constructor', count: 1 },
      ],
    });
  });

  it('fees are added up to the paisa', async () => {
    const fees = { totalFee: 0.1, paidAmount: 0.1, pendingAmount: 0 };
    expect(await students(fees, fees, fees)).toMatchObject({ fees: { total: 0.3, paid: 0.3, pending: 0 } });
  });

  it('the groups of the seeded students add up to all of them', async () => {
    const stats = (await dataOf('/admin/students/stats')) as Record<'byDepartment' | 'byYear', { count: number }[]>;
    for (const group of [stats.byDepartment, stats.byYear])
      expect(group.reduce((sum, { count }) => sum + count, 0)).toBe(40);
  });
});

describe('getApplicationStats', () => {
  it('statistics of no applications are 0', async () => {
    expect(await dataOf('/applications/stats', nothing)).toEqual({
      totalApplications: 0,
      appliedCount: 0,
      underReviewCount: 0,
      waitlistedCount: 0,
      approvedCount: 0,
      rejectedCount: 0,
      pendingCount: 0,
      byCourse: [],
    });
  });

  it('applications are counted by status and by course; those without a decision are pending', async () => {
    const statuses = ['APPLIED', 'APPLIED', 'UNDER_REVIEW', 'WAITLISTED', 'APPROVED', 'REJECTED', 'REJECTED'] as const;
    const arrange = (rows: SeedRows): SeedRows => ({
      ...rows,
      applications: rows.applications.slice(0, 7).map((row, at) => ({
        ...row,
        status: statuses[at]!,
        desiredCourse: at === 6 ? 'Zoology' : ['Botany', 'BOTANY'][at % 2]!,
      })),
    });
    expect(await dataOf('/applications/stats', arrange)).toEqual({
      totalApplications: 7,
      appliedCount: 2,
      underReviewCount: 1,
      waitlistedCount: 1,
      approvedCount: 1,
      rejectedCount: 2,
      pendingCount: 4,
      byCourse: [
        { course: 'Botany', count: 6 },
        { course: 'Zoology', count: 1 },
      ],
    });
  });
});

describe('getCourseStats', () => {
  it('statistics of no courses are 0', async () => {
    expect(await dataOf('/courses/stats', nothing)).toEqual({
      totalCourses: 0,
      activeCourses: 0,
      inactiveCourses: 0,
      byDepartment: [],
      byProgramType: [],
    });
  });

  it('courses are counted by state, department and program type, the types in the contract’s order', async () => {
    const course = (at: number, programType: CourseRow['programType'], department: string): CourseRow => ({
      id: `crs_${at}`,
      courseCode: `C-${at}`,
      courseName: `Course ${at}`,
      department,
      programType,
      description: 'About it.',
      isActive: at % 2 === 0,
      eligibilityCriteria: [],
      subjects: [],
    });
    const arrange = (rows: SeedRows): SeedRows => ({
      ...rows,
      courses: [
        course(1, 'Doctorate', 'Physics'),
        course(2, 'Undergraduate', 'Civil'),
        course(3, 'Doctorate', 'physics'),
        course(4, 'Postgraduate', 'Art'),
        course(5, 'Doctorate', 'Art'),
      ],
    });
    expect(await dataOf('/courses/stats', arrange)).toEqual({
      totalCourses: 5,
      activeCourses: 2,
      inactiveCourses: 3,
      byDepartment: [
        { department: 'Art', count: 2 },
        { department: 'Civil', count: 1 },
        { department: 'Physics', count: 2 },
      ],
      byProgramType: [
        { programType: 'Undergraduate', count: 1 },
        { programType: 'Postgraduate', count: 1 },
        { programType: 'Doctorate', count: 3 },
      ],
    });
  });
});
