/** Two of three nodes gone at once, with their etcd: nobody may lead. */
import { setTimeout as wait } from 'node:timers/promises';
import { names, type Nodes } from '../ha/nodes.ts';
import { underTrouble } from './trouble.ts';

export async function majority(nodes: Nodes): Promise<void> {
  const leader = await nodes.settled();
  const others = names.filter((node) => node !== leader);
  await underTrouble({
    what: 'Two of three nodes gone',
    database: nodes.address(),
    async make(_, client) {
      for (const node of others) nodes.signal('SIGKILL', node);
      await wait(20_000);
      const read = await client.send('GET', '/students/page?limit=10');
      for (const node of others) nodes.startNode(node);
      await nodes.settled();
      return [`reading after 20 seconds: ${read?.status ?? 'no answer'}`];
    },
  });
}
