/** A replica that is read from: never before it has what the first database had when the request came. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from './database.ts';

/** How long to wait for a replica before each look at it, in milliseconds. */
const looks = [0, 2, 5, 10];
/** How long a replica that was behind is left alone, in milliseconds. */
const PAUSE = 1000;

/**
 * Whether a replica has all that the first database has confirmed to anybody by now. So whoever has written reads what was
 * written, whichever process has written it.
 */
export function keepingUp(): (first: Connection, replica: Connection) => Promise<boolean> {
  let behindUntil = 0;
  return async (first, replica) => {
    if (performance.now() < behindUntil) return false;
    try {
      const [now] = await first.query<{ place: string }>('SELECT pg_current_wal_flush_lsn() AS place', []);
      for (const pause of looks) {
        if (pause > 0) await wait(pause);
        const [row] = await replica.query<{ isThere: boolean | null }>(
          'SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn AS "isThere"',
          [now!.place],
        );
        if (row!.isThere) return true;
      }
    } catch {
      // Whatever is wrong with it, the first one will do, or say what is wrong with both.
    }
    behindUntil = performance.now() + PAUSE;
    return false;
  };
}
