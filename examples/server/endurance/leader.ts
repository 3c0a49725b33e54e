/** What can happen to the node that leads. */
import { setTimeout as wait } from 'node:timers/promises';
import { atEnd } from './endings.ts';
import { Namespaces } from './namespaces.ts';
import { onNodes, type Scene } from './on-nodes.ts';

/** Does harm to the leader, and makes it good a while after another one leads. */
const untilAnotherLeads =
  (harm: (scene: Scene) => void, repair: (scene: Scene) => void) =>
  async (scene: Scene): Promise<void> => {
    await wait(2000);
    harm(scene);
    await scene.writers.acknowledgedAfter(Date.now());
    await wait(3000);
    repair(scene);
  };

/** All of its processes are killed. */
export const failover = ({ rounds: count }: { rounds: number }) =>
  onNodes({
    what: `The leader's node killed ${count} times`,
    count,
    round: untilAnotherLeads(
      ({ nodes, leader }) => nodes.signal('SIGKILL', leader),
      ({ nodes, leader }) => nodes.startNode(leader),
    ),
  });

/** All of its processes stand still, and go on when another one leads. */
export const freeze = ({ rounds: count }: { rounds: number }) =>
  onNodes({
    what: `The leader's node frozen ${count} times`,
    count,
    place: { network: '127.0.18' },
    round: untilAnotherLeads(
      ({ nodes, leader }) => nodes.signal('SIGSTOP', leader),
      ({ nodes, leader }) => nodes.signal('SIGCONT', leader),
    ),
  });

/** Its network is cut. */
export async function cut({ rounds: count }: { rounds: number }): Promise<void> {
  const place = new Namespaces();
  atEnd(() => place.remove());
  await onNodes({
    what: `The leader cut off ${count} times`,
    count,
    place,
    round: untilAnotherLeads(
      ({ leader }) => place.cut(leader),
      ({ leader }) => place.join(leader),
    ),
  });
}
