import { type MutationOptions, queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/schema.gen.ts';
import { applications } from '#src/features/applications/applications.ts';
import { api, read } from '#src/platform/api/client.ts';
import type { Course } from './course.ts';
import { courses } from './courses.ts';
import { keyed } from '#src/platform/api/outcome.ts';
import { defineMutation } from '#src/platform/api/query-client.ts';
import { absent, parseList } from '#src/platform/api/reader.ts';
import { isSameWord } from '#src/platform/text/plain-text.ts';
import { withId, readWith } from '#src/records/calls/resource.ts';
import { defineHistory } from '#src/records/calls/resource-history.ts';
import { defineWrites } from '#src/records/calls/resource-writes.ts';
import { countValues, parseStats } from '#src/platform/api/stats.ts';

type Schemas = components['schemas'];

// The administrators' calls. courses.ts has those of public pages and route loaders, which every visitor downloads.

/** GET /courses/{id}: a course as it is stored now, which is what an edit is compared with. */
export function courseQuery(id: string) {
  return { ...courses.detailQuery(id, (init) => api.GET('/courses/{id}', { ...withId(id), ...init })), staleTime: 0 };
}

/** GET /courses/stats. A figure that a server does not count is 0. */
export function courseStatsQuery() {
  return queryOptions({
    queryKey: [...courses.allKey, 'stats'],
    queryFn: async ({ signal }) => {
      const answer = await read(api.GET('/courses/stats', { signal }));
      return parseStats(answer, courseStatsOf([]), { byDepartment: 'department', byProgramType: 'programType' });
    },
  });
}

/** What GET /courses/stats counts, counted from the list. */
export function courseStatsOf(rows: readonly Course[]): Schemas['CourseStats'] {
  const activeCourses = rows.filter(({ isActive }) => isActive).length;
  return {
    totalCourses: rows.length,
    activeCourses,
    inactiveCourses: rows.length - activeCourses,
    byDepartment: countValues(
      'department',
      rows.map(({ department }) => department),
    ),
    byProgramType: countValues(
      'programType',
      rows.map(({ programType }) => programType),
    ),
  };
}

/** GET /applications/course/{course}: the applications that name a course; what is said before a deletion is so now. */
export function courseApplicationsQuery(course: string) {
  const path = { params: { path: { course } } };
  const call = (init: object) => api.GET('/applications/course/{course}', { ...path, ...init });
  return { ...applications.listQuery(call, 'course', course), staleTime: 0 };
}

const writes = defineWrites(courses, (id) => api.GET('/courses/{id}', withId(id)));

export const storeCourses = writes.store;

/** POST /courses. */
export const createCourse = writes.create(
  (body: Schemas['CourseInput'], key) => api.POST('/courses', { body, headers: keyed(key) }),
  async ({ courseCode, courseName }) => {
    const all = await readWith(api.GET('/courses'), courses.loadReader, parseList);
    return all.rows.find((row) => isSameWord(row.courseCode, courseCode) && isSameWord(row.courseName, courseName));
  },
);

/** PUT /courses/{id}. */
export const updateCourse = writes.update((id, body: Schemas['CourseInput']) =>
  api.PUT('/courses/{id}', { ...withId(id), body }),
);

const renamed = writes.update((id, body: Schemas['CourseInput']) =>
  api.PUT('/courses/{id}/renaming', { ...withId(id), body }),
);

/** PUT /courses/{id}/renaming (extension renaming): the applications that name the course have its new name too. */
export const renameCourse = defineMutation({
  call: renamed.call,
  updateCache: async (client, settled) => {
    await renamed.updateCache(client, settled);
    void client.invalidateQueries({ queryKey: applications.allKey, refetchType: 'none' });
  },
});

/** DELETE /courses/{id}. Where it fails, somebody else may have deleted it first. */
export const deleteCourse = {
  ...writes.remove((id) => api.DELETE('/courses/{id}', withId(id))),
  onError: ((_error, _id, _result, { client }) =>
    client.invalidateQueries({ queryKey: courses.allKey })) satisfies MutationOptions<void, Error, string>['onError'],
};

const withStatus = (id: string, isActive: boolean) => (list: readonly Course[]) =>
  list.map((row) => (row.id === id ? { ...row, isActive } : row));

/** PUT /courses/{id}/toggle-status inverts what is stored; shown at once (optimistic), undone by a failure. */
export const toggleCourse = defineMutation<Course, Course | undefined>({
  call: writes.change(
    ({ id }: Course) => api.PUT('/courses/{id}/toggle-status', withId(id)),
    (stored, { isActive }) => stored.isActive !== isActive,
  ),
  updateCache: writes.storeUpdated,
  onMutate: async ({ id, isActive }, { client }) => {
    const queryKey = courses.listKey;
    await client.cancelQueries({ queryKey });
    client.setQueryData<readonly Course[]>(queryKey, (list) => list && withStatus(id, !isActive)(list));
  },
  onError: (_error, { id, isActive }, _result, { client }) => writes.editList(client, withStatus(id, isActive)),
});

/** POST /courses/{id}/freed-seats (extension seats): one more seat is available. */
export const freeSeat = defineMutation<Course, Course | undefined>({
  call: writes.change(
    ({ id }: Course, key) => api.POST('/courses/{id}/freed-seats', { ...withId(id), headers: keyed(key) }),
    (stored, { availableSeats }) => (stored.availableSeats ?? 0) > (availableSeats ?? 0),
  ),
  updateCache: writes.storeUpdated,
});

/** POST /courses/initialize-defaults, which does nothing where courses exist; answers with all that there are. */
export const initializeCourses = defineMutation({
  // A server may answer success alone.
  call: () =>
    readWith(api.POST('/courses/initialize-defaults'), courses.loadReader, (answer, readRow) =>
      absent(answer) ? undefined : parseList(answer, readRow).rows,
    ),
  updateCache: (client, settled) => writes.editList(client, (list) => settled.at(-1)?.data ?? list),
});

export const courseHistory = defineHistory<Course>(courses, storeCourses, {
  record: 'course',
  history: (id, init) => api.GET('/courses/{id}/history', { ...withId(id), ...init }),
  deleted: (init) => api.GET('/courses/removed', init),
  /** 409 with the field whose value another course has now, 404 where nothing is to restore. */
  restore: (id) => api.POST('/courses/{id}/restore', withId(id)),
});
