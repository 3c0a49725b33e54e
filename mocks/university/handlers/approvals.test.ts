import { beforeEach, describe, expect, it } from 'vitest';
import type { components } from '#openapi/schema.gen.ts';
import { departments } from '../seed/pools/departments.ts';
import { accounts, testBackend, type TestBackend } from '#mocks/testing.ts';
import { submission } from '#mocks/testing-requests.ts';

type Application = components['schemas']['ReviewedApplication'];
type Student = components['schemas']['Student'];

let backend: TestBackend;
let token: string;
beforeEach(async () => {
  backend = await testBackend();
  token = await backend.tokenOf(accounts.staffAdmin);
});

async function submit(part: object = {}): Promise<string> {
  const { body } = await backend.send('/applications/submit', { method: 'POST', body: { ...submission, ...part } });
  return (body.data as Application).id;
}
const approve = (id: string) =>
  backend.send(`/applications/${id}/review`, { method: 'PUT', token, body: { status: 'APPROVED' } });
const approved = async (part: object = {}) => (await approve(await submit(part))).body.data as Application;
const record = async (id: string | undefined) =>
  (await backend.send(`/students/${id}`, { token })).body.data as Student;
const everything = () =>
  backend.database.transact('read', ({ students, accounts: all, applications }) =>
    structuredClone([students.all(), all.all(), applications.all()]),
  );

describe('an approval', () => {
  it('an approval creates a student with the applicant’s details and the course’s department', async () => {
    const { generatedStudentId, generatedRollNumber, status } = await approved();
    expect(status).toBe('APPROVED');
    expect(await record(generatedStudentId)).toEqual({
      id: generatedStudentId,
      name: 'Kabir Sethi',
      rollNo: generatedRollNumber,
      email: 'kabir.sethi@mail.example',
      phone: '+919812345678',
      department: 'Civil',
      year: 1,
      semester: 1,
      status: 'Active',
      admissionDate: '2026-07-20',
      createdAt: '2026-07-20T09:00:00.000Z',
      updatedAt: '2026-07-20T09:00:00.000Z',
    });
  });

  it.each(departments)(
    'the roll numbers of $name begin with $code, as those of the seed do',
    async ({ name, code }) => {
      const course = await backend.database.transact('read', ({ courses }) =>
        courses.all().find(({ department }) => department === name),
      );
      expect((await approved({ desiredCourse: course?.courseName })).generatedRollNumber).toMatch(
        new RegExp(`^${code}26\\d{3}$`),
      );
    },
  );

  it('the new student signs in with the temporary password, which no later answer contains', async () => {
    const { id, temporaryPassword = '', generatedStudentId } = await approved();
    expect(temporaryPassword).toMatch(/^[A-Za-z2-9]{12}$/);
    const own = await backend.login(submission.email, temporaryPassword);
    expect((await backend.send('/auth/me', { token: own })).body.data).toMatchObject({
      id: generatedStudentId,
      hasTemporaryLogin: true,
      admittedTo: { courseName: submission.desiredCourse, feeAmount: 112_000, feeType: 'per year' },
    });
    const change = { oldPassword: temporaryPassword, newPassword: 'My0wnOne' };
    await backend.send('/auth/change-password', { method: 'POST', token: own, body: change });
    expect((await backend.send('/auth/me', { token: own })).body.data).toMatchObject({ hasTemporaryLogin: false });
    for (const path of [`/applications/${id}`, '/applications', '/applications/status/APPROVED'])
      expect(JSON.stringify((await backend.send(path, { token })).body)).not.toContain(temporaryPassword);
    expect(JSON.stringify(await everything())).not.toContain(temporaryPassword);
  });

  it.each([
    ['a course whose name is in other case', 'CIVIL engineering', 'Civil'],
    ['an unknown course, which is its name', 'Marine Biology', 'Marine Biology'],
    [
      'a long unknown course, cut to 60 characters',
      `${'Marine '.repeat(12)}Biology`,
      'Marine '.repeat(12).slice(0, 60),
    ],
    ['a long unknown course of emoji, each of which is one character', `${'x'.repeat(59)}😀y`, `${'x'.repeat(59)}😀`],
    ['an unknown course with a name of one letter', 'X2', 'X2'],
    ['the name of a property that every object has', 'constructor', 'constructor'],
    ['an unknown course with a name in another script', 'समुद्री जीवविज्ञान', 'समुद्री जीवविज्ञान'],
  ])('an approval takes the department of %s', async (_, desiredCourse, department) => {
    const { generatedStudentId, generatedRollNumber } = await approved({ desiredCourse });
    expect((await record(generatedStudentId)).department).toBe(department);
    expect(generatedRollNumber).toMatch(/^[A-Z]{2}26\d{3,}$/);
  });

  it('an approval does not change the course’s seats', async () => {
    const seats = async () => (await backend.send('/courses', { token })).body.data;
    const before = await seats();
    await approved();
    expect(await seats()).toEqual(before);
  });

  it('each approval has a new roll number, even in departments with similar names', async () => {
    const courses = [
      'Civil Engineering',
      'Civil Engineering',
      'Chemical Education',
      'cell ecology',
      'and of the',
      'X2',
    ];
    const answers: Application[] = [];
    for (const [at, desiredCourse] of courses.entries())
      answers.push(await approved({ desiredCourse, email: `applicant${at}@mail.example` }));
    const students = await backend.database.transact('read', (tables) => tables.students.all());
    const numbers = students.map(({ rollNo }) => rollNo.toUpperCase());
    expect(new Set(numbers).size).toBe(46);
    expect(new Set(answers.map(({ temporaryPassword }) => temporaryPassword)).size).toBe(courses.length);
    for (const { generatedRollNumber = '' } of answers) expect(numbers).toContain(generatedRollNumber);
  });

  it('twenty approvals at once have twenty roll numbers', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, at) => submit({ email: `applicant${at}@mail.example` })),
    );
    const answers = await Promise.all(ids.map(approve));
    const numbers = answers.map(({ body }) => (body.data as Application).generatedRollNumber);
    expect(new Set(numbers).size).toBe(20);
  });
});

describe('an approval of an applicant with an account', () => {
  it.each([accounts.student, accounts.student.toUpperCase()])(
    'an approval links the student %s, whose record and password stay',
    async (email) => {
      const id = await submit({ email, fullName: 'Another Name' });
      const [students, all] = await everything();
      const { status, body } = await approve(id);
      const student = (students as Student[]).find((row) => row.email === accounts.student);
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ generatedStudentId: student?.id, generatedRollNumber: student?.rollNo });
      expect(body.data).not.toHaveProperty('temporaryPassword');
      expect((await everything()).slice(0, 2)).toEqual([students, all]);
      await expect(backend.login(accounts.student)).resolves.toEqual(expect.any(String));
    },
  );

  it('an approval of an administrator’s address is answered with 409, and nothing changes', async () => {
    const id = await submit({ email: accounts.superAdmin.toUpperCase() });
    const before = await everything();
    const { status, body } = await approve(id);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([409, ['email']]);
    expect(await everything()).toEqual(before);
    expect(
      (await backend.send(`/applications/${id}/review`, { method: 'PUT', token, body: { status: 'WAITLISTED' } }))
        .status,
    ).toBe(200);
  });
});
