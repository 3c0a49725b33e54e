import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '#openapi/schema.gen.ts';
import { api, read } from '#src/platform/api/client.ts';
import { ApiError } from '#src/platform/api/errors.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import { definePages, type ListSummary, readSummary } from '#src/records/calls/pages.ts';
import { ENROLLED, EVERYBODY } from './student-facts.ts';
import { students } from './students.ts';

type PageQuery = NonNullable<operations['pageStudents']['parameters']['query']>;

export type StudentFigures = components['schemas']['StudentFigures'];

/** Whoever has them follows the contract. */
const hasFigures = (raw: unknown): raw is { readonly figures: StudentFigures } =>
  isRecord(raw) && isRecord(raw['figures']);

/** How many students the tabs of the roster show, of those that the server has counted: all, current ones, graduates. */
function parseStudentSummary(raw: unknown): ListSummary {
  const summary = readSummary(raw);
  if (!hasFigures(raw)) return summary;
  const { all, graduated } = raw.figures;
  const counted = graduated && {
    [ENROLLED]: all.students - graduated.students,
    Graduated: graduated.students,
  };
  return { ...summary, inTabs: { [EVERYBODY]: all.students, ...counted } };
}

/** GET /students/page and GET /students/summary (extension `lists`). */
export const studentPages = definePages(students, {
  page: (query: PageQuery, init) => api.GET('/students/page', { params: { query }, ...init }),
  summary: (_query, init) => api.GET('/students/summary', init),
  readSummary: parseStudentSummary,
  summarized: [],
});

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
