import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { applicationList } from '#src/features/applications/application-list.tsx';
import { applicationPages } from '#src/features/applications/application-pages.ts';
import { rosterList } from '#src/features/students/student-lists.tsx';
import { studentPages } from '#src/features/students/student-pages.ts';
import { connect } from '#src/platform/api/connection.ts';
import { createQueryClient } from '#src/platform/api/query-client.ts';
import type { Columns, SortOrder } from '#src/ui/data-table/columns.tsx';
import { SeededRandom } from '#mocks/university/seed/random.ts';
import { accounts, testBackend } from '#mocks/testing.ts';
import { student } from '#mocks/testing-lists.ts';
import type { Pages } from '#src/records/calls/pages.ts';
import type { Identified } from '#src/records/record-type.ts';
import { filterRows, indexRows, searchRows, sortRows, writeOrder } from '#src/records/list/find-rows.ts';
import type { Searchable, Values } from '#src/records/list/list-search.ts';
import { pageParameters } from '#src/records/list/use-paged-list.ts';

/*
 * A list has one order and one search, whether it is whole in memory or comes by pages (contract, Lists). LISTS_URL and
 * LISTS_TOKEN compare with another server than the mock, such as examples/server, and LISTS_STATES so many states.
 */
const { LISTS_URL: url, LISTS_TOKEN: token = '' } = process.env;
const STATES = Number(process.env['LISTS_STATES'] ?? 100);
const SEED = 20_261_127;

/** Each twice, composed and decomposed, and some with marks that others leave out. */
const NAMES = [
  'ज़ैनब ख़ान',
  'जैनब खान',
  'अनिता शर्मा',
  'अंकित शर्मा',
  'शर्मिष्ठा\u200Dदेवी',
  'ॐकार',
  'Anita Sharma',
  'Zainab Khan',
  'زینب خان',
  'آصف علی',
  'اصف علي',
  'پروین بانو',
  'مُحَمَّد رؤف',
  'محمد روف',
  'نور\u200Cجہاں',
  'ٹیپو سلطان',
  'José خان',
];

async function connectServer(names?: readonly string[]): Promise<void> {
  if (url !== undefined) {
    const transport = (request: Request) => fetch(url + request.url.replace(/^.*?\/api(?=\/)/, ''), request);
    connect({ transport, getToken: () => token });
    return;
  }
  const students = names?.map((name, at) => student(at, { name, phone: `+91981234${5600 + at}` }));
  const backend = await testBackend(students ? { arrange: (rows) => ({ ...rows, students }) } : { students: 500 });
  const signedIn = await backend.tokenOf(accounts.superAdmin);
  const transport = async (request: Request) => (await getResponse(backend.handlers, request)) ?? Response.error();
  connect({ transport, getToken: () => signedIn });
}

interface Compared<Row extends Identified> {
  readonly search: Searchable<Row>;
  readonly columns: Columns<Row>;
  readonly moreColumns?: Columns<Row>;
  readonly pages: Pages<Row>;
}

/** A part of what a row has, as somebody may type it: its words in another order, in other case, or without its accents. */
function someText(random: SeededRandom, texts: readonly (string | null | undefined)[]): string {
  const text = random.pick(texts) ?? '';
  if (random.chance(0.3)) {
    const words = [...text.split(' '), ...(random.pick(texts) ?? '').split(' ')].filter(Boolean).toReversed();
    return words.map((word) => word.slice(0, random.between(1, word.length))).join(random.pick([' ', ', ', '. ', '-']));
  }
  const start = random.between(0, Math.max(0, text.length - 1));
  const part = text.slice(start, start + random.between(1, 6));
  return random.chance(0.5) ? part.toUpperCase() : part.normalize('NFD').replaceAll(/[\u0300-\u036F]/g, '');
}

/** Random values of the search and the filters, taken from the rows so that most of them find something. */
function someValues<Row extends Identified>(
  { search }: Compared<Row>,
  rows: readonly Row[],
  random: SeededRandom,
): Values {
  const row = random.pick(rows);
  const entries = Object.entries(search.filters).map(([name, { value, range, fixedChoices, isLocal }]) => {
    // A server does not know what is filtered in the browser alone.
    if (isLocal || !random.chance(0.2)) return [name, ''] as const;
    const own = value(row);
    if (range?.of === 'day') return [name, `${new Date(Number(own)).toISOString().slice(0, 10)}..`] as const;
    if (range) return [name, typeof own !== 'number' ? '0..' : random.chance(0.5) ? `${own}..` : `..${own}`] as const;
    return [name, fixedChoices && own === undefined ? '' : (own ?? '')] as const;
  });
  const q = random.chance(0.5) ? someText(random, [...search.searched(row), search.phone?.(row)]) : '';
  return { q, ...Object.fromEntries(entries) };
}

/** The states whose rows differ, of those that are tried, and how many of them find rows whose order can differ. */
async function compare<Row extends Identified>(list: Compared<Row>, rows: readonly Row[]) {
  const random = new SeededRandom(SEED);
  const index = indexRows(rows, list.search);
  const columns = [...list.columns, ...(list.moreColumns ?? [])];
  const sortable = columns.filter(({ accessor }) => accessor);
  const differing: string[] = [];
  let ordered = 0;
  for (let state = 0; state < STATES; state++) {
    const values = someValues(list, rows, random);
    const order: SortOrder | undefined = random.chance(0.8)
      ? { id: random.pick(sortable).id, desc: random.chance(0.5) }
      : undefined;
    const inMemory = searchRows(
      filterRows(sortRows(index, columns, order), list.search.filters, values),
      String(values['q']),
    ).map(({ id }) => id);
    const byPages: string[] = [];
    const parameters = pageParameters(list.search.filters, values, order);
    for await (const page of list.pages.walk(parameters, new AbortController().signal))
      byPages.push(...page.map(({ id }) => id));
    if (byPages.join(' ') !== inMemory.join(' '))
      differing.push(JSON.stringify({ ...values, sort: writeOrder(order) }));
    ordered += Number(inMemory.length > 1);
  }
  return { differing, ordered };
}

describe('Random searches, filters and orders find the same rows in the same order in memory and by pages', () => {
  it('Students', async () => {
    await connectServer();
    const rows = await createQueryClient().fetchQuery(rosterList.query());
    const { differing, ordered } = await compare({ ...rosterList, pages: studentPages }, rows);
    expect(differing).toEqual([]);
    expect(ordered).toBeGreaterThan(STATES / 4);
  }, 600_000);

  it.skipIf(url)(
    'Students with names in Devanagari, Urdu and Latin letters',
    async () => {
      await connectServer(NAMES.flatMap((name) => [name.normalize('NFC'), name.normalize('NFD')]));
      const rows = await createQueryClient().fetchQuery(rosterList.query());
      const { differing, ordered } = await compare({ ...rosterList, pages: studentPages }, rows);
      expect(differing).toEqual([]);
      expect(ordered).toBeGreaterThan(STATES / 4);
      const found = (typed: string) => searchRows(indexRows(rows, rosterList.search), typed).map(({ name }) => name);
      for (const typed of ['ज़ैनब', 'آصف', 'رؤف'])
        expect(found(typed.normalize('NFC')), typed).toEqual(found(typed.normalize('NFD')));
      expect([found('शर्मा अनिता').length, found('آصف').length]).toEqual([2, 2]);
    },
    600_000,
  );

  it('Applications', async () => {
    await connectServer();
    const rows = await createQueryClient().fetchQuery(applicationList.query());
    const { differing, ordered } = await compare({ ...applicationList, pages: applicationPages }, rows);
    expect(differing).toEqual([]);
    expect(ordered).toBeGreaterThan(STATES / 4);
  }, 600_000);
});
