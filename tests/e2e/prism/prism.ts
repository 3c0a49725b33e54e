import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { contractPath } from '#openapi/contract.ts';
import type { LiveApi } from '../live-portal.ts';

/** What Prism has logged while a test was running. */
export interface Exchanges {
  readonly count: number;
  /** The lines that tell of a request or an answer against the contract, each after the call that it belongs to. */
  readonly violations: readonly string[];
}

/** Prism as the API of a portal: in the place of a server, or between the portal and one. */
export interface Prism extends LiveApi {
  /** What it has logged since it was renewed. */
  exchanges(): Promise<Exchanges>;
}

const CALL = /\[HTTP SERVER\] (.+?) ℹ/;
const VIOLATION = /[✖⚠]|Violation:/;

/** Counts the calls of a log, and finds the complaints. */
function readLog(lines: readonly string[]): Exchanges {
  let call = '';
  let count = 0;
  const violations: string[] = [];
  for (const line of lines) {
    const [, begun] = CALL.exec(line) ?? [];
    if (begun !== undefined) {
      call = begun;
      count += 1;
    }
    if (VIOLATION.test(line)) violations.push(`${call}: ${line}`);
  }
  return { count, violations };
}

/**
 * Starts the `prism` that `npm run tool prism` has fetched, on a free port.
 * @param options its command and options, such as `['mock', '--dynamic']`
 * @param upstream the server behind `prism proxy`
 * @throws Error with its complaints, where it ends before it listens
 */
export async function startPrism(options: readonly string[], upstream?: LiveApi): Promise<Prism> {
  const server = spawn('prism', [...options, contractPath, ...(upstream ? [upstream.url] : []), '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  let url = '';
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.once('close', () => reject(new Error(lines.join('\n'))));
    server.stderr.on('data', (text) => lines.push(String(text)));
    createInterface({ input: server.stdout }).on('line', (coloured) => {
      const line = stripVTControlCharacters(coloured);
      lines.push(line);
      const [, address] = /listening on (http:\S+)/.exec(line) ?? [];
      if (address !== undefined) {
        url = address;
        resolve();
      }
    });
  });

  /** Waits until the log has arrived: a call that no operation has is logged after all before it. */
  async function upToNow(): Promise<readonly string[]> {
    const mark = `/log-until-${crypto.randomUUID()}`;
    await fetch(url + mark);
    while (!lines.some((line) => line.includes(`${mark} ✖`))) await once(server.stdout, 'data');
    return lines.slice(
      0,
      lines.findIndex((line) => line.includes(mark)),
    );
  }

  return {
    url,
    async renew() {
      await upstream?.renew();
      await upToNow();
      lines.length = 0;
    },
    exchanges: async () => readLog(await upToNow()),
    close() {
      server.kill();
      upstream?.close();
    },
  };
}
