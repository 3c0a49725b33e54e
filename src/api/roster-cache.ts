import type { QueryClient } from '@tanstack/react-query';
import type { components } from '../../openapi/schema.gen.ts';
import { adminStudentKeys, studentKeys } from './query-keys.ts';

type Student = components['schemas']['Student'];
type Roster = readonly Student[];

/**
 * Tells the cache what an administrator's write has done, at once; and marks what was listed or counted before it as
 * old, so that whichever screen shows it next asks again. A list that is on its way may have left before the write, and
 * would undo it here: it is asked for anew.
 */
async function changed(client: QueryClient, edit: (roster: Roster) => Roster): Promise<void> {
  const queryKey = adminStudentKeys.list();
  const isOnItsWay = client.isFetching({ queryKey }) > 0;
  client.setQueryData<Roster>(queryKey, (roster) => roster && edit(roster));
  await Promise.all([
    client.invalidateQueries({ queryKey, refetchType: 'none' }),
    client.invalidateQueries({ queryKey: studentKeys.all, refetchType: 'none' }),
  ]);
  if (isOnItsWay) void client.refetchQueries({ queryKey });
}

/** After a create: the new student stands in the list at once, and in the server's order as soon as it is asked again. */
export async function addToRoster(client: QueryClient, student: Student | undefined): Promise<void> {
  if (student) await changed(client, (roster) => [...roster, student]);
  void client.invalidateQueries({ queryKey: adminStudentKeys.list() });
}

/** After an update: the record and its row are the stored ones. */
export async function replaceInRoster(client: QueryClient, id: string, student: Student | undefined): Promise<void> {
  if (!student) return client.invalidateQueries({ queryKey: adminStudentKeys.all });
  // A look at the record that was begun before the write would put the old one back when it comes.
  await client.cancelQueries({ queryKey: adminStudentKeys.detail(id) });
  client.setQueryData(adminStudentKeys.detail(id), student);
  return changed(client, (roster) => roster.map((row) => (row.id === id ? student : row)));
}

/**
 * After a delete: the row is gone at once, the record is old. It is not thrown away here, since the screen that shows it
 * would ask for it again before it has left.
 */
export async function removeFromRoster(client: QueryClient, id: string): Promise<void> {
  await client.invalidateQueries({ queryKey: adminStudentKeys.detail(id), refetchType: 'none' });
  await changed(client, (roster) => roster.filter((row) => row.id !== id));
}

/**
 * After many writes at once: one pass over the roster, however many they were. New students stand at its end until it is
 * asked for again, in the server's order.
 */
export async function changeRoster(
  client: QueryClient,
  { stored = [], gone = [] }: { readonly stored?: readonly Student[]; readonly gone?: readonly string[] },
): Promise<void> {
  if (stored.length === 0 && gone.length === 0) return;
  const left = new Set(gone);
  const fresh = new Map(stored.map((student) => [student.id, student]));
  await client.invalidateQueries({ queryKey: [...adminStudentKeys.all, 'detail'], refetchType: 'none' });
  await changed(client, (roster) => {
    const rows: Student[] = [];
    for (const row of roster) {
      const now = fresh.get(row.id);
      if (now) fresh.delete(row.id);
      if (!left.has(row.id)) rows.push(now ?? row);
    }
    return [...rows, ...fresh.values()];
  });
}
