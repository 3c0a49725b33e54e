/** A replica that is read from: never before it has what the first database had when the request came. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection, Database } from './database.ts';

/** How long to wait for a replica before each look at it, in milliseconds. */
const looks = [0, 2, 5, 10];
/** How long a replica that was behind is left alone, in milliseconds. */
const PAUSE = 1000;

async function hasReached(connection: Connection, place: string): Promise<boolean> {
  for (const pause of looks) {
    if (pause > 0) await wait(pause);
    const [row] = await connection.query<{ isThere: boolean | null }>(
      'SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn AS "isThere"',
      [place],
    );
    if (row!.isThere) return true;
  }
  return false;
}

/**
 * The first database, whose queries a replica answers that has all which the first one has confirmed to anybody by now. So
 * whoever has written reads what was written, whichever process has written it. Of several standbys behind one address each
 * connection may lead to another, so each query comes after a look on its own connection.
 */
export function keepingUp(): (first: Database, replica: Database) => Promise<Database> {
  let restsUntil = 0;
  return async (first, replica) => {
    if (performance.now() < restsUntil) return first;
    const place = await first.query<{ place: string }>('SELECT pg_current_wal_flush_lsn() AS place', []).then(
      ([row]) => row!.place,
      () => undefined,
    );
    // It is a replica itself, or will say what is wrong with it.
    if (place === undefined) return first;
    return {
      ...first,
      async query(text, values) {
        if (performance.now() >= restsUntil) {
          try {
            const read = (connection: Connection) => connection.query<never>(text, values);
            const rows = await replica.onOneConnection(async (connection) =>
              (await hasReached(connection, place)) ? read(connection) : undefined,
            );
            if (rows) return rows;
          } catch {
            // Whatever is wrong with it, such as a query that is in the way of what it has to do: the first one will do.
          }
          restsUntil = performance.now() + PAUSE;
        }
        return first.query(text, values);
      },
    };
  };
}
