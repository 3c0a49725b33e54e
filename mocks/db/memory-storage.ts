import type { Head, Storage, StorageTransaction } from './storage.ts';
import type { TableName } from './tables.ts';

/** Storage that lives as long as the page or process: for Node, and where the browser allows no other. */
export function memoryStorage(): Storage {
  let stored: Head | undefined;
  const chunks = new Map<string, readonly unknown[]>();
  let last: Promise<unknown> = Promise.resolve();

  return {
    readOnly: false,
    begin() {
      // One transaction at a time: each waits for the one before it, as IndexedDB's writers do.
      const before = last;
      let release = () => {};
      const ended = new Promise<void>((resolve) => (release = resolve));
      last = before.then(() => ended);
      const writes = new Map<string, readonly unknown[]>();
      let nextHead: Head | undefined;
      const key = (table: TableName, chunk: number) => `${table}/${chunk}`;
      return {
        async head() {
          await before;
          return stored;
        },
        async chunk(table, chunk) {
          await before;
          return chunks.get(key(table, chunk)) ?? [];
        },
        async write(table, chunk, rows) {
          writes.set(key(table, chunk), rows);
        },
        writeHead: (head) => void (nextHead = head),
        async commit() {
          await before;
          for (const [name, rows] of writes) chunks.set(name, rows);
          stored = nextHead ?? stored;
          release();
        },
        abort: () => release(),
      } satisfies StorageTransaction;
    },
    close() {},
    async setAside() {},
  };
}
