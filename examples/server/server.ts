/** Starts the server: `npx tsx examples/server/server.ts --help` says how. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { isReadOnly } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { embedded } from './database/pglite.ts';
import { postgres } from './database/postgres.ts';
import { compactFigures } from './lists/figures.ts';
import { createMetrics } from './metrics.ts';
import { fill } from './filling/fill.ts';
import { accounts, addFirstAdministrator } from './filling/seed.ts';
import { lapseOverdue } from './records/offers.ts';

const usage = `npx tsx examples/server/server.ts [options]
  --port N               8080 unless said otherwise
  --host ADDRESS         127.0.0.1 unless said otherwise
  --database ADDRESS     a PostgreSQL, such as postgres://user:password@host/name, or with a socket
                         postgres://user@/name?host=/var/run/postgresql; without it, one inside of this process
  --database-file FILE   a file with that address, which no list of processes shows
  --read-database ADDRESS  a replica of it, which is read from as far as it keeps up
  --data FOLDER          where the PostgreSQL inside keeps its data; without it, in memory
  --import FILE          fills an empty database with a state file of the demo
  --students N           adds invented students where none are, and some thousand applications
  --administrator EMAIL  adds a super administrator with a new password, which it shows
  --example-data         adds the accounts of accounts.json, whose passwords are public; without --database it always does
  --limit N              requests a minute from one address, 6000 unless said otherwise; 0 is no limit
  --behind-proxy         the address of a caller is what the proxy writes into X-Forwarded-For`;

/** Ends the process with a sentence. */
function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function readArguments() {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values } = parseArgs({
      options: {
        port: { ...text, default: '8080' },
        host: { ...text, default: '127.0.0.1' },
        database: text,
        'database-file': text,
        'read-database': text,
        data: text,
        import: text,
        students: { ...text, default: '0' },
        administrator: text,
        'example-data': flag,
        limit: { ...text, default: '6000' },
        'behind-proxy': flag,
        help: flag,
      },
    });
    const whole = (name: 'port' | 'limit' | 'students', most: number) => {
      const number = Number(values[name]);
      return Number.isInteger(number) && number >= 0 && number <= most
        ? number
        : stop(`--${name} "${values[name]}" is no number from 0 to ${most}.`);
    };
    const file = values['database-file'];
    return {
      ...values,
      database: file === undefined ? values.database : readFileSync(file, 'utf8').trim(),
      port: whole('port', 65_535),
      limit: whole('limit', 1_000_000),
      students: whole('students', 10_000_000),
    };
  } catch (error) {
    return stop(`${(error as Error).message}\n${usage}`);
  }
}

const options = readArguments();
if (options.help) {
  console.log(usage);
  process.exit(0);
}
/** Milliseconds after which a query is given up, in front of whose answer somebody waits. */
const DEADLINE = 60_000;

const inside = options.database === undefined ? await embedded(options.data) : undefined;
// What is done before the server starts may take as long as it takes.
const db = inside ?? postgres(options.database!);
try {
  await migrate(db);
  const hasExamples = options.database === undefined || options['example-data'];
  if (await fill(db, { state: options.import, hasExamples, students: options.students })) {
    console.log('Accounts to sign in with:');
    for (const [role, { email, password }] of Object.entries(accounts)) console.log(`  ${role}: ${email}, ${password}`);
  }
  if (options.administrator !== undefined)
    console.log(`The password of ${options.administrator}: ${await addFirstAdministrator(db, options.administrator)}`);
} catch (error) {
  stop(`The database cannot be used: ${(error as Error).message || String(error)}`);
}

if (await isReadOnly(db)) console.log('The database can only be read at present.');
if (!inside) await db.close();
const lasting = inside ?? postgres(options.database!, DEADLINE);
const replica = options['read-database'] === undefined ? undefined : postgres(options['read-database'], DEADLINE);
const metrics = createMetrics();
const app = createApp(lasting, {
  ...(replica && { replica }),
  ...(options.limit > 0 && { limit: { perMinute: options.limit, isBehindProxy: options['behind-proxy'] } }),
  served(request) {
    metrics.observe(request);
    console.log(JSON.stringify({ at: new Date().toISOString(), ...request }));
  },
});
app.get('/metrics', metrics.answer);
/** The requests that are at work. Those whose callers have gone are too, without a connection that would say so. */
const atWork = new Set<Promise<unknown>>();
const handle: typeof app.fetch = (...request) => {
  const answer = Promise.resolve(app.fetch(...request));
  const forget = (): boolean => atWork.delete(ended);
  const ended: Promise<boolean> = answer.then(forget, forget);
  atWork.add(ended);
  return answer;
};
const server = serve({ fetch: handle, port: options.port, hostname: options.host }, ({ port }) =>
  console.log(`The API is at http://${options.host}:${port}/api`),
);
/** What no request asks for. Where it fails, it is done a minute later, or by another process. */
async function tidy(): Promise<void> {
  await lapseOverdue(lasting);
  await compactFigures(lasting);
}
const tidying = setInterval(() => void tidy().catch(() => undefined), 60_000).unref();

async function end(): Promise<void> {
  await Promise.allSettled(atWork);
  await Promise.allSettled([lasting.close(), replica?.close()]);
  process.exit(0);
}

/** Stops listening, finishes what has begun, and ends. */
function finish(): void {
  clearInterval(tidying);
  server.close(() => void end());
  // Connections that a browser keeps open for a next request.
  if ('closeIdleConnections' in server) setInterval(() => server.closeIdleConnections(), 100).unref();
}
process.once('SIGTERM', finish);
process.once('SIGINT', finish);
