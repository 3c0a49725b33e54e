/** Three nodes with etcd, Patroni and PostgreSQL in one folder, and HAProxy in front of them. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { asPostgres, folderOfPostgres, giveToPostgres, programs } from '../testing/debian.ts';
import { processesIn, signal, start } from './processes.ts';
import { fill } from './template.ts';

export const names = ['node1', 'node2', 'node3'] as const;
export type Name = (typeof names)[number];

export interface Place {
  /** The first three parts of the addresses: a node's number is the last, and 100 is the address in front of them. */
  network: string;
  /** What stands before a command that one node runs, where nodes do not share a network. */
  before?: (node: Name) => string[];
  /** The folder of PostgreSQL's programs, where a node has its own. */
  programs?: (node: Name) => string | undefined;
  /** Does something to a node's folder before anything is in it. */
  prepare?: (folder: string) => void;
}

/** What an address answers, where it does soon. */
async function answer(url: string): Promise<{ status: number; body: unknown } | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(1000) });
    return { status: response.status, body: await response.json() };
  } catch {
    return undefined;
  }
}

export class Nodes {
  readonly folder = folderOfPostgres();
  readonly #place: Place;
  readonly #secrets = {
    PATRONI_SUPERUSER_PASSWORD: randomBytes(12).toString('hex'),
    PATRONI_REPLICATION_PASSWORD: randomBytes(12).toString('hex'),
  };
  /** The server signs in to the database as `portal` with it. */
  readonly password = randomBytes(12).toString('hex');

  constructor(place: Place = { network: '127.0.17' }) {
    this.#place = place;
    for (const node of names) {
      mkdirSync(this.folderOf(node));
      place.prepare?.(this.folderOf(node));
      giveToPostgres(this.folderOf(node));
    }
  }

  get network(): string {
    return this.#place.network;
  }

  /** Where HAProxy and PgBouncer listen. */
  get entry(): string {
    return `${this.#place.network}.100`;
  }

  /** The database behind the address that moves: of the leader, or of standbys. */
  address(of: 'leader' | 'standbys' = 'leader'): string {
    return `postgres://portal:${this.password}@${this.entry}:${of === 'leader' ? 5000 : 5001}/university`;
  }

  folderOf(node: Name): string {
    return join(this.folder, node);
  }

  #addressOf(node: Name): string {
    return `${this.#place.network}.${names.indexOf(node) + 1}`;
  }

  /** Where its Patroni answers. */
  patroni(node: Name): string {
    return `http://${this.#addressOf(node)}:8008`;
  }

  get #values(): Record<string, string> {
    const addresses = names.map((node) => [node.toUpperCase(), this.#addressOf(node)]);
    return { ENTRY: this.entry, ...(Object.fromEntries(addresses) as Record<string, string>) };
  }

  /** How one node is reached, whoever leads, and though its network may be cut off. */
  direct(node: Name, database = 'university') {
    return {
      host: this.folderOf(node),
      user: 'postgres',
      password: this.#secrets.PATRONI_SUPERUSER_PASSWORD,
      database,
    };
  }

  /** Starts what does not run on one node. */
  startNode(node: Name, what: 'all' | 'etcd' = 'all'): void {
    const folder = this.folderOf(node);
    const values = {
      ...this.#values,
      NODE: node,
      ADDRESS: this.#addressOf(node),
      FOLDER: folder,
      PROGRAMS: this.#place.programs?.(node) ?? programs!,
    };
    const run = (log: string, ...command: string[]) =>
      start(folder, log, [...(this.#place.before?.(node) ?? []), ...asPostgres(...command)], this.#secrets);
    const running = new Set(processesIn(folder).map(({ program }) => program));
    if (!running.has('etcd')) run('etcd.log', 'etcd', '--config-file', fill('etcd.yml', folder, values));
    if (what === 'all' && !running.has('patroni')) run('patroni.log', 'patroni', fill('patroni.yml', folder, values));
  }

  /**
   * Starts all, and makes the database, until two standbys follow the leader.
   * @param first the node that leads, where it matters
   */
  async start(first?: Name): Promise<void> {
    for (const node of names) this.startNode(node, first === undefined || node === first ? 'all' : 'etcd');
    if (first) await this.#led();
    for (const node of names) this.startNode(node);
    start(this.folder, 'haproxy.log', ['haproxy', '-db', '-f', fill('haproxy.cfg', this.folder, this.#values)]);
    const leader = await this.settled();
    await this.query(leader, `CREATE ROLE portal LOGIN PASSWORD '${this.password}'`, 'postgres');
    await this.query(leader, 'CREATE DATABASE university OWNER portal', 'postgres');
  }

  /** Asks one node, whoever leads. */
  async query(node: Name, sql: string, database?: string): Promise<Record<string, unknown>[]> {
    const client = new Client(this.direct(node, database));
    // A node that goes away meanwhile is an error of the query; unheard, it would end the process.
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** The first node whose Patroni answers 200. */
  async #whoAgrees(path: string): Promise<Name | undefined> {
    const answers = await Promise.all(names.map((node) => answer(`${this.patroni(node)}${path}`)));
    return names.find((_, at) => answers[at]?.status === 200);
  }

  /** The node that Patroni calls leader, if any does. */
  leader(): Promise<Name | undefined> {
    return this.#whoAgrees('/primary');
  }

  async #led(): Promise<void> {
    while (!(await this.leader())) await wait(300);
  }

  /** How many standbys PostgreSQL sends its log to. */
  async #followers(leader: Name): Promise<number> {
    const patroni = await answer(`${this.patroni(leader)}/patroni`);
    const { replication = [] } = (patroni?.body ?? {}) as { replication?: { state: string }[] };
    return replication.filter(({ state }) => state === 'streaming').length;
  }

  /** Waits for a leader with two standbys that follow it, one of which may take its place. */
  async settled(seconds = 180): Promise<Name> {
    for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(300)) {
      const leader = await this.leader();
      if (leader && (await this.#followers(leader)) === 2 && (await this.#whoAgrees('/sync'))) return leader;
    }
    throw new Error(`After ${seconds} seconds there are no two standbys:\n${this.logs()}`);
  }

  /** Sends a signal to all that runs on a node. */
  signal(name: NodeJS.Signals, node: Name, but: readonly string[] = []): void {
    signal(name, this.folderOf(node), but);
  }

  /** The last lines that were written on each node. */
  logs(): string {
    return names
      .flatMap((node) =>
        readdirSync(this.folderOf(node))
          .filter((name) => name.endsWith('.log'))
          .map((name) => join(node, name)),
      )
      .map((name) => `${name}:\n${readFileSync(join(this.folder, name), 'utf8').split('\n').slice(-8).join('\n')}`)
      .join('\n');
  }

  /** Ends all of it, and removes the folder. @param before does something to the folder when nothing runs in it any more */
  async remove(before = () => {}): Promise<void> {
    signal('SIGCONT', this.folder);
    signal('SIGKILL', this.folder, ['postgres']);
    // PostgreSQL gives its shared memory back when it is told to end at once, and not when it is killed.
    signal('SIGQUIT', this.folder);
    for (const end = Date.now() + 10_000; processesIn(this.folder).length > 0 && Date.now() < end;) await wait(100);
    signal('SIGKILL', this.folder);
    before();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
