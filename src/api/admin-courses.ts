import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi/schema.gen.ts';
import { api } from './client.ts';
import { coursesQuery } from './courses.ts';
import { ApiError } from './errors.ts';
import { applicationKeys, courseKeys } from './query-keys.ts';
import { readApplication, readCourse, readList, readWritten } from './reader.ts';
import { read } from './request.ts';
import { isRecord } from './shapes.ts';

type Course = components['schemas']['Course'];
type CourseInput = components['schemas']['CourseInput'];
type CourseStats = components['schemas']['CourseStats'];

// The administrators' calls stand apart from those of visitors, which belong to the first screens.

/** Changes the administrators' list where it is known. */
const editList = (client: QueryClient, edit: (list: readonly Course[]) => readonly Course[]) =>
  client.setQueryData<readonly Course[]>(coursesQuery().queryKey, (list) => list && edit(list));

const replaced = (id: string, course: (old: Course) => Course) => (list: readonly Course[]) =>
  list.map((row) => (row.id === id ? course(row) : row));

/** After a write every list of courses is old: the administrators', the visitors', the admission form's, the figures. */
const allAreOld = (client: QueryClient) => void client.invalidateQueries({ queryKey: courseKeys.all });

/** POST /courses. */
export const createCourse = mutationOptions({
  mutationFn: async (body: CourseInput) => readWritten(await read(api.POST('/courses', { body })), readCourse),
  onSuccess: (course, _body, _result, { client }) => {
    if (course) editList(client, (list) => [...list, course]);
    allAreOld(client);
  },
});

/** GET /courses/{id}: a course as it is stored now, which is what an edit is compared with. */
export function courseQuery(id: string) {
  return queryOptions({
    queryKey: courseKeys.detail(id),
    queryFn: async ({ signal }) =>
      readCourse(await read(api.GET('/courses/{id}', { params: { path: { id } }, signal }))),
    staleTime: 0,
  });
}

/** PUT /courses/{id}. */
export const updateCourse = mutationOptions({
  mutationFn: async ({ id, body }: { readonly id: string; readonly body: CourseInput }) =>
    readWritten(await read(api.PUT('/courses/{id}', { params: { path: { id } }, body })), readCourse),
  onSuccess: (course, { id }, _result, { client }) => {
    if (course)
      editList(
        client,
        replaced(id, () => course),
      );
    allAreOld(client);
  },
});

/** DELETE /courses/{id}. */
export const deleteCourse = mutationOptions({
  mutationFn: async (id: string) => void (await read(api.DELETE('/courses/{id}', { params: { path: { id } } }))),
  onSuccess: (_nothing, id, _result, { client }) => {
    editList(client, (list) => list.filter((row) => row.id !== id));
  },
  // Where it failed, somebody else may have been faster: the list is asked again either way.
  onSettled: (_nothing, _error, _id, _result, { client }) => allAreOld(client),
});

/**
 * PUT /courses/{id}/toggle-status, which turns round whatever is stored. The list shows the wished status at once; what
 * the answer says wins, and after a failure the row is what it was until the list has been asked again.
 */
export const toggleCourse = mutationOptions({
  mutationFn: async ({ id }: Course) =>
    readWritten(await read(api.PUT('/courses/{id}/toggle-status', { params: { path: { id } } })), readCourse),
  onMutate: async ({ id, isActive }, { client }) => {
    await client.cancelQueries({ queryKey: coursesQuery().queryKey });
    editList(
      client,
      replaced(id, (course) => ({ ...course, isActive: !isActive })),
    );
  },
  onSuccess: (course, { id }, _result, { client }) => {
    if (course)
      editList(
        client,
        replaced(id, () => course),
      );
  },
  onError: (_error, { id, isActive }, _result, { client }) => {
    editList(
      client,
      replaced(id, (course) => ({ ...course, isActive })),
    );
  },
  onSettled: (_course, _error, _old, _result, { client }) => allAreOld(client),
});

/** POST /courses/initialize-defaults, which does nothing where courses exist; answers with all that there are. */
export const initializeCourses = mutationOptions({
  mutationFn: async () => readList(await read(api.POST('/courses/initialize-defaults')), readCourse),
  onSuccess: (courses, _nothing, _result, { client }) => {
    editList(client, () => courses);
    allAreOld(client);
  },
});

/** GET /courses/stats. */
export function courseStatsQuery() {
  return queryOptions({
    queryKey: courseKeys.stats(),
    queryFn: async ({ signal }) => readStats(await read(api.GET('/courses/stats', { signal }))),
  });
}

/** GET /applications/course/{course}: the applications that name a course. */
export function courseApplicationsQuery(course: string) {
  return queryOptions({
    queryKey: applicationKeys.course(course),
    queryFn: async ({ signal }) =>
      readList(
        await read(api.GET('/applications/course/{course}', { params: { path: { course } }, signal })),
        readApplication,
      ),
    // What is said before a deletion is what is so now.
    staleTime: 0,
  });
}

const isStats = (raw: unknown): raw is CourseStats =>
  isRecord(raw) &&
  typeof raw['totalCourses'] === 'number' &&
  typeof raw['activeCourses'] === 'number' &&
  typeof raw['inactiveCourses'] === 'number' &&
  Array.isArray(raw['byDepartment']) &&
  Array.isArray(raw['byProgramType']);

function readStats(raw: unknown): CourseStats {
  if (!isStats(raw)) throw ApiError.unanswered('malformed');
  return raw;
}
