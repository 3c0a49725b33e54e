import type { OperationId } from '#openapi/operations.gen.ts';
import type { Json } from '#src/platform/api/shapes.ts';
import {
  answering,
  before,
  json,
  type Inject,
  rowsIn,
  showing,
  where,
  withRows,
} from '#conformance/kit/inject-fault.ts';
import type { FaultRow } from './fault.ts';

/** A list that forgets no row it has ever shown. */
const hoarding =
  (name: OperationId): Inject =>
  (server) => {
    const seen = new Map<unknown, Json>();
    return answering([name], (body) => {
      for (const row of rowsIn(body)) seen.set(row['id'], row);
      return {
        ...body,
        data: [...seen.values()].toSorted((a, b) =>
          String(a['name']).toLowerCase() < String(b['name']).toLowerCase() ? -1 : 1,
        ),
      };
    })(server);
  };

/** Statistics whose departments are told apart by their case, counted from the rows of a list. */
const countingBy =
  (list: OperationId, statistics: OperationId): Inject =>
  (server) => {
    let rows: Json[] = [];
    const remembering = answering([list], (body) => {
      rows = rowsIn(body);
      return body;
    });
    return showing([statistics], (row) => {
      const names = rows.map(({ department }) => String(department));
      const groups = [...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }));
      const countOf = (group: string) => names.filter((name) => name === group).length;
      return { ...row, byDepartment: groups.map((department) => ({ department, count: countOf(department) })) };
    })(remembering(server));
  };

/** Lists and figures. */
export const listFaults: readonly FaultRow[] = [
  [
    'a list is not sorted',
    'listActiveCourses',
    'sorted',
    'lists',
    answering(['listActiveCourses'], (body) => withRows(body, (list) => list.toReversed())),
  ],
  [
    'the oldest application is first',
    'listApplications',
    'sorted',
    'lists',
    answering(['listApplications'], (body) => withRows(body, (list) => list.toReversed())),
  ],
  [
    'the direction of a sort is ignored',
    'listStudents',
    'sorted',
    'lists',
    before(['listStudents'], ({ request, pass }) =>
      pass(new Request(request.url.replace('sortDir=desc', ''), request)),
    ),
  ],
  [
    'a list is capped at ten',
    'adminListStudents',
    'lists-all',
    'students',
    answering(['adminListStudents'], (body) => withRows(body, (list) => list.slice(0, 10))),
  ],
  [
    'a department is compared with its case',
    'listStudentsByDepartment',
    'lists-all',
    'lists',
    where(
      'listStudentsByDepartment',
      (request) => /[A-Z]{4}/.test(request.url),
      () => json(200, { success: true, data: [] }),
    ),
  ],
  [
    'a filter is ignored',
    'listStudentsByYear',
    'lists-nothing-else',
    'lists',
    before(['listStudentsByYear'], ({ request, pass }) =>
      pass(new Request(request.url.replace(/students\/year\/\d/, 'admin/students'), request)),
    ),
  ],
  [
    'a deleted student is still listed',
    'adminListStudents',
    'lists-nothing-else',
    'students',
    hoarding('adminListStudents'),
  ],
  [
    'pages are counted from one',
    'listStudents',
    'pages',
    'lists',
    before(['listStudents'], ({ request, pass }) =>
      pass(
        new Request(
          request.url.replace(/page=([1-9])/, (_, page: string) => `page=${Number(page) - 1}`),
          request,
        ),
      ),
    ),
  ],
  [
    'a count does not match the list',
    'countStudents',
    'counts-agree',
    'figures',
    answering(['countStudents'], (body) => ({ ...body, data: Number(body['data']) + 1 })),
  ],
  [
    'the statistics leave out a status',
    'getApplicationStats',
    'counts-agree',
    'figures',
    showing(['getApplicationStats'], (row) => ({ ...row, pendingCount: 0 })),
  ],
  [
    'the statistics round too much',
    'getStudentStats',
    'counts-agree',
    'figures',
    showing(['getStudentStats'], (row) => ({ ...row, averageCGPA: Math.round(Number(row['averageCGPA'])) })),
  ],
  [
    'a department counts twice, in capitals and in small letters',
    'getStudentStats',
    'counts-agree',
    'figures',
    countingBy('adminListStudents', 'getStudentStats'),
  ],
  [
    'a department of the courses counts twice, in capitals and in small letters',
    'getCourseStats',
    'counts-agree',
    'figures',
    countingBy('listCourses', 'getCourseStats'),
  ],
  [
    'the statistics leave out a group',
    'getApplicationStats',
    'counts-agree',
    'figures',
    showing(['getApplicationStats'], (row) => ({ ...row, byCourse: (row['byCourse'] as Json[]).slice(1) })),
  ],
  [
    'the groups are not sorted',
    'getStudentStats',
    'sorted',
    'figures',
    showing(['getStudentStats'], (row) => ({ ...row, byDepartment: (row['byDepartment'] as Json[]).toReversed() })),
  ],
];
