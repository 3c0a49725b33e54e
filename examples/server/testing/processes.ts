/** Servers in processes of their own, for tests. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** What a process says until it listens or ends; its address is in the last line. */
export async function said(process: ChildProcess): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: process.stdout! })) {
    lines.push(line);
    if (line.startsWith('The API is at ')) break;
  }
  return lines;
}

/** The address in what a server has said. */
export const addressIn = (lines: readonly string[]) => /http:\S+(?=\/api)/.exec(lines.at(-1) ?? '')?.[0] ?? '';

/** Ends processes as a service manager does. */
export async function end(processes: Iterable<ChildProcess>): Promise<void> {
  const running = [...processes].filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  const ended = Promise.all(running.map((child) => once(child, 'exit')));
  for (const child of running) child.kill('SIGTERM');
  await ended;
}
