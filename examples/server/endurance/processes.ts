/** Three processes behind nginx, of which one is killed every ten seconds and started again. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Cluster } from '../testing/databases.ts';
import { Client } from './client.ts';
import { atEnd } from './endings.ts';
import { report } from './report.ts';
import { isUp, run, server } from './servers.ts';
import { Writers } from './writers.ts';

export async function processes({ minutes }: { minutes: number }): Promise<void> {
  const cluster = new Cluster('');
  atEnd(() => cluster.remove());
  const ports = [18_081, 18_082, 18_083];
  const config = readFileSync(new URL('../nginx.conf', import.meta.url), 'utf8').replaceAll(
    /127\.0\.0\.1:80/g,
    '127.0.0.1:180',
  );
  writeFileSync(join(cluster.folder, 'nginx.conf'), `daemon off;\n${config}`);
  const start = (port: number, ...options: string[]) => server(port, cluster.address, ...options);
  const running = new Map(ports.map((port, at) => [port, start(port, ...(at === 0 ? ['--example-data'] : []))]));
  for (const port of ports) await isUp(`http://127.0.0.1:${port}/health`);
  run('nginx', '-p', cluster.folder, '-c', join(cluster.folder, 'nginx.conf'));
  const address = 'http://127.0.0.1:18080';
  await isUp(`${address}/health`);
  const client = new Client(address);
  await client.signIn();
  const writers = new Writers(client);
  let kills = 0;
  await writers.during(async () => {
    const end = Date.now() + minutes * 60_000;
    for (let at = 0; Date.now() < end; at += 1) {
      await wait(5000);
      const port = ports[at % ports.length]!;
      running.get(port)!.kill('SIGKILL');
      kills += 1;
      await wait(5000);
      running.set(port, start(port));
    }
  });
  for (const port of ports) await isUp(`http://127.0.0.1:${port}/health`);
  report(`${kills} processes killed`, client, { wrong: await writers.lost() });
}
