/** Writes on each node by itself, ten times a second, to see whether two nodes take writes at the same time. */
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'pg';
import { type Name, names, type Nodes } from '../ha/nodes.ts';

interface Taken {
  id: number;
  node: Name;
  /** It grows each time that another node begins to lead. */
  timeline: number;
  sent: number;
  answered: number;
}

export class Witness {
  readonly #taken: Taken[] = [];
  readonly #nodes: Nodes;
  readonly #pools: Pool[];
  #goesOn = true;
  #attempts = 0;
  #watching: Promise<unknown> = Promise.resolve();

  constructor(nodes: Nodes) {
    this.#nodes = nodes;
    this.#pools = names.map((node) => new Pool({ ...nodes.direct(node), max: 5, connectionTimeoutMillis: 1000 }));
    for (const pool of this.#pools) {
      pool.on('error', () => undefined);
      pool.on('connect', (client) => client.on('error', () => undefined));
    }
  }

  async start(): Promise<void> {
    const leader = await this.#nodes.settled();
    await this.#pools[names.indexOf(leader)]!.query('CREATE TABLE witness (id integer PRIMARY KEY)');
    this.#watching = Promise.all(names.map((node, at) => this.#watch(node, this.#pools[at]!)));
  }

  async #watch(node: Name, pool: Pool): Promise<void> {
    while (this.#goesOn) {
      // A node that is silent has a few attempts open, and one that leads again answers the next at once.
      if (pool.waitingCount === 0 && (pool.idleCount > 0 || pool.totalCount < 5)) void this.#attempt(node, pool);
      await wait(100);
    }
  }

  async #attempt(node: Name, pool: Pool): Promise<void> {
    this.#attempts += 1;
    const id = this.#attempts;
    const sent = Date.now();
    try {
      const { rows } = await pool.query<{ timeline: string }>(
        'INSERT INTO witness VALUES ($1) RETURNING left(pg_walfile_name(pg_current_wal_lsn()), 8) AS timeline',
        [id],
      );
      const timeline = Number.parseInt(rows[0]!.timeline, 16);
      this.#taken.push({ id, node, timeline, sent, answered: Date.now() });
    } catch {
      // It is no leader, or is gone.
    }
  }

  /** How many writes a node has taken between two moments, though a node that has led since had taken one before. */
  twice(from: number, to: number): number {
    const taken = this.#taken.filter(({ answered }) => answered > from && answered < to);
    return taken.filter(({ node, timeline, sent }) =>
      taken.some((other) => other.node !== node && other.timeline > timeline && other.answered < sent),
    ).length;
  }

  /** Ends it. @returns what a node has taken and is not there */
  async end(): Promise<string[]> {
    this.#goesOn = false;
    await this.#watching;
    const leader = await this.#nodes.settled();
    const { rows } = await this.#pools[names.indexOf(leader)]!.query<{ id: number }>('SELECT id FROM witness');
    const there = new Set(rows.map(({ id }) => id));
    for (const pool of this.#pools) void pool.end().catch(() => undefined);
    return this.#taken
      .filter(({ id }) => !there.has(id))
      .map(({ id, node, timeline }) => `Write ${id} on ${node}, timeline ${timeline}, is not there`);
  }
}
