/** What the server signs in to the database with is taken away, and given back. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Nodes } from '../ha/nodes.ts';
import { underTrouble } from './trouble.ts';

export async function access(nodes: Nodes): Promise<void> {
  const leader = await nodes.settled();
  const changed = async (sql: string) => {
    await nodes.query(leader, sql);
    await nodes.query(leader, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'portal'`);
  };
  for (const [what, take, give] of [
    ['A role that may not sign in any more', 'NOLOGIN', 'LOGIN'],
    ['A password that was changed', `PASSWORD 'another'`, `PASSWORD '${nodes.password}'`],
  ] as const)
    await underTrouble({
      what,
      database: nodes.address(),
      async make() {
        await changed(`ALTER ROLE portal ${take}`);
        await wait(5000);
        await changed(`ALTER ROLE portal ${give}`);
        return [];
      },
    });
}
