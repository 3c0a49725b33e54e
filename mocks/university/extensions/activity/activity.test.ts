import type { components } from '#openapi/schema.gen.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { accounts, testBackend, type TestBackend } from '#mocks/testing.ts';

type Activity = components['schemas']['Activity'];

let backend: TestBackend;
let token: string;
beforeEach(async () => {
  backend = await testBackend();
  token = await backend.tokenOf(accounts.staffAdmin);
});

const activity = async (query = '') =>
  (await backend.send(`/admin/activity${query}`, { token })).body.data as Activity[];
const send = (method: string, path: string, body?: object) =>
  backend.send(path, { method, token, ...(body && { body }) });
const rows = () =>
  backend.database.transact('read', ({ students, courses, applications }) => ({
    student: students.all()[4]!,
    course: courses.all()[0]!,
    application: applications.all().find(({ status }) => status === 'APPLIED')!,
  }));

describe('listActivity', () => {
  it('tells changes of students and courses and decisions on applications, the newest first', async () => {
    const { student, course, application } = await rows();
    const later = () => (backend.clock.now = new Date(backend.clock.now.getTime() + 60_000));
    await send('PUT', `/students/${student.id}/attendance`, { attendancePercentage: 12.5 });
    later();
    await send('PUT', `/courses/${course.id}/toggle-status`);
    later();
    await send('PUT', `/applications/${application.id}/review`, {
      status: 'UNDER_REVIEW',
      reviewComments: 'Complete.',
    });
    const [decision, toggled, updated] = await activity();
    expect([decision, toggled, updated]).toMatchObject([
      {
        kind: 'decided',
        by: 'Rohan Fernandes',
        record: { kind: 'application', id: application.id, name: application.fullName },
        fields: [
          { field: 'status', old: 'APPLIED', new: 'UNDER_REVIEW' },
          { field: 'reviewComments', old: null, new: 'Complete.' },
        ],
      },
      { kind: 'deactivated', record: { kind: 'course', id: course.id, name: course.courseName } },
      {
        kind: 'updated',
        record: { kind: 'student', id: student.id, name: student.name },
        fields: [{ field: 'attendance', new: 12.5 }],
      },
    ]);
  });

  it('names a deleted record, and answers only what is older than `before`', async () => {
    const { student } = await rows();
    await send('DELETE', `/students/${student.id}`);
    const [newest, next] = await activity();
    expect(newest).toMatchObject({ kind: 'deleted', record: { kind: 'student', name: student.name } });
    const older = await activity(`?before=${newest!.at}`);
    expect(older[0]).toEqual(next);
    expect((await backend.send('/admin/activity?before=yesterday', { token })).status).toBe(400);
  });

  it('answers 5,000, and never cuts what was done in one moment apart', async () => {
    await backend.database.transact('write', ({ changes }) => {
      for (let index = 0; index < 5200; index += 1)
        changes.insert({
          id: `chg_${index}`,
          recordId: 'stu_gone',
          at: `2026-07-20T0${index < 300 ? 1 : 2}:00:00.000Z`,
          by: { name: 'Rohan Fernandes', role: 'STAFF_ADMIN' },
          kind: 'deleted',
          fields: [],
        });
    });
    const newest = await activity();
    expect(newest).toHaveLength(5200);
    expect(newest[0]).toMatchObject({ id: 'chg_5199', record: { kind: 'student', id: 'stu_gone' } });
    const older = await activity(`?before=${newest.at(-1)!.at}`);
    expect(older.every(({ at }) => at < newest.at(-1)!.at)).toBe(true);
  });
});
