import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from './app.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { postgres } from './database/postgres.ts';
import { analyze } from './filling/in-bulk.ts';
import { accounts } from './filling/seed.ts';
import { invent } from './filling/invent.ts';
import { callsTo } from './testing/calls.ts';
import { contentsOf, sequencesOf } from './testing/contents.ts';
import { Cluster, hasPostgres } from './testing/databases.ts';
import { giveToPostgres } from './testing/debian.ts';

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');

/** The commands under a heading of README.md: those of the backup, and those of the way back. */
function commandsUnder(heading: string): [backUp: string, restore: string] {
  const [, section = ''] = readme.split(`\n### ${heading}\n`);
  const blocks = section.split(/\n##+ /, 1)[0]!.match(/(?<=```sh\n).*?(?=\n```)/gs) ?? [];
  return [blocks[0] ?? '', blocks[1] ?? ''];
}

/** One row of everything that a server keeps, and some hundred students. */
async function fill(db: Database): Promise<void> {
  const calls = await callsTo(db);
  await db.transaction((connection) => invent(connection, 300));
  const token = calls.admin;
  const done = async (...call: Parameters<typeof calls.send>) => {
    const answer = await calls.send(...call);
    expect([call, answer.status, answer.message]).toEqual([call, expect.toBeOneOf([200, 201]), answer.message]);
    return answer.data;
  };
  const { id, proof } = await calls.applied('ann@applicants.example');
  const form = new FormData();
  for (const [field, text] of Object.entries(proof)) form.set(field, text);
  const page = Uint8Array.from({ length: 50_000 }, (_, at) => at % 256);
  form.set('file', new Blob(['%PDF-1.4\n', page, '\nstartxref\n9\n%%EOF\n']), 'Zeugnis – 1.pdf');
  await done('POST', '/applications/mine/documents', { body: form });
  const papers = [{ studentId: 'stu-000000001', facts: [] }];
  await done('POST', '/papers', { token, body: { kind: 'Certificate', issuedOn: '2025-05-18', papers } });
  await done('POST', `/applications/${id}/offer`, {
    token,
    body: { answerBy: new Date(Date.now() + 86_400_000).toISOString() },
  });
  await done('DELETE', '/students/stu-000000002', { token });
  await db.query(
    `INSERT INTO casework (application_id, notes) SELECT id, '[{"text": "Überprüft 😀"}]' FROM applications LIMIT 3;
    INSERT INTO ranks (application_id, rank) SELECT id, 1 FROM applications LIMIT 1;
    INSERT INTO kept_answers (id, request, answer) VALUES ('key', 'request', 'answer');
    INSERT INTO failures (key, times) VALUES ('somebody', ARRAY[now()])`,
  );
  await analyze(db);
}

/** Of how many groups of columns the planner knows the values together. */
const knownTogether = async (db: Database) =>
  (await db.query('SELECT 1 FROM pg_stats_ext WHERE most_common_vals IS NOT NULL', [])).length;

describe.skipIf(!hasPostgres)('A restored database', () => {
  let first: Cluster;
  let db: Database;
  const clusters: Cluster[] = [];
  const folder = () => join(first.folder, 'backups');

  /** Does what the README says, as the user whom the data belongs to. */
  const follow = (commands: string, cluster: Cluster, variables: object = {}) => {
    expect(commands).not.toBe('');
    const connection = { PGHOST: cluster.folder, PGUSER: 'postgres', PGDATA: cluster.data };
    const path = `${cluster.programs}:${process.env['PATH']}`;
    const env = { ...connection, PATH: path, BACKUPS: folder(), ...variables };
    first.asOwner('bash', ['-euc', commands], { env, cwd: first.folder });
  };
  const anotherCluster = (origin?: 'later', programs?: string) => {
    const cluster = new Cluster('-c fsync=off', origin, programs);
    clusters.push(cluster);
    return cluster;
  };
  const opened = async <T>(cluster: Cluster, work: (db: Database) => Promise<T>): Promise<T> => {
    const other = postgres(cluster.address);
    return work(other).finally(() => other.close());
  };
  const isServed = async (restored: Database) => {
    await migrate(restored);
    const app = createApp(restored);
    const send = async (path: string, body: object, token = '') => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
      const answer = await app.request(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: answer.status, ...((await answer.json()) as { data?: { token?: string } }) };
    };
    const { email, password } = accounts.admin;
    const login = await send('/admin/auth/login', { usernameOrEmail: email, password });
    const papers = [{ studentId: 'stu-000000003', facts: [] }];
    const issued = await send('/papers', { kind: 'Certificate', issuedOn: '2025-05-18', papers }, login.data?.token);
    expect([login.status, issued.status]).toEqual([200, 200]);
  };

  beforeAll(async () => {
    vi.stubEnv('SCRYPT_COST', '2');
    first = new Cluster();
    db = postgres(first.address);
    await migrate(db);
    await fill(db);
    mkdirSync(folder());
    giveToPostgres(folder());
  });
  beforeEach(() => {
    vi.stubEnv('SCRYPT_COST', '2');
  });
  afterAll(async () => {
    await db.close();
    for (const cluster of [first, ...clusters]) cluster.remove();
  });

  it('holds every row and number of a dump, and takes the next write', async () => {
    const [backUp, restore] = commandsUnder('A dump');
    const [contents, sequences] = [await contentsOf(db), await sequencesOf(db)];
    expect(Object.values(contents).filter((content) => content.startsWith('0 rows'))).toEqual([]);
    follow(backUp, first);
    const second = anotherCluster();
    second.run('dropdb', '-h', second.folder, '-U', 'postgres', 'university');
    follow(restore, second);
    await opened(second, async (restored) => {
      expect(await contentsOf(restored)).toEqual(contents);
      expect(await sequencesOf(restored)).toEqual(sequences);
      expect(await knownTogether(restored)).toBe(1);
      await isServed(restored);
      await restored.query('DELETE FROM documents');
      expect(await contentsOf(restored)).not.toMatchObject({ documents: contents['documents'] });
    });
  });

  it('holds every row of the moment before a mistake, and takes the next write', async () => {
    const [backUp, restore] = commandsUnder('Any moment');
    await db.close();
    const [prepare = '', copy = ''] = backUp.split('\n\n');
    follow(prepare, first);
    first.stop();
    first.start();
    db = postgres(first.address);
    follow(copy, first);
    await db.query(`UPDATE students SET attendance = 50 WHERE id = 'stu-000000007'`);
    const [contents, sequences] = [await contentsOf(db), await sequencesOf(db)];
    const [row] = await db.query<{ moment: string }>('SELECT clock_timestamp()::text AS moment', []);
    await db.query('DELETE FROM documents');
    await db.query('SELECT pg_switch_wal()');
    const archived = `SELECT last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) AS "isThere" FROM pg_stat_archiver`;
    await vi.waitUntil(async () => (await db.query(archived))[0]?.['isThere'], { timeout: 20_000 });
    const second = anotherCluster('later');
    follow(restore, second, { MOMENT: row!.moment });
    second.start();
    await opened(second, async (restored) => {
      await vi.waitUntil(async () => !(await restored.query('SELECT pg_is_in_recovery() AS is'))[0]!['is'], {
        timeout: 20_000,
      });
      expect(await contentsOf(restored)).toEqual(contents);
      // What recovery knows of a sequence may be some numbers ahead: none is given twice.
      for (const [name, last] of Object.entries(await sequencesOf(restored)))
        expect([name, last]).toEqual([name, expect.toSatisfy((now: number) => now >= sequences[name]!)]);
      await isServed(restored);
    });
  });

  it.skipIf(!process.env['PGBINNEW'])(
    'holds every row and number in PostgreSQL 18, and takes the next write',
    async () => {
      const [upgrade, after] = commandsUnder('PostgreSQL 18');
      const [contents, sequences] = [await contentsOf(db), await sequencesOf(db)];
      await db.close();
      first.stop();
      const second = anotherCluster('later', process.env['PGBINNEW']);
      follow(upgrade, second, {
        PGBINOLD: first.programs,
        PGDATAOLD: first.data,
        PGBINNEW: second.programs,
        PGDATANEW: second.data,
      });
      second.start();
      expect(await opened(second, knownTogether)).toBe(0);
      follow(after, second, { PGBINNEW: second.programs });
      first.start();
      db = postgres(first.address);
      await opened(second, async (restored) => {
        expect(await contentsOf(restored)).toEqual(contents);
        expect(await sequencesOf(restored)).toEqual(sequences);
        expect(await knownTogether(restored)).toBe(1);
        await isServed(restored);
      });
    },
  );
});
