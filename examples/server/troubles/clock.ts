/** A next leader whose clock is an hour fast. */
import { chmodSync, existsSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { atEnd } from '../endurance/endings.ts';
import { Nodes, type Place } from '../ha/nodes.ts';
import { folderOfPostgres, programs } from '../testing/debian.ts';
import { underTrouble } from './trouble.ts';

/** A folder with PostgreSQL's programs, whose clock alone is fast: Patroni, in Python, ends where libfaketime is in it. */
function fastPrograms(): string {
  const folder = folderOfPostgres();
  atEnd(() => rmSync(folder, { recursive: true }));
  const libraries = readdirSync('/usr/lib').map((name) => join('/usr/lib', name, 'faketime/libfaketime.so.1'));
  const library = libraries.find((path) => existsSync(path));
  if (library === undefined) throw new Error('Debian’s package libfaketime is not installed.');
  for (const name of readdirSync(programs!))
    if (name !== 'postgres') symlinkSync(join(programs!, name), join(folder, name));
  const settings = `LD_PRELOAD=${library} FAKETIME=+1h FAKETIME_DONT_FAKE_MONOTONIC=1`;
  writeFileSync(join(folder, 'postgres'), `#!/bin/sh\n${settings} exec ${join(programs!, 'postgres')} "$@"\n`);
  chmodSync(join(folder, 'postgres'), 0o755);
  return folder;
}

export async function clock(place: Place): Promise<void> {
  const fast = fastPrograms();
  const nodes = new Nodes({ ...place, programs: (node) => (node === 'node1' ? undefined : fast) });
  atEnd(() => nodes.remove());
  await nodes.start('node1');
  await underTrouble({
    what: 'A leader whose clock is an hour fast takes over',
    database: nodes.address(),
    // Sessions that were used an hour ago by its clock are over.
    maySignOut: true,
    async make(_, client) {
      nodes.signal('SIGKILL', 'node1');
      let status = 503;
      while (status === 503) {
        await wait(500);
        status = (await client.send('GET', '/auth/me'))?.status ?? 503;
      }
      await client.signIn();
      nodes.startNode('node1');
      await nodes.settled();
      return [`the first answer after it: ${status}`];
    },
  });
}
