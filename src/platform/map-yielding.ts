import { createYielder } from './scheduling.ts';

/** Maps a long list in slices, between which the page answers. */
export async function mapYielding<From, To>(
  list: readonly From[],
  map: (item: From, index: number) => To,
  { signal, onProgress }: { signal?: AbortSignal | undefined; onProgress?: (part: number) => void } = {},
): Promise<To[]> {
  const step = createYielder(signal);
  const mapped: To[] = [];
  for (const [index, item] of list.entries()) {
    mapped.push(map(item, index));
    const paused = step();
    if (!paused) continue;
    onProgress?.(index / list.length);
    await paused;
  }
  return mapped;
}
