import { api } from '#src/platform/api/client.ts';
import { defineResource } from '#src/records/calls/resource.ts';

export const courses = defineResource('courses', () => import('./course.ts').then(({ courseFields }) => courseFields));

export function activeCoursesQuery() {
  return { ...courses.listQuery((init) => api.GET('/courses/active', init), 'active'), staleTime: 5 * 60_000 };
}

/** GET /courses/available: those with seats left, of which the admission form needs the names alone (section 3). */
export function availableCoursesQuery() {
  return { ...courses.listQuery((init) => api.GET('/courses/available', init), 'available'), select: courseNames };
}

function courseNames(rows: readonly { readonly courseName: string }[]): readonly string[] {
  return [...new Set(rows.map(({ courseName }) => courseName.trim()).filter(Boolean))];
}

/** GET /courses, the administrators' list: active or not. */
export function coursesQuery() {
  return courses.listQuery((init) => api.GET('/courses', init));
}
