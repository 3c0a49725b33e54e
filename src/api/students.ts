import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi/schema.gen.ts';
import { api } from './client.ts';
import { studentKeys } from './query-keys.ts';
import { readCounted, readList } from './reader.ts';
import { read } from './request.ts';
import { sendDeletion, sendNewStudent } from './student-calls.ts';
import { addToRoster, removeFromRoster } from './roster-cache.ts';

/** GET /students?view=public, everybody: what the home page counts, without a name in it. */
export function countedStudentsQuery() {
  return queryOptions({
    queryKey: studentKeys.counted(),
    queryFn: async ({ signal }) =>
      readList(
        await read(api.GET('/students', { params: { query: { view: 'public', page: -1 } }, signal })),
        readCounted,
      ),
    staleTime: 5 * 60_000,
  });
}

/** POST /students, by an administrator. */
export const createStudent = mutationOptions({
  mutationFn: (body: components['schemas']['StudentRegistration']) => sendNewStudent(body),
  onSuccess: (student, _body, _result, { client }) => addToRoster(client, student),
});

/** DELETE /students/{id}, by an administrator. */
export const deleteStudent = mutationOptions({
  mutationFn: (id: string) => sendDeletion(id),
  onSuccess: (_nothing, id, _result, { client }) => removeFromRoster(client, id),
});
