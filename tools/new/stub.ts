import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** Text that is put before or after the only place of a file that has these words. */
export interface Insertion {
  readonly path: string;
  readonly place: string;
  readonly side: 'before' | 'after';
  readonly text: string;
}

/** What a recipe begins with. */
export interface Stub {
  /** New files, by path. */
  readonly files: Readonly<Record<string, string>>;
  readonly insertions: readonly Insertion[];
  /** The test that fails until the work is done. */
  readonly test: string;
  /** What is left to do, in its order. */
  readonly steps: readonly string[];
}

/** Why nothing is written, as a sentence for whoever asked for it. */
export class Refusal extends Error {}

/** The text of a file below the folder. */
export const textIn = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');

/** `listOpenSeats` as a file is called: `list-open-seats`. */
export const fileName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `list-open-seats` or `listOpenSeats` as the beginning of a sentence: `List open seats`. */
export function inWords(name: string): string {
  const words = fileName(name).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `open-seats` or `openSeats` as a type is called: `OpenSeats`. */
export const typeName = (name: string): string =>
  fileName(name).replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The texts of the files with their insertions. @throws Refusal where a place is missing, or is not the only one */
function withInsertions(root: string, insertions: readonly Insertion[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { path, place, side, text } of insertions) {
    const parts = (texts.get(path) ?? textIn(root, path)).split(place);
    if (parts.length !== 2)
      throw new Refusal(`${path} has “${place.trim()}” ${parts.length - 1} times, and a stub needs it once.`);
    texts.set(path, parts.join(side === 'before' ? text + place : place + text));
  }
  return texts;
}

/**
 * Writes a stub, formatted, or nothing of it.
 * @param root the folder of the portal
 * @returns the paths that were written
 * @throws Refusal where a new file is there already, or an old one has no place for an insertion
 */
export async function writeStub(root: string, { files, insertions }: Stub): Promise<readonly string[]> {
  const there = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (there !== undefined) throw new Refusal(`${there} is there already.`);
  const texts = [...Object.entries(files), ...withInsertions(root, insertions)];
  const options = (await resolveConfig(join(root, 'package.json'))) ?? {};
  // The contract is long to format, and what is inserted is in its format.
  const isCode = (path: string) => !path.endsWith('.yaml');
  const formatted = await Promise.all(
    texts.map(
      async ([path, text]) => [path, isCode(path) ? await format(text, { ...options, filepath: path }) : text] as const,
    ),
  );
  for (const [path, text] of formatted) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return texts.map(([path]) => path);
}
