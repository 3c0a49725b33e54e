import type { Head, Slot, Storage, StorageTransaction } from './storage.ts';

/** What is stored, as it is after a commit. */
export interface StoredState {
  head(): Head | undefined;
  chunk(table: string, chunk: number): readonly unknown[];
}

/**
 * Storage that lives as long as the page or process: for Node, and where the browser allows no other.
 * @param persist Stores the state elsewhere before a commit that changed these tables; where it fails, nothing is committed.
 */
export function memoryStorage(persist?: (next: StoredState, changed: ReadonlySet<string>) => Promise<void>): Storage {
  let heads: ReadonlyMap<Slot, Head> = new Map();
  let chunks: ReadonlyMap<string, readonly unknown[]> = new Map();
  let last: Promise<unknown> = Promise.resolve();
  const key = (slot: Slot, table: string, chunk: number) => `${slot}/${table}/${chunk}`;

  return {
    readOnly: false,
    begin() {
      // One transaction at a time: each waits for the one before it, as IndexedDB's writers do.
      const before = last;
      let release = () => {};
      const ended = new Promise<void>((resolve) => (release = resolve));
      last = before.then(() => ended);
      /** Carried out, in their order, by the commit. */
      const writes: ((heads: Map<Slot, Head>, chunks: Map<string, readonly unknown[]>) => void)[] = [];
      const changed = new Set<string>();
      return {
        async head(slot = 'current') {
          await before;
          return heads.get(slot);
        },
        async chunk(table, chunk, slot = 'current') {
          await before;
          return chunks.get(key(slot, table, chunk)) ?? [];
        },
        async write(table, chunk, rows, slot = 'current') {
          changed.add(table);
          writes.push((_, next) => next.set(key(slot, table, chunk), rows));
        },
        writeHead: (head, slot = 'current') => void writes.push((next) => next.set(slot, head)),
        clear(slot) {
          writes.push((nextHeads, nextChunks) => {
            nextHeads.delete(slot);
            for (const name of nextChunks.keys()) if (name.startsWith(`${slot}/`)) nextChunks.delete(name);
          });
        },
        async commit() {
          await before;
          const [nextHeads, nextChunks] = [new Map(heads), new Map(chunks)];
          for (const write of writes) write(nextHeads, nextChunks);
          const next: StoredState = {
            head: () => nextHeads.get('current'),
            chunk: (table, chunk) => nextChunks.get(key('current', table, chunk)) ?? [],
          };
          if (changed.size > 0) await persist?.(next, changed);
          [heads, chunks] = [nextHeads, nextChunks];
          release();
        },
        abort: () => release(),
      } satisfies StorageTransaction;
    },
    close() {},
    async setAside() {},
  };
}
