import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { connected } from '#tests/connected.ts';
import { courseHistory, deleteCourse } from './courses/admin-courses.ts';
import { deleteStudent, studentHistory, updateAttendance } from './students/admin-students.ts';
import { currentUserQuery } from './accounts/auth.ts';
import { parseOwnRecord } from './students/current-student/own-record.ts';
import { connect } from '../platform/api/connection.ts';
import { coursesQuery } from './courses/courses.ts';
import { createQueryClient } from '../platform/api/query-client.ts';
import { rosterQuery } from './students/students.ts';
import {
  correctApplicationContact,
  lookUpApplication,
  withdrawApplication,
} from './applications/apply/own-application.ts';
import { updateOwnContact } from './students/current-student/ProfileScreen.tsx';

/** Runs a write as a screen does: the call, then what it changes in the cache. */
async function run<Variables, Data>(
  write: {
    readonly call: (variables: Variables) => Promise<Data>;
    readonly updateCache: (client: QueryClient, settled: { variables: Variables; data: Data }[]) => unknown;
  },
  client: QueryClient,
  variables: Variables,
): Promise<Data> {
  const data = await write.call(variables);
  await write.updateCache(client, [{ variables, data }]);
  return data;
}

/** Lets the portal get this answer to every call. */
const answering = (data: unknown) => connect({ transport: async () => Response.json({ success: true, data }) });
const malformed = { kind: 'unanswered', message: 'The server sent an answer that could not be read.' };

describe('The applicant’s own application', () => {
  it('An applicant’s application is looked up, corrected and withdrawn', async () => {
    const { database } = await connected();
    const client = createQueryClient();
    const proof = await database.transact('read', ({ applications }) => {
      const { referenceNumber, email } = applications.all().find(({ status }) => status === 'APPLIED')!;
      return { referenceNumber, email };
    });
    expect(await lookUpApplication.call(proof)).toMatchObject({ ...proof, status: 'APPLIED', history: [] });
    const corrected = await run(correctApplicationContact, client, { ...proof, phoneNumber: '+919812345999' });
    expect(corrected.phoneNumber).toBe('+919812345999');
    const withdrawn = await run(withdrawApplication, client, proof);
    expect(withdrawn).toMatchObject({ status: 'REJECTED', rejectionReason: 'Withdrawn by the applicant' });
  });

  it('An applicant’s application is read from the field names of other servers', async () => {
    answering({ referenceNumber: 'APP-1', applicationStatus: 'WAITLISTED', course: 'Civil Engineering' });
    await expect(lookUpApplication.call({ referenceNumber: 'APP-1', email: 'a@b.example' })).resolves.toMatchObject({
      referenceNumber: 'APP-1',
      status: 'WAITLISTED',
      history: [],
    });
  });
});

describe('The history of a record', () => {
  it('The history of a record is loaded, and reloaded after a write of the record', async () => {
    const { database } = await connected('staffAdmin');
    const client = createQueryClient();
    const { student, course } = await database.transact('read', ({ students, courses }) => ({
      student: students.all()[0]!,
      course: courses.all()[0]!,
    }));
    const history = studentHistory.history(student.id);
    expect(await client.fetchQuery(history)).toEqual([]);
    expect(await client.fetchQuery(courseHistory.history(course.id))).toEqual([]);
    await run(updateAttendance, client, { id: student.id, body: { attendancePercentage: 12.5 } });
    expect(client.getQueryState(history.queryKey)?.isInvalidated).toBe(true);
    const old = student.attendance?.percentage ?? null;
    expect(await client.fetchQuery(history)).toMatchObject([
      { kind: 'updated', by: { name: 'Rohan Fernandes' }, fields: [{ field: 'attendance', old, new: 12.5 }] },
    ]);
  });

  it('The history of a record is read from a server with names only, unknown kinds, or objects as values', async () => {
    answering([
      { id: 1, at: '2026-05-04T09:30:00Z', kind: 'merged', by: 'Neha Rao', fields: [{ field: 'a', new: {} }] },
    ]);
    await expect(createQueryClient().fetchQuery(studentHistory.history('s'))).resolves.toEqual([
      {
        id: '1',
        at: '2026-05-04T09:30:00Z',
        kind: 'merged',
        by: { name: 'Neha Rao', role: '' },
        fields: [{ field: 'a', old: null, new: '{}' }],
      },
    ]);
    answering(['x']);
    await expect(createQueryClient().fetchQuery(studentHistory.history('s'))).rejects.toMatchObject(malformed);
  });
});

describe('The deleted records', () => {
  it('Deleted records are listed, and a restored one returns to its list', async () => {
    await connected('staffAdmin');
    const client = createQueryClient();
    const [student] = await client.fetchQuery(rosterQuery());
    const [course] = await client.fetchQuery(coursesQuery());
    await run(deleteStudent, client, student!.id);
    await run(deleteCourse, client, course!.id);
    const by = { deletedBy: 'Rohan Fernandes', deletedAt: '2026-07-20T09:00:00.000Z' };
    expect(await client.fetchQuery(studentHistory.deletedQuery())).toEqual([{ record: student, ...by }]);
    expect(await client.fetchQuery(courseHistory.deletedQuery())).toEqual([{ record: course, ...by }]);
    await run(studentHistory.restore, client, student!.id);
    await run(courseHistory.restore, client, course!.id);
    expect(client.getQueryData(rosterQuery().queryKey)?.at(-1)).toEqual(student);
    expect(client.getQueryData(coursesQuery().queryKey)).toContainEqual(course);
    expect(await client.fetchQuery(studentHistory.deletedQuery())).toEqual([]);
    expect(await client.fetchQuery(courseHistory.deletedQuery())).toEqual([]);
  });

  it('Deleted records without rows fail to load', async () => {
    answering(['x']);
    await expect(createQueryClient().fetchQuery(studentHistory.deletedQuery())).rejects.toMatchObject(malformed);
  });
});

describe('The student’s contact data', () => {
  it('A change of the student’s contact data updates the cached student', async () => {
    await connected('student');
    const client = createQueryClient();
    const own = parseOwnRecord(await client.fetchQuery(currentUserQuery()));
    const body = { phone: '+919812345999', address: null, updatedAt: own.updatedAt! };
    await run(updateOwnContact, client, { body });
    const { queryKey } = currentUserQuery();
    expect(client.getQueryData(queryKey)).toMatchObject({ id: own.id, phone: '+919812345999' });
    expect(client.getQueryData(queryKey)).not.toHaveProperty('address');
  });
});
