import { readFile } from 'node:fs/promises';
import { createHandlers } from './backend.ts';
import { answerRule, type Conditions, type GivenAnswer, noConditions, underConditions } from './demo/conditions.ts';
import { Database } from './engine/db/database.ts';
import { memoryStorage } from './engine/db/memory-storage.ts';
import type { Storage } from './engine/db/storage.ts';
import type { Middleware } from './engine/handlers.ts';
import { createResponseCheck } from './engine/request/conformance.ts';
import type { ContractBreach } from './engine/request/contract-breach.ts';
import type { DataSet, Seed } from './university/database.ts';
import { demoCredential } from './university/seed/demo-accounts.ts';
import { chunksOf, schema, type SeedRows } from './university/tables.ts';
import { makeSeed } from './university/seed/seed.ts';

export interface NodeBackendOptions {
  /** How many students to make; fewer make faster tests. */
  readonly students?: number;
  /** The day on which the data is made, as YYYY-MM-DD: `seedDay` unless said otherwise. */
  readonly today?: string;
  readonly now?: () => Date;
  /** Makes the first data, in place of the tests' own. */
  readonly seed?: () => Promise<Seed>;
  /** In memory unless said otherwise. */
  readonly storage?: Storage;
  readonly middleware?: readonly Middleware[];
  /** What operations answer in place of the server's own, e.g. `{ listCourses: 'rows-0', login: { status: 422, times: 1 } }`. */
  readonly respond?: Readonly<Record<string, string | GivenAnswer>>;
  /** Changes the rows before they are stored, e.g. to start with an empty roster. */
  readonly arrange?: (rows: SeedRows) => SeedRows;
  /** Tells of an answer that does not fit the contract; by default it throws it. */
  readonly onBreach?: (breach: ContractBreach) => void;
}

/** The day on which the data of tests is made: the end of a spring term, when offers are in and admissions are open. */
export const seedDay = '2026-05-18';

/** Also says it on the terminal: a page takes what its server throws for a lost connection. */
function throwBreach(breach: ContractBreach): never {
  console.error(breach.message);
  throw breach;
}

/** Checks responses in Node. */
export const nodeResponseCheck = (onBreach: (breach: ContractBreach) => void = throwBreach) =>
  createResponseCheck({
    contractFile: 'openapi/university.yaml',
    readContract: () => readFile(new URL('../openapi/university.yaml', import.meta.url), 'utf8'),
    onBreach,
  });

/** The rows are never changed in place, so that all backends of a process can share them. */
const seeds = new Map<string, Promise<SeedRows>>();

/** The rows of the demo university with so many students. */
export function seedOf(students: number, today = seedDay): Promise<SeedRows> {
  const key = `${students} ${today}`;
  const seed = seeds.get(key) ?? makeSeed({ today, students, credential: demoCredential });
  seeds.set(key, seed);
  return seed;
}

const testDataSet = (students: number, today = seedDay): DataSet => ({ scenario: 'typical-day', students, today });

/** Gives these answers, each to as many calls as it says. @throws DemoError for an operation or an answer that there is not */
function answeringWith(respond: Readonly<Record<string, string | GivenAnswer>>): Middleware {
  const rules = Object.entries(respond).map(([operation, answer]) => answerRule(operation, answer));
  let conditions: Conditions = { ...noConditions, rules };
  return underConditions({ get: () => conditions, set: (next) => void (conditions = next) });
}

/** A seeded backend in memory, for tests and for serving over HTTP. */
export async function nodeBackend(options: NodeBackendOptions = {}) {
  const { students = 1200, today, now, arrange = (rows) => rows, onBreach, respond = {} } = options;
  const middleware = [...(options.middleware ?? []), answeringWith(respond)];
  const { seed = testSeed, storage = memoryStorage() } = options;
  async function testSeed(): Promise<Seed> {
    const rows = arrange(await seedOf(students, today));
    return { chunks: chunksOf(rows), dataSet: testDataSet(students, today) };
  }
  const database = await Database.open({
    schema,
    open: async () => storage,
    seed,
  });
  const checkResponse = nodeResponseCheck(onBreach);
  const handlers = createHandlers({
    database,
    checkResponse,
    ...(now && { now }),
    middleware,
  });
  return { database, handlers };
}
