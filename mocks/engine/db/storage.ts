/** Where each table stands: the revision at which each of its chunks was last written. */
export interface Head {
  /** Grows by one with every committed write, in whichever tab. */
  readonly revision: number;
  readonly tables: Readonly<Record<string, readonly number[]>>;
  /** What the rows were made from. Absent in data of the first version. */
  readonly dataSet?: unknown;
}

/** The data in use, or the data that it has replaced, which is kept for one undo. */
export type Slot = 'current' | 'previous';

/** One open transaction. Nothing but its own calls may be awaited while it is open, or it commits early. */
export interface StorageTransaction {
  head(slot?: Slot): Promise<Head | undefined>;
  chunk(table: string, chunk: number, slot?: Slot): Promise<readonly unknown[]>;
  /** Resolves when the chunk was taken, for callers that write many; `commit` alone tells whether it is stored. */
  write(table: string, chunk: number, rows: readonly unknown[], slot?: Slot): Promise<void>;
  writeHead(head: Head, slot?: Slot): void;
  /** Removes the head and all chunks. */
  clear(slot: Slot): void;
  /** Resolves when everything is on disk; rejects with StorageFull where it does not fit, and then nothing is. */
  commit(): Promise<void>;
  abort(): void;
}

/** A place that stores chunks. Write transactions exclude each other, in every tab. */
export interface Storage {
  /** True where the data must not be changed, because newer code wrote it. */
  readonly readOnly: boolean;
  begin(mode: 'read' | 'write'): StorageTransaction;
  close(): void;
  /** Marks what is stored as unreadable without deleting it, so that later visits use the next name. */
  setAside(): Promise<void>;
}

/** The browser's quota is used up; the whole transaction was rolled back. */
export class StorageFull extends Error {
  override name = 'StorageFull';
}

/** The data was written by newer code and may only be read. */
export class StorageReadOnly extends Error {
  override name = 'StorageReadOnly';
}

/** The connection is closed: by the browser, or because the data was cleared. Opening again may help. */
export class StorageClosed extends Error {
  override name = 'StorageClosed';
}

/** What is stored cannot be read as what this code, or an older version of it, wrote. */
export class StorageCorrupt extends Error {
  override name = 'StorageCorrupt';
}

/** It was found unreadable on an earlier visit, and the person has been told then. */
export class StorageSetAside extends StorageCorrupt {
  override name = 'StorageSetAside';
}

const isRevision = (value: unknown) => Number.isSafeInteger(value);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Tells whether a stored value is a head: an older version may have had fewer tables, a newer one more. */
export function isHead(value: unknown): value is Head {
  if (!isObject(value) || !('revision' in value) || !('tables' in value)) return false;
  if (!isRevision(value.revision) || !isObject(value.tables)) return false;
  const tables: unknown[] = Object.values(value.tables);
  return tables.length > 0 && tables.every((revisions) => Array.isArray(revisions) && revisions.every(isRevision));
}
