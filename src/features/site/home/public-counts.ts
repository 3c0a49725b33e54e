import { queryOptions } from '@tanstack/react-query';
import { api, read } from '#src/platform/api/client.ts';
import { ApiError } from '#src/platform/api/errors.ts';
import { absent, first, parseList, valueAt } from '#src/platform/api/reader.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import { extensionsKnown, hasExtension } from '#src/platform/server/extensions.ts';
import { countStudents } from '#src/features/students/statistics.ts';
import { keepReadable } from '#src/records/calls/resource.ts';

const text = (value: unknown) => (absent(value) ? '' : String(value));

/** A row of the home page's statistics, or a whole student where a server knows no public view. */
export function parsePublicStudent(raw: unknown): { department: string; company: string } {
  if (!isRecord(raw)) throw ApiError.unanswered('malformed');
  return {
    department: text(raw['department']),
    company: text(first(raw['company'], valueAt(raw, 'placement.company'))),
  };
}

/** The counts of GET /statistics. @throws ApiError where it is none */
function parseCounts(raw: unknown): ReturnType<typeof countStudents> {
  const { students, placed, departments } = isRecord(raw) ? raw : {};
  if (typeof students !== 'number' || typeof placed !== 'number' || typeof departments !== 'number')
    throw ApiError.unanswered('malformed');
  return { total: students, placed, departments };
}

/**
 * What the home page counts, for everybody: GET /statistics where the server has the extension `lists`, else counted from
 * GET /students?view=public, which has no names. A missing list is empty (section 7).
 */
export function publicCountsQuery() {
  return queryOptions({
    queryKey: ['students', 'public'],
    queryFn: async (context) => {
      const { signal } = context;
      await extensionsKnown();
      if (hasExtension('lists')) return parseCounts(await read(api.GET('/statistics', { signal })));
      const answer: unknown = await read(
        api.GET('/students', { params: { query: { view: 'public', page: -1 } }, signal }),
      );
      const rows = isRecord(answer) ? answer['data'] : answer;
      return countStudents(keepReadable(context, parseList(rows ?? [], parsePublicStudent)));
    },
    staleTime: 5 * 60_000,
  });
}
