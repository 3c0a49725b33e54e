import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi/schema.gen.ts';
import { api } from './client.ts';
import { defineMutation } from './mutation.ts';
import { applicationKeys } from './query-keys.ts';
import { readList, readWritten } from './reader.ts';
import { read, recordReaders } from './request.ts';

/** POST /applications/submit, by anyone. */
export const submitApplication = defineMutation({
  call: async (body: components['schemas']['ApplicationSubmission']) => {
    const [row, { readApplication }] = await Promise.all([
      read(api.POST('/applications/submit', { body })),
      recordReaders(),
    ]);
    return readWritten(row, readApplication);
  },
  updateCache: (client) => client.invalidateQueries({ queryKey: applicationKeys.all, refetchType: 'none' }),
});

/** GET /applications, newest first. */
export function applicationsQuery() {
  return queryOptions({
    queryKey: applicationKeys.list(),
    queryFn: async ({ signal }) => {
      const [rows, { readApplication }] = await Promise.all([
        read(api.GET('/applications', { signal })),
        recordReaders(),
      ]);
      return readList(rows, readApplication);
    },
  });
}
