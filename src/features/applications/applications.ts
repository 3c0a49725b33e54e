import { api } from '#src/platform/api/client.ts';
import { defineResource } from '#src/records/calls/resource.ts';

export const applications = defineResource('applications', () =>
  import('./application.ts').then(({ applicationFields }) => applicationFields),
);

export function applicationsQuery() {
  return applications.listQuery((init) => api.GET('/applications', init));
}
