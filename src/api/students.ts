import { queryOptions } from '@tanstack/react-query';
import { api } from './client.ts';
import { adminStudentKeys, studentKeys } from './query-keys.ts';
import { readCounted, readList, readStudent } from './reader.ts';
import { read } from './request.ts';

// The queries that public pages and route loaders need: every visitor downloads them. Writes are in admin-students.ts.

/** GET /students?view=public, everybody: what the home page counts, without a name in it. */
export function countedStudentsQuery() {
  return queryOptions({
    queryKey: studentKeys.counted(),
    queryFn: async ({ signal }) =>
      readList(
        await read(api.GET('/students', { params: { query: { view: 'public', page: -1 } }, signal })),
        readCounted,
      ),
    staleTime: 5 * 60_000,
  });
}

/** GET /admin/students, all of them. */
export function rosterQuery() {
  return queryOptions({
    queryKey: adminStudentKeys.list(),
    queryFn: async ({ signal }) => readList(await read(api.GET('/admin/students', { signal })), readStudent),
    // Comparing 50,000 old rows to 50,000 new ones, field by field, costs more than it spares.
    structuralSharing: false,
  });
}

/** GET /admin/students/{id}. */
export function studentQuery(id: string) {
  return queryOptions({
    queryKey: adminStudentKeys.detail(id),
    queryFn: async ({ signal }) =>
      readStudent(await read(api.GET('/admin/students/{id}', { params: { path: { id } }, signal }))),
  });
}
