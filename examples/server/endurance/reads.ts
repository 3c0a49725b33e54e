/** Reads a second of a server on one database and on two, by turns, and what a read costs each of them, whatever else runs. */
import { readdirSync, readFileSync } from 'node:fs';
import { Client } from './client.ts';
import { Cluster } from '../testing/databases.ts';
import { postgres } from '../database/postgres.ts';
import { atEnd } from './endings.ts';
import { oneServer } from './servers.ts';

const TURNS = 3;
const CALLERS = 8;

/** What Linux says of a process: how long it and those of its children that have ended have worked, in hundredths of a second. */
function stat(pid: string) {
  try {
    const [, parent, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').map(Number);
    const [user, system, ...ofEnded] = fields.slice(9, 13);
    return { parent, own: user! + system!, ofEnded: ofEnded[0]! + ofEnded[1]! };
  } catch {
    // It has ended since.
    return { parent: 0, own: 0, ofEnded: 0 };
  }
}

/** How many milliseconds all processes of a database have worked. */
function workOf({ pid }: Cluster): number {
  const { own, ofEnded } = stat(String(pid));
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const theirs = children.map(stat).filter(({ parent }) => parent === pid);
  return theirs.reduce((sum, child) => sum + child.own, own + ofEnded) * 10;
}

async function replicaOf(leader: Cluster): Promise<Cluster> {
  const replica = new Cluster('', leader);
  atEnd(() => replica.remove());
  const db = postgres(leader.address);
  for (const setting of [`synchronous_standby_names = '*'`, 'synchronous_commit = remote_apply'])
    await db.query(`ALTER SYSTEM SET ${setting}`);
  await db.query('SELECT pg_reload_conf()');
  // It would come by itself, in the middle of a turn.
  await db.query('VACUUM ANALYZE');
  await db.close();
  return replica;
}

/** Reads a page and then a record, again and again, several at once. @returns how many reads */
async function readsOf(client: Client, students: number, seconds: number): Promise<number> {
  let count = 0;
  const end = Date.now() + seconds * 1000;
  const readOn = async () => {
    while (Date.now() < end) {
      count += 2;
      const id = `stu-${String(1 + ((count * 7919) % students)).padStart(9, '0')}`;
      await client.send('GET', '/students/page?limit=20');
      await client.send('GET', `/students/${id}`);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, readOn));
  return count;
}

export async function reads({ students, minutes }: { students: number; minutes: number }): Promise<void> {
  const leader = new Cluster('');
  atEnd(() => leader.remove());
  const one = new Client(await oneServer(leader.address, '--students', String(students)));
  const replica = await replicaOf(leader);
  const two = new Client(await oneServer(leader.address, '--read-database', replica.address));
  const seconds = (minutes * 60) / (2 * TURNS);
  for (const client of [one, two]) {
    await client.signIn();
    await readsOf(client, students, 3);
  }
  for (let turn = 1; turn <= TURNS; turn += 1)
    for (const [name, client] of Object.entries({ 'one database': one, 'two databases': two })) {
      const before = [leader, replica].map(workOf);
      const count = await readsOf(client, students, seconds);
      const [first, second] = [leader, replica].map((cluster, at) =>
        ((workOf(cluster) - before[at]!) / count).toFixed(2),
      );
      console.log(
        `${name}: ${Math.round(count / seconds)} reads a second, each ${first} ms of a core in the first, ${second} ms in the replica`,
      );
    }
  for (const { sentences } of [one, two])
    for (const [sentence, times] of sentences) console.log(`${times} times: ${sentence}`);
}
