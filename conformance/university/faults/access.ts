import type { OperationId } from '#openapi/operations.gen.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import {
  before,
  bodyOf,
  fail,
  isSignedIn,
  json,
  operationOf,
  type Inject,
  refusing,
  where,
  withRows,
} from '#conformance/kit/inject-fault.ts';
import type { FaultRow } from './fault.ts';

/** Lets an operation run with the rights of an administrator who has signed in. */
const elevated =
  (name: OperationId): Inject =>
  (server) => {
    let token = '';
    return async (request) => {
      if (operationOf(request) === name && request.headers.has('Authorization')) {
        const changed = new Request(request);
        changed.headers.set('Authorization', `Bearer ${token}`);
        return server(changed);
      }
      const response = await server(request);
      const { data } = operationOf(request) === 'adminLogin' ? await bodyOf(response) : {};
      if (isRecord(data)) token = String(data['token']);
      return response;
    };
  };

const endsWith = (end: string) => (request: Request) => request.url.endsWith(end);

/** Who may do what. */
export const accessFaults: readonly FaultRow[] = [
  [
    'a list does not ask for a token',
    'listStudentsByYear',
    'needs-token',
    'roles',
    where(
      'listStudentsByYear',
      (request) => !isSignedIn(request),
      () => json(200, { success: true, data: [] }),
    ),
  ],
  ['a role is ignored', 'listApplications', 'refuses-role', 'roles', elevated('listApplications')],
  [
    'an administrator adds administrators',
    'registerAdmin',
    'refuses-role',
    'roles',
    refusing('registerAdmin', 403, () => fail(400)),
  ],
  [
    '401 in place of 403',
    'listCourses',
    'refuses-role',
    'roles',
    refusing('listCourses', 403, (body) => json(401, body)),
  ],
  [
    '403 in place of 401',
    'getCourseStats',
    'needs-token',
    'roles',
    refusing('getCourseStats', 401, (body) => json(403, body)),
  ],
  [
    'an administrator is turned away',
    'createCourse',
    'allows-role',
    'roles',
    before(['createCourse'], async () => fail(403)),
  ],
  ["another's record can be read", 'getStudent', 'anothers-record', 'roles', elevated('getStudent')],
  [
    'who is enrolled can be found out',
    'getStudentByEmail',
    'anothers-record',
    'roles',
    where('getStudentByEmail', endsWith('nobody%40kit.example'), () => fail(404)),
  ],
  [
    'a student cannot read the own record',
    'getStudentByRollNo',
    'own-record',
    'roles',
    refusing('getStudentByRollNo', 200, () => fail(403)),
  ],
  [
    'a public list looks at the token',
    'listActiveCourses',
    'ignores-token',
    'roles',
    where(
      'listActiveCourses',
      (request) => /cafe/.test(request.headers.get('Authorization') ?? ''),
      () => fail(401),
    ),
  ],
  [
    'the public view names students',
    'listStudents',
    'public-view',
    'roles',
    before(['listStudents'], async ({ request, pass }) => {
      const response = await pass();
      return request.url.includes('view=public')
        ? json(
            200,
            withRows(await bodyOf(response), (list) => list.map((row) => ({ ...row, name: 'Asha Rao' }))),
          )
        : response;
    }),
  ],
];
