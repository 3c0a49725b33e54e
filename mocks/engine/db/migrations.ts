import type { IDBPDatabase, IDBPTransaction } from 'idb';

type Upgrade = IDBPTransaction<unknown, string[], 'versionchange'>;

/**
 * One step of the database's shape: from version N-1 to N, N being its place in the list, inside the browser's upgrade
 * transaction: it is applied whole or not at all. A published step is never edited; a new shape is a new step. A new
 * table needs none unless its rows are to be filled in: where it is missing, it is empty.
 */
export type Migration = (database: IDBPDatabase, transaction: Upgrade) => void | Promise<void>;

/** The first step of every database. */
export const createObjectStores: Migration = (database) => {
  database.createObjectStore('head');
  database.createObjectStore('chunks');
};
