/** The processes of a node are those that work in its folder: PostgreSQL leaves the process group that it was started in. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Starts a program that works in a folder, and writes what it says to a file there. */
export function start(
  folder: string,
  log: string,
  command: readonly string[],
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  const output = openSync(join(folder, log), 'a');
  const [program, ...options] = command;
  const started = spawn(program!, options, {
    cwd: folder,
    stdio: ['ignore', output, output],
    // On Ctrl-C the terminal would end it before whoever has started it can.
    detached: true,
    env: { ...process.env, ...env },
  });
  closeSync(output);
  return started;
}

function folderOf(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

/** The numbers of all processes that work in a folder or below, by the name of their program. */
export function processesIn(folder: string): { pid: number; program: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && `${folderOf(name)}/`.startsWith(`${folder}/`))
    .flatMap((name) => {
      try {
        return [{ pid: Number(name), program: readFileSync(`/proc/${name}/comm`, 'utf8').trim() }];
      } catch {
        return [];
      }
    });
}

/** Sends a signal to all of them, those that begin meanwhile too. */
export function signal(name: NodeJS.Signals, folder: string, but: readonly string[] = []): void {
  const reached = new Set<number>();
  for (let isNew = true; isNew;) {
    isNew = false;
    for (const { pid, program } of processesIn(folder)) {
      if (reached.has(pid) || but.includes(program)) continue;
      reached.add(pid);
      isNew = true;
      try {
        process.kill(pid, name);
      } catch {
        // It has ended since.
      }
    }
  }
}
