/** PgBouncer killed between server and database, then PostgreSQL stopped and started behind it. */
import { setTimeout as wait } from 'node:timers/promises';
import { pooledAddress, startPooler } from '../ha/pooler.ts';
import { signal } from '../ha/processes.ts';
import { Cluster } from '../testing/databases.ts';
import { atEnd } from './endings.ts';
import { report } from './report.ts';
import { rounds } from './rounds.ts';
import { oneServer } from './servers.ts';

export async function pooler({ rounds: count }: { rounds: number }): Promise<void> {
  const cluster = new Cluster('');
  atEnd(() => cluster.remove());
  const pooled = { entry: '127.0.21.100', host: cluster.folder, port: 5432, user: 'postgres', password: 'pooled' };
  const folder = startPooler(cluster.folder, pooled);
  atEnd(() => signal('SIGKILL', folder));
  const address = await oneServer(pooledAddress(pooled));
  const { client, writers, pauses } = await rounds(address, count, async (writers) => {
    await wait(2000);
    signal('SIGKILL', folder);
    await wait(1000);
    startPooler(cluster.folder, pooled);
    await writers.acknowledgedAfter(Date.now());
    await wait(2000);
    cluster.stop('fast');
    await wait(1000);
    cluster.start();
    await writers.acknowledgedAfter(Date.now());
  });
  const wrong = await writers.lost();
  report(`PgBouncer killed, then PostgreSQL started again, ${count} times`, client, { wrong, pauses });
}
