import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { addressIn, end, said } from '../testing/processes.ts';

const top = join(import.meta.dirname, '../../..');
const text = readFileSync(join(import.meta.dirname, 'Containerfile'), 'utf8');

/** The files that an argument of COPY names, of which the last part may be such as `*.ts`. */
function named(pattern: string): string[] {
  const [folder, last] = [dirname(pattern), posix.basename(pattern)];
  if (!last.startsWith('*')) return [pattern];
  return readdirSync(join(top, folder))
    .filter((name) => name.endsWith(last.slice(1)))
    .map((name) => `${folder}/${name}`);
}

/** Copies what the Containerfile does to where it does. @returns the last working folder */
function copyInto(image: string): string {
  let working = image;
  for (const line of text.split('\n')) {
    const [instruction, ...rest] = line.split(/\s+/);
    if (instruction === 'WORKDIR') working = join(image, rest[0]!);
    if (instruction !== 'COPY') continue;
    const to = join(working, rest.at(-1)!);
    mkdirSync(to, { recursive: true });
    for (const source of rest.slice(0, -1).flatMap(named)) {
      // A folder is copied by what is in it.
      const isFolder = !posix.basename(source).includes('.');
      cpSync(join(top, source), isFolder ? to : join(to, posix.basename(source)), { recursive: true });
    }
  }
  return working;
}

it('The files that the Containerfile copies are all that the server needs', async () => {
  const image = mkdtempSync(join(tmpdir(), 'university-image-'));
  const working = copyInto(image);
  symlinkSync(join(import.meta.dirname, '../node_modules'), join(working, 'node_modules'));
  const child = spawn(process.execPath, ['--import', 'tsx', 'server.ts', '--port', '0'], {
    cwd: working,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, SCRYPT_COST: '2' },
  });
  onTestFinished(async () => {
    await end([child]);
    rmSync(image, { recursive: true });
  });
  const address = addressIn(await said(child));
  const courses = (await (await fetch(`${address}/api/courses/active`)).json()) as { data: unknown[] };
  expect(courses.data).toHaveLength(6);
}, 120_000);
