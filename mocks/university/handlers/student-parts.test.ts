import { beforeEach, describe, expect, it } from 'vitest';
import type { components } from '#openapi/schema.gen.ts';
import { accounts, testBackend, type TestBackend } from '#mocks/testing.ts';

type Student = components['schemas']['Student'];

let backend: TestBackend;
let token: string;
let student: Student;
beforeEach(async () => {
  backend = await testBackend();
  token = await backend.tokenOf(accounts.superAdmin);
  student = await backend.database.transact('read', ({ students }) => students.all()[0]!);
});

const put = (part: string, body: object) =>
  backend.send(`/students/${student.id}/${part}`, { method: 'PUT', token, body });
const stored = async () => (await backend.send(`/students/${student.id}`, { token })).body.data as Student;
const changedTo = (part: object) => ({ ...student, ...part, updatedAt: expect.any(String) });

describe('an update of a part', () => {
  const academic = { year: 2, semester: 8, currentCGPA: 9.9, totalCredits: 12, attendancePercentage: 33.3 };
  const { attendancePercentage: percentage, ...marks } = academic;

  it.each<[part: string, body: object, changed: object]>([
    ['academic', academic, { ...marks, attendance: { percentage } }],
    ['cgpa', { cgpa: 0 }, { currentCGPA: 0 }],
    ['cgpa', { cgpa: 10, credits: 150 }, { currentCGPA: 10, totalCredits: 150 }],
    ['attendance', { attendancePercentage: 0 }, { attendance: { percentage: 0 } }],
    [
      'fee',
      { totalFee: 500, paidAmount: 200 },
      { totalFee: 500, paidAmount: 200, pendingAmount: 300, feeStatus: 'Pending' },
    ],
  ])('PUT /students/{id}/%s with %j changes its fields only', async (part, body, changed) => {
    const { status, body: answer } = await put(part, body);
    expect(status, answer.message).toBe(200);
    expect(answer.data).toEqual(changedTo(changed));
    expect(await stored()).toEqual(answer.data);
    expect((answer.data as Student).updatedAt).not.toBe(student.updatedAt);
  });

  it('PUT /admin/students/{id}/academic changes its fields only', async () => {
    const answered = await backend.send(`/admin/students/${student.id}/academic`, {
      method: 'PUT',
      token,
      body: academic,
    });
    expect(answered.body.data).toEqual(changedTo({ ...marks, attendance: { percentage } }));
  });

  it.each(Object.keys(academic))('the academic part without %s is answered with 400', async (field) => {
    const { status, body } = await put('academic', { ...academic, [field]: undefined });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
    expect(await stored()).toEqual(student);
  });

  it('a field of another part in an update is ignored', async () => {
    await put('cgpa', {
      cgpa: 5,
      totalFee: 1,
      name: 'Other',
      email: 'other@mail.example',
      placementStatus: 'Not Placed',
    });
    expect(await stored()).toEqual(changedTo({ currentCGPA: 5 }));
  });
});

describe('an update of a part of a record that was changed meanwhile', () => {
  const parts: [part: string, body: object][] = [
    ['academic', { year: 2, semester: 8, currentCGPA: 9.9, totalCredits: 12, attendancePercentage: 33.3 }],
    ['cgpa', { cgpa: 1 }],
    ['attendance', { attendancePercentage: 1 }],
    ['fee', { totalFee: 500, paidAmount: 200 }],
    ['placement', { placementStatus: 'Higher Studies' }],
  ];

  it.each(parts)(
    'a stale update of the part %s is answered with 409 and the stored record, and nothing is written',
    async (part, body) => {
      const { updatedAt } = student;
      await put('attendance', { attendancePercentage: 77 });
      const current = await stored();
      const { status, body: answer } = await put(part, { ...body, updatedAt });
      expect([status, answer.error]).toEqual([409, 'STALE']);
      expect(answer.data).toEqual(current);
      expect(await stored()).toEqual(current);
    },
  );

  it.each(parts)(
    'an update of the part %s is stored with the stored updatedAt, and without one',
    async (part, body) => {
      expect((await put(part, { ...body, updatedAt: student.updatedAt })).status).toBe(200);
      expect((await put(part, body)).status).toBe(200);
    },
  );
});

describe('fees', () => {
  it.each([
    [1000, 0, 1000, 'Pending'],
    [1000, 999.5, 0.5, 'Pending'],
    [1000, 1000, 0, 'Paid'],
    [0, 0, 0, 'Paid'],
    // Binary fractions would leave 0.20000000000000284 and 0.10000000000000142.
    [100.3, 100.1, 0.2, 'Pending'],
    [10_000_000, 9_999_999.9, 0.1, 'Pending'],
  ])('a fee of %d with %d paid leaves %d pending: %s', async (totalFee, paidAmount, pendingAmount, feeStatus) => {
    expect((await put('fee', { totalFee, paidAmount })).body.data).toMatchObject({ pendingAmount, feeStatus });
  });

  it('more paid than the total fee is answered with 400', async () => {
    const { status, body } = await put('fee', { totalFee: 1000, paidAmount: 1000.01 });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['paidAmount']]);
    expect(await stored()).toEqual(student);
  });

  it('derived fee fields in an update are ignored', async () => {
    const body = { ...student, totalFee: 1000, paidAmount: 0, pendingAmount: 7, feeStatus: 'Paid' };
    const answered = await backend.send(`/students/${student.id}`, { method: 'PUT', token, body });
    expect(answered.body.data).toMatchObject({ pendingAmount: 1000, feeStatus: 'Pending' });
  });
});

describe('placement', () => {
  const placed = { placementStatus: 'Placed', company: 'Tarang Labs', packageAmount: 9.25 };

  it.each<[what: string, body: object, expected: object]>([
    ['Placed, with both', placed, placed],
    ['Placed, without a package', { placementStatus: 'Placed', company: 'Tarang Labs' }, { packageAmount: undefined }],
    ['Placed, with none', { ...placed, packageAmount: null }, { packageAmount: undefined, company: 'Tarang Labs' }],
    ['Not Placed', { placementStatus: 'Not Placed' }, { company: undefined, packageAmount: undefined }],
    [
      'Not Placed, whatever is sent',
      { ...placed, placementStatus: 'Not Placed' },
      { company: undefined, packageAmount: undefined },
    ],
    [
      'Higher Studies',
      { ...placed, placementStatus: 'Higher Studies' },
      { company: undefined, packageAmount: undefined },
    ],
  ])('a placement may be %s', async (_, body, expected) => {
    await put('placement', { ...placed, packageAmount: 30 });
    const { status, body: answer } = await put('placement', body);
    expect(status).toBe(200);
    const data: Record<string, unknown> = { ...(answer.data as Student) };
    for (const [field, value] of Object.entries(expected)) expect([field, data[field]]).toEqual([field, value]);
    expect(await stored()).toEqual(data);
  });

  it.each([undefined, null, '', '   '])('Placed with the company %j is answered with 400', async (company) => {
    const { status, body } = await put('placement', { placementStatus: 'Placed', company });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['company']]);
    expect(await stored()).toEqual(student);
  });

  it('an update to another placement status removes company and package', async () => {
    await put('placement', placed);
    for (const placementStatus of [null, 'Not Placed', 'Higher Studies']) {
      const { updatedAt: _updatedAt, ...edited } = { ...student, ...placed, placementStatus };
      const answered = await backend.send(`/students/${student.id}`, { method: 'PUT', token, body: edited });
      expect(answered.status).toBe(200);
      // Null clears the field, which then counts as Not Placed.
      if (placementStatus === null) expect(answered.body.data).not.toHaveProperty('placementStatus');
      else expect(answered.body.data).toHaveProperty('placementStatus', placementStatus);
      expect(answered.body.data).not.toHaveProperty('company');
      expect(answered.body.data).not.toHaveProperty('packageAmount');
    }
  });
});

describe('deleteStudent', () => {
  const remove = () => backend.send(`/students/${student.id}`, { method: 'DELETE', token });

  it('deleteStudent removes the record and the account, and frees address and roll number', async () => {
    expect(await remove()).toMatchObject({ status: 200, body: { message: 'Student deleted successfully' } });
    expect((await backend.send(`/students/${student.id}`, { token })).status).toBe(404);
    expect((await remove()).status).toBe(404);
    const account = await backend.database.transact('read', (tables) => tables.accounts.by('email', student.email));
    expect(account).toBeUndefined();
    const { name, rollNo, email, department, year, semester } = student;
    const body = { name, rollNo, email, department, year, semester, password: 'another-1' };
    const { data } = (await backend.send('/students', { method: 'POST', token, body })).body;
    expect((data as Student).id).not.toBe(student.id);
    await expect(backend.login(email, 'another-1')).resolves.toEqual(expect.any(String));
  });

  it('deleteStudent keeps the application that the student came from', async () => {
    const application = await backend.database.transact('read', ({ applications }) =>
      applications.all().find(({ generatedStudentId }) => generatedStudentId !== undefined),
    );
    const path = `/students/${application?.generatedStudentId}`;
    expect((await backend.send(path, { method: 'DELETE', token })).status).toBe(200);
    expect((await backend.send(`/applications/${application?.id}`, { token })).body.data).toEqual(application);
  });
});
