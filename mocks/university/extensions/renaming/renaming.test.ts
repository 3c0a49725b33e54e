import { beforeEach, describe, expect, it } from 'vitest';
import { accounts, testBackend, type TestBackend } from '#mocks/testing.ts';

let backend: TestBackend;
let token: string;
beforeEach(async () => {
  backend = await testBackend();
  token = await backend.tokenOf(accounts.staffAdmin);
});

describe('renameCourse', () => {
  it('renames the course and, in any case, the applications that name it, and no other', async () => {
    const ids = await backend.database.transact('write', ({ applications, courses }) => {
      const [one, two, three] = applications.all();
      const civil = courses.by('courseName', 'Civil Engineering')!;
      applications.replace({ ...one!, desiredCourse: 'CIVIL engineering' });
      applications.replace({ ...two!, desiredCourse: 'Civil Engineering and More' });
      return { course: civil, one: one!.id, two: two!.id, three: three!.id };
    });
    const { id, ...input } = ids.course;
    const body = { ...input, courseName: 'Civil and Water Engineering', feeAmount: 99_000 };
    const { status, body: answer } = await backend.send(`/courses/${id}/renaming`, { method: 'PUT', token, body });
    expect([status, answer.data]).toEqual([200, { ...ids.course, ...body }]);
    const named = await backend.database.transact('read', ({ applications }) =>
      [ids.one, ids.two].map((each) => applications.get(each)?.desiredCourse),
    );
    expect(named).toEqual(['Civil and Water Engineering', 'Civil Engineering and More']);
    const left = await backend.database.transact('read', ({ applications }) =>
      applications.all().filter(({ desiredCourse }) => desiredCourse.toLowerCase() === 'civil engineering'),
    );
    expect(left).toEqual([]);
  });

  it('changes nothing where the new name is another course’s', async () => {
    const before = await backend.database.transact('read', ({ applications, courses }) => ({
      applications: applications.all().map(({ desiredCourse }) => desiredCourse),
      course: courses.by('courseName', 'Civil Engineering')!,
    }));
    const { id, ...input } = before.course;
    const body = { ...input, courseName: 'Mechanical Engineering' };
    const { status } = await backend.send(`/courses/${id}/renaming`, { method: 'PUT', token, body });
    expect(status).toBe(409);
    const after = await backend.database.transact('read', ({ applications }) =>
      applications.all().map(({ desiredCourse }) => desiredCourse),
    );
    expect(after).toEqual(before.applications);
  });
});
