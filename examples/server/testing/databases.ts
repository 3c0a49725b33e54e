/**
 * The databases that the tests run on: the one inside the process, and Debian's PostgreSQL where it is installed, or the one
 * whose programs are in the folder `PGBIN`. `CREATEDB` has more options for it, such as
 * `--template=template0 --locale-provider=icu --icu-locale=tr`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { embedded } from '../database/pglite.ts';
import { postgres } from '../database/postgres.ts';
import { asPostgres, folderOfPostgres, programs as installed } from './debian.ts';

/** A PostgreSQL of its own in a folder of its own, which listens on a socket there and nowhere else. */
export class Cluster {
  readonly folder = folderOfPostgres();
  readonly programs: string;
  readonly #options = `-k ${this.folder} -c listen_addresses=`;

  /**
   * @param settings such as `-c fsync=off`, where nobody pulls a plug
   * @param origin of which it is a replica; `later` is one whose data is put there by somebody else, who starts it
   * @param programs the folder of its programs
   */
  constructor(settings = '-c fsync=off', origin?: Cluster | 'later', programs = installed ?? '') {
    this.programs = programs;
    this.#options += ` ${settings}`;
    if (origin === 'later') return;
    if (origin) this.run('pg_basebackup', '-h', origin.folder, '-U', 'postgres', '-D', this.data, '-R', '-c', 'fast');
    else this.run('initdb', '-D', this.data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8');
    this.start();
    if (!origin) this.createDatabase('university', ...(process.env['CREATEDB']?.split(' ') ?? []));
  }

  /** Makes a database in which dates and times are written as nobody expects: a server may not rely on that. */
  createDatabase(name: string, ...options: string[]): void {
    this.run('createdb', '-h', this.folder, '-U', 'postgres', ...options, name);
    const settings = { timezone: 'Asia/Kolkata', datestyle: 'SQL, DMY', intervalstyle: 'sql_standard' };
    const commands = Object.entries(settings).map(([key, value]) => `ALTER DATABASE ${name} SET ${key} = '${value}'`);
    this.run('psql', '-h', this.folder, '-U', 'postgres', '-d', name, '-c', commands.join('; '));
  }

  get data(): string {
    return join(this.folder, 'data');
  }

  get address(): string {
    return this.addressOf('university');
  }

  addressOf(database: string): string {
    return `postgres://postgres@/${database}?host=${this.folder}`;
  }

  start(): void {
    this.run('pg_ctl', '-D', this.data, '-o', this.#options, '-l', join(this.folder, 'log'), '-w', 'start');
  }

  /** The process that has started all others of it. */
  get pid(): number {
    return Number(readFileSync(join(this.data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  }

  /** Starts it after its process was killed: others of it may still be there for a moment. */
  async startAgain(): Promise<void> {
    for (let attempt = 1; ; attempt += 1)
      try {
        return this.start();
      } catch (error) {
        if (attempt === 20) throw error;
        await wait(200);
      }
  }

  /** @param mode `immediate` is as if its process had been killed */
  stop(mode: 'fast' | 'immediate' = 'fast'): void {
    this.run('pg_ctl', '-D', this.data, '-m', mode, '-w', 'stop');
  }

  remove(): void {
    try {
      this.stop('immediate');
    } catch {
      // It was killed.
    }
    rmSync(this.folder, { recursive: true });
  }

  /** Runs one of its programs. */
  run(program: string, ...options: string[]): void {
    this.asOwner(join(this.programs, program), options);
  }

  /** Runs any program as the user whom the data belongs to. */
  asOwner(program: string, options: readonly string[], { env = {}, cwd = '/' }: { env?: object; cwd?: string } = {}) {
    const [first, ...rest] = asPostgres(program, ...options);
    execFileSync(first!, rest, { stdio: ['ignore', 'ignore', 'pipe'], cwd, env: { ...process.env, ...env } });
  }
}

export const hasPostgres = installed !== undefined;

/** Each kind of database: how an empty one is opened, and how it is thrown away. */
export const databases: {
  name: string;
  open: () => Promise<{ db: Database; cluster?: Cluster; close(): Promise<void> }>;
}[] = [
  {
    name: 'PGlite',
    async open() {
      const db = await embedded();
      await migrate(db);
      return { db, close: () => db.close() };
    },
  },
  ...(hasPostgres
    ? [
        {
          name: 'PostgreSQL',
          async open() {
            const cluster = new Cluster();
            const db = postgres(cluster.address);
            await migrate(db);
            return {
              db,
              cluster,
              async close() {
                await db.close();
                cluster.remove();
              },
            };
          },
        },
      ]
    : []),
];
