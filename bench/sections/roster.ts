import { signIn, startLiveHost } from '../live-host.ts';
import type { Browser } from '@playwright/test';
import { type Contender, measure, patience, type Sample } from '../browser/measure.ts';
import type { RosterRow } from '../figures/results.ts';
import { median, p95, turned } from '../figures/statistics.ts';
import { typedQueries } from '../figures/typed-queries.ts';
import { haystackOf, type Student } from '../pages/roster.ts';

const listed = { rows: '.rows', row: '.rows .row', header: '.header button:text-is("Roll No")' };

const contenders: readonly (Contender & { readonly inGoals: boolean })[] = [
  {
    name: 'portal',
    inGoals: true,
    path: '/admin/students?status=all',
    rows: 'table',
    row: 'tbody th a',
    whole: 'table[aria-busy=false]',
    header: 'thead button:has-text("Roll No")',
  },
  { name: 'plain cells', inGoals: false, path: '/bench-plain.html', ...listed },
  { name: 'Chakra cells', inGoals: true, path: '/bench-chakra.html', ...listed },
  { name: 'TanStack Table', inGoals: false, path: '/bench-table.html', ...listed },
  {
    name: 'AG Grid',
    inGoals: true,
    path: '/bench-ag-grid.html',
    rows: '.ag-grid-scrolling-rows',
    row: '.ag-grid-scrolling-rows .ag-row-even',
    header: '.ag-header-cell:has-text("Roll No")',
  },
];

const keysThatCountAsFirst = 10;

/** The figures of all rounds as one row of the table. */
function summary(samples: readonly Sample[]): RosterRow {
  const taken = (pick: (sample: Sample) => readonly (number | undefined)[]) =>
    samples.flatMap(pick).map((time) => time ?? patience);
  const everything = samples.flatMap(({ keys, sorts, scrolls }) => [...keys, ...sorts, ...scrolls]);
  const keys = taken((sample) => sample.keys);
  return {
    boot: median(samples.map(({ boot }) => boot)),
    whole: median(samples.map(({ whole }) => whole)),
    key: median(keys),
    keyP95: p95(keys),
    firstKeysP95: p95(taken((sample) => sample.keys.slice(0, keysThatCountAsFirst))),
    sort: median(taken(({ sorts }) => sorts)),
    scrollP95: p95(taken(({ scrolls }) => scrolls)),
    heap: median(samples.map(({ heap }) => heap)),
    keys: keys.length,
    unpainted: everything.filter((time) => time === undefined).length,
  };
}

/** The students as every contender is sent them. The host keeps what it has answered once: nobody waits for the first time. */
async function listStudents(origin: string, token: string | undefined): Promise<readonly Student[]> {
  const answer = await fetch(`${origin}/api/admin/students`, { headers: { Authorization: `Bearer ${token}` } });
  const { data } = await answer.json();
  return data;
}

/**
 * The live build's roster beside other ways to list the same students: in one browser, one after the other, and in each
 * round from another one on. Each opens in a fresh profile, and asks the same server. The first round counts for nothing:
 * the server still tidies up after making its students, and whoever comes first would wait for that.
 */
export async function measureRoster(
  browser: Browser,
  students: number,
  rounds: number,
  everybody: boolean,
): Promise<Readonly<Record<string, RosterRow>>> {
  const host = await startLiveHost({ folders: ['dist-live', 'bench/dist'], students });
  try {
    const session = await signIn(host.origin);
    const list = await listStudents(host.origin, session['authToken']);
    const queries = typedQueries(list.map(haystackOf));
    const chosen = contenders.filter(({ inGoals }) => everybody || inGoals);
    const samples = new Map<string, Sample[]>(chosen.map(({ name }) => [name, []]));
    for (let round = 0; round <= rounds; round++)
      for (const contender of turned(chosen, round)) {
        const sample = await measure(browser, host.origin, session, queries, contender);
        if (round > 0) samples.get(contender.name)?.push(sample);
      }
    return Object.fromEntries([...samples].map(([name, taken]) => [name, summary(taken)]));
  } finally {
    host.close();
  }
}
