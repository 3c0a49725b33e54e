/** Both standbys are killed: what is written has to wait or be refused, and reading goes on. */
import { setTimeout as wait } from 'node:timers/promises';
import { names } from '../ha/nodes.ts';
import { onNodes } from './on-nodes.ts';

/** How long there is no standby, in milliseconds. */
const ABSENCE = 15_000;

export async function noStandby({ rounds: count }: { rounds: number }): Promise<void> {
  let alone = 0;
  const reads = { answered: 0, refused: 0 };
  await onNodes({
    what: `Both standbys killed ${count} times`,
    count,
    place: { network: '127.0.19' },
    async round({ nodes, leader, client, writers }) {
      await wait(2000);
      const standbys = names.filter((node) => node !== leader);
      // etcd goes on: where two of three are gone, nobody may lead.
      for (const node of standbys) nodes.signal('SIGKILL', node, ['etcd']);
      const from = Date.now();
      while (Date.now() < from + ABSENCE) {
        const read = await client.send('GET', '/students/page?limit=10');
        reads[read?.status === 200 ? 'answered' : 'refused'] += 1;
        await wait(100);
      }
      alone += writers.acknowledgedBetween(from, Date.now());
      for (const node of standbys) nodes.startNode(node);
      await writers.acknowledgedAfter(Date.now());
    },
    also: () => [
      `${alone} writes acknowledged by the leader alone`,
      `${reads.answered} reads answered meanwhile, ${reads.refused} not`,
    ],
  });
}
