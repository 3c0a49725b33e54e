import { queryOptions } from '@tanstack/react-query';
import { api, read } from '#src/platform/api/client.ts';
import { ApiError } from '#src/platform/api/errors.ts';
import { absent, at, first, readList } from '#src/platform/api/reader.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import { keepReadable } from '#src/records/calls/resource.ts';

const text = (value: unknown) => (absent(value) ? '' : String(value));

/** A row of the home page's statistics, or a whole student where a server knows no public view. */
export function readPublicStudent(raw: unknown): { department: string; company: string } {
  if (!isRecord(raw)) throw ApiError.unanswered('malformed');
  return { department: text(raw['department']), company: text(first(raw['company'], at(raw, 'placement.company'))) };
}

/** GET /students?view=public, everybody: what the home page counts, without a name in it. A missing list is empty (section 7). */
export function publicStudentsQuery() {
  return queryOptions({
    queryKey: ['students', 'public'],
    queryFn: async (context) => {
      const { signal } = context;
      const answer: unknown = await read(
        api.GET('/students', { params: { query: { view: 'public', page: -1 } }, signal }),
      );
      const rows = isRecord(answer) ? answer['data'] : answer;
      return keepReadable(context, readList(rows ?? [], readPublicStudent));
    },
    staleTime: 5 * 60_000,
  });
}
