import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '#openapi/schema.gen.ts';
import { api, read } from '#src/platform/api/client.ts';
import { ApiError } from '#src/platform/api/errors.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import { definePages, readSummary } from '#src/records/calls/pages.ts';
import { students } from './students.ts';

type PageQuery = NonNullable<operations['pageStudents']['parameters']['query']>;

/** GET /students/page and GET /students/summary (extension `lists`). */
export const studentPages = definePages(students, {
  page: (query: PageQuery, init) => api.GET('/students/page', { params: { query }, ...init }),
  summary: (_query, init) => api.GET('/students/summary', init),
  readSummary,
  summarized: [],
});

export type StudentFigures = components['schemas']['StudentFigures'];

/** Whoever has them follows the contract. */
const hasFigures = (raw: unknown): raw is { readonly figures: StudentFigures } =>
  isRecord(raw) && isRecord(raw['figures']);

/** The figures of GET /students/summary. They are not read in other shapes: whoever has them follows the contract. */
export function studentFiguresQuery() {
  return queryOptions({
    queryKey: [...studentPages.key, 'figures'],
    queryFn: async ({ signal }) => {
      const raw: unknown = await read(api.GET('/students/summary', { signal }));
      if (!hasFigures(raw)) throw ApiError.unanswered('malformed');
      return raw.figures;
    },
  });
}
