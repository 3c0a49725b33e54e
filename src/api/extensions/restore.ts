import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/schema.gen.ts';
import { storeCourses } from '../admin-courses.ts';
import { storeStudents } from '../admin-students.ts';
import { api } from '../client.ts';
import { courses } from '../courses.ts';
import { ApiError } from '../errors.ts';
import { defineMutation } from '../mutation.ts';
import { readList, readWritten } from '../reader.ts';
import type { Answer } from '../request.ts';
import { at, readWith, type Resource } from '../resource.ts';
import { isRecord } from '../shapes.ts';
import { students } from '../students.ts';
import { keepReadable } from '../unreadable-rows.ts';

type Schemas = components['schemas'];

/** A record that was deleted and can be restored. */
export interface Deleted<Row> {
  readonly record: Row;
  readonly deletedAt: string;
  readonly deletedBy: string;
}

/** A list of deleted records, in which each row has the record under a name of its own. */
function deletedQuery<Row extends { readonly id: string }>(
  { allKey, readerOf }: Resource<Row>,
  name: string,
  call: (init: { readonly signal: AbortSignal }) => Promise<Answer<unknown>>,
) {
  return queryOptions({
    queryKey: [...allKey, 'deleted'],
    queryFn: async (context) => {
      const read = readWith(call(context), readerOf, (answer, readRow) =>
        readList(answer, (row): Deleted<Row> => {
          if (!isRecord(row)) throw ApiError.unanswered('malformed');
          const { deletedAt, deletedBy } = row;
          return { record: readRow(row[name]), deletedAt: String(deletedAt ?? ''), deletedBy: String(deletedBy ?? '') };
        }),
      );
      return keepReadable(context, await read);
    },
    staleTime: 0,
  });
}

/** Asks for the deleted records of a kind. */
export type DeletedQuery<Row extends { readonly id: string }> = ReturnType<typeof deletedQuery<Row>>;

/** GET /students/removed, the one deleted last first. */
export function deletedStudentsQuery() {
  return deletedQuery<Schemas['Student']>(students, 'student', (init) => api.GET('/students/removed', init));
}

/** GET /courses/removed, the one deleted last first. */
export function deletedCoursesQuery() {
  return deletedQuery<Schemas['Course']>(courses, 'course', (init) => api.GET('/courses/removed', init));
}

/** Brings records back by their ids; each is shown at the end of the list until that has been fetched again. */
function restoring<Row extends { readonly id: string }>(
  { allKey, listKey, readerOf }: Resource<Row>,
  store: (client: QueryClient, rows: readonly Row[]) => Promise<void>,
  send: (id: string) => Promise<Answer<unknown>>,
) {
  return defineMutation({
    call: (id: string) => readWith(send(id), readerOf, readWritten),
    updateCache: async (client, settled) => {
      const rows = settled.flatMap(({ data }) => data ?? []);
      await store(client, rows);
      for (const queryKey of [listKey, [...allKey, 'deleted']]) void client.invalidateQueries({ queryKey });
    },
  });
}

/** Brings one back; its variables are the id. */
export type Restoring<Row extends { readonly id: string }> = ReturnType<typeof restoring<Row>>;

/** POST /students/{id}/restore; 409 with the field whose value somebody else has now, 404 where nothing is to restore. */
export const restoreStudent = restoring<Schemas['Student']>(students, storeStudents, (id) =>
  api.POST('/students/{id}/restore', at(id)),
);

/** POST /courses/{id}/restore; 409 with the field whose value another course has now, 404 where nothing is to restore. */
export const restoreCourse = restoring<Schemas['Course']>(courses, storeCourses, (id) =>
  api.POST('/courses/{id}/restore', at(id)),
);
