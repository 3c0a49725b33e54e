import { describe, expect, it } from 'vitest';
import { connected } from '#tests/connected.ts';
import { connect, currentConnection } from '../platform/api/connection.ts';
import { isOutcomeUnknown } from '../platform/api/outcome.ts';
import { reviewApplication } from './applications/admin-applications.ts';
import { createCourse, deleteCourse, toggleCourse, updateCourse } from './courses/admin-courses.ts';
import { addAdministrator, setAdministratorStatus } from '../wings/accounts/administrators.ts';
import {
  createStudent,
  deleteStudent,
  updateAttendance,
  updateStudent,
  studentHistory,
} from './students/admin-students.ts';

const gatewayPage = () =>
  new Response('<h1>504 Gateway Time-out</h1>', { status: 504, headers: { 'Content-Type': 'text/html' } });

/** The server as its own data see it, behind a gateway that loses the answers of writes, or the writes themselves. */
async function behindGateway() {
  const { database } = await connected('superAdmin');
  const { transport, getToken } = currentConnection();
  const deleted = await database.transact('read', ({ students }) => students.all().at(-1)!.id);
  await deleteStudent.call(deleted);
  const state = { loses: 'answers' as 'answers' | 'requests' | 'firstAnswer', canLook: true };
  const writes: string[] = [];
  connect({
    getToken,
    transport: async (request) => {
      if (request.method === 'GET') return state.canLook ? transport(request) : gatewayPage();
      writes.push(request.method);
      if (state.loses === 'requests') return gatewayPage();
      const answer = await transport(request);
      return state.loses === 'firstAnswer' && writes.length > 1 ? answer : gatewayPage();
    },
  });
  const rows = await database.transact('read', ({ students, courses, applications, accounts }) => ({
    other: accounts.all().find(({ role }) => role === 'STAFF_ADMIN')!.id,
    student: students.all().find(({ status }) => status === 'Active')!,
    course: courses.all().find(({ isActive }) => isActive)!,
    application: applications.all().find(({ status }) => status === 'APPLIED')!,
  }));
  return { ...rows, deleted, state, writes };
}

type Rows = Awaited<ReturnType<typeof behindGateway>>;
const added = {
  name: 'Lost Answer',
  rollNo: 'CS26999',
  email: 'lost.answer@university.example',
  password: 'Student@123',
  department: 'Civil',
  year: 1,
  semester: 1,
};
const administrator = {
  name: 'Lost Head',
  username: 'losthead',
  email: 'lost.head@university.example',
  password: 'Head@12345',
  role: 'STAFF_ADMIN',
} as const;
const review = { status: 'REJECTED', reviewComments: '', rejectionReason: 'The grades are too low.' } as const;

const writes: readonly (readonly [name: string, write: (rows: Rows) => Promise<unknown>])[] = [
  ['a student who is added', () => createStudent.call(added)],
  [
    'a student who is edited',
    ({ student }) => updateStudent.call({ id: student.id, body: { ...student, phone: '9812345000' } }),
  ],
  ['an attendance', ({ student }) => updateAttendance.call({ id: student.id, body: { attendancePercentage: 12.5 } })],
  ['a student who is deleted', ({ student }) => deleteStudent.call(student.id)],
  [
    'a course that is added',
    ({ course: { id: _, ...course } }) =>
      createCourse.call({ ...course, courseCode: 'LST-1', courseName: 'Lost Answers' }),
  ],
  [
    'a course that is edited',
    ({ course }) => updateCourse.call({ id: course.id, body: { ...course, description: 'Said anew.' } }),
  ],
  ['a course that is closed', ({ course }) => toggleCourse.call(course)],
  ['a course that is deleted', ({ course }) => deleteCourse.call(course.id)],
  ['a student who is restored', ({ deleted }) => studentHistory.restore.call(deleted)],
  ['an administrator who is added', () => addAdministrator.call(administrator)],
  ['an administrator who is disabled', ({ other }) => setAdministratorStatus.call({ id: other, isActive: false })],
  ['a decision', ({ application }) => reviewApplication.call({ id: application.id, review })],
];

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

it('A lost answer to an approval is given again, with the password of the new account', async () => {
  const { application, writes, state } = await behindGateway();
  state.loses = 'firstAnswer';
  const review = { status: 'APPROVED', reviewComments: '', rejectionReason: '' } as const;
  const answer = await reviewApplication.call({ id: application.id, review });
  expect(answer).toMatchObject({ temporaryPassword: expect.stringMatching(/^.{12}$/) });
  expect(writes).toHaveLength(2);
});

describe.each(writes)('A lost answer: %s', (_, write) => {
  it('succeeds where the write has arrived, after one request', async () => {
    const rows = await behindGateway();
    await write(rows);
    expect(rows.writes).toHaveLength(1);
  });

  it('fails where it has not arrived, and says that it was looked for', async () => {
    const rows = await behindGateway();
    rows.state.loses = 'requests';
    const error = await failureOf(write(rows));
    expect(error).toMatchObject({ outcome: { isOpen: false } });
    expect(isOutcomeUnknown(error)).toBe(false);
  });

  it('stays unknown where the look fails too, and is found before a second request', async () => {
    const rows = await behindGateway();
    rows.state.canLook = false;
    expect(isOutcomeUnknown(await failureOf(write(rows)))).toBe(true);
    rows.state.canLook = true;
    await write(rows);
    expect(rows.writes).toHaveLength(1);
  });
});
