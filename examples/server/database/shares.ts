/** Parts of a database's connections, so that no kind of caller can take those of the others. */
import { type AtMost, atMost } from '../at-most.ts';
import type { Database } from './database.ts';

/** For how long after its last query somebody who is signed in is taken to need the next one, in milliseconds. */
const SOON = 100;

export interface Shares {
  signedIn: Database;
  strangers: Database;
}

/**
 * The database for those who are signed in, and for everybody else, whose queries come one by one while others are at work.
 * The rest of the connections are for writes.
 */
export function shares(db: Database): Shares {
  const third = Math.floor(db.connections / 3);
  const part = (reads: AtMost): Database => ({
    ...db,
    query: (text, values) => reads(() => db.query(text, values)),
    onOneConnection: (work) => reads(() => db.onOneConnection(work)),
  });

  let lastUse = -Infinity;
  const use = () => (lastUse = performance.now());
  const some = atMost(third);
  const one = atMost(1);
  const rest = atMost(db.connections - 2 * third);
  return {
    signedIn: part((work) => rest(() => (use(), work().finally(use)))),
    strangers: part((work) => some(() => (performance.now() - lastUse < SOON ? one(work) : work()))),
  };
}
