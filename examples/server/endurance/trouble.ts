/** What is wrong around a server without anything being killed for good: each has to give a sentence, and lose nothing. */
import { Nodes } from '../ha/nodes.ts';
import { atEnd, endEverything } from './endings.ts';
import { access } from '../troubles/access.ts';
import { address } from '../troubles/address.ts';
import { behind } from '../troubles/behind.ts';
import { clock } from '../troubles/clock.ts';
import { full } from '../troubles/full.ts';
import { majority } from '../troubles/majority.ts';
import { newer } from '../troubles/newer.ts';

const place = { network: '127.0.20' };

export async function trouble(): Promise<void> {
  await newer();
  await endEverything();
  const nodes = new Nodes(place);
  atEnd(() => nodes.remove());
  await nodes.start();
  for (const make of [address, access, majority, behind]) await make(nodes);
  await endEverything();
  await full(place);
  await endEverything();
  await clock(place);
}
