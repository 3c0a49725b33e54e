import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useExtension, useExtensionsKnown } from '#src/platform/server/extensions.ts';
import type { Pages } from '../calls/pages.ts';
import type { Identified } from '../record-type.ts';
import { rowTest } from './find-rows.ts';
import type { List } from './list.tsx';
import type { Values } from './list-search.ts';
import { type ListState, useList } from './use-list.ts';
import { pageParameters, usePagedList } from './use-paged-list.ts';

interface Props<Row extends Identified> {
  readonly of: List<Row>;
  readonly children: (list: ListState<Row>) => ReactNode;
}

/**
 * A list that may be too long for a browser, from whichever source its route has chosen (`prefetchList`): all of its rows, or,
 * from a server with the extension `lists`, those around the screen.
 */
export function ListSource<Row extends Identified>(props: Props<Row>): ReactNode {
  const { pages } = props.of;
  return pages ? <ChosenRows {...props} pages={pages} /> : <AllRows {...props} />;
}

/** Whether a list is read by pages; undefined until that is known. */
function useIsLong<Row extends Identified>(pages: Pages<Row>): boolean | undefined {
  const areKnown = useExtensionsKnown();
  const hasPages = useExtension('lists');
  const { data: isLong } = useQuery({ ...pages.isLongQuery(), enabled: areKnown && hasPages });
  if (!areKnown) return undefined;
  return hasPages ? isLong : false;
}

interface PagedProps<Row extends Identified> extends Props<Row> {
  readonly pages: Pages<Row>;
}

function ChosenRows<Row extends Identified>(props: PagedProps<Row>) {
  const isLong = useIsLong(props.pages);
  return isLong ? <PagedRows {...props} /> : <AllRows {...props} isAsked={isLong === false} />;
}

function AllRows<Row extends Identified>({ of: list, isAsked, children }: Props<Row> & { readonly isAsked?: boolean }) {
  return children(useList(list, isAsked));
}

const PagedRows = <Row extends Identified>({ of: list, pages, children }: PagedProps<Row>) =>
  children(usePagedList(list, pages));

/**
 * How many rows of a list have what its filters are set to, and so how many it shows to whoever follows a link to them;
 * undefined until that is known, and where only the browser could count them.
 */
export function useCount<Row extends Identified>(
  { query, search }: List<Row>,
  pages: Pages<Row>,
  values: Values,
): number | undefined {
  // Whoever shows the list asks for it.
  const { data: rows } = useQuery({ ...query(), enabled: false });
  const isCountable = Object.keys(values).every((name) => !search.filters[name]?.isLocal);
  const isLong = useIsLong(pages);
  const { data: counted } = useQuery({
    ...pages.countQuery(pageParameters(search.filters, values)),
    enabled: isLong === true && isCountable,
  });
  // As a text, since the values may be another object at each drawing.
  const wanted = JSON.stringify(values);
  const inMemory = useMemo(() => {
    const test = rowTest(search.filters, JSON.parse(wanted) as Values);
    return test ? rows?.filter(test).length : rows?.length;
  }, [rows, search, wanted]);
  return isLong ? (counted?.value ?? undefined) : inMemory;
}
