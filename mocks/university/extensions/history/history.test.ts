import { beforeEach, describe, expect, it } from 'vitest';
import type { CourseRow, StudentRow } from '#mocks/university/tables.ts';
import { withChangeLog } from '#mocks/university/rules/change-log.ts';
import { accounts, type RequestOptions, testBackend, type TestBackend } from '#mocks/testing.ts';
import { registration, submission } from '#mocks/testing-requests.ts';

interface Change {
  id: string;
  at: string;
  kind: string;
  by: { name: string; role: string };
  fields: { field: string; old: unknown; new: unknown }[];
}

let backend: TestBackend;
let token: string;
let student: StudentRow;
let course: CourseRow;
beforeEach(async () => {
  backend = await testBackend();
  token = await backend.tokenOf(accounts.staffAdmin);
  [student, course] = await backend.database.transact(
    'read',
    ({ students, courses }) => [students.all()[4]!, courses.all()[0]!] as const,
  );
});

const historyOf = async (path: string) => (await backend.send(`${path}/history`, { token })).body.data as Change[];
const ofStudent = () => historyOf(`/students/${student.id}`);
const send = (method: string, path: string, body?: unknown, as = token) =>
  backend.send(path, { method, token: as, ...(body === undefined ? {} : { body }) });
const by = { name: 'Rohan Fernandes', role: 'STAFF_ADMIN' };
describe('the history of a student', () => {
  const fee = { totalFee: 500, paidAmount: 200 };
  it.each<[what: string, sent: () => readonly [string, string, object], fields: (row: StudentRow) => object[]]>([
    [
      'an attendance',
      () => ['PUT', `/students/${student.id}/attendance`, { attendancePercentage: 12.5 }],
      ({ attendance }) => [{ field: 'attendance', old: attendance?.percentage ?? null, new: 12.5 }],
    ],
    [
      'a fee, without what follows from it',
      () => ['PUT', `/students/${student.id}/fee`, fee],
      ({ totalFee = null, paidAmount = null }) => [
        { field: 'totalFee', old: totalFee, new: 500 },
        { field: 'paidAmount', old: paidAmount, new: 200 },
      ],
    ],
    [
      'a field that is cleared',
      () => ['PUT', `/admin/students/${student.id}`, { ...student, updatedAt: undefined, phone: null }],
      ({ phone }) => [{ field: 'phone', old: phone, new: null }],
    ],
    [
      'an update that changes nothing',
      () => ['PUT', `/admin/students/${student.id}`, { ...student, updatedAt: undefined }],
      () => [],
    ],
  ])('contains each field before and after: %s', async (_, sent, fields) => {
    const [method, path, body] = sent();
    expect((await send(method, path, body)).status).toBe(200);
    const expected = fields(student);
    const at = backend.clock.now.toISOString();
    const change = { id: expect.any(String), at, kind: 'updated', by, fields: expected };
    expect(await ofStudent()).toEqual(expected.length > 0 ? [change] : []);
  });

  it('lists every change, newest first, each with its author, through deletion and restoration', async () => {
    const superAdmin = await backend.tokenOf(accounts.superAdmin);
    await send('PUT', `/students/${student.id}/attendance`, { attendancePercentage: 1 });
    await send('PUT', `/students/${student.id}/attendance`, { attendancePercentage: 2 }, superAdmin);
    await send('DELETE', `/students/${student.id}`);
    expect((await ofStudent()).map(({ kind }) => kind)).toEqual(['deleted', 'updated', 'updated']);
    await send('POST', `/students/${student.id}/restore`, undefined, superAdmin);
    expect((await ofStudent()).map((change) => [change.kind, change.by.name, change.fields.length])).toEqual([
      ['restored', 'Meera Joglekar', 0],
      ['deleted', 'Rohan Fernandes', 0],
      ['updated', 'Meera Joglekar', 1],
      ['updated', 'Rohan Fernandes', 1],
    ]);
  });

  it.each<[how: string, make: () => Promise<unknown>, author: object]>([
    ['an administrator adds', () => send('POST', '/students', registration), by],
    [
      'registers',
      () => backend.send('/auth/register', { method: 'POST', body: registration }),
      { name: 'Meera Pillai', role: 'STUDENT' },
    ],
    [
      'is approved as an applicant',
      async () => {
        const { body } = await backend.send('/applications/submit', {
          method: 'POST',
          body: { ...submission, email: registration.email },
        });
        const { id } = body.data as { id: string };
        await send('PUT', `/applications/${id}/review`, { status: 'APPROVED' });
      },
      by,
    ],
  ])('begins with the creation of a student who %s', async (_, make, author) => {
    await make();
    const made = await backend.database.transact('read', (tables) => tables.students.by('email', registration.email));
    expect(await historyOf(`/students/${made?.id}`)).toMatchObject([{ kind: 'created', by: author, fields: [] }]);
  });

  it('contains the student’s changes of the own record', async () => {
    const own = await backend.tokenOf(accounts.student);
    const { data } = (await backend.send('/auth/me', { token: own })).body;
    const { id, phone, address } = data as StudentRow;
    const body = { phone: '+919812345999', address: null };
    expect((await send('PUT', '/auth/me', body, own)).body.data).not.toHaveProperty('address');
    expect(await historyOf(`/students/${id}`)).toMatchObject([
      {
        by: { role: 'STUDENT' },
        fields: [
          { field: 'phone', old: phone, new: '+919812345999' },
          { field: 'address', old: address, new: null },
        ],
      },
    ]);
  });

  it('contains no password: its reset and change are no changes of the record', async () => {
    const known = await backend.database.transact('read', (tables) => tables.students.by('email', accounts.student));
    const own = await backend.tokenOf(accounts.student);
    await send('POST', '/auth/change-password', { oldPassword: 'Demo@1234', newPassword: 'Other@1234' }, own);
    await send('POST', `/admin/students/${known?.id}/password-reset`);
    expect(await historyOf(`/students/${known?.id}`)).toEqual([]);
  });

  it('contains nothing of a refused request', async () => {
    await send('PUT', `/students/${student.id}/fee`, { totalFee: 1, paidAmount: 2 });
    await send('PUT', `/students/${student.id}/attendance`, {
      attendancePercentage: 1,
      updatedAt: '2020-01-01T00:00:00Z',
    });
    expect(await ofStudent()).toEqual([]);
  });

  it('contains, for many students changed at the same time, the change of each by each author', async () => {
    const superAdmin = await backend.tokenOf(accounts.superAdmin);
    const many = await backend.database.transact('read', ({ students }) => students.all().slice(0, 20));
    const update = ({ id }: StudentRow, at: number): [string, RequestOptions] => [
      `/students/${id}/attendance`,
      { method: 'PUT', token: at % 2 ? token : superAdmin, body: { attendancePercentage: 3 } },
    ];
    await Promise.all(many.map((row, at) => backend.send(...update(row, at))));
    for (const [at, { id }] of many.entries()) {
      const author = at % 2 ? 'Rohan Fernandes' : 'Meera Joglekar';
      expect((await historyOf(`/students/${id}`)).map((change) => change.by.name)).toEqual([author]);
    }
  });

  it.each(['stu_nobody', 'crs_1'])('The history of the unknown record %s is a 404', async (id) => {
    expect((await backend.send(`/students/${id}/history`, { token })).status).toBe(404);
  });
});

describe('the history of a course', () => {
  it('distinguishes toggling from updating, and a list from a text', async () => {
    const path = `/courses/${course.id}`;
    await send('PUT', `${path}/toggle-status`);
    await send('PUT', `${path}/toggle-status`);
    await send('PUT', path, { ...course, description: 'x'.repeat(2000), subjects: ['Statics', 'Dynamics'] });
    await send('DELETE', path);
    await send('POST', `${path}/restore`);
    const history = await historyOf(path);
    expect(history.map(({ kind }) => kind)).toEqual(['restored', 'deleted', 'updated', 'activated', 'deactivated']);
    expect(history[2]?.fields).toEqual([
      { field: 'description', old: course.description, new: 'x'.repeat(2000) },
      { field: 'subjects', old: course.subjects.join('\n') || null, new: 'Statics\nDynamics' },
    ]);
    expect(history[4]?.fields).toEqual([{ field: 'isActive', old: true, new: false }]);
  });
});

describe('the log of changes', () => {
  it('keeps ten thousand entries, and drops the oldest', async () => {
    const { database, clock } = backend;
    const write = (at: number) =>
      database.transact('write', (tables) =>
        withChangeLog(tables, { name: 'Neha Rao', role: 'ADMIN' }, clock.now, () => {
          for (const row of tables.students.all())
            tables.students.replace({ ...row, attendance: { percentage: at / 10 } });
        }),
      );
    for (let at = 1; at <= 270; at++) await write(at);
    const changes = await database.transact('read', (tables) => tables.changes.all());
    expect(changes.length).toBeGreaterThanOrEqual(10_000);
    expect(changes.length).toBeLessThanOrEqual(10_540);
    expect((await ofStudent())[0]?.fields).toMatchObject([{ new: 27 }]);
  });

  it('contains nothing of a write whose transaction fails', async () => {
    const { database, clock } = backend;
    const failing = database.transact('write', (tables) => {
      withChangeLog(tables, by as never, clock.now, () => tables.students.remove(student.id));
      throw new Error('no room');
    });
    await expect(failing).rejects.toThrow('no room');
    expect(await ofStudent()).toEqual([]);
  });
});
