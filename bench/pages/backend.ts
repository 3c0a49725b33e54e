import { deleteDB } from 'idb';
import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { createHandlers } from '../../mocks/backend.ts';
import { type Database, migrations } from '../../mocks/university/database.ts';
import { schema } from '../../mocks/university/tables.ts';
import { openDatabase } from '../../mocks/engine/db/open.ts';
import { makeDataSet } from '../../mocks/demo/data-set.ts';
import { createConditions } from '../../mocks/demo/create-conditions.ts';
import { demoAccounts, demoPassword } from '../../mocks/university/seed/demo-accounts.ts';
import { createTransport, isAnsweredInPage, type Transport } from '../../mocks/engine/transport/transport.ts';
import { countStudents } from '../../src/features/students/statistics.ts';
import { countBare, generate, generateAccounts, openBare, writeChunks } from './bare.ts';
import type { Student } from './roster.ts';

/** Milliseconds, by what has taken them; several of each in a round. */
export type Times = Readonly<Record<string, readonly number[]>>;

declare global {
  interface Window {
    /** Measures the demo's backend with so many students beside the least that the same takes. Each call is a round. */
    measureBackend: (students: number, round: number) => Promise<Times>;
    /** Collects the page's garbage, which only the browser can be asked for. */
    collectGarbage: () => Promise<unknown>;
  }
}

const taken = new Map<string, number[]>();

async function time<Result>(name: string, work: () => Promise<Result> | Result, repeated = 1): Promise<Result> {
  const before = performance.now();
  const result = await work();
  taken.set(name, [...(taken.get(name) ?? []), (performance.now() - before) / repeated]);
  return result;
}

/**
 * Runs the works in the order of the round, the one or the other first. Each leaves up to 100 MB of garbage, which is
 * collected before the next: whoever came second would wait for what the first has left.
 */
async function inTurn(round: number, works: readonly (() => Promise<void>)[]): Promise<void> {
  for (const work of round % 2 === 0 ? works : works.toReversed()) {
    await window.collectGarbage();
    await work();
  }
}

const noop = () => {};
const base = '/api';
const identity = 'bench';

/** A database that a visit has just filled, as the demo fills its own. */
const openSeeded = (name: string, students: number) =>
  openDatabase({
    name,
    schema,
    migrations,
    report: noop,
    seed: () => makeDataSet({ students }),
  });

/** Makes the rows of such a database, and stores none. */
async function makeRows(students: number): Promise<void> {
  const { chunks } = await makeDataSet({ students });
  for (const _ of chunks());
}

/** The two ways to a database's handlers, and the same through the worker without anything behind it. */
async function connect(database: Database) {
  const handlers = createHandlers({
    database,
    base,
    identity,
    middleware: createConditions(isAnsweredInPage).middleware,
  });
  let bareRows: readonly unknown[] = [];
  const worker = setupWorker(
    http.get('/bare', () => HttpResponse.json({ success: true, data: bareRows })),
    ...handlers,
  );
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: '/bench-worker.js' },
  });
  const options = {
    handlers,
    identity,
    canary: `${base}/backend-identity`,
    fetch: (request: Request) => fetch(request),
  };
  const throughWorker = createTransport({ ...options, worker: { start: async () => undefined } });
  if (!(await throughWorker.start())) throw new Error('the worker does not answer');
  return {
    throughWorker: throughWorker.transport,
    inPage: createTransport({ ...options, worker: undefined }).transport,
    setBareRows: (rows: readonly unknown[]) => void (bareRows = rows),
    stop: () => worker.stop(),
  };
}

/** Calls as an administrator, whom it signs in. */
async function createCaller(way: Transport) {
  const request = (method: string, path: string, body?: unknown, more = {}) =>
    new Request(new URL(`${base}${path}`, location.href), {
      method,
      headers: { 'Content-Type': 'application/json', ...more },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const account = demoAccounts.find(({ tab }) => tab === 'admin');
  const credentials = { usernameOrEmail: account?.email, password: demoPassword };
  const login = await way(request('POST', '/admin/auth/login', credentials));
  const { data } = await login.json();
  const authorization = { Authorization: `Bearer ${data.token}` };
  return (way: Transport, method: string, path: string, body?: unknown) =>
    way(request(method, path, body, authorization));
}

const saves = 10;
const lists = 2;
const counts = 4;
const loops = 20;

window.measureBackend = async (students, round) => {
  taken.clear();
  const names = { own: `own-${round}`, bare: `bare-${round}` };
  let database: Database | undefined;
  let bare: Awaited<ReturnType<typeof openBare>> | undefined;
  await inTurn(round, [
    async () => void (database = await time('seed', () => openSeeded(names.own, students))),
    async () =>
      time('bareSeed', async () => {
        bare = await openBare(names.bare);
        const rows = generate(students);
        await writeChunks(bare, [...rows, ...generateAccounts(rows)]);
      }),
  ]);
  await time('generation', () => makeRows(students));
  if (!database || !bare) throw new Error('no database was opened');
  const { throughWorker, inPage, setBareRows, stop } = await connect(database);
  const call = await createCaller(inPage);
  const list = async (way: Transport): Promise<readonly Student[]> => {
    const { data } = await (await call(way, 'GET', '/admin/students')).json();
    if (data.length !== students) throw new Error(`${data.length} students were listed`);
    return data;
  };

  // The first reads the rows from the storage, which the others need not.
  const rows = await list(inPage);
  setBareRows(rows);
  const envelope = { success: true, data: rows };
  for (let i = 0; i < lists; i++)
    await inTurn(round + i, [
      async () => void (await time('throughWorker', () => list(throughWorker))),
      async () => void (await time('bareWorker', async () => (await fetch('/bare')).json())),
      async () => void (await time('inPage', () => list(inPage))),
      async () => void (await time('bareResponse', () => new Response(JSON.stringify(envelope)).json())),
    ]);

  const loop = (count: (list: readonly Student[]) => unknown) => () => {
    for (let i = 0; i < loops; i++) count(rows);
  };
  for (let i = 0; i < counts; i++)
    await inTurn(round + i, [
      () => time('statistics', loop(countStudents), loops),
      () => time('bareLoop', loop(countBare), loops),
    ]);

  const { length } = rows;
  for (let i = 0; i < saves; i++) {
    const id = rows[Math.floor((i * length) / saves)]?.id;
    const answer = await time('save', () =>
      call(inPage, 'PUT', `/students/${id}/attendance`, { attendancePercentage: 50 + i }),
    );
    if (!answer.ok) throw new Error(`a save was answered with ${answer.status}`);
  }
  for (let i = 0; i < 2; i++) await time('rewrite', () => writeChunks(bare!, rows));

  stop();
  database.close();
  bare.close();
  for (const name of Object.values(names)) await deleteDB(name);
  return Object.fromEntries(taken);
};
