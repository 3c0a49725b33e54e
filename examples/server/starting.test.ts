import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database/database.ts';
import { postgres } from './database/postgres.ts';
import { Cluster, hasPostgres } from './testing/databases.ts';
import { addressIn, end, said } from './testing/processes.ts';

describe.skipIf(!hasPostgres)('A server that starts', () => {
  let cluster: Cluster;
  let follower: Cluster | undefined;
  let db: Database;
  const processes = new Set<ChildProcess>();

  const start = (on: Cluster, ...options: string[]) => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'server.ts', '--port', '0', '--database', on.address, ...options],
      { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, SCRYPT_COST: '2' } },
    );
    processes.add(child);
    return said(child);
  };

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
    const application = {
      fullName: 'Ann Applicant',
      email: 'ann@applicants.example',
      phoneNumber: '9876543210',
      desiredCourse: 'Civil Engineering',
      previousQualification: 'Diploma',
      previousGrade: '88%',
    };
    const refused = await fetch(`${address}/api/applications/submit`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(application),
    });
    expect([refused.status, await refused.json()]).toMatchObject([
      503,
      { message: 'The data can only be read at present.' },
    ]);
  }, 120_000);
});
