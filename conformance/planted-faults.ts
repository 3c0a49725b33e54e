import { type OperationId, operations } from '../openapi/operations.gen.ts';
import { isRecord, type Json } from '../src/api/shapes.ts';
import type { CheckName } from './conformance.ts';
import type { RuleId } from './rules.ts';
import type { Send } from './send.ts';

/** A way to make a server wrong: what stands before it, and changes what is asked or answered. */
type Plant = (server: Send) => Send;

export interface Fault {
  readonly name: string;
  /** Whose fault it is, by which rule, and by which checks it has to be found. */
  readonly operation: OperationId | '*';
  readonly rule: RuleId;
  readonly by: CheckName;
  readonly plant: Plant;
}

const patterns = Object.entries(operations)
  .map(([id, { method, path }]) => ({
    id: id as OperationId,
    method: method.toUpperCase(),
    path: new RegExp(`/api${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    isStatic: !path.includes('{'),
  }))
  .toSorted((a, b) => Number(b.isStatic) - Number(a.isStatic));

/** The operation that a request is, if it is one. */
export const operationOf = ({ method, url }: Request): OperationId | undefined => {
  const { pathname } = new URL(url);
  return patterns.find((pattern) => pattern.method === method && pattern.path.test(pathname))?.id;
};

/** A request and the way to send it on, or another one. */
interface Passing {
  readonly request: Request;
  readonly pass: (changed?: Request) => Promise<Response>;
}

/** Stands before some operations. */
const before =
  (names: readonly (OperationId | undefined)[], handle: (passing: Passing) => Promise<Response>): Plant =>
  (server) =>
  async (request) =>
    names.includes(operationOf(request))
      ? handle({ request, pass: (changed = request) => server(changed) })
      : server(request);

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  Response.json(body, { status, headers });
const bodyOf = async (response: Request | Response): Promise<Json> => {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => ({}));
  return isRecord(body) ? body : {};
};

/** Changes the successes of operations. */
const answering = (names: readonly OperationId[], change: (body: Json, request: Request) => unknown): Plant =>
  before(names, async ({ request, pass }) => {
    const asked = request.clone();
    const response = await pass();
    return response.ok ? json(response.status, change(await bodyOf(response), asked)) : response;
  });

/** Changes the record, or each record of the list, that operations answer with. */
const showing = (names: readonly OperationId[], change: (record: Json) => Json): Plant =>
  answering(names, (body) => {
    const { data } = body;
    return {
      ...body,
      data: Array.isArray(data) ? data.map((row: Json) => change(row)) : isRecord(data) ? change(data) : data,
    };
  });

/** Changes the failures of one operation with a status. */
const refusing = (name: OperationId, status: number, change: (body: Json) => Response): Plant =>
  before([name], async ({ pass }) => {
    const response = await pass();
    return response.status === status ? change(await bodyOf(response)) : response;
  });

/** Changes the body before it is stored. */
const storing = (names: readonly OperationId[], change: (body: Json) => Json): Plant =>
  before(names, async ({ request, pass }) => {
    const sent: unknown = await request
      .clone()
      .json()
      .catch(() => undefined);
    if (!isRecord(sent)) return pass();
    return pass(withBody(request, change(sent)));
  });

const withBody = (request: Request, body: unknown) =>
  new Request(request.url, { method: request.method, headers: request.headers, body: JSON.stringify(body) });

/** Answers requests that fulfil a condition by something else. */
const where = (
  name: OperationId,
  condition: (request: Request, body: Json) => boolean,
  answer: () => Response,
): Plant =>
  before([name], async ({ request, pass }) => (condition(request, await bodyOf(request)) ? answer() : pass()));

/** Lets an operation run with the rights of an administrator who has signed in. */
const elevated =
  (name: OperationId): Plant =>
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

const fail = (status: number, message = 'No') => json(status, { success: false, message });
const rowsIn = (body: Json): Json[] => (Array.isArray(body['data']) ? body['data'].filter(isRecord) : []);
const withRows = (body: Json, change: (rows: Json[]) => unknown) => ({ ...body, data: change(rowsIn(body)) });
const without = (row: Json, name: string): Json =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key !== name));
const html = (status: number) =>
  new Response('<!doctype html><h1>Whitelabel</h1>', { status, headers: { 'Content-Type': 'text/html' } });
const isSignedIn = (request: Request) => request.headers.has('Authorization');
const endsWith = (end: string) => (request: Request) => request.url.endsWith(end);
const dayBefore = (day: unknown) =>
  typeof day === 'string' ? new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10) : day;
const studentReads = patterns.map(({ id }) => id).filter((id) => /^(?:admin)?(?:get|list)\w*Student/i.test(id));

/** An answer as if the request had done what it asked for. */
const pretending = (status: number): Plant =>
  before(['createCourse', 'submitApplication'], async ({ request, pass }) => {
    const sent = await bodyOf(request);
    const response = await pass();
    if (response.status !== status) return response;
    return json(201, { success: true, data: { id: 'made-up', history: [], ...sent } });
  });

/** A token once known stays good for the own record. */
function everlasting(server: Send): Send {
  const known = new Map<string, string>();
  return async (request: Request) => {
    const token = request.headers.get('Authorization') ?? '';
    const response = await server(request);
    if (operationOf(request) !== 'getCurrentUser') return response;
    if (response.ok) known.set(token, await response.clone().text());
    const text = known.get(token);
    return response.status === 401 && text !== undefined ? json(200, JSON.parse(text)) : response;
  };
}

/** A list that forgets no row it has ever shown. */
const hoarding =
  (name: OperationId): Plant =>
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
  (list: OperationId, statistics: OperationId): Plant =>
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

/** What the next request of the same kind would change again: the first answer stays. */
const forgetting = (name: OperationId, answer: (sent: Json) => Json): Plant =>
  before([name], async ({ request, pass }) => {
    if (!isSignedIn(request)) return pass();
    const { pathname } = new URL(request.url);
    return json(200, {
      success: true,
      data: { id: pathname.split('/').at(name === 'toggleCourseStatus' ? -2 : -1), ...answer(await bodyOf(request)) },
    });
  });

const course = {
  courseCode: 'X1',
  courseName: 'Xy',
  department: 'Civil',
  programType: 'Diploma',
  description: 'x',
  eligibilityCriteria: [],
  subjects: [],
  isActive: true,
};

type Row = readonly [name: string, operation: OperationId | '*', rule: RuleId, by: CheckName, plant: Plant];

const rows: readonly Row[] = [
  // What every answer is.
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

  // Who may.
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

  // What is sent.
  [
    'an example is refused',
    'updateStudentPlacement',
    'example-accepted',
    'examples',
    where(
      'updateStudentPlacement',
      (_, { placementStatus }) => placementStatus === 'Not Placed',
      () => fail(400),
    ),
  ],
  [
    'a new course has no seats until somebody says how many are left',
    'createCourse',
    'derives',
    'courses',
    storing(['createCourse'], (body) =>
      typeof body['totalSeats'] === 'number' ? { availableSeats: 0, ...body } : body,
    ),
  ],
  [
    'letters beyond ASCII are refused',
    'createCourse',
    'valid-accepted',
    'inputs',
    where(
      'createCourse',
      (_, { courseName }) => /[^ -~]/.test(String(courseName)),
      () => json(400, { success: false, message: 'No', errors: { courseName: 'No' } }),
    ),
  ],
  [
    'an invalid number is accepted',
    'submitApplication',
    'invalid-refused',
    'inputs',
    storing(['submitApplication'], (body) => ({ ...body, phoneNumber: '9876543210' })),
  ],
  [
    'more is paid than is due',
    'updateStudentFee',
    'invalid-refused',
    'inputs',
    storing(['updateStudentFee'], (body) =>
      Number(body['paidAmount']) > Number(body['totalFee']) ? { ...body, totalFee: body['paidAmount'] } : body,
    ),
  ],
  [
    '422 in place of 400',
    'updateStudentAttendance',
    'refused-with-400',
    'inputs',
    refusing('updateStudentAttendance', 400, (body) => json(422, body)),
  ],
  [
    'the field is not named',
    'createStudent',
    'names-the-field',
    'inputs',
    refusing('createStudent', 400, (body) => json(400, without(body, 'errors'))),
  ],
  [
    'half an object is accepted',
    'updateStudentCgpa',
    'malformed-json',
    'forms',
    refusing('updateStudentCgpa', 400, () => json(200, { success: true })),
  ],
  [
    'any media type is accepted',
    'createCourse',
    'media-type',
    'forms',
    before(['createCourse'], async ({ request, pass }) => {
      const changed = new Request(request);
      changed.headers.set('Content-Type', 'application/json');
      return pass(changed);
    }),
  ],
  [
    'a body of any size is read',
    'updateCourse',
    'too-large',
    'forms',
    refusing('updateCourse', 413, (body) => json(400, body)),
  ],
  [
    'any method is answered',
    'listCourses',
    'wrong-method',
    'paths',
    (server) => async (request) => (request.method === 'PATCH' ? json(200, { success: true }) : server(request)),
  ],
  [
    'a wrong method is a 404',
    'listCourses',
    'wrong-method',
    'paths',
    (server) => async (request) => (request.method === 'PATCH' ? fail(404) : server(request)),
  ],
  [
    'a 405 does not tell which methods there are',
    'getCourse',
    'allow',
    'paths',
    (server) => async (request) => {
      const response = await server(request);
      return response.status === 405 ? json(405, await bodyOf(response)) : response;
    },
  ],
  [
    'HEAD is a method that is not known',
    'getStudent',
    'head',
    'paths',
    (server) => async (request) =>
      request.method === 'HEAD' ? new Response(null, { status: 405, headers: { Allow: 'GET' } }) : server(request),
  ],
  [
    'any address is the first page',
    '*',
    'unknown-path',
    'paths',
    (server) => async (request) => (request.url.endsWith('/no-such-thing') ? html(200) : server(request)),
  ],
  [
    'a missing record is a 200 with null',
    'getCourse',
    'unknown-id',
    'inputs',
    refusing('getCourse', 404, () => json(200, { success: true, data: null })),
  ],

  // What is stored.
  [
    'the fees are swapped',
    'updateStudentFee',
    'stores-what-was-sent',
    'inputs',
    storing(['updateStudentFee'], (body) => ({
      ...body,
      paidAmount: Number(body['totalFee']) - Number(body['paidAmount']),
    })),
  ],
  [
    'a field is dropped',
    'createStudent',
    'stores-what-was-sent',
    'examples',
    storing(['createStudent'], (body) => without(body, 'phone')),
  ],
  [
    'a success stores nothing',
    'updateCourse',
    'stores-what-was-sent',
    'courses',
    forgetting('updateCourse', (sent) => ({ ...course, ...sent })),
  ],
  [
    'the CGPA is rounded',
    'updateStudentCgpa',
    'stores-what-was-sent',
    'students',
    storing(['updateStudentCgpa'], (body) => ({ ...body, cgpa: Math.round(Number(body['cgpa']) * 10) / 10 })),
  ],
  [
    'the attendance loses its decimals',
    'updateStudentAttendance',
    'stores-what-was-sent',
    'students',
    storing(['updateStudentAttendance'], (body) => ({
      ...body,
      attendancePercentage: Math.trunc(Number(body['attendancePercentage'])),
    })),
  ],
  [
    'a date moves with the time zone',
    'updateStudent',
    'stores-what-was-sent',
    'students',
    storing(['updateStudent'], (body) => ({ ...body, dateOfBirth: dayBefore(body['dateOfBirth']) })),
  ],
  [
    'the answer is the record of before',
    'updateStudentFull',
    'answers-with-record',
    'students',
    showing(['updateStudentFull'], (row) => ({ ...row, phone: '0000000000' })),
  ],
  [
    'what is not sent is cleared',
    'adminUpdateStudent',
    'keeps-the-rest',
    'students',
    storing(['adminUpdateStudent'], (body) => ({ status: null, ...body })),
  ],
  [
    'null clears nothing',
    'updateCourse',
    'clears-with-null',
    'courses',
    storing(['updateCourse'], (body) => Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))),
  ],
  [
    'the pending amount is not derived',
    'updateStudentFee',
    'derives',
    'students',
    showing(studentReads, (row) => ({ ...row, pendingAmount: 0 })),
  ],
  [
    'the own record lacks a field',
    'getCurrentUser',
    'shows-what-is-stored',
    'students',
    showing(['getCurrentUser'], (row) => without(row, 'phone')),
  ],
  [
    'the role is taken from the body',
    'register',
    'ignores-the-undeclared',
    'students',
    answering(['register'], (body) => ({
      ...body,
      data: { user: { ...(body['data'] as { user: Json }).user, role: 'SUPER_ADMIN' } },
    })),
  ],
  [
    'white space is stored',
    'createStudent',
    'trims-text',
    'students',
    showing(['createStudent'], (row) => ({ ...row, name: `  ${row['name']}  ` })),
  ],
  [
    'a refused update is stored',
    'adminUpdateStudent',
    'refusal-stores-nothing',
    'students',
    before(['adminUpdateStudent'], async ({ request, pass }) => {
      const sent = await bodyOf(request);
      const response = await pass();
      if (response.status === 409)
        await pass(withBody(request, { ...without(sent, 'updatedAt'), address: 'Elsewhere' }));
      return response;
    }),
  ],

  // Lists and figures.
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

  // Several requests.
  [
    'a stale update is accepted',
    'updateStudentAcademic',
    'stale-refused',
    'students',
    storing(['updateStudentAcademic'], (body) => without(body, 'updatedAt')),
  ],
  [
    'a stale update is refused without the record',
    'updateStudentFee',
    'stale-refused',
    'students',
    refusing('updateStudentFee', 409, (body) => json(409, without(body, 'data'))),
  ],
  ['a taken course code is accepted', 'createCourse', 'duplicate-refused', 'courses', pretending(409)],
  ['a second application is accepted', 'submitApplication', 'duplicate-refused', 'applications', pretending(409)],
  [
    'a second deletion succeeds',
    'deleteStudent',
    'deleted-is-gone',
    'students',
    refusing('deleteStudent', 404, () => json(200, { success: true })),
  ],
  [
    'a step of the table is refused',
    'reviewApplication',
    'step-allowed',
    'applications',
    where(
      'reviewApplication',
      (_, { status }) => status === 'WAITLISTED',
      () => json(422, { success: false, message: 'No', error: '' }),
    ),
  ],
  [
    'a step that is none is taken',
    'reviewApplication',
    'step-refused',
    'applications',
    refusing('reviewApplication', 422, () => json(200, { success: true })),
  ],
  [
    'a refused step does not tell which are allowed',
    'reviewApplication',
    'step-refused',
    'applications',
    refusing('reviewApplication', 422, (body) => json(422, without(body, 'error'))),
  ],
  [
    'the history does not grow',
    'reviewApplication',
    'step-recorded',
    'applications',
    showing(['getApplication', 'reviewApplication'], (row) => ({ ...row, history: [] })),
  ],
  [
    'an approval tells no password',
    'reviewApplication',
    'approval-enrols',
    'applications',
    showing(['reviewApplication'], (row) => without(row, 'temporaryPassword')),
  ],
  [
    'the temporary password does not sign in',
    'reviewApplication',
    'temporary-password',
    'applications',
    showing(['reviewApplication'], (row) =>
      row['temporaryPassword'] === undefined ? row : { ...row, temporaryPassword: 'not-this-one' },
    ),
  ],
  [
    'an unknown account is told from a wrong password',
    'studentLogin',
    'wrong-password',
    'sessions',
    where(
      'studentLogin',
      (_, { password, email }) => password === 'not-the-password-1' && /kit\./.test(String(email)),
      () => fail(404, 'No such account'),
    ),
  ],
  [
    'an old token lives after a change of the password',
    'changePassword',
    'ends-other-sessions',
    'sessions',
    everlasting,
  ],
  [
    'the old password still signs in',
    'changePassword',
    'changes-password',
    'sessions',
    before(['changePassword'], async ({ request, pass }) => {
      const { oldPassword } = await bodyOf(request);
      return String(oldPassword).startsWith('Kit-') ? json(200, { success: true }) : pass();
    }),
  ],
  [
    'a wrong old password ends the session',
    'changePassword',
    'refused-with-400',
    'sessions',
    refusing('changePassword', 400, (body) => json(401, body)),
  ],
  [
    'a logout ends nothing',
    'logout',
    'ends-session',
    'sessions',
    where('logout', isSignedIn, () => json(200, { success: true })),
  ],
  [
    'a toggle does not toggle',
    'toggleCourseStatus',
    'toggles',
    'courses',
    forgetting('toggleCourseStatus', () => ({ ...course, isActive: false })),
  ],
  [
    'the defaults are added to a full catalogue',
    'initializeDefaultCourses',
    'fills-only-empty',
    'courses',
    answering(['initializeDefaultCourses'], (body) =>
      withRows(body, (list) => [...list, { ...course, id: 'one-more' }]),
    ),
  ],
];

/** Servers that are wrong in one way each, and the rule by which that has to be found. */
export const faults: readonly Fault[] = rows.map(([name, operation, rule, by, plant]) => ({
  name,
  operation,
  rule,
  by,
  plant,
}));
