/** A database that a newer server has changed. */
import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { Cluster } from '../testing/databases.ts';
import { atEnd } from '../endurance/endings.ts';
import { underTrouble } from './trouble.ts';

export async function newer(): Promise<void> {
  const cluster = new Cluster('');
  atEnd(() => cluster.remove());
  const folder = new URL('..', import.meta.url);
  await underTrouble({
    what: 'A database of a newer version',
    database: cluster.address,
    async make() {
      const client = new Client(cluster.address);
      await client.connect();
      await client.query(`INSERT INTO migrations (version, name) VALUES (99, 'a later one')`);
      await client.end();
      const command = ['--import', 'tsx', 'server.ts', '--port', '0', '--database', cluster.address];
      const { status, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
      await wait(2000);
      return [`a server that is started then ends with ${status}: ${stderr.trim()}`, 'one that ran before goes on'];
    },
  });
}
