/**
 * Measures the live build's roster beside other ways to show the same students, in one browser, interleaved:
 * `npm run build && npm run bench`. `npm run bench:check` also fails where a ratio is broken.
 */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { demoAccounts, demoPassword } from '../mocks/seed/demo-accounts.ts';
import { findBrowser } from '../tools/find-browser.ts';
import { startLiveHost } from '../tools/live-host.ts';
import { type Contender, type Figures, measure } from './measure.ts';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    students: { type: 'string', multiple: true, default: ['50000', '100000'] },
  },
});

const listed = { rows: '.rows', row: '.rows .row', header: '.header button' };
const contenders: readonly Contender[] = [
  { name: 'portal', path: '/admin/students', rows: 'table', row: 'tbody th a', header: 'thead button' },
  { name: 'plain cells', path: '/bench-plain.html', ...listed },
  { name: 'Chakra cells', path: '/bench-chakra.html', ...listed },
  {
    name: 'AG Grid',
    path: '/bench-ag-grid.html',
    rows: '.ag-grid-scrolling-rows',
    row: '.ag-grid-scrolling-rows .ag-row-even',
    header: '.ag-header-cell',
  },
];

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
const median = (numbers: readonly number[]) =>
  at(
    numbers.toSorted((a, b) => a - b),
    0.5,
  );
const p95 = (numbers: readonly number[]) =>
  at(
    numbers.toSorted((a, b) => a - b),
    0.95,
  );

/** The figures of all rounds as one row of the table. */
function summary(rounds: readonly Figures[]) {
  const all = (pick: (figures: Figures) => readonly number[]) => rounds.flatMap(pick);
  return {
    boot: median(rounds.map(({ boot }) => boot)),
    key: median(all(({ keys }) => keys)),
    keyP95: p95(all(({ keys }) => keys)),
    sort: median(all(({ sorts }) => sorts)),
    scroll: median(all(({ scrolls }) => scrolls)),
    scrollP95: p95(all(({ scrolls }) => scrolls)),
    heap: median(rounds.map(({ heap }) => heap)),
    keys: all(({ keys }) => keys).length,
  };
}
type Summary = ReturnType<typeof summary>;

/** What may not be exceeded, and by which figure of the same run it is set. */
function goals(of: Readonly<Record<string, Summary>>): readonly [string, number, number][] {
  const { portal, 'Chakra cells': chakra, 'AG Grid': grid } = of;
  if (!portal || !chakra || !grid) throw new Error('a contender was not measured');
  return [
    ['rows painted, of Chakra cells', portal.boot, 1.3 * chakra.boot],
    ['key to paint p95, of Chakra cells', portal.keyP95, 1.25 * chakra.keyP95],
    ['key to paint p95, of AG Grid', portal.keyP95, 0.5 * grid.keyP95],
    ['key to paint p95, ms', portal.keyP95, 100],
    ['sort, of AG Grid', portal.sort, grid.sort],
    ['scroll p95, of AG Grid', portal.scrollP95, grid.scrollP95],
    ['heap, of AG Grid', portal.heap, 1.2 * grid.heap],
  ];
}

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-sync',
    '--js-flags=--expose-gc',
  ],
});
const account = demoAccounts.find(({ tab }) => tab === 'admin');
const results: Record<string, Record<string, Summary>> = {};
let broken = 0;

for (const students of values.students) {
  const host = await startLiveHost({ folders: ['dist-live', 'bench/dist'], students: Number(students) });
  const login = await fetch(`${host.origin}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ usernameOrEmail: account?.email, password: demoPassword }),
  });
  const { data } = await login.json();
  const session = { authToken: data.token, userRole: 'ADMIN', userInfo: JSON.stringify(data.user) };

  // The host keeps what it has answered once: nobody waits for the first time.
  await fetch(`${host.origin}/api/admin/students`, { headers: { Authorization: `Bearer ${data.token}` } });

  const measured: Record<string, Figures[]> = {};
  for (let round = 0; round < Number(values.rounds); round++)
    for (const contender of contenders)
      (measured[contender.name] ??= []).push(await measure(browser, host.origin, session, contender));
  host.close();

  const rows = Object.fromEntries(Object.entries(measured).map(([name, rounds]) => [name, summary(rounds)]));
  results[students] = rows;
  process.stdout.write(
    `\n${Number(students).toLocaleString('en-IN')} students, ms and MB, medians of ${values.rounds}\n`,
  );
  for (const [name, row] of Object.entries(rows)) {
    const figures = Object.entries(row).map(([what, figure]) => `${what} ${figure.toFixed(what === 'keys' ? 0 : 1)}`);
    process.stdout.write(`  ${name.padEnd(14)} ${figures.join('  ')}\n`);
  }
  for (const [what, figure, limit] of goals(rows)) {
    const kept = figure <= limit;
    if (!kept) broken++;
    process.stdout.write(`  ${kept ? 'kept  ' : 'BROKEN'} ${what}: ${figure.toFixed(1)} of ${limit.toFixed(1)}\n`);
  }
}

const machine = {
  browser: browser.version(),
  node: process.version,
  cpus: cpus().length,
  memoryMB: Math.round(totalmem() / 1e6),
  load: loadavg()[0],
};
await browser.close();
writeFileSync('bench/results.json', `${JSON.stringify({ machine, results }, undefined, 2)}\n`);
if (values.check && broken > 0) process.exitCode = 1;
