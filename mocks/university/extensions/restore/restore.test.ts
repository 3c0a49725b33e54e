import { beforeEach, describe, expect, it } from 'vitest';
import type { CourseRow, StudentRow } from '#mocks/university/tables.ts';
import { accounts, testBackend, type TestBackend } from '#mocks/testing.ts';

let backend: TestBackend;
let token: string;
let student: StudentRow;
let course: CourseRow;
beforeEach(async () => {
  backend = await testBackend();
  token = await backend.tokenOf(accounts.staffAdmin);
  [student, course] = await backend.database.transact(
    'read',
    (tables) => [tables.students.by('email', accounts.student)!, tables.courses.all()[0]!] as const,
  );
});

const send = (method: string, path: string, body?: unknown) =>
  backend.send(path, { method, token, ...(body === undefined ? {} : { body }) });
const remove = (path: string) => send('DELETE', path);
const restore = (path: string) => send('POST', `${path}/restore`);
const ofStudent = () => `/students/${student.id}`;
const ofCourse = () => `/courses/${course.id}`;

describe('the restoration of a student', () => {
  it('restores the whole record and the old password, and keeps the old tokens invalid', async () => {
    const old = await backend.login(accounts.student);
    await remove(ofStudent());
    await expect(backend.login(accounts.student)).rejects.toThrow('could not sign in');
    const { status, body } = await restore(ofStudent());
    expect([status, body.data]).toEqual([200, student]);
    expect((await send('GET', ofStudent())).body.data).toEqual(student);
    expect((await backend.send('/auth/me', { token: old })).status).toBe(401);
    await expect(backend.login(accounts.student)).resolves.toEqual(expect.any(String));
  });

  it('lists a deleted student with person and time, last one first, until it is restored', async () => {
    const other = await backend.database.transact('read', ({ students }) => students.all()[7]!);
    await remove(ofStudent());
    backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
    await remove(`/students/${other.id}`);
    const deletedBy = 'Rohan Fernandes';
    expect((await send('GET', '/students/removed')).body.data).toEqual([
      { student: other, deletedBy, deletedAt: '2026-07-20T09:01:00.000Z' },
      { student, deletedBy, deletedAt: '2026-07-20T09:00:00.000Z' },
    ]);
    await restore(`/students/${other.id}`);
    expect((await send('GET', '/students/removed')).body.data).toMatchObject([{ student: { id: student.id } }]);
    expect((await send('GET', '/courses/removed')).body.data).toEqual([]);
  });

  const newcomer = { name: 'Meera Pillai', password: 'first-Day-1', department: 'Civil', year: 1, semester: 1 };
  it.each([
    ['roll number', 'rollNo', () => ({ rollNo: student.rollNo.toLowerCase(), email: 'meera@mail.example' })],
    ['address', 'email', () => ({ rollNo: 'CE20269001', email: student.email })],
  ])('answers 409 if the %s has been reused, on %s, and nothing is lost', async (words, field, taken) => {
    await remove(ofStudent());
    expect((await send('POST', '/students', { ...newcomer, ...taken() })).status).toBe(201);
    const { status, body } = await restore(ofStudent());
    expect([status, Object.keys(body.errors ?? {})]).toEqual([409, [field]]);
    expect(body.message).toContain(`${student.name} (${student.rollNo}) cannot be restored. The ${words} `);
    expect((await send('GET', '/students/removed')).body.data).toHaveLength(1);
    const { data } = (await send('GET', `/students/rollno/${taken().rollNo}`)).body;
    await remove(`/students/${(data as StudentRow).id}`);
    expect((await restore(ofStudent())).status).toBe(200);
  });

  it('answers 409 if an administrator now has the address', async () => {
    await remove(ofStudent());
    const superAdmin = await backend.tokenOf(accounts.superAdmin);
    const { name, password } = newcomer;
    const body = { name, password, username: 'm.pillai', email: student.email, role: 'ADMIN' };
    await backend.send('/admin/auth/register', { method: 'POST', token: superAdmin, body });
    const answered = await restore(ofStudent());
    expect([answered.status, Object.keys(answered.body.errors ?? {})]).toEqual([409, ['email']]);
  });

  it.each([
    ['a student who is not deleted', ofStudent],
    ['an unknown student', () => '/students/stu_nobody'],
    ['a course at the address of a student', () => `/students/${course.id}`],
  ])('answers 404 to %s, as there is nothing to restore', async (_, path) => {
    await remove(ofCourse());
    expect(await restore(path())).toMatchObject({ status: 404, body: { message: 'There is nothing to restore' } });
  });

  it('works once: the second request finds nothing', async () => {
    await remove(ofStudent());
    expect([(await restore(ofStudent())).status, (await restore(ofStudent())).status]).toEqual([200, 404]);
  });
});

describe('the restoration of a course', () => {
  it('restores the course unchanged, active or not', async () => {
    await send('PUT', `${ofCourse()}/toggle-status`);
    await remove(ofCourse());
    expect((await send('GET', '/courses/removed')).body.data).toMatchObject([
      { course: { ...course, isActive: false } },
    ]);
    expect((await restore(ofCourse())).body.data).toEqual({ ...course, isActive: false });
  });

  it.each([
    ['code', 'courseCode', () => ({ courseCode: course.courseCode, courseName: 'Another Name' })],
    ['name', 'courseName', () => ({ courseCode: 'NEW-1', courseName: course.courseName })],
  ])('answers 409 if another course now has the %s, on %s', async (_, field, taken) => {
    await remove(ofCourse());
    const { department, programType, description } = course;
    expect((await send('POST', '/courses', { department, programType, description, ...taken() })).status).toBe(201);
    const { status, body } = await restore(ofCourse());
    expect([status, Object.keys(body.errors ?? {})]).toEqual([409, [field]]);
    expect((await send('GET', '/courses/removed')).body.data).toHaveLength(1);
  });
});
