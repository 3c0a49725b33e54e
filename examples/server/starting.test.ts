import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from './database/database.ts';
import { postgres } from './database/postgres.ts';
import { accounts } from './filling/seed.ts';
import { newApplication } from './testing/calls.ts';
import { Cluster, hasPostgres } from './testing/databases.ts';
import { addressIn, end, said } from './testing/processes.ts';

describe.skipIf(!hasPostgres)('A process of the server', () => {
  let cluster: Cluster;
  let follower: Cluster | undefined;
  let db: Database;
  const processes = new Set<ChildProcess>();

  const spawned = (on: Cluster, ...options: string[]) => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'server.ts', '--port', '0', '--database', on.address, ...options],
      { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, SCRYPT_COST: '2' } },
    );
    processes.add(child);
    return child;
  };
  const start = (on: Cluster, ...options: string[]) => said(spawned(on, ...options));

  beforeAll(() => {
    cluster = new Cluster();
    db = postgres(cluster.address);
  });
  afterEach(async () => {
    await end(processes);
    processes.clear();
  });
  afterAll(async () => {
    await db.close();
    follower?.remove();
    cluster.remove();
  });

  it('fills an empty database once, though three of them start at once, and leaves what is there on the next start', async () => {
    const options = ['--example-data', '--students', '1000'];
    const servers = await Promise.all([1, 2, 3].map(() => start(cluster, ...options)));
    expect(servers.map((lines) => lines.at(-1))).toEqual(servers.map(() => expect.stringMatching(/^The API is at /)));
    expect(servers.filter((lines) => lines.includes('Accounts to sign in with:'))).toHaveLength(1);
    const counts = `SELECT (SELECT count(*) FROM students) AS students, (SELECT count(*) FROM accounts) AS accounts,
      (SELECT count(*) FROM applications) AS applications, (SELECT count(*) FROM courses) AS courses,
      (SELECT sum(students) FROM student_figures) AS counted, (SELECT count(DISTINCT version) FROM migrations) = count(*) AS once
      FROM migrations`;
    const filled = [{ students: 1003, accounts: 1005, applications: 1000, courses: 6, counted: 1003, once: true }];
    expect(await db.query(counts, [])).toEqual(filled);
    expect(await start(cluster, ...options)).toHaveLength(1);
    expect(await db.query(counts, [])).toEqual(filled);
  }, 120_000);

  it('finishes what callers have begun who have gone since, before it ends', async () => {
    const server = spawned(cluster, '--example-data');
    const address = addressIn(await said(server));
    const [complaints, exit] = [text(server.stderr), once(server, 'exit')];
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify(accounts.student);
    const signedIn = await fetch(`${address}/api/auth/student-login`, { method: 'POST', headers, body });
    const { data } = (await signedIn.json()) as { data: { token: string } };
    const asking = new AbortController();
    await db.transaction(async (connection) => {
      await connection.query('LOCK TABLE sessions');
      const answer = fetch(`${address}/api/auth/me`, {
        headers: { Authorization: `Bearer ${data.token}` },
        signal: asking.signal,
      });
      const waiting = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'`;
      await vi.waitUntil(async () => (await db.query(waiting)).length > 0, { timeout: 10_000 });
      asking.abort();
      await expect(answer).rejects.toThrow('aborted');
      server.kill('SIGTERM');
      // It no longer listens.
      await vi.waitUntil(
        () =>
          fetch(address).then(
            () => false,
            () => true,
          ),
        { timeout: 10_000 },
      );
    });
    expect(await complaints).toBe('');
    expect(await exit).toEqual([0, null]);
  }, 60_000);

  it('on a replica says that it can only read, reads, and refuses to write', async () => {
    await db.query(
      `INSERT INTO offers (application_id, state, answer_by, by_name, holds_seat)
      SELECT id, 'OPEN', now() - interval '1 day', 'Neha Rao', false FROM applications LIMIT 1`,
    );
    follower = new Cluster('-c fsync=off', cluster);
    const lines = await start(follower, '--example-data', '--students', '1000');
    expect(lines[0]).toBe('The database can only be read at present.');
    const address = addressIn(lines);
    const health = await fetch(`${address}/health`);
    expect(await health.json()).toEqual({ success: true, isReadOnly: true });
    const courses = (await (await fetch(`${address}/api/courses/active`)).json()) as { data: unknown[] };
    expect(courses.data).toHaveLength(6);
    const refused = await fetch(`${address}/api/applications/submit`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(newApplication('ann@applicants.example')),
    });
    expect([refused.status, await refused.json()]).toMatchObject([
      503,
      { message: 'The data can only be read at present.' },
    ]);
  }, 120_000);
});
