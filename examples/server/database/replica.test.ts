import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { callsTo, empty } from '../testing/calls.ts';
import { conformanceOf, withoutFault } from '../testing/conformance.ts';
import { Cluster, hasPostgres } from '../testing/databases.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { postgres } from './postgres.ts';

describe.skipIf(!hasPostgres)('A server that reads from a replica', () => {
  let leader: Cluster;
  let follower: Cluster;
  let db: Database;
  let replica: Database;
  const read = vi.fn();

  beforeAll(async () => {
    vi.stubEnv('SCRYPT_COST', '2');
    leader = new Cluster();
    db = postgres(leader.address);
    await migrate(db);
    follower = new Cluster('-c fsync=off', leader);
    const second = postgres(follower.address);
    replica = {
      ...second,
      onOneConnection: (work) =>
        second.onOneConnection((connection) =>
          work({
            query(text, values) {
              if (text.includes('FROM students')) read(text);
              return connection.query(text, values);
            },
          }),
        ),
    };
  }, 60_000);
  afterAll(async () => {
    await Promise.all([db.close(), replica.close()]);
    follower.remove();
    leader.remove();
  });
  beforeEach(() => read.mockClear());

  it('passes every rule in all operations and all its extensions, and most of what it reads is the replica’s', async () => {
    await empty(db);
    expect(await conformanceOf(db, { replica })).toEqual(withoutFault);
    expect(read.mock.calls.length).toBeGreaterThan(200);
  }, 120_000);

  it('reads from the first database what a replica that is behind does not have yet, and again from it when it has', async () => {
    const calls = await callsTo(db, { replica });
    const own = async () => (await calls.send('GET', '/auth/me', { token: calls.student })).data;
    const { id } = await own();
    read.mockClear();
    await replica.query('SELECT pg_wal_replay_pause()');
    const body = { cgpa: 9.1, credits: 100 };
    expect((await calls.send('PUT', `/students/${String(id)}/cgpa`, { token: calls.admin, body })).status).toBe(200);
    expect(await own()).toMatchObject({ currentCGPA: 9.1 });
    expect(read).not.toHaveBeenCalled();
    await replica.query('SELECT pg_wal_replay_resume()');
    await vi.waitUntil(
      async () => {
        expect(await own()).toMatchObject({ currentCGPA: 9.1 });
        return read.mock.calls.length > 0;
      },
      { timeout: 10_000, interval: 100 },
    );
  }, 60_000);

  it('reads what was written though its connections lead to two replicas by turns, one of which is behind', async () => {
    const late = new Cluster('-c fsync=off', leader);
    const behind = postgres(late.address);
    onTestFinished(async () => {
      await behind.close();
      late.remove();
    });
    await behind.query('SELECT pg_wal_replay_pause()');
    let turn = 0;
    const byTurns: Database = {
      ...replica,
      query: (text, values) => [replica, behind][turn++ % 2]!.query(text, values),
      onOneConnection: (work) => [replica, behind][turn++ % 2]!.onOneConnection(work),
    };
    const calls = await callsTo(db, { replica: byTurns });
    const own = async () => (await calls.send('GET', '/auth/me', { token: calls.student })).data;
    const { id } = await own();
    for (const cgpa of [9.1, 9.2, 9.3, 9.4]) {
      const body = { cgpa, credits: 100 };
      expect((await calls.send('PUT', `/students/${String(id)}/cgpa`, { token: calls.admin, body })).status).toBe(200);
      expect(await own()).toMatchObject({ currentCGPA: cgpa });
    }
    expect(turn).toBeGreaterThan(1);
  }, 60_000);

  it('reads from the first database where the replica is gone', async () => {
    const calls = await callsTo(db, { replica });
    follower.stop('immediate');
    expect((await calls.send('GET', '/auth/me', { token: calls.student })).status).toBe(200);
    follower.start();
  }, 60_000);
});
