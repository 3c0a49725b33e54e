/** An address that leads to the leader and to its standbys by turns, as one without checks does. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { start } from '../ha/processes.ts';
import { names, type Nodes } from '../ha/nodes.ts';
import { underTrouble } from './trouble.ts';

export async function address(nodes: Nodes): Promise<void> {
  const file = join(nodes.folder, 'by-turns.cfg');
  const servers = names.map((node, at) => `  server ${node} ${nodes.network}.${at + 1}:5432`).join('\n');
  writeFileSync(
    file,
    `defaults\n  mode tcp\n  timeout connect 2s\n  timeout client 1h\n  timeout server 1h\n` +
      `listen all\n  bind ${nodes.entry}:5002\n  balance roundrobin\n${servers}\n`,
  );
  const haproxy = start(nodes.folder, 'by-turns.log', ['haproxy', '-db', '-f', file]);
  await underTrouble({
    what: 'An address that leads to leader and standbys by turns',
    database: nodes.address().replace(':5000', ':5002'),
    async make() {
      await wait(8000);
      return [];
    },
  });
  haproxy.kill();
}
