import { queryOptions } from '@tanstack/react-query';
import { api } from './client.ts';
import { courseKeys } from './query-keys.ts';
import { readCourse, readList } from './reader.ts';
import { read } from './request.ts';

/** GET /courses/active: the programs that visitors see. */
export function activeCoursesQuery() {
  return queryOptions({
    queryKey: courseKeys.active(),
    queryFn: async ({ signal }) => readList(await read(api.GET('/courses/active', { signal })), readCourse),
    staleTime: 5 * 60_000,
  });
}

/** GET /courses/available: those with seats left, of which the admission form needs the names alone (section 3). */
export function availableCoursesQuery() {
  return queryOptions({
    queryKey: courseKeys.available(),
    queryFn: async ({ signal }) => readList(await read(api.GET('/courses/available', { signal })), readCourse),
    select: courseNames,
  });
}

/** The names of a list, each once and none of them empty. */
function courseNames(courses: readonly { readonly courseName: string }[]): readonly string[] {
  return [...new Set(courses.map(({ courseName }) => courseName.trim()).filter(Boolean))];
}

/** GET /courses, the administrators' list: active or not. */
export function coursesQuery() {
  return queryOptions({
    queryKey: courseKeys.list(),
    queryFn: async ({ signal }) => readList(await read(api.GET('/courses', { signal })), readCourse),
  });
}
