/** PostgreSQL killed in the middle of writes. */
import { setTimeout as wait } from 'node:timers/promises';
import { Cluster } from '../testing/databases.ts';
import { atEnd } from './endings.ts';
import { report } from './report.ts';
import { rounds } from './rounds.ts';
import { isUp, oneServer } from './servers.ts';

export async function database({ rounds: count }: { rounds: number }): Promise<void> {
  const cluster = new Cluster('');
  atEnd(() => cluster.remove());
  const address = await oneServer(cluster.address);
  const { client, writers, pauses } = await rounds(address, count, async () => {
    await wait(3000);
    process.kill(cluster.pid, 'SIGKILL');
    await wait(1000);
    await cluster.startAgain();
    await isUp(`${address}/health`);
  });
  report(`PostgreSQL killed ${count} times`, client, { wrong: await writers.lost(), pauses });
}
