import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, read } from '#src/platform/api/client.ts';
import { parseList } from '#src/platform/api/reader.ts';
import { hasExtension } from '#src/platform/server/extensions.ts';
import { mapSettled } from '#src/records/batch/use-batch.ts';
import { readRecordedChange, type RecordedChange } from '#src/records/calls/resource-history.ts';
import { studentHistory } from '#src/features/students/admin-students.ts';
import { isWithinADay, newestOf } from './earlier-steps.ts';

/** The newest 5,000 actions come at once (contract, listActivity); a day has more of them only where files are imported. */
const MOST_PAGES = 4;
/** So many histories are asked for one by one, where the server cannot tell of all students at once. */
const MOST_HISTORIES = 100;

/** GET /admin/activity (extension activity), as far back as a day. */
async function activityOfADay(signal: AbortSignal): Promise<readonly RecordedChange[]> {
  const changes: RecordedChange[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const before = changes.at(-1)?.at;
    const query = before === undefined ? {} : { before };
    const { rows } = parseList(
      await read(api.GET('/admin/activity', { params: { query }, signal })),
      readRecordedChange,
    );
    changes.push(...rows);
    const last = rows.at(-1);
    if (!last || last.at === before || !isWithinADay(last, newestOf(changes))) break;
  }
  return changes;
}

/** GET /students/{id}/history (extension history) of each. @throws where one of them cannot be had */
async function historiesOf(client: QueryClient, ids: readonly string[]): Promise<readonly RecordedChange[]> {
  const results = await mapSettled(ids, (id) => client.fetchQuery(studentHistory.history(id)));
  return results.flatMap((result) => {
    if ('cause' in result) throw result.cause;
    return result.state === 'done' ? result.data.map((change) => ({ ...change, recordId: result.item })) : [];
  });
}

/**
 * What is recorded of these students within a day; undefined where the server keeps no record of it. It is asked for each
 * time: another clerk may have been quicker.
 */
export function recordedChangesQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['activity', 'within a day', ids],
    queryFn: async ({ signal, client }) => {
      if (hasExtension('activity')) return activityOfADay(signal);
      if (hasExtension('history') && ids.length <= MOST_HISTORIES) return historiesOf(client, ids);
      return null;
    },
    staleTime: 0,
    gcTime: 0,
  });
}
