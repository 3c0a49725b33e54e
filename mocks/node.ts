import { createHandlers } from './backend.ts';
import { Database } from './db/database.ts';
import { memoryStorage } from './db/memory-storage.ts';
import { checkResponse } from './request/conformance.ts';
import { demoCredential } from './seed/demo-accounts.ts';
import type { SeedRows } from './db/tables.ts';
import { makeSeed } from './seed/seed.ts';

export interface NodeBackendOptions {
  /** How many students to make; fewer make faster tests. */
  readonly students?: number;
  readonly now?: () => Date;
  /** Changes the rows before they are stored, e.g. to start with an empty roster. */
  readonly arrange?: (rows: SeedRows) => SeedRows;
}

/** The rows are never changed in place, so that all backends of a process can share them. */
const seeds = new Map<number, Promise<SeedRows>>();

/** The rows of the demo university with so many students. */
export function seedOf(students: number): Promise<SeedRows> {
  const seed = seeds.get(students) ?? makeSeed({ students, credential: demoCredential });
  seeds.set(students, seed);
  return seed;
}

/** MSW reads a stack trace for each of the handlers, which takes longer than all the rest of a backend. */
export function withoutStackTraces<Result>(make: () => Result): Result {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = limit;
  }
}

/** A seeded backend in memory, for tests and for serving over HTTP. */
export async function nodeBackend({ students = 1200, now, arrange = (rows) => rows }: NodeBackendOptions = {}) {
  const database = await Database.open({
    open: async () => memoryStorage(),
    seed: async () => ({ ...arrange(await seedOf(students)) }),
  });
  const handlers = withoutStackTraces(() => createHandlers({ database, checkResponse, ...(now ? { now } : {}) }));
  return { database, handlers };
}
