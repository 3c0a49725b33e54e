import type { Database as AnyDatabase } from '../engine/db/database.ts';
import { createObjectStores, type Migration } from '../engine/db/migrations.ts';
import type { SeedChunks, Tables } from './tables.ts';

/** What the data at hand was made from. It is kept with the data. */
export interface DataSet {
  /** The name of a scenario, e.g. `typical-day`. */
  readonly scenario: string;
  /** How many students were made. */
  readonly students: number;
  /** The day that the data was made for, YYYY-MM-DD. */
  readonly today: string;
}

export type Database = AnyDatabase<Tables, DataSet>;

/** All rows of a database, and what they were made from. */
export interface Seed {
  readonly chunks: SeedChunks;
  readonly dataSet: DataSet;
}

/** Every tab of an origin works on the same data. */
export const databaseName = 'university';

/** The steps from an empty browser to today's shape of the stored data. Their number is the database's version. */
export const migrations: readonly Migration[] = [createObjectStores];
