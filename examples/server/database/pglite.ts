/** PostgreSQL inside this process: it needs nothing installed, and one process at a time can have it. */
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type Connection, type Database, parsers } from './database.ts';

const connectionTo = (client: Pick<PGlite, 'query' | 'exec'>): Connection => ({
  async query<R extends object>(text: string, values?: readonly unknown[]) {
    if (values) return (await client.query<R>(text, [...values])).rows;
    return ((await client.exec(text)).at(-1)?.rows ?? []) as R[];
  },
});

/** @param folder where the data is; without it, in memory */
export async function embedded(folder?: string): Promise<Database> {
  const client = await PGlite.create({ ...(folder && { dataDir: folder }), extensions: { pg_trgm }, parsers });
  return {
    ...connectionTo(client),
    connections: 1,
    transaction: (work) => client.transaction((inside) => work(connectionTo(inside))),
    onOneConnection: (work) => work(connectionTo(client)),
    close: () => client.close(),
  };
}
