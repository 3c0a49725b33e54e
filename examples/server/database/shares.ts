/** Parts of a database's connections, so that no kind of caller can take those of the others. */
import { type AtMost, atMost } from '../at-most.ts';
import type { Database } from './database.ts';

const part = (db: Database, reads: AtMost, writes: AtMost): Database => ({
  ...db,
  query: (text, values) => reads(() => db.query(text, values)),
  transaction: (work) => writes(() => db.transaction(work)),
});

export interface Shares {
  signedIn: Database;
  strangers: Database;
}

/**
 * The database for those who are signed in, and for everybody else. Writes have a part of their own: where the database does
 * not confirm them, reading goes on.
 */
export function shares(db: Database): Shares {
  const third = Math.floor(db.connections / 3);
  const writes = atMost(third);
  return { signedIn: part(db, atMost(db.connections - 2 * third), writes), strangers: part(db, atMost(third), writes) };
}
