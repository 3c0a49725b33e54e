/** A server on three nodes, to which a run does harm round by round. */
import { type Name, Nodes, type Place } from '../ha/nodes.ts';
import type { Client } from './client.ts';
import { atEnd } from './endings.ts';
import { report } from './report.ts';
import { rounds } from './rounds.ts';
import { oneServer } from './servers.ts';
import { Witness } from './witness.ts';
import type { Writers } from './writers.ts';

export interface Scene {
  nodes: Nodes;
  leader: Name;
  client: Client;
  writers: Writers;
}

interface Harm {
  /** What the report begins with. */
  what: string;
  count: number;
  /** Where, so that two runs do not meet. */
  place?: Place;
  /** One round, which ends when all is well again. */
  round: (scene: Scene) => Promise<void>;
  /** What the run has counted besides, each as a sentence. */
  also?: () => string[];
}

export async function onNodes({ what, count, place, round, also }: Harm): Promise<void> {
  const nodes = new Nodes(place);
  atEnd(() => nodes.remove());
  await nodes.start();
  const witness = new Witness(nodes);
  await witness.start();
  const address = await oneServer(nodes.address());
  const { client, writers, spans, pauses } = await rounds(address, count, async (writers, client) => {
    await round({ nodes, leader: await nodes.settled(), client, writers });
    await nodes.settled();
  });
  const twice = spans.filter((span) => witness.twice(...span) > 0).length;
  const wrong = [...(await writers.lost()), ...(await witness.end())];
  if (twice > 0) process.exitCode = 1;
  report(what, client, {
    wrong,
    pauses,
    also: [`${twice} rounds in which two nodes took writes`, ...(also?.() ?? [])],
  });
}
