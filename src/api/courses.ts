import { queryOptions } from '@tanstack/react-query';
import { api } from './client.ts';
import { courseKeys } from './query-keys.ts';
import { readList } from './reader.ts';
import { read, recordReaders } from './request.ts';

async function readCourses(call: Promise<unknown>) {
  const [rows, { readCourse }] = await Promise.all([call, recordReaders()]);
  return readList(rows, readCourse);
}

/** GET /courses/active: the programs that visitors see. */
export function activeCoursesQuery() {
  return queryOptions({
    queryKey: courseKeys.active(),
    queryFn: ({ signal }) => readCourses(read(api.GET('/courses/active', { signal }))),
    staleTime: 5 * 60_000,
  });
}

/** GET /courses/available: those with seats left, of which the admission form needs the names alone (section 3). */
export function availableCoursesQuery() {
  return queryOptions({
    queryKey: courseKeys.available(),
    queryFn: ({ signal }) => readCourses(read(api.GET('/courses/available', { signal }))),
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
    queryFn: ({ signal }) => readCourses(read(api.GET('/courses', { signal }))),
  });
}
