import type { QueryClient } from '@tanstack/react-query';
import type { Fields } from '../domain/records/field.ts';

/** What every record of the contract has. A server may keep no time of the last change. */
export interface Identified {
  readonly id: string;
  readonly updatedAt?: string | undefined;
}

/** A kind of record: what its forms and imports need to know of it beside its fields. */
export interface RecordType<Row extends Identified> {
  /** What one is called in a sentence, and in the names of drafts: `student`. */
  readonly noun: string;
  readonly fields: Fields<Row>;
  /** Reads one from an answer or from a draft, in whichever shape it has. */
  readonly read: (raw: unknown) => Row;
  /** Asks the server for the record as it is stored now. */
  readonly fetch: (client: QueryClient, id: string) => Promise<Row>;
  /** Shows a record that somebody else has stored wherever this page lists it. */
  readonly updateCache: (client: QueryClient, row: Row) => void | Promise<void>;
  /** Where the records are, for a sentence about one that is no longer there: `on the roster`. */
  readonly place: string;
}
