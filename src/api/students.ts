import { queryOptions } from '@tanstack/react-query';
import { api } from './client.ts';
import { readCounted, readList } from './reader.ts';
import { read } from './request.ts';
import { at, defineResource } from './resource.ts';
import { isRecord } from './shapes.ts';
import { keepReadable } from './unreadable-rows.ts';

// The queries that public pages and route loaders need: every visitor downloads them. Writes are in admin-students.ts.

export const students = defineResource('admin-students', () =>
  import('./student-reader.ts').then(({ readStudent }) => readStudent),
);

/** GET /students?view=public, everybody: what the home page counts, without a name in it. A missing list is empty (section 7). */
export function countedStudentsQuery() {
  return queryOptions({
    queryKey: ['students', 'public'],
    queryFn: async (context) => {
      const { signal } = context;
      const answer: unknown = await read(
        api.GET('/students', { params: { query: { view: 'public', page: -1 } }, signal }),
      );
      const rows = isRecord(answer) ? answer['data'] : answer;
      return keepReadable(context, readList(rows ?? [], readCounted));
    },
    staleTime: 5 * 60_000,
  });
}

/** GET /admin/students, all of them. */
export function rosterQuery() {
  // Comparing 50,000 old rows to 50,000 new ones, field by field, costs more than it spares.
  return { ...students.listQuery((init) => api.GET('/admin/students', init)), structuralSharing: false };
}

/** GET /admin/students/{id}. */
export function studentQuery(id: string) {
  return students.detailQuery(id, (init) => api.GET('/admin/students/{id}', { ...at(id), ...init }));
}
