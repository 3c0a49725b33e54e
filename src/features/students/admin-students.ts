import type { components } from '#openapi/schema.gen.ts';
import { api } from '#src/platform/api/client.ts';
import { foundOr404, keyed } from '#src/platform/api/outcome.ts';
import { isSameWord } from '#src/platform/text/plain-text.ts';
import { withId, readWith } from '#src/records/calls/resource.ts';
import { defineHistory } from '#src/records/calls/resource-history.ts';
import { defineWrites } from '#src/records/calls/resource-writes.ts';
import { studentPages } from './student-pages.ts';
import { students } from './students.ts';

type Schemas = components['schemas'];

const byId = (id: string) => api.GET('/admin/students/{id}', withId(id));

/** They edit the cached roster and mark it as stale; one that is on its way may be older, and is asked for again. */
const writes = defineWrites(students, byId, async (client) => {
  const queryKey = students.listKey;
  const isFetching = client.isFetching({ queryKey }) > 0;
  const stale = [queryKey, ['students']].map((key) => client.invalidateQueries({ queryKey: key, refetchType: 'none' }));
  await Promise.all(stale);
  for (const key of [students.historyKey, studentPages.key]) void client.invalidateQueries({ queryKey: key });
  if (isFetching) void client.refetchQueries({ queryKey });
});

/** Puts stored students into the cache, in one pass however many they are; new ones stand at the end of the roster. */
export const storeStudents = writes.store;

/** The same after updates, some of which a server may have answered without the record. */
export const storeUpdatedStudents = writes.storeUpdated;

/** POST /students. The record is undefined where the server answers success alone. */
export const createStudent = writes.create(
  (body: Schemas['StudentRegistration'], key) => api.POST('/students', { body, headers: keyed(key) }),
  // Somebody else may have the address: then it is not the student who was sent.
  async ({ name, rollNo, email }) => {
    const answer = api.GET('/students/email/{email}', { params: { path: { email } } });
    const student = await foundOr404(readWith(answer, students.loadReader, (raw, parseStudent) => parseStudent(raw)));
    return student && isSameWord(student.name, name) && isSameWord(student.rollNo, rollNo) ? student : undefined;
  },
);

// Updates that hold the `updatedAt` that was read are refused where somebody else has changed the record since (409 STALE).

/** PUT /admin/students/{id}, the whole edited student (section 7). */
export const updateStudent = writes.update((id, body: Schemas['StudentUpdate']) =>
  api.PUT('/admin/students/{id}', { ...withId(id), body }),
);

/**
 * PUT /admin/students/{id}/academic: year, semester, CGPA, credits and attendance together. Not /students/{id}/academic,
 * which some servers keep from administrators.
 */
export const updateAcademic = writes.update((id, body: Schemas['AcademicUpdate']) =>
  api.PUT('/admin/students/{id}/academic', { ...withId(id), body }),
);

/** PUT /students/{id}/fee. */
export const updateFee = writes.update((id, body: Schemas['FeeUpdate']) =>
  api.PUT('/students/{id}/fee', { ...withId(id), body }),
);

/** PUT /students/{id}/attendance. */
export const updateAttendance = writes.update((id, body: Schemas['AttendanceUpdate']) =>
  api.PUT('/students/{id}/attendance', { ...withId(id), body }),
);

/** PUT /students/{id}/placement. */
export const updatePlacement = writes.update((id, body: Schemas['PlacementUpdate']) =>
  api.PUT('/students/{id}/placement', { ...withId(id), body }),
);

/** DELETE /students/{id}. */
export const deleteStudent = writes.remove((id) => api.DELETE('/students/{id}', withId(id)));

export const studentHistory = defineHistory<Schemas['Student']>(students, storeStudents, {
  record: 'student',
  /** A write of the student that is made in this tab asks for it again. */
  history: (id, init) => api.GET('/students/{id}/history', { ...withId(id), ...init }),
  deleted: (init) => api.GET('/students/removed', init),
  /** 409 with the field whose value somebody else has now, 404 where nothing is to restore. */
  restore: (id) => api.POST('/students/{id}/restore', withId(id)),
});
