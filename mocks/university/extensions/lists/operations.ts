import { compareCodePoints } from '#openapi/text-order.ts';
import type { OperationsWith } from '#mocks/engine/request/types.ts';
import type { ApplicationRow } from '#mocks/university/tables.ts';
import type { Implementations } from '#mocks/university/handlers/types.ts';
import {
  choicesOf,
  countWithout,
  type ListQuery,
  matching,
  pageOf,
  type PagedList,
} from '#mocks/university/rules/paging.ts';
import { applicationList, studentList } from '#mocks/university/rules/paged-lists.ts';
import { publicStatistics, studentFigures } from '#mocks/university/rules/student-figures.ts';

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
} satisfies Implementations<OperationsWith<{ extension: 'lists' }>>;
