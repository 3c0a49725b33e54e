import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ReadRows } from '#src/platform/api/reader.ts';

// A cached list is edited, shared and selected from: how many of its rows could not be read stands beside it.

export const unreadableKey = (listKey: QueryKey) => ['unreadable', ...listKey];

/** Takes the rows that a list's query has read, and notes how many are missing among them. */
export function keepReadable<Row>(
  { client, queryKey }: { readonly client: QueryClient; readonly queryKey: QueryKey },
  { rows, unreadable }: ReadRows<Row>,
): readonly Row[] {
  const key = unreadableKey(queryKey);
  if (unreadable === 0 && client.getQueryData(key) === undefined) return rows;
  if (unreadable > 0)
    console.warn(`${unreadable} of ${rows.length + unreadable} rows of ${queryKey.join('/')} could not be read.`);
  // As long as the list is kept, which may be shown again.
  client.setQueryDefaults(key, { gcTime: Infinity });
  client.setQueryData(key, unreadable);
  return rows;
}
