import { getResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createHandlers } from '#mocks/backend.ts';
import { accounts, type RequestOptions, testBackend, type TestBackend } from '#mocks/testing.ts';
import { registration, submission } from '#mocks/testing-requests.ts';
import { createTransport } from '../transport/transport.ts';

let backend: TestBackend;
let token: string;
let id: string;

beforeEach(async () => {
  backend = await testBackend();
  token = await backend.tokenOf(accounts.superAdmin);
  id = await backend.database.transact('read', ({ students }) => students.all()[5]?.id ?? '');
});

describe('a request that does not fit the contract', () => {
  const student = (part: object, method = 'POST') => ({ method, body: { ...registration, ...part } });
  it('a birth date that was yesterday in the person’s time zone is accepted', async () => {
    // Two in the morning in India, and a day later in Kiritimati.
    backend.clock.now = new Date('2026-07-20T20:30:00Z');
    token = await backend.tokenOf(accounts.superAdmin);
    const statuses = ['2026-07-20', '2026-07-21'].map(async (dateOfBirth) => {
      const { status } = await backend.send('/students', { ...student({ dateOfBirth }), token });
      return status;
    });
    expect(await Promise.all(statuses)).toEqual([201, 400]);
  });

  it.each<[string, string, RequestOptions, Record<string, string>]>([
    ['a missing name', '/students', student({ name: undefined }), { name: 'Name is required' }],
    ['a blank name', '/students', student({ name: '   ' }), { name: 'Name is required' }],
    ['a name that nobody sees', '/students', student({ name: '\u200B\u3164\u2800' }), { name: 'Name is required' }],
    ['a long name', '/students', student({ name: 'x'.repeat(101) }), { name: 'Name must be at most 100 characters' }],
    ['a name of one emoji', '/students', student({ name: '😀' }), { name: 'Name must be at least 2 characters' }],
    [
      'a name of 101 emoji',
      '/students',
      student({ name: '😀'.repeat(101) }),
      { name: 'Name must be at most 100 characters' },
    ],
    ['a name that is a number', '/students', student({ name: 7 }), { name: 'Name must be text' }],
    ['an e-mail without a domain', '/students', student({ email: 'meera@' }), { email: 'Invalid email address' }],
    [
      'a short password',
      '/students',
      student({ password: '12345' }),
      { password: 'Password must be at least 6 characters' },
    ],
    ['a short phone', '/students', student({ phone: '12345' }), { phone: 'Please provide a valid phone number' }],
    [
      'an unknown blood group',
      '/students',
      student({ bloodGroup: 'C+' }),
      { bloodGroup: 'Please provide a valid blood group' },
    ],
    ['a year as text', '/students', student({ year: '1' }), { year: 'Year must be a whole number' }],
    ['year 5', '/students', student({ year: 5 }), { year: 'Year must be at most 4' }],
    ['semester 0', '/students', student({ semester: 0 }), { semester: 'Semester must be at least 1' }],
    [
      'a 30th of February',
      '/students',
      student({ dateOfBirth: '2005-02-30' }),
      { dateOfBirth: 'Date of birth must be a valid date' },
    ],
    [
      'a birth in the future',
      '/students',
      student({ dateOfBirth: '2030-01-01' }),
      { dateOfBirth: 'Date of birth must be in the past' },
    ],
    [
      'several at once',
      '/applications/submit',
      { method: 'POST', body: { ...submission, fullName: 'K', phoneNumber: 'abc' } },
      { fullName: 'Full name must be at least 2 characters', phoneNumber: 'Please provide a valid phone number' },
    ],
    [
      'a list in place of an object',
      '/students',
      { method: 'POST', body: [] },
      { body: 'The request must be a JSON object' },
    ],
    ['null', '/students', { method: 'POST', body: null }, { body: 'The request must be a JSON object' }],
    [
      'malformed JSON',
      '/students',
      { method: 'POST', rawBody: '{"name":' },
      { body: 'The request is not well-formed JSON' },
    ],
    ['no body at all', '/students', { method: 'POST', rawBody: '' }, { body: 'The request is not well-formed JSON' }],
    ['a page of text', '/students?page=x', {}, { page: 'Page must be a whole number' }],
    ...['0x10', '1e1', '+1', '%2B1', '%201', '1%20', '1.0', '01', '-0', '', 'NaN', '1_0', '٣'].map(
      (page): [string, string, RequestOptions, Record<string, string>] => [
        `the page “${page}”`,
        `/students?page=${page}`,
        {},
        { page: 'Page must be a whole number' },
      ],
    ),
    ['a size in another base', '/students?size=0b11', {}, { size: 'Size must be a whole number' }],
    ['a year in another base', '/students/year/0x1', {}, { year: 'Year must be a whole number' }],
    ['a year with a fraction', '/students/year/1.0', {}, { year: 'Year must be a whole number' }],
    [
      'a page of the public view in another base',
      '/students?page=0x0&view=public',
      {},
      { page: 'Page must be a whole number' },
    ],
    ['a size over the limit', '/students?size=1001', {}, { size: 'Size must be at most 1000' }],
    [
      'an unknown sort',
      '/students?sortBy=password',
      {},
      { sortBy: 'Sort by must be one of name, rollNo, department, year, currentCGPA' },
    ],
    ['an unknown year', '/students/year/9', {}, { year: 'Year must be at most 4' }],
    [
      'a status that does not exist',
      '/applications/status/GONE',
      {},
      { status: expect.stringMatching(/^Status must be one of APPLIED/) },
    ],
    ['an id with a dot', '/students/..%2F..', {}, { id: 'Id is not valid' }],
    [
      'paid more than due',
      '/students/{id}/fee',
      { method: 'PUT', body: { totalFee: 10, paidAmount: 11 } },
      { paidAmount: 'Paid amount cannot be more than the total fee' },
    ],
    [
      'placed nowhere',
      '/students/{id}/placement',
      { method: 'PUT', body: { placementStatus: 'Placed' } },
      { company: 'Company is required for a placed student' },
    ],
    [
      'placed at a company that is too long a word',
      '/students/{id}/placement',
      { method: 'PUT', body: { placementStatus: 'Placed', company: 'x'.repeat(101) } },
      { company: 'Company must be at most 100 characters' },
    ],
    [
      'the whole record, placed without a company',
      '/students/{id}',
      student({ placementStatus: 'Placed' }, 'PUT'),
      { company: 'Company is required for a placed student' },
    ],
    [
      'placed at a company of which nobody sees anything',
      '/students/{id}/placement',
      { method: 'PUT', body: { placementStatus: 'Placed', company: '\u200B\u2800' } },
      { company: 'Company is required for a placed student' },
    ],
    [
      'the whole record, placed at a company of which nobody sees anything',
      '/students/{id}',
      student({ placementStatus: 'Placed', company: '\u3164' }, 'PUT'),
      { company: 'Company is required for a placed student' },
    ],
    [
      'a rejection for a reason of which nobody sees anything',
      '/applications/x/review',
      { method: 'PUT', body: { status: 'REJECTED', rejectionReason: '\u200B\u00A0' } },
      { rejectionReason: 'Rejection reason is required' },
    ],
    [
      'a rejection without a reason',
      '/applications/x/review',
      { method: 'PUT', body: { status: 'REJECTED' } },
      { rejectionReason: 'Rejection reason is required' },
    ],
    [
      'a rejection by the old name, with a blank reason',
      '/applications/x/review',
      { method: 'PUT', body: { applicationStatus: 'REJECTED', rejectionReason: '  ' } },
      { rejectionReason: 'Rejection reason is required' },
    ],
    [
      'a review without a status',
      '/applications/x/review',
      { method: 'PUT', body: {} },
      { status: 'Status is required' },
    ],
  ])('400 names the field for %s', async (_, path, sent, errors) => {
    const { status, body } = await backend.send(path.replace('{id}', id), { token, ...sent });
    expect(status, body.message).toBe(400);
    expect(body.success).toBe(false);
    expect(body.errors).toEqual(errors);
  });

  it('a path that cannot be decoded is answered with 400', async () => {
    expect((await backend.send('/students/%zz', { token })).status).toBe(400);
  });
});

describe('a body of a wrong type or size', () => {
  it('a body over 1 MiB is answered with 413', async () => {
    const rawBody = JSON.stringify({ ...registration, address: 'x'.repeat(1024 * 1024) });
    expect((await backend.send('/students', { method: 'POST', token, rawBody })).status).toBe(413);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'text/json'])(
    'a body of the type %s is answered with 415',
    async (type) => {
      const headers = { 'Content-Type': type };
      expect((await backend.send('/students', { method: 'POST', token, body: registration, headers })).status).toBe(
        415,
      );
    },
  );

  it('JSON with a charset is read', async () => {
    const headers = { 'Content-Type': 'application/json; charset=utf-8' };
    expect((await backend.send('/students', { method: 'POST', token, body: registration, headers })).status).toBe(201);
  });
});

describe('an address that does not exist', () => {
  it.each([
    ['GET', '/students/nobody', undefined],
    ['GET', '/students/email/nobody@mail.example', undefined],
    ['GET', '/students/rollno/NOBODY1', undefined],
    ['GET', '/admin/students/nobody', undefined],
    ['PUT', '/students/nobody/cgpa', { cgpa: 8 }],
    ['DELETE', '/students/nobody', undefined],
    ['GET', '/applications/nothing', undefined],
    ['PUT', '/applications/nothing/review', { status: 'WAITLISTED' }],
    ['GET', '/courses/nothing', undefined],
    ['DELETE', '/courses/nothing', undefined],
    ['PUT', '/courses/nothing/toggle-status', undefined],
  ])('%s %s answers 404, not null', async (method, path, body) => {
    const answered = await backend.send(path, { method, token, body });
    expect(answered.status).toBe(404);
    expect(answered.body.message).toMatch(/not found/);
  });

  it.each(['/nothing', '/students/a/b/c', '/v2/students'])(
    'the unknown path %s is answered with a JSON 404',
    async (path) => {
      expect((await backend.send(path, { token })).body).toEqual({
        success: false,
        message: 'The API has no such address',
      });
    },
  );

  it.each([
    ['/students/count', 'number'],
    ['/students/placed', 'object'],
  ])('the static path %s is not read as an id', async (path, type) => {
    expect(typeof (await backend.send(path, { token })).body.data).toBe(type);
  });
});

describe('fields that are not writable', () => {
  it.each([
    ['role', { role: 'SUPER_ADMIN' }],
    ['id', { id: 'stu_mine' }],
    ['studentId', { studentId: 'other' }],
    ['createdAt', { createdAt: '2001-01-01T00:00:00.000Z' }],
    ['pendingAmount', { pendingAmount: 0, feeStatus: 'Paid' }],
  ])('%s in a student’s update is ignored', async (_, extra) => {
    const before = (await backend.send(`/students/${id}`, { token })).body.data as Record<string, unknown>;
    const { status, body } = await backend.send(`/students/${id}`, {
      method: 'PUT',
      token,
      body: { ...before, ...extra },
    });
    expect(status).toBe(200);
    expect(body.data).toEqual({ ...before, updatedAt: expect.any(String) });
  });

  it('__proto__ in a body changes no prototype', async () => {
    const rawBody = `{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},${JSON.stringify(registration).slice(1)}`;
    const { status, body } = await backend.send('/auth/register', { method: 'POST', rawBody });
    expect(status).toBe(201);
    expect(body.data).not.toHaveProperty('user.polluted');
    expect({}).not.toHaveProperty('polluted');
  });

  it('a registration cannot create an administrator', async () => {
    await backend.send('/auth/register', { method: 'POST', body: { ...registration, role: 'SUPER_ADMIN' } });
    const own = await backend.login(registration.email, registration.password);
    expect((await backend.send('/admin/students', { token: own })).status).toBe(403);
  });
});

it('a name may have as many emoji as other characters', async () => {
  const name = '😀'.repeat(100);
  const { status, body } = await backend.send('/students', { method: 'POST', token, body: { ...registration, name } });
  expect([status, body.data]).toEqual([201, expect.objectContaining({ name })]);
});

it('texts are trimmed before they are validated, except passwords', async () => {
  const body = {
    ...registration,
    name: '  Meera Pillai ',
    email: ` ${registration.email} `,
    password: ' first-Day-1 ',
  };
  const answered = await backend.send('/students', { method: 'POST', token, body });
  expect(answered.body.data).toMatchObject({ name: 'Meera Pillai', email: registration.email });
  await expect(backend.login(registration.email, ' first-Day-1 ')).resolves.toEqual(expect.any(String));
});

describe('in the page, as through the worker and over HTTP', () => {
  const address = 'http://portal.test/api';
  const inPage = (path: string, method = 'GET') =>
    createTransport({
      handlers: backend.handlers,
      identity: 'portal',
      canary: `${address}/backend-identity`,
      worker: undefined,
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    }).transport(new Request(`${address}${path}`, { method, headers: { Authorization: `Bearer ${token}` } }));

  it.each(['/students', '/students/{id}', '/courses/active', '/students/nobody'])(
    'HEAD of %s has the status and the headers of GET, and no body',
    async (path) => {
      const [get, head] = [await inPage(path.replace('{id}', id)), await inPage(path.replace('{id}', id), 'HEAD')];
      const { byteLength } = await get.arrayBuffer();
      expect([head.status, await head.text()]).toEqual([get.status, '']);
      expect(Object.fromEntries(head.headers)).toEqual({
        ...Object.fromEntries(get.headers),
        'content-length': String(byteLength),
      });
    },
  );

  it.each([
    ['PATCH', '/students', 'GET, HEAD, POST'],
    ['POST', '/students/{id}', 'GET, HEAD, PUT, DELETE'],
    ['DELETE', '/students/count', 'GET, HEAD'],
  ])('%s %s is answered with a 405 that allows %s', async (method, path, allow) => {
    const { status, headers } = await inPage(path.replace('{id}', id), method);
    expect([status, headers.get('Allow')]).toEqual([405, allow]);
  });
});

it('an exception of an operation is answered with a JSON 500, without its text or stack', async () => {
  const database = Object.assign(Object.create(backend.database), {
    transact: () => Promise.reject(new Error('the secret of line 7')),
  });
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const response = await getResponse(
    createHandlers({ database }),
    new Request('http://portal.test/api/courses/active'),
  );
  expect(response?.status).toBe(500);
  expect(await response?.json()).toEqual({ success: false, message: 'Something went wrong. Please try again.' });
  expect(log).toHaveBeenCalledOnce();
});

it('a backend with an address of its own answers no other path, even if it looks like the API', async () => {
  const handlers = createHandlers({ database: backend.database, base: 'http://portal.test/api' });
  const send = (path: string) => getResponse(handlers, new Request(`http://portal.test${path}`));
  expect((await send('/api/courses/active'))?.status).toBe(200);
  expect(await send('/src/features/courses/courses.ts')).toBeUndefined();
});
