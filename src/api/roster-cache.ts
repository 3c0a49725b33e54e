import type { QueryClient } from '@tanstack/react-query';
import type { components } from '../../openapi/schema.gen.ts';
import { adminStudentKeys, studentKeys } from './query-keys.ts';

type Student = components['schemas']['Student'];
type Roster = readonly Student[];

/**
 * Tells the cache what an administrator's write has done, at once; and marks what was listed or counted before it as
 * old, so that whichever screen shows it next asks again.
 */
async function changed(client: QueryClient, edit: (roster: Roster) => Roster): Promise<void> {
  client.setQueryData<Roster>(adminStudentKeys.list(), (roster) => roster && edit(roster));
  await Promise.all([
    client.invalidateQueries({ queryKey: adminStudentKeys.list(), refetchType: 'none' }),
    client.invalidateQueries({ queryKey: studentKeys.all, refetchType: 'none' }),
  ]);
}

/** After a create: the new student stands in the list at once, and in the server's order as soon as it is asked again. */
export async function addToRoster(client: QueryClient, student: Student | undefined): Promise<void> {
  if (student) await changed(client, (roster) => [...roster, student]);
  void client.invalidateQueries({ queryKey: adminStudentKeys.list() });
}

/** After an update: the record and its row are the stored ones. */
export function replaceInRoster(client: QueryClient, id: string, student: Student | undefined): Promise<void> {
  if (!student) return client.invalidateQueries({ queryKey: adminStudentKeys.all });
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
