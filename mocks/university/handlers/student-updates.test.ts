import { beforeEach, describe, expect, it } from 'vitest';
import type { components } from '#openapi/schema.gen.ts';
import { accounts, testBackend, type TestBackend } from '#mocks/testing.ts';

type Student = components['schemas']['Student'];

let backend: TestBackend;
let token: string;
let student: Student;
let other: Student;
beforeEach(async () => {
  backend = await testBackend();
  token = await backend.tokenOf(accounts.superAdmin);
  [student, other] = await backend.database.transact('read', ({ students }) => [
    students.all()[0]!,
    students.all()[7]!,
  ]);
});

const put = (path: string, body: object) => backend.send(path, { method: 'PUT', token, body });
const stored = async () => (await backend.send(`/students/${student.id}`, { token })).body.data as Student;
const required = () => {
  const { name, rollNo, email, department, year, semester } = student;
  return { name, rollNo, email, department, year, semester };
};

/** The three operations that take a whole edited student. */
const ways = [
  ['updateStudent', (id: string) => `/students/${id}`],
  ['updateStudentFull', (id: string) => `/students/${id}/full`],
  ['adminUpdateStudent', (id: string) => `/admin/students/${id}`],
] as const;

describe.each(ways)('%s', (_way, pathOf) => {
  const update = (body: object) => put(pathOf(student.id), body);

  it('updates every writable field', async () => {
    const edits: Omit<Required<Student>, 'id' | 'createdAt' | 'updatedAt' | 'pendingAmount' | 'feeStatus'> = {
      name: 'Ananya Rao',
      rollNo: 'EE2020/77',
      email: 'ananya.rao@mail.example',
      department: 'Physics',
      year: 3,
      semester: 5,
      phone: '9812345678',
      address: '9 Hill View',
      dateOfBirth: '2004-02-29',
      bloodGroup: 'O-',
      gender: 'Other',
      status: 'Suspended',
      admissionDate: '2024-07-01',
      currentCGPA: 6.75,
      attendance: { percentage: 80.5 },
      totalCredits: 99,
      totalFee: 90_000,
      paidAmount: 30_000,
      placementStatus: 'Placed',
      company: 'Tarang Labs',
      packageAmount: 7.5,
    };
    const { status, body } = await update(edits);
    expect(status).toBe(200);
    const { id, createdAt } = student;
    const derived = { pendingAmount: 60_000, feeStatus: 'Pending', updatedAt: '2026-07-20T09:00:00.000Z' };
    expect(body.data).toEqual({ ...edits, id, createdAt, ...derived });
    expect(await stored()).toEqual(body.data);
  });

  it.each([
    ['name', 'Ananya Rao'],
    ['email', 'ananya.rao@mail.example'],
  ] as const)('the account follows another %s', async (field, value) => {
    await update({ ...required(), [field]: value });
    const account = await backend.database.transact('read', (tables) =>
      tables.accounts.all().find(({ studentId }) => studentId === student.id),
    );
    expect(account?.[field]).toBe(value);
  });

  it('keeps every optional field that is omitted', async () => {
    expect((await update(required())).body.data).toEqual({ ...student, updatedAt: expect.any(String) });
  });

  it.each([
    'phone',
    'address',
    'dateOfBirth',
    'bloodGroup',
    'gender',
    'status',
    'admissionDate',
    'currentCGPA',
    'attendance',
    'totalCredits',
  ] as const)('null clears %s', async (field) => {
    const { [field]: _cleared, ...rest } = { ...student, status: 'Active', bloodGroup: 'B+', gender: 'Female' };
    await update(rest);
    expect((await update({ ...required(), [field]: null })).body.data).toEqual({
      ...rest,
      updatedAt: expect.any(String),
    });
  });

  it.each(['phone', 'address', 'dateOfBirth', 'bloodGroup', 'gender', 'status', 'admissionDate'])(
    'an empty or blank text clears %s',
    async (field) => {
      for (const blank of ['', '  \t']) {
        expect((await update({ ...student, updatedAt: undefined })).status).toBe(200);
        const { status, body } = await update({ ...required(), [field]: blank });
        expect([status, body.errors]).toEqual([200, undefined]);
        expect(body.data).not.toHaveProperty(field);
      }
    },
  );

  it.each(['name', 'rollNo', 'email', 'department', 'currentCGPA', 'totalFee', 'attendance', 'year'])(
    'an empty text for %s, which is required or not a text, is answered with 400',
    async (field) => {
      const { status, body } = await update({ ...required(), [field]: '' });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
    },
  );

  it.each<[what: string, part: () => object, field: string]>([
    ['another student’s address', () => ({ email: other.email.toUpperCase() }), 'email'],
    ['an administrator’s address', () => ({ email: accounts.superAdmin }), 'email'],
    ['another student’s roll number', () => ({ rollNo: ` ${other.rollNo.toLowerCase()} ` }), 'rollNo'],
  ])('%s is answered with 409, and nothing is stored', async (_, part, field) => {
    const { status, body } = await update({ ...required(), name: 'Changed', ...part() });
    expect([status, body.error, body.errors]).toEqual([409, undefined, { [field]: body.message }]);
    expect(await stored()).toEqual(student);
  });

  it('the student’s own address and roll number may be sent in another case', async () => {
    const email = student.email.toUpperCase();
    const { status } = await update({ ...required(), email, rollNo: student.rollNo.toLowerCase() });
    expect(status).toBe(200);
    expect(await stored()).toMatchObject({ email, rollNo: student.rollNo.toLowerCase() });
    await expect(backend.login(student.email)).resolves.toEqual(expect.any(String));
  });

  it('a stale update is answered with 409 and the stored record', async () => {
    const first = await update({ ...student, name: 'First Editor' });
    const second = await update({ ...student, name: 'Second Editor' });
    expect([first.status, second.status, second.body.error]).toEqual([200, 409, 'STALE']);
    expect(second.body.data).toEqual(first.body.data);
    expect(await stored()).toMatchObject({ name: 'First Editor' });
  });

  it('the last write wins if no updatedAt is sent', async () => {
    await update({ ...required(), name: 'First Editor' });
    expect((await update({ ...required(), name: 'Second Editor' })).status).toBe(200);
  });

  it('one of two updates within the same millisecond is stale', async () => {
    const current = await stored();
    const answers = await Promise.all(['One', 'Two'].map((name) => update({ ...current, name })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('every change has a later updatedAt, even if the clock stands still or goes back', async () => {
    const seen = new Set([student.updatedAt]);
    for (let count = 0; count < 5; count++) {
      seen.add(((await update(required())).body.data as Student).updatedAt);
      backend.clock.now = new Date(backend.clock.now.getTime() - 1000);
    }
    expect(seen.size).toBe(6);
    expect([...seen]).toEqual([...seen].toSorted());
  });

  it.each([
    ['paid more than due', { totalFee: 100, paidAmount: 101 }, { paidAmount: expect.any(String) }],
    ['placed nowhere', { placementStatus: 'Placed', company: ' ' }, { company: expect.any(String) }],
    ['born today', { dateOfBirth: '2026-07-20' }, { dateOfBirth: expect.any(String) }],
  ])('%s is answered with 400', async (_, part, errors) => {
    const { status, body } = await update({ ...required(), ...part });
    expect([status, body.errors]).toEqual([400, errors]);
    expect(await stored()).toEqual(student);
  });

  it('a total fee below what is already paid is answered with 400', async () => {
    await update({ ...required(), totalFee: 1000, paidAmount: 600 });
    expect((await update({ ...required(), totalFee: 500 })).body.errors).toHaveProperty('paidAmount');
    // Without a total there is nothing to compare, and nothing to derive.
    const { status, body } = await update({ ...required(), totalFee: null });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ paidAmount: 600 });
    for (const field of ['totalFee', 'pendingAmount', 'feeStatus']) expect(body.data).not.toHaveProperty(field);
  });

  it('an unknown student is answered with 404', async () => {
    expect((await put(pathOf('stu_nobody'), required())).status).toBe(404);
  });
});

it('a student signs in with a changed e-mail address, and sessions stay valid', async () => {
  const own = await backend.login(student.email);
  await put(`/students/${student.id}`, { ...required(), email: 'new.address@mail.example', name: 'New Name' });
  await expect(backend.login(student.email)).rejects.toThrow(/not correct/);
  await expect(backend.login('new.address@mail.example')).resolves.toEqual(expect.any(String));
  const me = await backend.send('/auth/me', { token: own });
  expect(me.body.data).toMatchObject({ id: student.id, email: 'new.address@mail.example', name: 'New Name' });
  // The old address is free again.
  expect((await put(`/students/${other.id}`, { ...other, updatedAt: undefined, email: student.email })).status).toBe(
    200,
  );
});
