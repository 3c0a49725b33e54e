import { spawnSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../app.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { postgres } from '../database/postgres.ts';
import { Client } from '../endurance/client.ts';
import { Writers } from '../endurance/writers.ts';
import { seed } from '../filling/seed.ts';
import { Cluster, hasPostgres } from '../testing/databases.ts';
import { MovingAddress } from '../testing/moving-address.ts';
import { pooledAddress, startPooler } from './pooler.ts';
import { signal } from './processes.ts';

const hasPooler = spawnSync('pgbouncer', ['--version']).status === 0;

describe.skipIf(!hasPostgres)('A server whose database goes away under four writers', () => {
  const closing: (() => unknown)[] = [];
  beforeEach(() => void vi.stubEnv('SCRYPT_COST', '2'));
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close();
  });

  /** A server on a database, and whoever writes to it. */
  async function serverOn(address: string) {
    const db = postgres(address, 5000);
    closing.push(() => db.close());
    await migrate(db);
    await seed(db);
    const server = await new Promise<ServerType>((done) => {
      const starting = serve({ fetch: createApp(db).fetch, port: 0, hostname: '127.0.0.1' }, () => done(starting));
    });
    closing.push(() => server.close());
    const client = new Client(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    await client.signIn();
    return { client, writers: new Writers(client) };
  }

  it('loses nothing and signs nobody out when PgBouncer is killed, and when PostgreSQL starts again behind it', async ({
    skip,
  }) => {
    if (!hasPooler) skip('PgBouncer is not installed.');
    const cluster = new Cluster();
    closing.push(() => cluster.remove());
    const pooled = { entry: '127.0.19.1', host: cluster.folder, port: 5432, user: 'postgres', password: 'pooled' };
    const folder = startPooler(cluster.folder, pooled);
    closing.push(() => signal('SIGKILL', folder));
    const { client, writers } = await serverOn(pooledAddress(pooled));
    await writers.during(async () => {
      await writers.acknowledgedAfter(Date.now());
      signal('SIGKILL', folder);
      startPooler(cluster.folder, pooled);
      await writers.acknowledgedAfter(Date.now());
      cluster.stop();
      cluster.start();
      await writers.acknowledgedAfter(Date.now());
    });
    expect(await writers.lost()).toEqual([]);
    expect(client.counts.signedOut).toBe(0);
  });

  it('reads on and says what is not confirmed while no standby has it, also for whoever was last seen a while ago', async () => {
    const cluster = new Cluster();
    closing.push(() => cluster.remove());
    const { client, writers } = await serverOn(cluster.address);
    const db = postgres(cluster.address);
    closing.push(() => db.close());
    await db.query(`UPDATE sessions SET used_at = now() - interval '2 minutes'`);
    await db.query(`ALTER SYSTEM SET synchronous_standby_names = '*'`);
    await db.query('SELECT pg_reload_conf()');
    await vi.waitUntil(async () => {
      const [row] = await db.query<{ names: string }>(`SELECT current_setting('synchronous_standby_names') AS names`);
      return row!.names === '*';
    });
    expect(await client.send('GET', '/students')).toMatchObject({ status: 200 });
    expect(await db.query(`SELECT 1 FROM sessions WHERE used_at < now() - interval '1 minute'`, [])).toEqual([]);
    await writers.during(async () => {
      await vi.waitUntil(() => client.counts.unknown > 0, { timeout: 20_000 });
      expect(await client.send('GET', '/students')).toMatchObject({ status: 200 });
    });
    expect(client.counts.acknowledged).toBe(0);
    expect([...client.sentences.keys()]).toContainEqual(expect.stringMatching(/^503 The database has not confirmed/));
  });

  it('loses nothing and signs nobody out when a standby takes the place of a leader that was killed', async () => {
    const leader = new Cluster();
    closing.push(() => leader.remove());
    const standby = new Cluster('-c fsync=off', leader);
    closing.push(() => standby.remove());
    const direct = async <T>(cluster: Cluster, work: (db: Database) => Promise<T>) => {
      const db = postgres(cluster.address);
      return work(db).finally(() => db.close());
    };
    await direct(leader, async (db) => {
      await db.query(`ALTER SYSTEM SET synchronous_standby_names = '*'`);
      await db.query('SELECT pg_reload_conf()');
      const following = `SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'`;
      await vi.waitUntil(async () => (await db.query(following)).length > 0, { timeout: 10_000 });
    });
    const address = new MovingAddress(leader);
    closing.push(() => address.close());
    const { client, writers } = await serverOn(await address.open());
    await writers.during(async () => {
      await writers.acknowledgedAfter(Date.now());
      process.kill(leader.pid, 'SIGKILL');
      await direct(standby, (db) => db.query('SELECT pg_promote()'));
      address.move(standby);
      await writers.acknowledgedAfter(Date.now());
    });
    expect(await writers.lost()).toEqual([]);
    expect(client.counts.signedOut).toBe(0);
  });
});
