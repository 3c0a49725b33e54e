import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { goals, verdict } from './figures/goals.ts';
import type { Results, Sections } from './figures/results.ts';
import { growths } from './report/growths.ts';
import { tableOf } from './report/table.ts';

const folder = 'docs/bench';
const file = `${folder}/results.json`;

/** What was measured before; nothing where no results have been written yet. */
export async function readSections(): Promise<Sections> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return {};
  const { sections }: Results = JSON.parse(text);
  return sections;
}

/** A thousandth of a millisecond is less than anything here can tell. */
const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value);

async function writeFormatted(path: string, text: string): Promise<void> {
  await writeFile(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
}

/** Writes the results, with what follows from them, as JSON and as a Markdown table. */
export async function writeResults(results: Results): Promise<void> {
  const { sections } = results;
  const conclusions = { verdict: verdict(sections), goals: goals(sections), growth: growths(sections) };
  await mkdir(folder, { recursive: true });
  await writeFormatted(file, JSON.stringify({ ...results, ...conclusions }, rounded));
  await writeFormatted(`${folder}/results.md`, tableOf(results));
}
