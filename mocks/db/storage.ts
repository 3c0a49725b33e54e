import type { TableName } from './rows.ts';

/** Where each table stands: the revision at which each of its chunks was last written. */
export interface Head {
  /** Grows by one with every committed write, in whichever tab. */
  readonly revision: number;
  readonly tables: Readonly<Record<TableName, readonly number[]>>;
}

/** One open transaction. Nothing but its own calls may be awaited while it is open, or it commits early. */
export interface StorageTransaction {
  head(): Promise<Head | undefined>;
  chunk(table: TableName, chunk: number): Promise<readonly unknown[]>;
  /** Resolves when the chunk was taken, for callers that write many; `commit` alone tells whether it lasts. */
  write(table: TableName, chunk: number, rows: readonly unknown[]): Promise<void>;
  writeHead(head: Head): void;
  /** Resolves when everything is on disk; rejects with StorageFull where it does not fit, and then nothing is. */
  commit(): Promise<void>;
  abort(): void;
}

/** A place that keeps chunks. Write transactions exclude each other, in every tab. */
export interface Storage {
  /** True where the data must not be changed, because newer code wrote it. */
  readonly readOnly: boolean;
  begin(mode: 'read' | 'write'): StorageTransaction;
  close(): void;
  /** Marks what is stored as unreadable, and leaves it where it is: no later visit begins with it. */
  setAside(): Promise<void>;
}

/** The browser's quota is used up; the whole transaction was taken back. */
export class StorageFull extends Error {
  override name = 'StorageFull';
}

/** The data was written by newer code and may only be read. */
export class StorageReadOnly extends Error {
  override name = 'StorageReadOnly';
}

/** The connection is gone: the browser closed it, or the data was cleared under us. Opening again may help. */
export class StorageGone extends Error {
  override name = 'StorageGone';
}

/** What is stored cannot be read as what we wrote. */
export class StorageCorrupt extends Error {
  override name = 'StorageCorrupt';
}

const isRevision = (value: unknown) => Number.isSafeInteger(value);

/** It was found unreadable on an earlier visit, and whoever is at the screen has been told. */
export class StorageSetAside extends StorageCorrupt {
  override name = 'StorageSetAside';
}

/** Tells whether a stored value is a head of these tables. */
export function isHead(value: unknown, tables: readonly TableName[]): value is Head {
  if (typeof value !== 'object' || value === null || !('revision' in value) || !('tables' in value)) return false;
  const found = value.tables;
  if (!isRevision(value.revision) || typeof found !== 'object' || found === null) return false;
  const byName = new Map<string, unknown>(Object.entries(found));
  return tables.every((name) => {
    const revisions = byName.get(name);
    return Array.isArray(revisions) && revisions.every(isRevision);
  });
}

/** Tells whether a stored value is a chunk: a list of rows, each with its id. */
export function isChunk(value: unknown): value is { readonly id: string }[] {
  return (
    Array.isArray(value) &&
    value.every((row: unknown) => typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string')
  );
}
