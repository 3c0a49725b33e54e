import {
  answering,
  before,
  bodyOf,
  fail,
  html,
  json,
  refusing,
  showing,
  where,
  without,
} from '#conformance/kit/inject-fault.ts';
import type { FaultRow } from './fault.ts';

/** What is wrong in every answer. */
export const answerFaults: readonly FaultRow[] = [
  [
    'a creation answers 200',
    'createStudent',
    'documented-status',
    'students',
    before(['createStudent'], async ({ pass }) => {
      const response = await pass();
      return response.ok ? json(200, await bodyOf(response)) : response;
    }),
  ],
  [
    'a hash leaks',
    'getStudent',
    'no-secrets',
    'roles',
    showing(['getStudent'], (row) => ({ ...row, passwordHash: '$2b$10$abcdefghijklmnopqrstuv' })),
  ],
  [
    'a hash leaks under another name',
    'adminGetStudent',
    'no-secrets',
    'roles',
    showing(['adminGetStudent'], (row) => ({ ...row, key: 'a'.repeat(64) })),
  ],
  [
    'the first password leaks',
    'createStudent',
    'no-secrets',
    'students',
    before(['createStudent'], async ({ request, pass }) => {
      const { password } = await bodyOf(request);
      const response = await pass();
      const body = await bodyOf(response);
      return response.ok ? json(201, { ...body, message: `Added with ${password}` }) : response;
    }),
  ],
  [
    'a token leaks into a list',
    'adminListStudents',
    'no-secrets',
    'lists',
    showing(['adminListStudents'], (row) => ({ ...row, token: 'abc' })),
  ],
  [
    'a long name makes it fail',
    'createStudent',
    'no-server-error',
    'inputs',
    where(
      'createStudent',
      (_, { name }) => String(name).length > 60,
      () => fail(500),
    ),
  ],
  [
    'a failure shows a stack trace',
    'createCourse',
    'no-stack-trace',
    'forms',
    refusing('createCourse', 400, (body) =>
      json(400, { ...body, message: 'Error: x\n    at parse (/srv/app.js:1:2)' }),
    ),
  ],
  ['a missing record is an HTML page', 'getCourse', 'json-body', 'inputs', refusing('getCourse', 404, () => html(404))],
  [
    'a list is an HTML page with 200',
    'listActiveCourses',
    'json-body',
    'lists',
    before(['listActiveCourses'], async () => html(200)),
  ],
  [
    'the statistics come without data',
    'getStudentStats',
    'fits-schema',
    'figures',
    answering(['getStudentStats'], () => ({ success: true })),
  ],
  [
    'the envelope comes without success',
    'getCourseStats',
    'fits-schema',
    'figures',
    answering(['getCourseStats'], ({ data }) => ({ data })),
  ],
  ['a list comes bare', 'listCourses', 'fits-schema', 'lists', answering(['listCourses'], ({ data }) => data)],
  [
    'a number comes as a text',
    'adminGetStudent',
    'fits-schema',
    'roles',
    showing(['adminGetStudent'], (row) => ({ ...row, year: String(row['year']) })),
  ],
  [
    'a word is none of the contract',
    'adminListStudents',
    'fits-schema',
    'lists',
    showing(['adminListStudents'], (row) => ({ ...row, status: 'ACTIVE' })),
  ],
  [
    'a required field is left out',
    'listApplications',
    'fits-schema',
    'lists',
    showing(['listApplications'], (row) => without(row, 'referenceNumber')),
  ],
  [
    'a field has another name',
    'getCourse',
    'fits-schema',
    'roles',
    showing(['getCourse'], (row) => ({ ...without(row, 'courseName'), title: row['courseName'] })),
  ],
  [
    'a refusal is empty',
    'listApplications',
    'json-body',
    'roles',
    refusing('listApplications', 403, () => new Response(null, { status: 403 })),
  ],
  [
    'a refusal has no words',
    'getApplicationStats',
    'readable-failure',
    'roles',
    refusing('getApplicationStats', 403, () => json(403, { success: false })),
  ],
  [
    'a refusal says success',
    'countStudents',
    'readable-failure',
    'roles',
    refusing('countStudents', 401, (body) => json(401, { ...body, success: true })),
  ],
  ['a 429 does not say when to try again', 'login', 'retry-after', 'inputs', before(['login'], async () => fail(429))],
];
