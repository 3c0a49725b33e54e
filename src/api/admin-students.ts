import type { QueryClient } from '@tanstack/react-query';
import type { components } from '../../openapi/schema.gen.ts';
import { api } from './client.ts';
import { defineMutation } from './mutation.ts';
import { adminStudentKeys, studentKeys } from './query-keys.ts';
import { readStudent } from './record-readers.ts';
import { readWritten } from './reader.ts';
import { read } from './request.ts';

type Schemas = components['schemas'];
type Student = Schemas['Student'];
type Roster = readonly Student[];

/**
 * Edits the cached roster at once, and marks it and what was counted of it as stale, so that the next screen that shows
 * it asks again. A roster that is being fetched may have been read before the write: it is fetched again.
 */
async function editRoster(client: QueryClient, edit: (roster: Roster) => Roster): Promise<void> {
  const queryKey = adminStudentKeys.list();
  const isFetching = client.isFetching({ queryKey }) > 0;
  client.setQueryData<Roster>(queryKey, (roster) => roster && edit(roster));
  await Promise.all([
    client.invalidateQueries({ queryKey, refetchType: 'none' }),
    client.invalidateQueries({ queryKey: studentKeys.all, refetchType: 'none' }),
  ]);
  if (isFetching) void client.refetchQueries({ queryKey });
}

/**
 * Puts stored records into the cache, in one pass however many they are: into their rows of the roster, and into the
 * details that have been opened. New students stand at the end of the roster until it is fetched again.
 */
export async function storeStudents(client: QueryClient, students: readonly Student[]): Promise<void> {
  if (students.length === 0) return;
  const stored = new Map(students.map((student) => [student.id, student]));
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: adminStudentKeys.details() })) {
    const student = stored.get(String(queryKey.at(-1)));
    if (!student) continue;
    // A request that was sent before the write would put the old record back.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, student);
  }
  await editRoster(client, (roster) => {
    const added = new Map(stored);
    const rows = roster.map((row) => {
      added.delete(row.id);
      return stored.get(row.id) ?? row;
    });
    return [...rows, ...added.values()];
  });
}

/** POST /students. The record is undefined where the server answers success alone. */
export const createStudent = defineMutation({
  call: async (body: Schemas['StudentRegistration']) =>
    readWritten(await read(api.POST('/students', { body })), readStudent),
  updateCache: async (client, settled) => {
    await storeStudents(
      client,
      settled.flatMap(({ data }) => data ?? []),
    );
    void client.invalidateQueries({ queryKey: adminStudentKeys.list() });
  },
});

const at = (id: string) => ({ params: { path: { id } } });

interface WriteOf<Body> {
  readonly id: string;
  /** With the `updatedAt` that was read, it is refused where somebody else has changed the record since (409 STALE). */
  readonly body: Body;
}

/** A write whose answer is the stored record; a server that answers without it is asked for it. */
const defineUpdate = <Body>(send: (id: string, body: Body) => Promise<unknown>) =>
  defineMutation({
    call: async ({ id, body }: WriteOf<Body>) => readWritten(await send(id, body), readStudent),
    updateCache: async (client, settled) => {
      const stored = settled.flatMap(({ variables, data }) => (data?.id === variables.id ? data : []));
      await storeStudents(client, stored);
      if (stored.length < settled.length) await client.invalidateQueries({ queryKey: adminStudentKeys.all });
    },
  });

/** PUT /admin/students/{id}, the whole edited student (section 7). */
export const updateStudent = defineUpdate((id, body: Schemas['StudentUpdate']) =>
  read(api.PUT('/admin/students/{id}', { ...at(id), body })),
);

/** PUT /students/{id}/academic: year, semester, CGPA, credits and attendance together. */
export const updateAcademic = defineUpdate((id, body: Schemas['AcademicUpdate']) =>
  read(api.PUT('/students/{id}/academic', { ...at(id), body })),
);

/** PUT /students/{id}/fee. */
export const updateFee = defineUpdate((id, body: Schemas['FeeUpdate']) =>
  read(api.PUT('/students/{id}/fee', { ...at(id), body })),
);

/** PUT /students/{id}/attendance. */
export const updateAttendance = defineUpdate((id, body: Schemas['AttendanceUpdate']) =>
  read(api.PUT('/students/{id}/attendance', { ...at(id), body })),
);

/** PUT /students/{id}/placement. */
export const updatePlacement = defineUpdate((id, body: Schemas['PlacementUpdate']) =>
  read(api.PUT('/students/{id}/placement', { ...at(id), body })),
);

/**
 * DELETE /students/{id}. The row is removed at once; the cached record is only marked as stale, since the screen that
 * shows it would fetch it again before it has left.
 */
export const deleteStudent = defineMutation({
  call: async (id: string): Promise<void> => void (await read(api.DELETE('/students/{id}', at(id)))),
  updateCache: async (client, settled) => {
    if (settled.length === 0) return;
    const deleted = new Set(settled.map(({ variables }) => variables));
    await client.invalidateQueries({
      queryKey: adminStudentKeys.details(),
      predicate: ({ queryKey }) => deleted.has(String(queryKey.at(-1))),
      refetchType: 'none',
    });
    await editRoster(client, (roster) => roster.filter((row) => !deleted.has(row.id)));
  },
});
