/** The whole API: all operations on one store. */
import { createApp } from './app.ts';
import { accountOperations } from './operations/accounts.ts';
import { applicationOperations } from './operations/applications.ts';
import { courseOperations } from './operations/courses.ts';
import { studentOperations } from './operations/students.ts';
import { People } from './people.ts';
import { seededStore } from './seed.ts';

/** A server of its own, with the first data. */
export async function createApi() {
  const store = await seededStore();
  const people = new People(store);
  return createApp(
    [
      ...accountOperations(store, people),
      ...studentOperations(store, people),
      ...applicationOperations(store),
      ...courseOperations(store),
    ],
    people,
  );
}
