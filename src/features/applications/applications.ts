import type { components } from '#openapi/schema.gen.ts';
import { api, readCreated } from '#src/platform/api/client.ts';
import { defineMutation } from '#src/platform/api/query-client.ts';
import { readWritten } from '#src/platform/api/reader.ts';
import { defineResource, readWith } from '#src/records/calls/resource.ts';

export const applications = defineResource('applications', () =>
  import('./application.ts').then(({ applicationFields }) => applicationFields),
);

/** POST /applications/submit, by anyone. */
export const submitApplication = defineMutation({
  call: (body: components['schemas']['ApplicationSubmission']) =>
    readWith(api.POST('/applications/submit', { body }), applications.loadReader, readWritten, readCreated),
  updateCache: (client) => client.invalidateQueries({ queryKey: applications.allKey, refetchType: 'none' }),
});

/** GET /applications, newest first. */
export function applicationsQuery() {
  return applications.listQuery((init) => api.GET('/applications', init));
}
