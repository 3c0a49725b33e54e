import { queryOptions } from '@tanstack/react-query';
import { api } from './client.ts';
import { adminStudentKeys, studentKeys } from './query-keys.ts';
import { readCounted, readList } from './reader.ts';
import { read, recordReaders } from './request.ts';

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
    queryFn: async ({ signal }) => {
      const [rows, { readStudent }] = await Promise.all([
        read(api.GET('/admin/students', { signal })),
        recordReaders(),
      ]);
      return readList(rows, readStudent);
    },
    // Comparing 50,000 old rows to 50,000 new ones, field by field, costs more than it spares.
    structuralSharing: false,
  });
}

/** GET /admin/students/{id}. */
export function studentQuery(id: string) {
  return queryOptions({
    queryKey: adminStudentKeys.detail(id),
    queryFn: async ({ signal }) => {
      const call = read(api.GET('/admin/students/{id}', { params: { path: { id } }, signal }));
      const [row, { readStudent }] = await Promise.all([call, recordReaders()]);
      return readStudent(row);
    },
  });
}
