import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** `npm run mock:api` in a process of its own. */
export interface MockApi {
  /** The address of the API. */
  readonly api: string;
  /** Ends it without a warning, as a crash would. */
  kill(): Promise<void>;
}

/**
 * Starts it on a free port.
 * @param options its command line
 * @param room how large a file it can write, in bytes: as on a disk that is full
 * @throws Error with its complaints, where it ends before it answers
 */
export async function startMockApi(options: readonly string[], room?: number): Promise<MockApi> {
  const command = [process.execPath, '--import', 'tsx', 'mocks/http.ts', '--port', '0', ...options];
  // The shell counts in blocks of 512 bytes.
  if (room !== undefined) command.unshift('sh', '-c', `ulimit -f ${Math.ceil(room / 512)} && exec "$@"`, 'sh');
  const [program = '', ...parameters] = command;
  const server = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'pipe'] });
  let complaints = '';
  server.stderr.on('data', (text) => (complaints += text));
  const api = await new Promise<string>((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      const [address] = /http:\S+\/api/.exec(line) ?? [];
      if (address !== undefined) resolve(address);
    });
    server.once('close', () => reject(new Error(complaints)));
  });
  return {
    api,
    async kill() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
  };
}
