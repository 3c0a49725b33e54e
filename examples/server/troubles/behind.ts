/** Standbys that have everything and show none of it, one of which has to lead next. */
import { setTimeout as wait } from 'node:timers/promises';
import { names, type Nodes } from '../ha/nodes.ts';
import type { Client } from '../endurance/client.ts';
import { underTrouble } from './trouble.ts';

/** Adds students and looks at each at once. @returns how many were not there */
async function lookedInVain(client: Client, times: number): Promise<number> {
  let missing = 0;
  for (let at = 1; at <= times; at += 1) {
    const rollNo = `READ-${Date.now()}`;
    const student = { name: 'Read', rollNo, email: `${rollNo}@endurance.example`.toLowerCase(), department: 'Civil' };
    const added = await client.write('POST', '/students', { ...student, year: 1, semester: 1, password: 'a password' });
    const found = await client.send('GET', `/students/${String(added?.data['id'])}`);
    if (added?.status === 201 && found?.status !== 200) missing += 1;
  }
  return missing;
}

export async function behind(nodes: Nodes): Promise<void> {
  const leader = await nodes.settled();
  const standby = names.find((node) => node !== leader)!;
  /** Patroni takes back what is changed on a node alone. */
  const delay = async (by: string | null) => {
    const body = JSON.stringify({ postgresql: { recovery_conf: { recovery_min_apply_delay: by } } });
    await fetch(`${nodes.patroni(leader)}/config`, { method: 'PATCH', body });
  };
  await underTrouble({
    what: 'Standbys that are two minutes behind, and a leader that dies',
    database: nodes.address(),
    options: ['--read-database', nodes.address('standbys')],
    async make(writers, client) {
      // One stands still while the other keeps up, then both are behind.
      const [startup] = await nodes.query(standby, `SELECT pid FROM pg_stat_activity WHERE backend_type = 'startup'`);
      process.kill(Number(startup!['pid']), 'SIGSTOP');
      const one = await lookedInVain(client, 40);
      process.kill(Number(startup!['pid']), 'SIGCONT');
      await delay('2min');
      const both = await lookedInVain(client, 40);
      await wait(120_000);
      const [replayed] = await nodes.query(
        standby,
        'SELECT round(extract(epoch FROM now() - pg_last_xact_replay_timestamp())) AS behind',
      );
      nodes.signal('SIGKILL', leader);
      const killed = Date.now();
      await writers.acknowledgedAfter(killed, 300);
      const pause = Math.round((Date.now() - killed) / 1000);
      nodes.startNode(leader);
      await nodes.settled();
      await delay(null);
      return [
        `${String(replayed!['behind'])} seconds behind, and ${pause} seconds without writes when the leader dies`,
        `students that were added and then not found: ${one} of 40 with one standby behind, ${both} of 40 with both`,
      ];
    },
  });
}
