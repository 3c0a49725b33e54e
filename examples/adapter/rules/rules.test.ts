import { describe, expect, it } from 'vitest';
import { type Answer, type Ask, type Call, operationAt, type Rule } from '../call.ts';
import { applicationFields } from './application-fields.ts';
import { deadToken } from './dead-token.ts';
import { envelope } from './envelope.ts';
import { missingRecords } from './missing-records.ts';
import { publicView } from './public-view.ts';
import { readableErrors } from './readable-errors.ts';
import { secrets } from './secrets.ts';
import { signedInPerson } from './signed-in-person.ts';
import { studentFields } from './student-fields.ts';
import { takenValues } from './taken-values.ts';
import { values } from './values.ts';

const call = (text: string, more: Partial<Call> = {}): Call => {
  const [method = '', path = ''] = text.split(' ');
  return { id: operationAt(method, path), method, path, token: 'Bearer t', body: undefined, ...more };
};
const nobody: Ask = () => Promise.reject(new Error('This rule asks nobody'));
const adapted = async (rule: Rule, asked: Call, answer: Answer, ask = nobody) => rule.answer?.(answer, asked, ask);
const ok = (data: unknown): Answer => ({ status: 200, body: { success: true, data } });
const refused = (message: string, more: object = {}) => ({ success: false, message, ...more });

describe('operationAt', () => {
  it.each([
    ['GET /students?page=-1', 'listStudents'],
    ['GET /students/count', 'countStudents'],
    ['GET /students/42', 'getStudent'],
    ['PUT /admin/students/42/academic', 'adminUpdateStudentAcademic'],
  ])('The operation at %s is %s', (text, id) => {
    expect(call(text).id).toBe(id);
  });

  it.each(['GET /no/such', 'DELETE /auth/me'])('The contract has no operation at %s', (text) => {
    expect(call(text).id).toBeUndefined();
  });
});

describe('The adapter’s answer to a revoked token', () => {
  const empty = { status: 403, body: undefined };
  const roster = call('GET /admin/students');
  const asking =
    (alive: readonly string[]): Ask =>
    async ({ path }) =>
      alive.includes(path) ? ok({}) : empty;

  it('turns the server’s empty 403 into a 401', async () => {
    expect(await adapted(deadToken, roster, empty, asking([]))).toMatchObject({ status: 401 });
  });

  it.each(['/auth/me', '/admin/auth/me'])(
    'keeps the 403 when %s knows the token: the role does not suffice',
    async (path) => {
      expect(await adapted(deadToken, roster, empty, asking([path]))).toEqual(empty);
    },
  );

  it('answers 401 without a token, and keeps the 403 of a public operation', async () => {
    expect(await adapted(deadToken, { ...roster, token: undefined }, empty)).toMatchObject({ status: 401 });
    const anyone = call('GET /courses/active', { token: undefined });
    expect(await adapted(deadToken, anyone, empty)).toEqual(empty);
  });

  it('keeps a 403 whose message says that the role does not suffice', async () => {
    const forbidden = { status: 403, body: refused('Administrators only') };
    expect(await adapted(deadToken, roster, forbidden)).toEqual(forbidden);
  });
});

describe('The adapter’s answer to a failure', () => {
  const asked = call('POST /courses');
  const spring = { timestamp: '2026-05-04T09:30:00', status: 400, error: 'Bad Request', path: '/api/courses' };
  it.each<[string, Answer, Answer]>([
    [
      'without a body',
      { status: 403, body: undefined },
      { status: 403, body: refused('The server answered with status 403, and did not say why.') },
    ],
    [
      'of Spring’s default shape',
      { status: 400, body: spring },
      { status: 400, body: refused('The server answered with status 400, and did not say why.') },
    ],
    [
      'of Spring’s validation',
      {
        status: 400,
        body: {
          ...spring,
          message: 'Validation failed',
          errors: [{ field: 'courseCode', defaultMessage: 'must not be blank' }],
        },
      },
      { status: 400, body: refused('Validation failed', { errors: { courseCode: 'must not be blank' } }) },
    ],
    [
      'as problem+json',
      { status: 404, body: { title: 'Not Found', detail: 'No course 7', status: 404 } },
      { status: 404, body: refused('No course 7') },
    ],
    ['as text', { status: 409, body: 'Course exists' }, { status: 409, body: refused('Course exists') }],
    [
      'as a page',
      { status: 502, body: '<html>Bad gateway</html>' },
      { status: 502, body: refused('The server answered with status 502, and did not say why.') },
    ],
    [
      'that says it in error alone',
      { status: 400, body: { success: false, error: 'Code is taken' } },
      { status: 400, body: refused('Code is taken', { error: 'Code is taken' }) },
    ],
    ['that comes as a success', { status: 200, body: refused('No seats') }, { status: 400, body: refused('No seats') }],
    [
      'of the contract',
      { status: 409, body: refused('Stale', { error: 'STALE', data: { id: '1' } }) },
      { status: 409, body: refused('Stale', { error: 'STALE', data: { id: '1' } }) },
    ],
  ])('A failure %s has a message', async (_, answer, wanted) => {
    expect(await adapted(readableErrors, asked, answer)).toEqual(wanted);
  });

  it.each([
    [
      'MongoDB',
      'E11000 duplicate key error collection: uni.courses index: courseCode_1 dup key: { courseCode: "CSE" }',
    ],
    ['PostgreSQL', 'duplicate key value violates unique constraint "k" Detail: Key (courseCode)=(CSE) already exists.'],
    ['MySQL', "Duplicate entry 'CSE' for key 'courses.courseCode'"],
  ])('turns %s’s message about a duplicate into a 409 that names the field', async (_, message) => {
    expect(await adapted(takenValues, asked, { status: 500, body: { message } })).toMatchObject({
      status: 409,
      body: { success: false, errors: { courseCode: 'This value is taken already.' } },
    });
  });

  it('turns no other kind of message into a 409', async () => {
    const answer = { status: 500, body: { message: 'NullPointerException' } };
    expect(await adapted(takenValues, asked, answer)).toEqual(answer);
  });
});

describe('The adapter’s answer to a success', () => {
  it.each<[string, Answer, Answer]>([
    ['as a bare list', { status: 200, body: [1] }, ok([1])],
    ['as a page of Spring', { status: 200, body: { content: [1], totalPages: 1 } }, ok([1])],
    ['as a bare record', { status: 201, body: { id: 1 } }, { status: 201, body: { success: true, data: { id: 1 } } }],
    ['as data alone', { status: 200, body: { data: [1] } }, ok([1])],
    ['as a number', { status: 200, body: 1200 }, ok(1200)],
    ['without a body', { status: 204, body: undefined }, { status: 200, body: { success: true } }],
    ['of the contract', ok([1]), ok([1])],
  ])('A success %s is put into the contract’s envelope', async (_, answer, wanted) => {
    expect(await adapted(envelope, call('GET /courses'), answer)).toEqual(wanted);
  });

  it.each([
    ['null', null],
    ['a missing value', undefined],
    ['an empty list', []],
  ])('turns %s in place of a record into a 404', async (_, data) => {
    for (const path of ['/courses/7', '/admin/students/7', '/applications/7'])
      expect(await adapted(missingRecords, call(`GET ${path}`), ok(data))).toMatchObject({ status: 404 });
  });

  it('keeps an empty list, which is no 404', async () => {
    expect(await adapted(missingRecords, call('GET /courses'), ok([]))).toEqual(ok([]));
  });

  it('contains no password and no hash, at any depth', async () => {
    const answer = ok([{ name: 'A', password: 'x', account: { passwordHash: 'y', salt: 'z' } }]);
    expect(await adapted(secrets, call('GET /admin/students'), answer)).toEqual(ok([{ name: 'A', account: {} }]));
    const approved = ok({ temporaryPassword: 'blue-Kettle-42' });
    expect(await adapted(secrets, call('PUT /applications/1/review'), approved)).toEqual(approved);
  });

  it.each([
    [
      'POST /auth/student-login',
      'a student without a role',
      { token: 't', student: { id: '1' } },
      { token: 't', user: { id: '1', role: 'STUDENT' } },
    ],
    [
      'POST /admin/auth/login',
      'an admin without a role',
      { token: 't', admin: { id: '2' } },
      { token: 't', user: { id: '2', role: 'ADMIN' } },
    ],
    [
      'POST /admin/auth/login',
      'a user with a role',
      { token: 't', user: { role: 'SUPER_ADMIN' } },
      { token: 't', user: { role: 'SUPER_ADMIN' } },
    ],
    ['GET /auth/me', 'a student without a role', { rollNumber: 'CS1' }, { rollNumber: 'CS1', role: 'STUDENT' }],
    [
      'GET /admin/auth/me',
      'an administrator without a role',
      { username: 'neha' },
      { username: 'neha', role: 'ADMIN' },
    ],
  ])('contains the account and its role for %s answered with %s', async (text, _, data, wanted) => {
    expect(await adapted(signedInPerson, call(text), ok(data))).toEqual(ok(wanted));
  });

  it('contains only department and company of each student of the public view', async () => {
    const rows = [
      { name: 'A', email: 'a@x', department: 'Civil', placement: { company: 'N' } },
      { department: 'Civil', company: 'M' },
      { department: 'Civil' },
    ];
    const counted = (company: string | null) => ({ department: 'Civil', placement: { company } });
    expect(await adapted(publicView, call('GET /students?view=public&page=-1'), ok(rows))).toEqual(
      ok([counted('N'), counted('M'), counted(null)]),
    );
    expect(await adapted(publicView, call('GET /students?page=-1'), ok(rows))).toEqual(ok(rows));
  });

  it('uses ids as strings, numbers as numbers, dates, timestamps with an offset, and no null', async () => {
    const row = {
      id: 7,
      year: '2',
      name: '42',
      currentCGPA: ' ',
      dateOfBirth: '2005-08-21T00:00:00.000+00:00',
      admissionDate: [2024, 7, 5],
      createdAt: [2026, 5, 4, 9, 30],
      updatedAt: '2026-05-04T09:30:00',
      reviewedAt: '2026-05-04T09:30:00+05:30',
      company: null,
      history: [{ at: '2026-05-04T09:30:00' }],
    };
    expect(await adapted(values, call('GET /admin/students/7'), ok(row))).toEqual(
      ok({
        id: '7',
        year: 2,
        name: '42',
        currentCGPA: ' ',
        dateOfBirth: '2005-08-21',
        admissionDate: '2024-07-05',
        createdAt: '2026-05-04T09:30:00Z',
        updatedAt: '2026-05-04T09:30:00Z',
        reviewedAt: '2026-05-04T09:30:00+05:30',
        history: [{ at: '2026-05-04T09:30:00Z' }],
      }),
    );
  });
});

describe('The adapter’s mapping of a student’s fields', () => {
  const theirs = {
    id: 's1',
    rollNumber: 'CS1',
    cgpa: 8.4,
    attendancePercentage: 91,
    fee: { total: 100, paid: 40, pending: 60, status: 'Pending' },
    placement: { status: 'Placed', company: 'N', package: 12 },
  };
  const ours = {
    id: 's1',
    rollNo: 'CS1',
    currentCGPA: 8.4,
    attendance: { percentage: 91 },
    totalFee: 100,
    paidAmount: 40,
    pendingAmount: 60,
    feeStatus: 'Pending',
    placementStatus: 'Placed',
    company: 'N',
    packageAmount: 12,
  };

  it.each([
    ['GET /admin/students/s1', theirs, ours],
    ['GET /admin/students', [theirs], [ours]],
    ['POST /auth/student-login', { token: 't', user: theirs }, { token: 't', user: ours }],
    ['GET /auth/me', { ...theirs, attendance: 91, attendancePercentage: undefined }, ours],
    ['GET /admin/students/stats', { placement: { company: 'N' } }, { placement: { company: 'N' } }],
    ['GET /courses/c1', { cgpa: 8 }, { cgpa: 8 }],
  ])('uses the contract’s names in the answer to %s', async (text, data, wanted) => {
    expect(await adapted(studentFields, call(text), ok(data))).toEqual(ok(wanted));
  });

  it('uses the server’s names in a request, with only the sent fields', () => {
    const { id: _, pendingAmount: __, feeStatus: ___, ...edited } = ours;
    const sent = studentFields.request?.(call('PUT /admin/students/s1', { body: edited }));
    expect(sent?.body).toMatchObject({
      rollNumber: 'CS1',
      cgpa: 8.4,
      attendancePercentage: 91,
      fee: { total: 100, paid: 40 },
      placement: { status: 'Placed', company: 'N', package: 12 },
    });
    const fees = studentFields.request?.(call('PUT /students/s1/fee', { body: { totalFee: 9, paidAmount: 1 } }));
    expect(fees?.body).toEqual({ fee: { total: 9, paid: 1 } });
  });
});

describe('The adapter’s mapping of an application’s fields', () => {
  it('uses the contract’s names, with defaults for fields that the server lacks', async () => {
    const theirs = { id: 7, applicationStatus: 'APPLIED', applicationDate: '2026-05-04T09:30:00Z' };
    expect(await adapted(applicationFields, call('GET /applications'), ok([theirs]))).toEqual(
      ok([
        {
          id: 7,
          status: 'APPLIED',
          submittedAt: '2026-05-04T09:30:00Z',
          updatedAt: '2026-05-04T09:30:00Z',
          referenceNumber: 'APP-7',
          history: [],
        },
      ]),
    );
  });

  it('sends the status under its former name too', () => {
    const sent = applicationFields.request?.(call('PUT /applications/7/review', { body: { status: 'APPROVED' } }));
    expect(sent?.body).toEqual({ status: 'APPROVED', applicationStatus: 'APPROVED' });
  });
});
