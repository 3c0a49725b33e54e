/**
 * Kills what a server can lose, and looks whether anything is lost that was acknowledged:
 * `npx tsx examples/server/endurance.ts processes [--minutes 5]`, `database [--kills 10]` or `walk [--students 200000]`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { accounts } from './filling/seed.ts';
import { Cluster } from './testing/databases.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '5' },
    kills: { type: 'string', default: '10' },
    students: { type: 'string', default: '200000' },
  },
});

const cluster = new Cluster('');
const children = new Set<ChildProcess>();

function run(program: string, ...options: string[]): ChildProcess {
  const child = spawn(program, options, { stdio: ['ignore', 'ignore', 'inherit'], cwd: import.meta.dirname });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

const server = (port: number, ...options: string[]) =>
  run(
    process.execPath,
    ...`--import tsx server.ts --limit 0 --behind-proxy --port ${port} --database ${cluster.address}`.split(' '),
    ...options,
  );

async function isUp(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))?.ok) await wait(100);
}

interface Answer {
  status: number;
  data: Record<string, unknown> & { rows?: { id: string }[]; next?: string | null };
}

let token = '';
let address = '';
const counts = { writes: 0, failures: 0, signedOut: 0 };

/** Sends a request. Undefined is an answer that nobody can rely on: the request may have been done or not. */
async function send(method: string, path: string, body?: object): Promise<Answer | undefined> {
  try {
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.status === 401) counts.signedOut += 1;
    if (response.status >= 500) return undefined;
    const { data } = (await response.json()) as { data: Answer['data'] };
    return { status: response.status, data };
  } catch {
    return undefined;
  }
}

async function signIn(): Promise<void> {
  const { email, password } = accounts.admin;
  token = String((await send('POST', '/admin/auth/login', { usernameOrEmail: email, password }))?.data['token']);
}

/** What a student may be like: the last that was acknowledged, or anything that was sent after it without an answer. */
interface Expected {
  paid: Set<number>;
  isThere: Set<boolean>;
}
const expected = new Map<string, Expected>();

/** Adds, changes and deletes students until it is told to stop. */
async function writeOn(writer: number, goesOn: () => boolean): Promise<void> {
  for (let number = 1; goesOn(); number += 1) {
    const rollNo = `W${writer}-${String(number).padStart(7, '0')}`;
    const email = `${rollNo.toLowerCase()}@endurance.example`;
    const student = { name: `Writer ${writer}`, rollNo, email, department: 'Civil', year: 1, semester: 1 };
    const state: Expected = { paid: new Set(), isThere: new Set([true]) };
    const added = await send('POST', '/students', { ...student, password: 'a password' });
    if (added?.status !== 201) {
      counts.failures += 1;
      continue;
    }
    counts.writes += 1;
    expected.set(rollNo, state);
    const id = String(added.data['id']);
    for (let paid = 1; paid <= 3; paid += 1) {
      const changed = await send('PUT', `/students/${id}/fee`, { totalFee: 10, paidAmount: paid });
      if (changed?.status === 200) {
        counts.writes += 1;
        state.paid = new Set([paid]);
      } else {
        counts.failures += 1;
        state.paid.add(paid);
      }
    }
    if (number % 3 !== 0) continue;
    const deleted = await send('DELETE', `/students/${id}`);
    if (deleted?.status === 200) counts.writes += 1;
    else counts.failures += 1;
    state.isThere = deleted?.status === 200 ? new Set([false]) : new Set([true, false]);
  }
}

/** Looks at every student whose addition was acknowledged. @returns what is not as it was acknowledged */
async function lost(): Promise<string[]> {
  const wrong: string[] = [];
  for (const [rollNo, { paid, isThere }] of expected) {
    const found = await send('GET', `/students/rollno/${rollNo}`);
    const there = found?.status === 200;
    if (!found || !isThere.has(there)) wrong.push(`${rollNo} is ${there ? 'still' : 'not'} there`);
    else if (there && paid.size > 0 && !paid.has(Number(found.data['paidAmount'])))
      wrong.push(`${rollNo} has paid ${String(found.data['paidAmount'])}, not ${[...paid].join(' or ')}`);
  }
  return wrong;
}

/** Four writers, while something is done to the server. */
async function underWrites(work: () => Promise<void>): Promise<void> {
  let goesOn = true;
  const writers = [1, 2, 3, 4].map((writer) => writeOn(writer, () => goesOn));
  await work();
  goesOn = false;
  await Promise.all(writers);
}

function report(what: string, wrong: readonly string[]): void {
  console.log(`${what}: ${counts.writes} writes acknowledged, ${counts.failures} not, ${counts.signedOut} signed out`);
  console.log(wrong.length === 0 ? 'Nothing that was acknowledged is lost.' : wrong.slice(0, 20).join('\n'));
  if (wrong.length > 0 || counts.signedOut > 0) process.exitCode = 1;
}

/** Three processes behind nginx, of which one is killed every ten seconds and started again. */
async function processes(): Promise<void> {
  const ports = [18_081, 18_082, 18_083];
  const config = readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8').replaceAll(
    /127\.0\.0\.1:80/g,
    '127.0.0.1:180',
  );
  writeFileSync(join(cluster.folder, 'nginx.conf'), `daemon off;\n${config}`);
  const running = new Map(ports.map((port, at) => [port, server(port, ...(at === 0 ? ['--example-data'] : []))]));
  for (const port of ports) await isUp(`http://127.0.0.1:${port}/health`);
  run('nginx', '-p', cluster.folder, '-c', join(cluster.folder, 'nginx.conf'));
  address = 'http://127.0.0.1:18080';
  await isUp(`${address}/health`);
  await signIn();
  let kills = 0;
  await underWrites(async () => {
    const end = Date.now() + Number(values.minutes) * 60_000;
    for (let at = 0; Date.now() < end; at += 1) {
      await wait(5000);
      const port = ports[at % ports.length]!;
      running.get(port)!.kill('SIGKILL');
      kills += 1;
      await wait(5000);
      running.set(port, server(port));
    }
  });
  for (const port of ports) await isUp(`http://127.0.0.1:${port}/health`);
  report(`${kills} processes killed`, await lost());
}

/** The database killed in the middle of writes. */
async function database(): Promise<void> {
  address = 'http://127.0.0.1:18081';
  server(18_081, '--example-data');
  await isUp(`${address}/health`);
  await signIn();
  await underWrites(async () => {
    for (let kill = 0; kill < Number(values.kills); kill += 1) {
      await wait(3000);
      process.kill(cluster.pid, 'SIGKILL');
      await wait(1000);
      await cluster.startAgain();
      await isUp(`${address}/health`);
    }
  });
  report(`PostgreSQL killed ${values.kills} times`, await lost());
}

/** A reader goes through all students by their ids while four writers add, change and delete. */
async function walk(): Promise<void> {
  address = 'http://127.0.0.1:18081';
  server(18_081, '--example-data', '--students', values.students);
  await isUp(`${address}/health`);
  await signIn();
  const idOf = (number: number) => `stu-${String(number).padStart(9, '0')}`;
  const all = Array.from({ length: Number(values.students) }, (_, at) => idOf(at + 1));
  const deleted = new Set<string>();
  const seen = new Map<string, number>();
  let reading = true;
  const isReading = () => reading;
  const disturb = async () => {
    while (isReading()) {
      const [one, other] = [0, 1].map(() => all[Math.floor(Math.random() * all.length)]!);
      deleted.add(one!);
      if ((await send('DELETE', `/students/${one}`))?.status === 200) counts.writes += 1;
      const name = `${String.fromCodePoint(65 + Math.floor(Math.random() * 26))} moved`;
      const record = await send('GET', `/students/${other}`);
      const changed = record?.status === 200 && (await send('PUT', `/students/${other}`, { ...record.data, name }));
      if (changed) counts.writes += 1;
    }
  };
  const writing = underWrites(async () => {
    const disturbing = [disturb(), disturb()];
    let cursor = '';
    let pages = 0;
    do {
      const page = await send('GET', `/students/page?sort=id&limit=500${cursor && `&cursor=${cursor}`}`);
      for (const { id } of page!.data.rows!) seen.set(id, (seen.get(id) ?? 0) + 1);
      cursor = page!.data.next ?? '';
      pages += 1;
    } while (cursor !== '');
    reading = false;
    await Promise.all(disturbing);
    console.log(`${pages} pages, ${seen.size} students, ${deleted.size} deleted meanwhile`);
  });
  await writing;
  const twice = [...seen].filter(([, times]) => times > 1).map(([id]) => `${id} is there twice`);
  const missing = all.filter((id) => !seen.has(id) && !deleted.has(id)).map((id) => `${id} is missing`);
  report('A walk under writes', [...twice, ...missing]);
}

const runs: Record<string, () => Promise<void>> = { processes, database, walk };
try {
  await (
    runs[positionals[0] ?? ''] ?? (() => Promise.reject(new Error(`What to kill: ${Object.keys(runs).join(', ')}?`)))
  )();
} finally {
  const ended = [...children].map((child) => new Promise((done) => child.once('exit', done)));
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(ended);
  cluster.remove();
}
