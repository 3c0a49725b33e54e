/** The ready files of this folder: what stands in them as ${NAME} is said when they are used. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a file of this folder into another one, with its values. @returns its path */
export function fill(name: string, folder: string, values: Record<string, string>): string {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8').replaceAll(/\$\{([A-Z0-9]+)\}/g, (_, variable) => {
    const value = values[variable as string];
    if (value === undefined) throw new Error(`${name} has no value for ${variable}.`);
    return value;
  });
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
