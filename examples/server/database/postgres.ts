/** A PostgreSQL server, over the network or a socket, perhaps behind a pooler: nothing outlives a transaction. */
import { setTimeout as wait } from 'node:timers/promises';
import { type CustomTypesConfig, Pool, type PoolClient, type QueryConfig, types } from 'pg';
import { atMost } from '../at-most.ts';
import { type Connection, type Database, parsers } from './database.ts';
import { isConflict, isReadOnly, isUnreachable, outcomeUnknown } from './failures.ts';

/** How long to wait before each new attempt, in milliseconds: a database that starts again is back within seconds. */
const pauses = [20, 200, 500, 1000, 2000];
/** After that many milliseconds nothing is attempted again, and no lock is waited for: whoever has asked waits for ten seconds. */
const PATIENCE = 5000;
/** How long a COMMIT may be silent, in milliseconds: it waits for a replica that may be gone. */
const COMMIT_DEADLINE = 5000;
/** How often to look whether it has ended after that, in milliseconds. */
const LOOK_EVERY = 1000;

async function repeated<T>(attempt: () => Promise<T>, passes: (error: unknown) => boolean): Promise<T> {
  const began = performance.now();
  for (const pause of pauses) {
    try {
      return await attempt();
    } catch (error) {
      if (!passes(error) || performance.now() - began > PATIENCE) throw error;
      // Two that were in each other's way must not meet again.
      await wait(pause * (0.5 + Math.random()));
    }
  }
  return attempt();
}

/** The connection is of no use: what has become a replica stays one. */
const isGone = (error: unknown) => isUnreachable(error) || isReadOnly(error);

const connectionTo = (client: Pick<Pool, 'query'>): Connection => ({
  async query<R extends object>(text: string, values?: readonly unknown[]) {
    const result = await client.query<R>(text, values && [...values]);
    return Array.isArray(result) ? (result as { rows: R[] }[]).at(-1)!.rows : result.rows;
  },
});

/** @throws Refusal 503 where nobody knows whether it was done */
async function commit(client: PoolClient): Promise<void> {
  // The one warning of a COMMIT is that no replica has it.
  let isWarned = false;
  const heed = () => (isWarned = true);
  client.on('notice', heed);
  const command: QueryConfig & { query_timeout: number } = { text: 'COMMIT', query_timeout: COMMIT_DEADLINE };
  try {
    await client.query(command);
  } catch (error) {
    throw isUnreachable(error) ? outcomeUnknown() : error;
  } finally {
    client.off('notice', heed);
  }
  if (isWarned) throw outcomeUnknown();
}

/**
 * @param address such as `postgres://user:password@host/name`, or `postgres://user@/name?host=/folder/of/the/socket`
 * @param deadline how many milliseconds a query may take; 0 is no limit
 */
export function postgres(address: string, deadline = 0): Database {
  const connections = Number(process.env['CONNECTIONS'] ?? 10);
  const pool = new Pool({
    connectionString: address,
    max: connections,
    connectionTimeoutMillis: 5000,
    query_timeout: deadline,
    types: {
      getTypeParser: (id: number, format?: 'text') => parsers[id] ?? types.getTypeParser(id, format),
    } as CustomTypesConfig,
    // What the parsers read. A database may have another setting; a pooler knows this one, and keeps it for each of its clients.
    onConnect: (client) => client.query(`SET datestyle = 'ISO'`),
  });
  // A connection that is lost is an error of whoever uses it next; unheard, it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const connection = connectionTo(pool);

  // Whoever has a row may wait for a replica: what waits for the row would keep a connection until it is given up itself.
  const begin = `BEGIN; SET LOCAL lock_timeout = ${deadline && PATIENCE}; SELECT pg_backend_pid() AS pid`;

  let isClosing = false;
  // Where a replica is gone and each COMMIT waits for it, reading goes on.
  const writers = atMost(Math.floor(connections / 3));

  /** Whether a transaction that is committed here still waits for its replica. */
  const isWaiting = async (pid: number): Promise<boolean> => {
    if (isClosing) return false;
    const text = `SELECT pid FROM pg_stat_activity WHERE pid = $1 AND wait_event = 'SyncRep'`;
    return connection.query(text, [pid]).then(
      (rows) => rows.length > 0,
      () => false,
    );
  };

  return {
    connections,
    // Outside of a transaction nothing is done that may not be done twice.
    query: (text, values) => repeated(() => connection.query(text, values), isUnreachable),
    transaction<T>(work: (inside: Connection) => Promise<T>) {
      let isCommitting = false;
      /** Tells `end` what came of it, perhaps before its connection is free again. */
      const attempt = async (end: { resolve(result: T): void; reject(error: unknown): void }) => {
        const client = await pool.connect();
        isCommitting = false;
        let isLost = true;
        let pid = 0;
        try {
          const inside = connectionTo(client);
          const [own] = await inside.query<{ pid: number }>(begin);
          ({ pid } = own!);
          const result = await work(inside);
          isCommitting = true;
          await commit(client);
          isLost = false;
          end.resolve(result);
        } catch (error) {
          if (!isCommitting && !isGone(error))
            isLost = await client.query('ROLLBACK').then(
              () => false,
              () => true,
            );
          end.reject(error);
          // It holds what it has locked, and its server a connection for it: another writer would only wait as well.
          if (isCommitting) while (await isWaiting(pid)) await wait(LOOK_EVERY);
        } finally {
          client.release(isLost);
        }
      };
      const inTurn = () =>
        new Promise<T>((resolve, reject) => writers(() => attempt({ resolve, reject })).catch(reject));
      // Whether a COMMIT without an answer was done, nobody knows.
      return repeated(inTurn, (error) => isConflict(error) || (isGone(error) && !isCommitting));
    },
    async onOneConnection(work) {
      const client = await pool.connect();
      let isLost = true;
      try {
        const result = await work(connectionTo(client));
        isLost = false;
        return result;
      } finally {
        client.release(isLost);
      }
    },
    close() {
      isClosing = true;
      return pool.end();
    },
  };
}
