import { gradePercent } from '#openapi/grade-percent.ts';
import { compareCodePoints } from '#openapi/text-order.ts';
import type { OperationsWith } from '#mocks/engine/request/types.ts';
import type { ApplicationRow, StudentRow } from '../tables.ts';
import { choicesOf, countWithout, type ListQuery, matching, pageOf, type PagedList } from '../rules/list-pages.ts';
import { isPending } from '../rules/statistics.ts';
import { hasGraduated, outcomeOf, publicStatistics, studentFigures } from '../rules/student-figures.ts';
import type { Implementations } from './types.ts';

const placement = ({ placementStatus = 'Not Placed' }: StudentRow) => placementStatus;
const status = ({ status: own = 'Active' }: StudentRow) => own;
const pending = ({ pendingAmount }: StudentRow) => pendingAmount;
const attendance = ({ attendance: own }: StudentRow) => own?.percentage;
const cgpa = ({ currentCGPA }: StudentRow) => currentCGPA;

/** Students by pages (contract, pageStudents): by name, those of one name by roll number. */
export const studentList: PagedList<StudentRow> = {
  searched: ({ name, email, rollNo }) => [name, email, rollNo],
  phone: ({ phone }) => phone,
  columns: {
    id: ({ id }) => id,
    name: ({ name }) => name,
    email: ({ email }) => email,
    rollNo: ({ rollNo }) => rollNo,
    department: ({ department }) => department,
    year: ({ year }) => year,
    semester: ({ semester }) => semester,
    phone: ({ phone }) => phone,
    cgpa,
    attendance,
    credits: ({ totalCredits }) => totalCredits,
    status,
    admitted: ({ admissionDate, createdAt }) => admissionDate ?? createdAt?.slice(0, 10),
    placement,
    company: ({ company }) => company,
    package: ({ packageAmount }) => packageAmount,
    pending,
    fee: pending,
  },
  ties: [{ value: ({ name }) => name }, { value: ({ rollNo }) => rollNo }],
  filters: {
    department: ({ department }) => department,
    year: ({ year }) => year,
    semester: ({ semester }) => semester,
    placement,
    fee: ({ feeStatus = 'N/A' }) => feeStatus,
    status,
    cgpa,
    attendance,
    pending,
    paid: ({ paidAmount }) => paidAmount,
    outcome: outcomeOf,
  },
  ranges: new Set(['cgpa', 'attendance', 'pending', 'paid']),
  groups: new Map([['status', new Map([['enrolled', (value) => !hasGraduated(value)]])]]),
};

const grade = ({ previousGrade }: ApplicationRow) => gradePercent(previousGrade);

/** Applications by pages (contract, pageApplications): the newest first. */
export const applicationList: PagedList<ApplicationRow> = {
  searched: ({ fullName, email, desiredCourse, referenceNumber }) => [fullName, email, desiredCourse, referenceNumber],
  phone: ({ phoneNumber }) => phoneNumber,
  columns: {
    id: ({ id }) => id,
    fullName: ({ fullName }) => fullName,
    desiredCourse: ({ desiredCourse }) => desiredCourse,
    previousQualification: grade,
    submittedAt: ({ submittedAt }) => submittedAt,
    referenceNumber: ({ referenceNumber }) => referenceNumber,
    status: ({ status: own }) => own,
  },
  ties: [
    { value: ({ submittedAt }) => submittedAt, desc: true, exact: true },
    { value: ({ referenceNumber }) => referenceNumber, desc: true, exact: true },
  ],
  filters: {
    status: ({ status: own }) => own,
    course: ({ desiredCourse }) => desiredCourse,
    grade,
    submitted: ({ submittedAt }) => submittedAt,
  },
  ranges: new Set(['grade', 'submitted']),
  exact: new Set(['status']),
  groups: new Map([['status', new Map([['undecided', (value) => isPending(value as ApplicationRow['status'])]])]]),
};

const { status: _, ...summaryFilters } = applicationList.filters;
/** The summary counts each status itself, and takes neither that filter nor an order or a place. */
const summarised: PagedList<ApplicationRow> = { ...applicationList, filters: summaryFilters };

const countOf = (rows: readonly unknown[]) => ({ value: rows.length, exact: true });

/** The operations of the extension `lists`. */
export const lists = {
  pageStudents: ({ query, tables }) => ({ data: pageOf('students', studentList, tables.students.all(), query ?? {}) }),
  getStudentSummary({ tables }) {
    const rows = tables.students.all();
    const choices = (filter: string) => choicesOf(studentList, rows, filter);
    const without = (filter: string) => countWithout(studentList, rows, filter);
    return {
      data: {
        total: countOf(rows),
        choices: {
          department: choices('department'),
          placement: choices('placement'),
          fee: choices('fee'),
          status: choices('status'),
        },
        without: {
          cgpa: without('cgpa'),
          attendance: without('attendance'),
          pending: without('pending'),
          paid: without('paid'),
        },
        figures: studentFigures(rows),
      },
    };
  },
  pageApplications: ({ query, tables }) => ({
    data: pageOf('applications', applicationList, tables.applications.all(), query ?? {}),
  }),
  getApplicationSummary({ query, tables }) {
    const rows = tables.applications.all();
    const counts = new Map<ApplicationRow['status'], number>();
    const parameters: ListQuery = query ?? {};
    for (const row of matching(summarised, rows, parameters)) counts.set(row.status, (counts.get(row.status) ?? 0) + 1);
    const byStatus = [...counts].map(([own, count]) => ({ status: own, count }));
    return {
      data: {
        total: countOf(rows),
        choices: {
          status: [...new Set(rows.map(({ status: own }) => own))].sort(compareCodePoints),
          course: choicesOf(applicationList, rows, 'course'),
        },
        without: { grade: countWithout(applicationList, rows, 'grade'), submitted: 0 },
        byStatus: [...byStatus].sort((a, b) => compareCodePoints(a.status, b.status)),
      },
    };
  },
  getPublicStatistics: ({ tables }) => ({ data: publicStatistics(tables.students.all()) }),
} satisfies Partial<Implementations<OperationsWith<{ tag: 'Extensions' }>>>;
