import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi/schema.gen.ts';
import { api } from './client.ts';
import { defineMutation } from './mutation.ts';
import { applicationKeys } from './query-keys.ts';
import { readApplication, readList, readWritten } from './reader.ts';
import { read } from './request.ts';

/** POST /applications/submit, by anyone. */
export const submitApplication = defineMutation({
  call: async (body: components['schemas']['ApplicationSubmission']) =>
    readWritten(await read(api.POST('/applications/submit', { body })), readApplication),
  updateCache: (client) => client.invalidateQueries({ queryKey: applicationKeys.all, refetchType: 'none' }),
});

/** GET /applications, newest first. */
export function applicationsQuery() {
  return queryOptions({
    queryKey: applicationKeys.list(),
    queryFn: async ({ signal }) => readList(await read(api.GET('/applications', { signal })), readApplication),
  });
}
