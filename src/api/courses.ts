import { queryOptions } from '@tanstack/react-query';
import { api } from './client.ts';
import { courseKeys } from './query-keys.ts';
import { readCourse, readList } from './reader.ts';
import { read } from './request.ts';

/** GET /courses/active: the programs that visitors see and applicants choose from. */
export function activeCoursesQuery() {
  return queryOptions({
    queryKey: courseKeys.active(),
    queryFn: async ({ signal }) => readList(await read(api.GET('/courses/active', { signal })), readCourse),
    staleTime: 5 * 60_000,
  });
}

/** GET /courses, the administrators' list: active or not. */
export function coursesQuery() {
  return queryOptions({
    queryKey: courseKeys.list(),
    queryFn: async ({ signal }) => readList(await read(api.GET('/courses', { signal })), readCourse),
  });
}
