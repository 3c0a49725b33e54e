import { type FetchQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Pages } from './calls/pages.ts';
import type { Identified } from './record-type.ts';
import { indexPeople, isComparable, type Namesake, nameKey, type Person } from './same-person.ts';

interface Source<Row extends Identified> {
  readonly noun: string;
  readonly list: () => FetchQueryOptions<readonly Row[], Error, readonly Row[], string[]> & {
    readonly queryKey: string[];
  };
  readonly pages: Pages<Row>;
  readonly personOf: (row: Row) => Person;
}

/** A name is shared by few. */
const MOST = 50;

/**
 * The records that may be of a person: found in the list where the browser has it, by a search where the server sends it by
 * pages, and else in the list.
 */
export function namesakesQuery<Row extends Identified>({ noun, list, pages, personOf }: Source<Row>, person: Person) {
  const { name } = person;
  return queryOptions({
    // Those of the name are fetched once, however much else of the person is still being typed.
    queryKey: ['same person', noun, nameKey(name)],
    queryFn: async ({ client, signal }): Promise<readonly Row[]> => {
      const rows = pages.areSearched(client)
        ? (await pages.firstRows({ q: (name ?? '').trim() }, MOST, signal)).rows
        : await client.ensureQueryData(list());
      return rows.filter((row) => nameKey(personOf(row).name) === nameKey(name));
    },
    select: (rows): readonly Namesake<Row>[] => indexPeople(rows, personOf).find(person),
    enabled: isComparable(person),
    // A mark is worth no second call: where it fails, nothing is said.
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
}
