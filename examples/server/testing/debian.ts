/** Debian's PostgreSQL, and what has to belong to its user. */
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

const versions = '/usr/lib/postgresql';
const newest = existsSync(versions) ? readdirSync(versions).toSorted((a, b) => Number(b) - Number(a))[0] : undefined;

/** Where its programs are, or those of another one; undefined where there is none. */
export const programs = process.env['PGBIN'] ?? (newest && join(versions, newest, 'bin'));

const isRoot = userInfo().uid === 0;

/** A command that PostgreSQL's user runs: PostgreSQL refuses to be started by root, and so do Patroni and PgBouncer. */
export const asPostgres = (...command: string[]): string[] =>
  isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', ...command] : command;

/** Gives a file or folder to PostgreSQL's user. */
export function giveToPostgres(path: string): void {
  if (isRoot) chownSync(path, Number(execFileSync('id', ['-u', 'postgres'])), 0);
}

/** A new folder that PostgreSQL can write to. */
export function folderOfPostgres(): string {
  const folder = mkdtempSync(join(tmpdir(), 'university-'));
  giveToPostgres(folder);
  return folder;
}
