import type { UseQueryResult } from '@tanstack/react-query';
import { useHydrated } from '../hydrated.ts';

/**
 * A query of a public page. While React takes over that page's HTML it is pending, as in the HTML, although the answer may
 * be there already.
 */
export function usePendingUntilHydrated<Data>(query: UseQueryResult<Data>): UseQueryResult<Data> {
  if (useHydrated()) return query;
  return { ...query, ...pending } as UseQueryResult<Data>;
}

const pending = {
  data: undefined,
  error: null,
  status: 'pending',
  fetchStatus: 'fetching',
  errorUpdateCount: 0,
  isError: false,
  isFetching: true,
  isLoading: true,
  isPending: true,
  isSuccess: false,
} as const;
