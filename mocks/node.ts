import { contractText } from './contract-text.ts';
import { conditionsInMemory, type ControlledBackend, controlledBackend } from './controlled-backend.ts';
import type { Respond } from './demo/condition-controls.ts';
import { makeDataSet } from './demo/data-set.ts';
import { Database } from './engine/db/database.ts';
import { memoryStorage } from './engine/db/memory-storage.ts';
import type { Storage } from './engine/db/storage.ts';
import type { Middleware } from './engine/handlers.ts';
import { createResponseCheck } from './engine/request/conformance.ts';
import type { ContractBreach } from './engine/request/contract-breach.ts';
import type { DataSet, Seed } from './university/database.ts';
import { demoCredential } from './university/seed/demo-accounts.ts';
import { chunksOf, rowsOf, schema, type SeedRows } from './university/tables.ts';
import type { ScenarioName } from './university/seed/scenarios.ts';
import { makeSeed } from './university/seed/seed.ts';

export interface NodeBackendOptions {
  /** Where the API is: a path of any host, or an address. `/api` unless said otherwise. */
  readonly base?: string;
  /** A university in a certain state, in place of the tests' own data. */
  readonly scenario?: ScenarioName;
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
  /** What operations answer in place of the server's own. */
  readonly respond?: Respond;
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
  createResponseCheck({ contractFile: 'openapi/university.yaml', contractText, onBreach });

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

/**
 * A seeded backend in memory, for tests and for serving over HTTP: its handlers, its data, and what makes it answer
 * otherwise. Each answer is held against the contract.
 * @throws DemoError for an operation, an answer or a scenario that there is not
 */
export async function nodeBackend(options: NodeBackendOptions = {}): Promise<ControlledBackend> {
  const {
    scenario,
    students = 1200,
    today,
    now,
    arrange = (rows) => rows,
    onBreach,
    respond,
    base,
    middleware,
  } = options;
  const conditions = conditionsInMemory(respond);
  const { seed = firstData, storage = memoryStorage() } = options;
  async function firstData(): Promise<Seed> {
    if (!scenario) {
      const rows = arrange(await seedOf(students, today));
      return { chunks: chunksOf(rows), dataSet: testDataSet(students, today) };
    }
    const { chunks, dataSet } = await makeDataSet({ scenario, students: options.students, today: today ?? seedDay });
    return { chunks: chunksOf(arrange(rowsOf(chunks()))), dataSet };
  }
  const database = await Database.open({
    schema,
    open: async () => storage,
    seed,
    isFull: () => conditions.get().storageFull,
  });
  return controlledBackend(database, conditions, {
    ...(base !== undefined && { base }),
    ...(now && { now }),
    checkResponse: nodeResponseCheck(onBreach),
    ...(middleware && { middleware }),
  });
}
