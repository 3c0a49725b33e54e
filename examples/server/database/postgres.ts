/** A PostgreSQL server, over the network or a socket. */
import { setTimeout as wait } from 'node:timers/promises';
import { type CustomTypesConfig, Pool, types } from 'pg';
import { type Connection, type Database, parsers } from './database.ts';
import { isConflict, isUnreachable } from './failures.ts';

/** How long to wait before each new attempt, in milliseconds: a database that starts again is back within seconds. */
const pauses = [20, 200, 500, 1000, 2000];

async function repeated<T>(attempt: () => Promise<T>, passes: (error: unknown) => boolean): Promise<T> {
  for (const pause of pauses) {
    try {
      return await attempt();
    } catch (error) {
      if (!passes(error)) throw error;
      // Two that were in each other's way must not meet again.
      await wait(pause * (0.5 + Math.random()));
    }
  }
  return attempt();
}

const connectionTo = (client: Pick<Pool, 'query'>): Connection => ({
  async query<R extends object>(text: string, values?: readonly unknown[]) {
    const result = await client.query<R>(text, values && [...values]);
    return Array.isArray(result) ? (result as { rows: R[] }[]).at(-1)!.rows : result.rows;
  },
});

/** @param address such as `postgres://user:password@host/name`, or `postgres://user@/name?host=/folder/of/the/socket` */
export function postgres(address: string): Database {
  const pool = new Pool({
    connectionString: address,
    max: Number(process.env['CONNECTIONS'] ?? 10),
    connectionTimeoutMillis: 5000,
    types: {
      getTypeParser: (id: number, format?: 'text') => parsers[id] ?? types.getTypeParser(id, format),
    } as CustomTypesConfig,
    options: '-c TimeZone=UTC -c jit=off',
  });
  // A connection that is lost is an error of whoever uses it next; unheard, it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const connection = connectionTo(pool);
  return {
    // Outside of a transaction nothing is done that may not be done twice.
    query: (text, values) => repeated(() => connection.query(text, values), isUnreachable),
    transaction(work) {
      let isCommitting = false;
      const attempt = async () => {
        const client = await pool.connect();
        let isLost = false;
        isCommitting = false;
        try {
          await client.query('BEGIN');
          const result = await work(connectionTo(client));
          isCommitting = true;
          await client.query('COMMIT');
          return result;
        } catch (error) {
          await client.query('ROLLBACK').catch(() => (isLost = true));
          throw error;
        } finally {
          client.release(isLost);
        }
      };
      // Whether a COMMIT without an answer was done, nobody knows.
      return repeated(attempt, (error) => isConflict(error) || (isUnreachable(error) && !isCommitting));
    },
    close: () => pool.end(),
  };
}
