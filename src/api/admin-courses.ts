import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi/schema.gen.ts';
import { api } from './client.ts';
import { coursesQuery } from './courses.ts';
import { ApiError } from './errors.ts';
import { defineMutation } from './mutation.ts';
import { applicationKeys, courseKeys } from './query-keys.ts';
import { readApplication, readCourse } from './record-readers.ts';
import { readList, readWritten } from './reader.ts';
import { read } from './request.ts';
import { isRecord } from './shapes.ts';

type Course = components['schemas']['Course'];
type CourseInput = components['schemas']['CourseInput'];
type CourseStats = components['schemas']['CourseStats'];

// The administrators' calls. courses.ts has those of public pages and route loaders, which every visitor downloads.

/** GET /courses/{id}: a course as it is stored now, which is what an edit is compared with. */
export function courseQuery(id: string) {
  return queryOptions({
    queryKey: courseKeys.detail(id),
    queryFn: async ({ signal }) =>
      readCourse(await read(api.GET('/courses/{id}', { params: { path: { id } }, signal }))),
    staleTime: 0,
  });
}

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

/**
 * Edits the cached list of administrators, where it is known, and marks every list of courses as stale: the
 * administrators', the visitors', the admission form's and the figures.
 */
function editCourses(client: QueryClient, edit: (list: readonly Course[]) => readonly Course[]): void {
  client.setQueryData<readonly Course[]>(coursesQuery().queryKey, (list) => list && edit(list));
  void client.invalidateQueries({ queryKey: courseKeys.all });
}

/** Puts stored courses into their rows; a server may answer without the record. */
function storeCourses(client: QueryClient, settled: readonly { readonly data: Course | undefined }[]): void {
  const stored = new Map(settled.flatMap(({ data }) => (data ? [[data.id, data]] : [])));
  editCourses(client, (list) => list.map((row) => stored.get(row.id) ?? row));
}

/** POST /courses. */
export const createCourse = defineMutation({
  call: async (body: CourseInput) => readWritten(await read(api.POST('/courses', { body })), readCourse),
  updateCache: (client, settled) =>
    editCourses(client, (list) => [...list, ...settled.flatMap(({ data }) => data ?? [])]),
});

/** PUT /courses/{id}. */
export const updateCourse = defineMutation({
  call: async ({ id, body }: { readonly id: string; readonly body: CourseInput }) =>
    readWritten(await read(api.PUT('/courses/{id}', { params: { path: { id } }, body })), readCourse),
  updateCache: storeCourses,
});

/** DELETE /courses/{id}. */
export const deleteCourse = defineMutation({
  call: async (id: string): Promise<void> =>
    void (await read(api.DELETE('/courses/{id}', { params: { path: { id } } }))),
  updateCache: (client, settled) => {
    const deleted = new Set(settled.map(({ variables }) => variables));
    editCourses(client, (list) => list.filter(({ id }) => !deleted.has(id)));
  },
  // Somebody else may have deleted it first.
  onError: (_error, _id, _result, { client }) => void client.invalidateQueries({ queryKey: courseKeys.all }),
});

const withStatus = (id: string, isActive: boolean) => (list: readonly Course[]) =>
  list.map((row) => (row.id === id ? { ...row, isActive } : row));

/**
 * PUT /courses/{id}/toggle-status, which inverts whatever is stored. The list shows the wished status at once
 * (optimistic update); the answer wins, and after a failure the row is what it was until the list has been fetched again.
 */
export const toggleCourse = defineMutation({
  call: async ({ id }: Course) =>
    readWritten(await read(api.PUT('/courses/{id}/toggle-status', { params: { path: { id } } })), readCourse),
  updateCache: storeCourses,
  onMutate: async ({ id, isActive }, { client }) => {
    const { queryKey } = coursesQuery();
    await client.cancelQueries({ queryKey });
    client.setQueryData<readonly Course[]>(queryKey, (list) => list && withStatus(id, !isActive)(list));
  },
  onError: (_error, { id, isActive }, _result, { client }) => editCourses(client, withStatus(id, isActive)),
});

/** POST /courses/initialize-defaults, which does nothing where courses exist; answers with all that there are. */
export const initializeCourses = defineMutation({
  call: async () => readList(await read(api.POST('/courses/initialize-defaults')), readCourse),
  updateCache: (client, settled) => editCourses(client, (list) => settled.at(-1)?.data ?? list),
});
