import { readdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg, platform, release, totalmem } from 'node:os';

/** What the figures were measured on. */
export interface Machine {
  readonly processor: string;
  readonly processors: number;
  readonly memoryMB: number;
  readonly system: string;
  readonly node: string;
}

export const describeMachine = (): Machine => ({
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  processors: cpus().length,
  memoryMB: Math.round(totalmem() / 1e6),
  system: `${platform()} ${release()}`,
  node: process.version,
});

/** How busy the machine was. */
export interface Load {
  /** The system's own average of the minute before, which counts whatever this program did in that minute. */
  readonly before: number;
  /** The mean number of threads of others that ran or waited for a processor. */
  readonly others: number;
}

/** More than this leaves no processor to measure on. */
export const mostLoadOfOthers = 1.5;

const pause = 500;

const statOf = (path: string): readonly string[] => {
  try {
    // Behind the name, which may hold blanks and brackets: the state, the parent's id …
    return readFileSync(`${path}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    // It has ended meanwhile.
    return [];
  }
};

const entries = (path: string) => {
  try {
    return readdirSync(path).filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
};

/** How many threads of this process and of those that it has started, the browser's, run or wait for a processor. */
function ownRunning(): number {
  const children = new Map<string, string[]>();
  for (const id of entries('/proc')) {
    const parent = statOf(`/proc/${id}`)[1];
    if (parent) children.set(parent, [...(children.get(parent) ?? []), id]);
  }
  const tree = [String(process.pid)];
  for (const id of tree) tree.push(...(children.get(id) ?? []));
  return tree
    .flatMap((id) => entries(`/proc/${id}/task`).map((thread) => `/proc/${id}/task/${thread}`))
    .filter((path) => statOf(path)[0] === 'R').length;
}

/** How many threads of the whole machine run or wait for a processor; undefined where the system does not tell. */
function allRunning(): number | undefined {
  try {
    return Number(/(\d+)\//.exec(readFileSync('/proc/loadavg', 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

/**
 * Watches what others do with the machine while something is measured. The average that the system keeps is no use for
 * that: the browser that is measured makes a load of 1 to 2 by itself. So what that average counts is counted here, twice
 * a second: the threads that run or wait, less our own. Where the system does not tell, the average before counts.
 */
export function watchLoad(): { stop(): Load } {
  const before = loadavg()[0] ?? 0;
  const samples: number[] = [];
  const sample = () => {
    const all = allRunning();
    if (all !== undefined) samples.push(Math.max(0, all - ownRunning()));
  };
  sample();
  const timer = setInterval(sample, pause);
  return {
    stop() {
      clearInterval(timer);
      const others = samples.length === 0 ? before : samples.reduce((sum, count) => sum + count, 0) / samples.length;
      return { before, others };
    },
  };
}
