import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import { ApiError } from '#src/platform/api/errors.ts';
import { type Answer, read } from '#src/platform/api/client.ts';
import { parseList } from '#src/platform/api/reader.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import { hasExtension } from '#src/platform/server/extensions.ts';
import { type Resource, unreadableKey } from './resource.ts';

// The extension `lists` of the contract: a list that is too long to be sent whole is read by pages.

/** Search, filters and order of a list, as the contract's page operations take them. */
export type PageParameters = Readonly<Record<string, string | number>>;

/** A number of rows, which may be an estimate. */
export interface RowCount {
  readonly value: number;
  readonly exact: boolean;
}

/** What a list offers and counts, whatever is loaded of it. */
export interface ListSummary {
  readonly total: RowCount;
  /** The values that occur in the field of a filter, by the filter's name. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
  /** How many rows have no number in the field of a filter. */
  readonly without: Readonly<Record<string, number>>;
  /** How many rows each choice of the tabs would show, as far as the server has counted them. */
  readonly inTabs: Readonly<Record<string, number>>;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** The cursor of the next page; undefined for the last one. */
  readonly next: string | undefined;
  readonly count: RowCount | undefined;
}

/** Where a page stands in its list, and the one before it: so that pages which were dropped can be asked for again. */
export interface PagePlace {
  readonly start: number;
  readonly cursor?: string;
  readonly before?: PagePlace;
}

/** How many rows a page has on the screen, and in a walk through all of them. */
export const PAGE_ROWS = 200;
const WALK_ROWS = 500;
/** So many pages are kept, around those on the screen: 5,000 rows, some 5 MB. */
export const KEPT_PAGES = 25;
/** What nobody shows any more is forgotten: each search has rows of its own. */
const KEPT_MS = 60_000;
/** A list of more rows than this is too long to be held in a browser. */
const MOST_IN_MEMORY = 20_000;

export const readCount = (raw: unknown): RowCount | undefined =>
  isRecord(raw) && typeof raw['value'] === 'number' ? { value: raw['value'], exact: raw['exact'] === true } : undefined;

const listIn = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** Reads what all summaries have (contract, StudentSummary and ApplicationSummary). @throws ApiError where it is none */
export function readSummary(raw: unknown): ListSummary {
  const { total, choices, without } = isRecord(raw) ? raw : {};
  const count = readCount(total);
  if (!count) throw ApiError.unanswered('malformed');
  const entries = <Value>(values: unknown, read: (value: unknown) => Value) =>
    Object.fromEntries(Object.entries(isRecord(values) ? values : {}).map(([name, value]) => [name, read(value)]));
  return { total: count, choices: entries(choices, listIn), without: entries(without, Number), inTabs: {} };
}

interface Calls {
  readonly page: (query: never, init: { readonly signal: AbortSignal }) => Promise<Answer<unknown>>;
  readonly summary: (query: never, init: { readonly signal: AbortSignal }) => Promise<Answer<unknown>>;
  /** @throws ApiError where the answer is none */
  readonly readSummary: (raw: unknown) => ListSummary;
  /** The parameters that the summary depends on. */
  readonly summarized: readonly string[];
}

const answered = (call: Calls['page'], query: PageParameters, signal: AbortSignal) =>
  read(call(query as never, { signal }));

/** The pages of one kind of record, in the cache below the key of its list: what makes the list stale does so with them. */
export function definePages<Row extends { readonly id: string }>(resource: Resource<Row>, calls: Calls) {
  const key: QueryKey = [...resource.listKey, 'pages'];
  const countKey = (parameters: PageParameters) => [...key, 'count', parameters];

  async function fetchPage(query: PageParameters, signal: AbortSignal): Promise<Page<Row> & { unreadable: number }> {
    const [raw, readRow] = await Promise.all([answered(calls.page, query, signal), resource.loadReader()]);
    if (!isRecord(raw)) throw ApiError.unanswered('malformed');
    const { next } = raw;
    const { rows, unreadable } = parseList(raw['rows'], readRow);
    // A cursor that leads to where it came from would never end.
    const hasNext = typeof next === 'string' && next !== query['cursor'];
    return { rows, unreadable, next: hasNext ? next : undefined, count: readCount(raw['count']) };
  }

  /** What the list offers and counts. */
  const summaryQuery = (parameters: PageParameters) => {
    const asked = Object.fromEntries(
      Object.entries(parameters).filter(([name]) => calls.summarized.includes(name)),
    ) as PageParameters;
    return queryOptions({
      queryKey: [...key, 'summary', asked],
      queryFn: async ({ signal }) => calls.readSummary(await answered(calls.summary, asked, signal)),
      placeholderData: keepPreviousData,
      gcTime: KEPT_MS,
    });
  };

  return {
    key,
    summaryQuery,
    /** Whether the counts of the summary follow this parameter; an order changes none. */
    isSummarized: (name: string) => name === 'sort' || calls.summarized.includes(name),
    /**
     * Whether the list is too long to be read whole, which is found out once a session: whoever looks at a list keeps the rows
     * that are there. Where nobody can say, its pages are asked for, which say why.
     */
    isLongQuery: () =>
      queryOptions({
        queryKey: ['is long', ...key],
        queryFn: async ({ client }): Promise<boolean> => {
          if (client.getQueryData(resource.listKey) !== undefined) return false;
          const summary = await client.fetchQuery(summaryQuery({})).catch(() => undefined);
          return summary === undefined || summary.total.value > MOST_IN_MEMORY;
        },
        staleTime: Infinity,
        gcTime: Infinity,
      }),
    /** Whether few rows are looked for by the server: it can, and a list that is not here need not be loaded for them. */
    areSearched: (client: QueryClient) => hasExtension('lists') && client.getQueryData(resource.listKey) === undefined,
    /** The rows that match, page by page. Some pages are kept, and the others asked for again when they are scrolled to. */
    rowsQuery: (parameters: PageParameters) => {
      const queryKey = [...key, parameters];
      return infiniteQueryOptions({
        queryKey,
        queryFn: async ({ pageParam: { cursor }, signal, client }): Promise<Page<Row>> => {
          const place = cursor === undefined ? { count: 'estimated' } : { cursor };
          const { unreadable, ...page } = await fetchPage({ ...parameters, limit: PAGE_ROWS, ...place }, signal);
          // Kept beside the pages, of which the first may be dropped.
          if (page.count) client.setQueryData(countKey(parameters), page.count);
          // The first page begins the count anew: the pages have been asked for again.
          const before = cursor === undefined ? 0 : client.getQueryData<number>(unreadableKey(queryKey));
          client.setQueryData(unreadableKey(queryKey), (before ?? 0) + unreadable);
          return page;
        },
        initialPageParam: { start: 0 } as PagePlace,
        getNextPageParam: ({ rows, next }, _pages, before): PagePlace | undefined =>
          next === undefined ? undefined : { start: before.start + rows.length, cursor: next, before },
        getPreviousPageParam: (_page, _pages, { before }): PagePlace | undefined => before,
        maxPages: KEPT_PAGES,
        gcTime: KEPT_MS,
        // The rows of the search before stay until those of this one are there.
        placeholderData: keepPreviousData,
        structuralSharing: false,
      });
    },
    /** How many rows match: about, as the first page has said, or exactly once they have been counted. */
    countQuery: (parameters: PageParameters) =>
      queryOptions({
        queryKey: countKey(parameters),
        queryFn: async ({ signal }) =>
          (await fetchPage({ ...parameters, limit: 1, count: 'exact' }, signal)).count ?? null,
        placeholderData: keepPreviousData,
        gcTime: KEPT_MS,
      }),
    /** The first rows that match, as for a menu, and how many more there are. */
    firstRows: (parameters: PageParameters, limit: number, signal: AbortSignal): Promise<Page<Row>> =>
      fetchPage({ ...parameters, limit, count: 'estimated' }, signal),
    /**
     * All rows that match, page by page. A row that moves in the order meanwhile is met once; with `sort=id` none that is
     * there all along is missed.
     */
    async *walk(parameters: PageParameters, signal: AbortSignal): AsyncGenerator<readonly Row[]> {
      const met = new Set<string>();
      let cursor: string | undefined;
      do {
        const place = cursor === undefined ? {} : { cursor };
        const page = await fetchPage({ ...parameters, limit: WALK_ROWS, ...place }, signal);
        const rows = page.rows.filter(({ id }) => !met.has(id));
        for (const { id } of rows) met.add(id);
        yield rows;
        cursor = page.next;
      } while (cursor !== undefined);
    },
  };
}

export type Pages<Row extends { readonly id: string }> = ReturnType<typeof definePages<Row>>;
