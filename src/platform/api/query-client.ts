import { type MutationOptions, mutationOptions, QueryClient } from '@tanstack/react-query';
import { inSession } from './connection.ts';

/**
 * How long the cache keeps a write whose screen is gone, and so what was sent with it: passwords must not stay. With 0,
 * TanStack Query would set a timer again and again, without a pause, as long as such a write waits for its answer.
 */
const WRITE_KEPT_MS = 1000;

/** The cache of answers. Nothing is retried by itself or waits to be online: the backend may be in the page. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: 30_000 },
      mutations: { retry: false, networkMode: 'always', gcTime: WRITE_KEPT_MS },
    },
  });
}

export interface SettledCall<Variables, Data> {
  readonly variables: Variables;
  readonly data: Data;
}

type Definition<Variables, Data, Context> = Omit<
  MutationOptions<Data, Error, Variables, Context>,
  'mutationFn' | 'onSuccess'
> & {
  readonly call: (variables: Variables) => Promise<Data>;
  /** Brings the cache up to date after one call or many. Calls that failed are not in the list, which may be empty. */
  readonly updateCache?: (
    client: QueryClient,
    settled: readonly SettledCall<Variables, Data>[],
  ) => void | Promise<void>;
};

/**
 * A write of the contract: options for `useMutation` that update the cache after each success. `call` and `updateCache`
 * are there on their own too: a batch makes many calls and updates the cache once; a form whose answer holds a secret
 * makes the call itself, since `useMutation` would keep the answer in the mutation cache.
 */
export function defineMutation<Variables = void, Data = unknown, Context = unknown>({
  call,
  updateCache: update = () => {},
  ...options
}: Definition<Variables, Data, Context>) {
  const updateCache: typeof update = (...settled) => inSession(Promise.resolve(update(...settled)));
  return {
    ...mutationOptions<Data, Error, Variables, Context>({
      ...options,
      mutationFn: (variables) => call(variables),
      onSuccess: (data, variables, _result, { client }) => updateCache(client, [{ variables, data }]),
    }),
    call,
    updateCache,
  };
}
