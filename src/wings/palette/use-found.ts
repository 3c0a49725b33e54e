import { keepPreviousData, skipToken, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { t } from '#src/languages/texts.ts';
import { formatEstimate } from '#src/platform/text/format.ts';
import { useExtension } from '#src/platform/server/extensions.ts';
import { BETWEEN_FIELDS, hasWords, readSearch, type Search, type SearchedText } from '#openapi/search-text.ts';
import type { Page, PageParameters, Pages } from '#src/records/calls/pages.ts';
import { indexRows, type RowIndex } from '#src/records/list/find-rows.ts';
import type { Searchable } from '#src/records/list/list-search.ts';
import { useSearchTexts } from '#src/records/list/use-rows.ts';

/** How well a row fits: at the start of a field, at the start of a word, anywhere, by its words alone; -1 where it does not. */
function fit(row: SearchedText, search: Search): number {
  const { text } = row;
  const { needle } = search;
  const at = text.indexOf(needle);
  if (at < 0) return hasWords(search, row) ? 3 : -1;
  if (at === 0 || text[at - 1] === BETWEEN_FIELDS) return 0;
  return text.includes(`${BETWEEN_FIELDS}${needle}`) ? 0 : text.includes(` ${needle}`) ? 1 : 2;
}

/** The best few rows, in the list's order where they fit equally well, and how many there are in all. */
export function findBest<Row>({ rows, texts }: RowIndex<Row>, typed: string, most: number) {
  const search = readSearch(typed);
  const ranks: Row[][] = [[], [], [], []];
  let total = 0;
  texts().forEach((text, i) => {
    const row = rows[i];
    const bucket = ranks[fit(text, search)];
    if (row === undefined || bucket === undefined) return;
    total += 1;
    if (bucket.length < most) bucket.push(row);
  });
  return { best: ranks.flat().slice(0, most), total };
}

/** A list that is looked through for a few rows. */
export interface Findable<Row extends { readonly id: string }> extends Pick<Searchable<Row>, 'searched' | 'phone'> {
  readonly query: () => UseQueryOptions<readonly Row[], Error, readonly Row[], string[]>;
  /** Which rows are offered, where not all of them are. */
  readonly isOffered?: (row: Row) => boolean;
  /** The pages of a list that may be too long for a browser. */
  readonly pages?: Pages<Row>;
  /** What the server is asked for beside the search, for those that are offered. */
  readonly asked?: PageParameters;
}

/** How many rows match, of which a page has the first. */
function totalOf({ rows, next, count }: Page<unknown>): number | string {
  if (next === undefined) return rows.length;
  return count ? (count.exact ? count.value : formatEstimate(count.value)) : t`more than ${rows.length}`;
}

/**
 * The rows that fit a text best, and how many fit: undefined where nothing is looked for, or until it is known. A list that
 * is here is searched as it is, however old: it may have 50,000 rows. The server is asked for one that comes by pages.
 */
export function useFound<Row extends { readonly id: string }>(list: Findable<Row>, needle: string, most: number) {
  const client = useQueryClient();
  const { pages, asked, isOffered } = list;
  const { queryKey } = list.query();
  const isAsked = useExtension('lists') && pages?.areSearched(client) === true;
  const parameters = { ...asked, q: needle };
  const page = useQuery({
    queryKey: [...queryKey, 'pages', 'found', parameters],
    queryFn: isAsked && needle ? ({ signal }) => pages.firstRows(parameters, most, signal) : skipToken,
    placeholderData: keepPreviousData,
  });
  const whole = useQuery({ ...list.query(), staleTime: Infinity, enabled: needle !== '' && !isAsked });
  const { data } = whole;
  const index = useMemo(
    () => data && indexRows(isOffered ? data.filter(isOffered) : data, list),
    [data, isOffered, list],
  );
  useSearchTexts(index);
  const sent = isAsked ? page.data : undefined;
  const found = useMemo(() => {
    if (needle === '') return undefined;
    return sent ? { best: sent.rows, total: totalOf(sent) } : index && findBest(index, needle, most);
  }, [index, sent, needle, most]);
  return { query: isAsked ? page : whole, found };
}
