/** A leader whose disk is full, while those of its standbys are not. */
import { execFileSync } from 'node:child_process';
import { rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Name, names, Nodes, type Place } from '../ha/nodes.ts';
import { atEnd } from '../endurance/endings.ts';
import { underTrouble } from './trouble.ts';

/** A node's disk in memory, which root alone can make. */
const mount = (folder: string) => execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1g', 'none', folder]);

export async function full(place: Place): Promise<void> {
  const nodes = new Nodes({ ...place, prepare: mount });
  const fillerOf = (node: Name) => join(nodes.folderOf(node), 'filler');
  atEnd(() =>
    nodes.remove(() => {
      for (const node of names) execFileSync('umount', [nodes.folderOf(node)]);
    }),
  );
  await nodes.start();
  await underTrouble({
    what: 'A disk that is full, on the leader alone',
    database: nodes.address(),
    async make(writers) {
      const leader = await nodes.settled();
      const free = () => {
        const { bavail, bsize } = statfsSync(nodes.folderOf(leader));
        return bavail * bsize;
      };
      execFileSync('fallocate', ['-l', String(free() - 4096), fillerOf(leader)]);
      await wait(20_000);
      const meanwhile = await nodes.leader();
      const written = writers.acknowledgedBetween(Date.now() - 5000, Date.now());
      rmSync(fillerOf(leader));
      await nodes.settled();
      return [
        `after 20 seconds ${meanwhile === leader ? 'the same node leads' : meanwhile ? 'another node leads' : 'no node leads'}, ` +
          `and ${written} writes were acknowledged in 5 seconds`,
      ];
    },
  });
}
