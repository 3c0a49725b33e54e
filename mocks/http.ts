/**
 * Serves the same backend over HTTP, for clients that are not this page: `npm run mock:api -- --port 8080`.
 * Its data lives as long as the process, or in the file that --data names.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { referenceFolder } from '../openapi/reference/reference-files.tsx';
import {
  type Conditions,
  noConditions,
  parseDelay,
  parseFault,
  type Rule,
  answerRule,
  underConditions,
  withRule,
} from './demo/conditions.ts';
import { breachOf } from './demo/answer-check.ts';
import { makeDataSet } from './demo/data-set.ts';
import { DemoError, requireOneOf } from './demo/demo-error.ts';
import { fileStorage, readDataFile } from './demo/file-storage.ts';
import { parseStudents } from './demo/link.ts';
import { startPage } from './demo/StartPage.tsx';
import { createApp } from './engine/http/app.ts';
import { nodeBackend } from './node.ts';
import type { Seed } from './university/database.ts';
import { demoAccounts } from './university/seed/demo-accounts.ts';
import { scenarioNames, scenarioTitle } from './university/seed/scenarios.ts';

const usage = `Options:
  --port N            8080 unless said otherwise
  --host ADDRESS      127.0.0.1 unless said otherwise
  --scenario NAME     ${scenarioNames.join(', ')}
  --students N        in place of the scenario's own number
  --data FILE         keeps the data in this file; it is a state file of the demo
  --delay MS          how long each answer takes: milliseconds, or none, typical, slow-3g, 9s
  --fail OP:FAULT     lets an operation fail, e.g. updateStudent:500, login:429:once, *:503; can be repeated
  --respond FILE      answers as this file says: {"updateStudent": {"status": 422, "body": {}}, "listCourses": "rows-0"}`;

/** The answers of a file, by operation. What breaks the contract is told. @throws DemoError */
function readAnswers(file: string): Rule[] {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new DemoError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
  return Object.entries(Object(content)).map(([operation, answer]) => {
    const rule = answerRule(operation, answer);
    const breach = 'own' in rule.answer ? breachOf(rule.operation, rule.answer.own) : undefined;
    if (breach !== undefined) console.warn(`${breach} It is given all the same.`);
    return rule;
  });
}

/** What the command line asks for. @throws DemoError */
function readArguments() {
  const options = {
    port: { type: 'string', default: '8080' },
    host: { type: 'string', default: '127.0.0.1' },
    scenario: { type: 'string' },
    students: { type: 'string' },
    data: { type: 'string' },
    delay: { type: 'string', default: 'none' },
    fail: { type: 'string', multiple: true },
    respond: { type: 'string' },
    help: { type: 'boolean', default: false },
  } as const;
  const { values } = (() => {
    try {
      return parseArgs({ options });
    } catch (error) {
      throw new DemoError(error instanceof Error ? error.message : String(error));
    }
  })();
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535)
    throw new DemoError(`“${values.port}” is no port. Allowed: 0 to 65535.`);
  const scenario = values.scenario === undefined ? undefined : requireOneOf('scenario', values.scenario, scenarioNames);
  const students = values.students === undefined ? undefined : parseStudents(values.students);
  const conditions: Conditions = {
    ...noConditions,
    delay: parseDelay(values.delay),
    rules: [
      ...(values.fail ?? []).map(parseFault),
      ...(values.respond === undefined ? [] : readAnswers(values.respond)),
    ].reduce(withRule, noConditions).rules,
  };
  return { ...values, port, scenario, students, conditions };
}

type Arguments = ReturnType<typeof readArguments>;

/** The data to begin with: that of the file, or a new scenario's for today. @throws DemoError */
async function firstData({ data, scenario, students }: Arguments): Promise<Seed> {
  const stored = data === undefined ? undefined : await readDataFile(data);
  if (stored && (scenario ?? students) !== undefined)
    throw new DemoError(
      `${data} holds data already: ${scenarioTitle(stored.dataSet)}. Leave out --scenario and --students, or name another file.`,
    );
  if (stored) return stored;
  return makeDataSet({ scenario, students });
}

async function start() {
  const values = readArguments();
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  const seed = await firstData(values);
  let { conditions } = values;
  const { handlers } = await nodeBackend({
    seed: async () => seed,
    ...(values.data !== undefined && { storage: fileStorage(values.data) }),
    middleware: [underConditions({ get: () => conditions, set: (next) => void (conditions = next) })],
    onBreach: (breach) => console.error(breach.message),
  }).catch((error: unknown) => {
    if (values.data === undefined || !(error instanceof Error)) throw error;
    throw new DemoError(`${values.data} cannot be written: ${error.message}.`);
  });
  return { ...values, seed, handlers };
}

const { handlers, host, port, seed, data } = await start().catch((error: unknown) => {
  if (!(error instanceof DemoError)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exit(1);
});

const app = createApp({ handlers, startPage: (origin) => startPage(origin, scenarioTitle(seed.dataSet)) });

/** Answers a request and logs it. */
async function answer(request: Request): Promise<Response> {
  const started = performance.now();
  const response = await app(request);
  const { pathname, search } = new URL(request.url);
  const milliseconds = (performance.now() - started).toFixed(1);
  console.log(`${request.method} ${pathname}${search} ${response.status} ${milliseconds} ms`);
  return response;
}

const server = serve({ fetch: answer, port, hostname: host }, (address) => {
  console.log(`The API is at http://${host}:${address.port}/api. Its data: ${scenarioTitle(seed.dataSet)}.`);
  console.log(`Its reference is at http://${host}:${address.port}/${referenceFolder}/`);
  if (data !== undefined) console.log(`Every change is kept in ${data}.`);
  for (const { email, password, label } of demoAccounts) console.log(`  ${label}: ${email} / ${password}`);
});

// An address that is taken is known when the server begins to listen.
server.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  console.error(
    code === 'EADDRINUSE'
      ? `Port ${port} is used by another program. Stop it, or choose another port with --port.`
      : `The API was not started: ${message}`,
  );
  process.exit(1);
});

/** Lets the requests under way finish, then ends. */
function stop(): void {
  server.close(() => process.exit(0));
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  setTimeout(() => process.exit(0), 3000).unref();
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
