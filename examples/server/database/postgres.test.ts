import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { callsTo, newStudent } from '../testing/calls.ts';
import { Cluster, hasPostgres } from '../testing/databases.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { postgres } from './postgres.ts';

describe.skipIf(!hasPostgres)('A server whose PostgreSQL fails', () => {
  let cluster: Cluster;
  let db: Database;
  let calls: Awaited<ReturnType<typeof callsTo>>;

  beforeAll(async () => {
    vi.stubEnv('SCRYPT_COST', '2');
    cluster = new Cluster();
    db = postgres(cluster.address);
    await migrate(db);
    calls = await callsTo(db);
  }, 60_000);
  afterAll(async () => {
    await db.close();
    cluster.remove();
  });

  const add = (rollNo: string) => calls.send('POST', '/students', { token: calls.admin, body: newStudent(rollNo) });
  const read = (rollNo: string) => calls.send('GET', `/students/rollno/${rollNo}`, { token: calls.admin });

  it('finds it again after it was away', async () => {
    cluster.stop('immediate');
    const gone = calls.send('GET', '/courses/active');
    cluster.start();
    expect((await gone).status).toBe(200);
  });

  it('refuses writes alone while it can only be read, and writes again with new connections', async () => {
    await db.query('ALTER DATABASE university SET default_transaction_read_only = on');
    cluster.stop('immediate');
    cluster.start();
    expect((await read('R-0001')).status).toBe(404);
    expect(await add('R-0001')).toMatchObject({ status: 503, message: 'The data can only be read at present.' });
    await db.query('BEGIN READ WRITE; ALTER DATABASE university RESET default_transaction_read_only; COMMIT');
    const several = await Promise.all(Array.from({ length: 12 }, (_, n) => add(`R-1${100 + n}`)));
    expect(several.map(({ status }) => status)).toEqual(several.map(() => 201));
  });

  it('refuses within five seconds what waits for a row that somebody else keeps', async () => {
    const server = postgres(cluster.address, 60_000);
    onTestFinished(() => server.close());
    const change = 'UPDATE courses SET is_active = is_active';
    await db.transaction(async (connection) => {
      await connection.query(change);
      const waiting = server.transaction((other) => other.query(change));
      await expect(waiting).rejects.toMatchObject({ code: '55P03' });
    });
    await server.transaction((other) => other.query(change));
  });

  it('says that a write may have been done whose replica is gone, reads on meanwhile, and does no more than that', async () => {
    await db.query(`ALTER SYSTEM SET synchronous_standby_names = 'nobody'`);
    await db.query('SELECT pg_reload_conf()');
    const waiting = `SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep'`;
    await vi.waitUntil(
      async () => (await db.query('SHOW synchronous_standby_names'))[0]?.['synchronous_standby_names'],
    );
    const writes = Promise.all(['S-0000', 'S-0001', 'S-0002'].map(add));
    await vi.waitUntil(async () => (await db.query(waiting)).length === 3, { timeout: 4000 });
    expect((await read('R-1100')).status).toBe(200);
    for (const answer of await writes) expect(answer).toMatchObject({ status: 503, error: 'OUTCOME_UNKNOWN' });
    // All that may write wait, and nobody reads what no replica has.
    const late = add('S-0003');
    expect([(await read('S-0000')).status, (await db.query(waiting)).length]).toEqual([404, 3]);
    await db.query('ALTER SYSTEM RESET synchronous_standby_names');
    await db.query('SELECT pg_reload_conf()');
    expect((await late).status).toBe(201);
    for (const rollNo of ['S-0000', 'S-0001', 'S-0002']) expect((await read(rollNo)).status).toBe(200);
  }, 60_000);
});
