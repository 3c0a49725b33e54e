/** PgBouncer in front of a database. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asPostgres, giveToPostgres } from '../testing/debian.ts';
import { start } from './processes.ts';
import { fill } from './template.ts';

export interface Pooled {
  /** Where PgBouncer listens, on port 6432. */
  entry: string;
  /** An address or the folder of a socket. */
  host: string;
  port: number;
  user: string;
  password: string;
}

/** Starts PgBouncer, also again. @returns the folder that it works in */
export function startPooler(parent: string, { entry, host, port, user, password }: Pooled): string {
  const folder = join(parent, 'pgbouncer');
  mkdirSync(folder, { recursive: true });
  giveToPostgres(folder);
  writeFileSync(join(folder, 'users.txt'), `"${user}" "${password}"\n`);
  const file = fill('pgbouncer.ini', folder, { ENTRY: entry, HOST: host, PORT: String(port), FOLDER: folder });
  start(folder, 'output.log', asPostgres('pgbouncer', file));
  return folder;
}

/** The database behind PgBouncer. */
export const pooledAddress = ({ entry, user, password }: Pooled) =>
  `postgres://${user}:${password}@${entry}:6432/university`;
