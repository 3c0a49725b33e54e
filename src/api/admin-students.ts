import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi/schema.gen.ts';
import { api } from './client.ts';
import { isRefusal } from './errors.ts';
import { adminStudentKeys } from './query-keys.ts';
import { readList, readStudent } from './reader.ts';
import { read } from './request.ts';
import { isRecord } from './shapes.ts';

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

/** The stored record that a refused update carries where somebody else has changed it meanwhile (409 STALE). */
export function staleRecord(error: unknown): components['schemas']['Student'] | undefined {
  return isRefusal(error, 409) && error.code === 'STALE' && isRecord(error.data) ? readStudent(error.data) : undefined;
}
