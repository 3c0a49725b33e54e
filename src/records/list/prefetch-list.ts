import { CancelledError, type FetchQueryOptions, type QueryClient } from '@tanstack/react-query';
import { extensionsKnown, hasExtension } from '#src/platform/server/extensions.ts';
import type { Pages } from '../calls/pages.ts';

/**
 * Chooses, before its screen opens, where the rows of a list come from, and asks for those of a list that is read whole. The
 * pages of a long one are left to the screen, which knows its filters.
 */
export async function prefetchList<Row extends { readonly id: string }>(
  client: QueryClient,
  query: FetchQueryOptions<readonly Row[], Error, readonly Row[], string[]>,
  loadPages: () => Promise<Pages<Row>>,
): Promise<void> {
  await extensionsKnown();
  try {
    const isLong = hasExtension('lists') && (await client.fetchQuery((await loadPages()).isLongQuery()));
    if (!isLong) void client.prefetchQuery(query);
  } catch (error) {
    // Whoever has emptied the cache meanwhile makes the screen ask by itself.
    if (!(error instanceof CancelledError)) throw error;
  }
}
