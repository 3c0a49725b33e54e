import { api } from '#src/platform/api/client.ts';
import { withId, defineResource } from '#src/records/calls/resource.ts';

// The queries that public pages and route loaders need: every visitor downloads them. Writes are in admin-students.ts.

export const students = defineResource('admin-students', () =>
  import('./student.ts').then(({ studentFields }) => studentFields),
);

export function rosterQuery() {
  // Comparing 50,000 old rows to 50,000 new ones, field by field, costs more than it spares.
  return { ...students.listQuery((init) => api.GET('/admin/students', init)), structuralSharing: false };
}

/** GET /admin/students/{id}. */
export function studentQuery(id: string) {
  return students.detailQuery(id, (init) => api.GET('/admin/students/{id}', { ...withId(id), ...init }));
}
