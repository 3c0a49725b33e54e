/** Fills a database when a server starts. */
import type { Database } from '../database/database.ts';
import { importState } from './import.ts';
import { analyze } from './in-bulk.ts';
import { hasInvented, invent } from './invent.ts';
import { isEmpty, seed } from './seed.ts';

export interface Filling {
  /** A state file of the demo. */
  state?: string | undefined;
  hasExamples: boolean;
  /** How many students to invent. */
  students: number;
}

/**
 * Adds what is not there yet, all of it or nothing: of several servers that start at once one does it, and the others wait.
 * @returns whether the accounts of `accounts.json` were added
 * @throws Error with a sentence where a state file cannot be taken
 */
export async function fill(db: Database, { state, hasExamples, students }: Filling): Promise<boolean> {
  if (state === undefined && !hasExamples && students === 0) return false;
  const { isSeeded, isLarge } = await db.transaction(async (connection) => {
    await connection.query('SELECT pg_advisory_xact_lock(7203401)');
    if (state !== undefined) await importState(connection, state);
    const isSeeded = state === undefined && hasExamples && (await isEmpty(connection));
    if (isSeeded) await seed(connection);
    const isInvented = students > 0 && !(await hasInvented(connection));
    if (isInvented) await invent(connection, students);
    return { isSeeded, isLarge: state !== undefined || isInvented };
  });
  if (isLarge) await analyze(db);
  return isSeeded;
}
