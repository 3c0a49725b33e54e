/** The processes of the server, and what else a run has started. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { atEnd } from './endings.ts';

const running = new Set<ChildProcess>();
/** How many processes of the server have ended by themselves. */
let ended = 0;
export const endedByThemselves = () => ended;

const folder = new URL('..', import.meta.url);

/** Runs a program until the run is over. */
export function run(program: string, ...options: string[]): ChildProcess {
  const child = spawn(program, options, { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder });
  running.add(child);
  atEnd(endServers);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Starts a process of the server on a database. */
export function server(port: number, database: string, ...options: string[]): ChildProcess {
  const command = `--import tsx server.ts --limit 0 --behind-proxy --port ${port} --database ${database}`;
  const child = run(process.execPath, ...command.split(' '), ...options);
  child.once('exit', (code) => {
    if (code !== null && running.size > 0) ended += 1;
  });
  return child;
}

/** Waits until an address is answered. */
export async function isUp(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))?.ok) await wait(100);
}

/** A port that nobody listens on, so that two runs do not meet. */
async function freePort(): Promise<number> {
  const listening = createServer().listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  listening.close();
  await once(listening, 'close');
  return port;
}

/** One process of the server with the example data, which answers. @returns its address */
export async function oneServer(database: string, ...options: string[]): Promise<string> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  server(port, database, '--example-data', ...options);
  await isUp(`${address}/health`);
  return address;
}

/** Ends all that run. */
export async function endServers(): Promise<void> {
  const children = [...running];
  const ends = children.map((child) => new Promise((done) => child.once('exit', done)));
  running.clear();
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(ends);
}
