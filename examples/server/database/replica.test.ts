import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
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
      query(text, values) {
        if (text.includes('FROM students')) read(text);
        return second.query(text, values);
      },
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

  it('reads from the first database where the replica is gone', async () => {
    const calls = await callsTo(db, { replica });
    follower.stop('immediate');
    expect((await calls.send('GET', '/auth/me', { token: calls.student })).status).toBe(200);
    follower.start();
  }, 60_000);
});
