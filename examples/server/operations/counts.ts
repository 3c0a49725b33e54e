import { sorted } from '../store.ts';

/** How often each text is there, without regard to case, in alphabetical order. */
export function counted(texts: readonly string[]): [text: string, count: number][] {
  const counts = new Map<string, [string, number]>();
  for (const text of texts) {
    const [first, count] = counts.get(text.toLowerCase()) ?? [text, 0];
    counts.set(text.toLowerCase(), [first, count + 1]);
  }
  return sorted(counts.values(), ([text]) => text);
}
