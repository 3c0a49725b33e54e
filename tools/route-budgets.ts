import type { AppPage } from './vite/app-pages.ts';
import type { ChunkContents } from './vite/chunk-contents.ts';
import { closure, type Manifest } from './vite/manifest.ts';

/** The JavaScript of a build: the size of each chunk in bytes, gzipped, and what every page loads before it is drawn. */
export interface Weights {
  readonly chunks: Readonly<Record<string, number>>;
  /** The names of the chunks of each page's first screen, by the page's path; those of the entry are `entry`. */
  readonly entry: readonly string[];
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/** What a page may weigh, in bytes: its first screen in all, and what of it is not in the entry. */
interface PageBudget {
  readonly firstScreen: number;
  readonly added: number;
}

/** The budgets of a build's pages, and what it weighed when they were set. */
export interface Budgets {
  readonly pages: Readonly<Record<string, PageBudget>>;
  readonly weights: Weights;
}

/** What a page may grow, in bytes, before somebody has to say that it is worth it. */
const headroom = { firstScreen: 1000, added: 500 } as const;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Weighs the first screens of a build. A chunk is called after its source or after its group; the many parts that pages
 * share are told apart by their largest module, since their file names change with every build.
 * @param sizeOf the size of a file, gzipped, in bytes
 */
export function weigh(
  manifest: Manifest,
  contents: ChunkContents,
  pages: readonly AppPage[],
  sizeOf: (file: string) => number,
): Weights {
  const groupOf = ({ name = '' }: Manifest[string]) => name.split('~', 1)[0] ?? '';
  const groups = Object.values(manifest).map(groupOf);
  const isShared = (group: string) => groups.indexOf(group) !== groups.lastIndexOf(group);
  const names = new Map(
    Object.values(manifest).map((chunk) => {
      const group = groupOf(chunk);
      return [
        chunk.file,
        chunk.src?.split('?', 1)[0] ?? (isShared(group) ? `${group} with ${contents[chunk.file]}` : group),
      ] as const;
    }),
  );
  const sizes = new Map<string, number>();
  const chunksOf = (chosen: Parameters<typeof closure>[1]) =>
    closure(manifest, chosen)
      .filter((file) => file.endsWith('.js'))
      .map((file) => {
        const name = names.get(file) ?? file;
        sizes.set(name, sizeOf(file));
        return name;
      })
      .toSorted();
  const entry = chunksOf((_, { isEntry }) => isEntry === true);
  const screens = pages.map(({ path, files }): [string, string[]] => [
    `/${path}`,
    chunksOf((name) => files.some((file) => name.startsWith(`${file}?`))),
  ]);
  const all = screens.map(([path, chunks]) => [path, [...new Set([...entry, ...chunks])].toSorted()] as const);
  return {
    chunks: Object.fromEntries([...sizes].toSorted(([a], [b]) => a.localeCompare(b))),
    entry,
    pages: Object.fromEntries(all.toSorted(([a], [b]) => a.localeCompare(b))),
  };
}

const sum = (weights: Weights, names: readonly string[]) =>
  names.reduce((bytes, name) => bytes + (weights.chunks[name] ?? 0), 0);

const addedBy = (weights: Weights, path: string) =>
  (weights.pages[path] ?? []).filter((name) => !weights.entry.includes(name));

/** What the first screen of a page weighs, in bytes. */
export const firstScreen = (weights: Weights, path: string) => sum(weights, weights.pages[path] ?? []);
/** What of it is not in the entry. */
export const added = (weights: Weights, path: string) => sum(weights, addedBy(weights, path));

/** Budgets that leave a build a little room to grow. */
export function budgetsFor(weights: Weights): Budgets {
  const pages = Object.keys(weights.pages).map((path) => [
    path,
    {
      firstScreen: firstScreen(weights, path) + headroom.firstScreen,
      added: added(weights, path) + headroom.added,
    },
  ]);
  return { pages: Object.fromEntries(pages), weights };
}

/** Which of the chunks have grown since, or are new, the largest growth first. */
function growth(before: Weights, now: Weights, then: readonly string[], names: readonly string[]): string {
  return names
    .map((name) => ({
      name,
      isNew: !then.includes(name),
      bytes: sum(now, [name]) - sum(before, then.includes(name) ? [name] : []),
    }))
    .filter(({ bytes }) => bytes >= 50)
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ name, isNew, bytes }) =>
      isNew ? `${name} is new with ${kilobytes(bytes)}` : `${name} grew by ${kilobytes(bytes)}`,
    )
    .join(', ');
}

/** A sentence for each page that is over its budget, which names the chunks that grew; none where all is well. */
export function overruns(now: Weights, { pages, weights: before }: Budgets): string[] {
  const gone = Object.keys(pages).filter((path) => !(path in now.pages));
  return [
    ...gone.map((path) => `${path} has a budget, and is no page.`),
    ...Object.entries(now.pages).flatMap(([path, names]) => {
      const budget = pages[path];
      if (!budget) return [`${path} has no budget.`];
      const excess = firstScreen(now, path) - budget.firstScreen;
      if (excess > 0)
        return [
          `${path} is over its budget by ${kilobytes(excess)}: ${growth(before, now, before.pages[path] ?? [], names)}.`,
        ];
      const more = added(now, path) - budget.added;
      if (more <= 0) return [];
      const why = growth(before, now, addedBy(before, path), addedBy(now, path));
      return [`${path} adds ${kilobytes(more)} more to the entry than its budget allows: ${why}.`];
    }),
  ];
}
