import type { AppPage } from './vite/app-pages.ts';
import { closure, type Manifest } from './vite/manifest.ts';

/** The JavaScript that each page loads before it is drawn, by the page's path: its files, and their bytes, gzipped. */
export type Weights = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** How many bytes the first screen of each page may have, by the page's path. */
export type Budgets = Readonly<Record<string, number>>;

/** A feature can be added without a hunt for bytes, and something large cannot come unseen. */
const ROOM = 1.05;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Weighs the first screens of a build: the entry and the page, with everything that they import statically.
 * @param sizeOf the size of a file, gzipped, in bytes
 */
export function weigh(manifest: Manifest, pages: readonly AppPage[], sizeOf: (file: string) => number): Weights {
  const scripts = (chosen: Parameters<typeof closure>[1]) =>
    closure(manifest, chosen).filter((file) => file.endsWith('.js'));
  const entry = scripts((_, { isEntry }) => isEntry === true);
  return Object.fromEntries(
    pages
      .map(({ path, files }): [string, string[]] => [
        `/${path}`,
        scripts((name) => files.some((file) => name.startsWith(`${file}?`))),
      ])
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([path, own]) => [
        path,
        Object.fromEntries([...new Set([...entry, ...own])].map((file) => [file, sizeOf(file)])),
      ]),
  );
}

/** What the first screen of a page weighs, in bytes; 0 where there is no such page. */
export const firstScreen = (weights: Weights, path: string) =>
  Object.values(weights[path] ?? {}).reduce((sum, bytes) => sum + bytes, 0);

/** Budgets that leave each page of a build a twentieth to grow, as far as its limit allows. */
export const budgetsFor = (weights: Weights, limits: Budgets): Budgets =>
  Object.fromEntries(
    Object.keys(weights).map((path) => [
      path,
      Math.round(Math.min(limits[path] ?? Infinity, firstScreen(weights, path) * ROOM)),
    ]),
  );

/** A sentence for each page that is over its budget, with its largest files; none where all is well. */
export function overruns(weights: Weights, budgets: Budgets): string[] {
  const gone = Object.keys(budgets).filter((path) => !(path in weights));
  return [
    ...gone.map((path) => `${path} has a budget, and is no page.`),
    ...Object.entries(weights).flatMap(([path, files]) => {
      const budget = budgets[path];
      if (budget === undefined) return [`${path} has no budget.`];
      const excess = firstScreen(weights, path) - budget;
      if (excess <= 0) return [];
      const largest = Object.entries(files)
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, 8)
        .map(([file, bytes]) => `${file} ${kilobytes(bytes)}`);
      return [
        `${path} is over its budget of ${kilobytes(budget)} by ${kilobytes(excess)}. Its largest files: ${largest.join(', ')}.`,
      ];
    }),
  ];
}
