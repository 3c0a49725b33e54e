/** Twenty strangers ask without a pause, while somebody who is signed in works. */
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { Cluster } from '../testing/databases.ts';
import { Client } from './client.ts';
import { atEnd } from './endings.ts';
import { oneServer, run } from './servers.ts';

/** A value that so many of them are below, of which there are a few hundred. */
const share = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)]!.toFixed(1);

/** How long answers take, in milliseconds, to somebody who asks fifty times a second at most. */
async function timesOf(client: Client, seconds: number): Promise<number[]> {
  const times: number[] = [];
  for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
    const began = performance.now();
    await client.send('GET', '/admin/auth/me');
    times.push(performance.now() - began);
    await wait(20);
  }
  return times;
}

/** Says how much longer whoever is signed in waits for answers, and fails where it is more than twice as long. */
export async function strangers({ students, minutes }: { students: number; minutes: number }): Promise<void> {
  const cluster = new Cluster('');
  atEnd(() => cluster.remove());
  const address = await oneServer(cluster.address, '--students', String(students));
  const client = new Client(address);
  await client.signIn();
  await timesOf(client, 5);
  const alone = await timesOf(client, minutes * 30);
  const program = fileURLToPath(new URL('twenty-strangers.ts', import.meta.url));
  const asking = run(process.execPath, '--import', 'tsx', program, address);
  await wait(3000);
  const among = await timesOf(client, minutes * 30);
  asking.kill();
  await once(asking, 'exit');
  // Its last questions are still being answered.
  await wait(1000);
  for (const [name, times] of Object.entries({ alone, 'among twenty strangers': among }))
    console.log(`${name}: ${share(times, 0.5)} ms (p50), ${share(times, 0.95)} ms (p95)`);
  for (const [sentence, times] of client.sentences) console.log(`${times} times: ${sentence}`);
  if (Number(share(among, 0.95)) > 2 * Number(share(alone, 0.95))) process.exitCode = 1;
}
