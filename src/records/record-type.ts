import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import type { HistoryQuery } from './calls/resource-history.ts';
import type { RowCount } from './calls/pages.ts';
import { type Fields, fieldsWhere } from './fields/field.ts';
import { formatEstimate, formatNumber } from '#src/platform/text/format.ts';

/** What every record of the contract has. A server may keep no time of the last change. */
export interface Identified {
  readonly id: string;
  readonly updatedAt?: string | undefined;
}

export interface RecordType<Row extends Identified> {
  /** Names its drafts: `student`. */
  readonly noun: string;
  readonly fields: Fields<Row>;
  readonly nameOf: (row: Row) => string;
  /** Asks the server for the record as it is stored now. */
  readonly fetch: (client: QueryClient, id: string) => Promise<Row>;
  /** Shows records that somebody else has stored wherever this page lists them. */
  readonly store: (client: QueryClient, rows: readonly Row[]) => Promise<void>;
  /** Asks for what has happened to one, where the server keeps it. */
  readonly history?: (id: string) => HistoryQuery;
  /** What is said of one that the server does not find: a sentence of the data for each case. */
  readonly missing: Readonly<Record<Missing, string>>;
}

/** Of a save or a record that the server answers with 404: whether a list still names it, or it is known to be gone. */
export type Missing = 'notSaved' | 'notFound' | 'deleted';

/** A kind of record that can be deleted. */
export interface DeletableType<Row extends Identified> extends RecordType<Row> {
  readonly deletion: {
    /** Heads the question: msg`Delete student`. */
    readonly title: string;
    /** Section 8 words it. */
    readonly question: (name: string) => string;
    readonly outcome: () => OutcomeWords;
  };
}

/** What is said of a write that was done, refused without a word, or not answered (section 8). */
export interface OutcomeWords {
  readonly saved: string;
  readonly failed: string;
  readonly unanswered: string;
}

/** Section 8: what is said of a refusal, and of no answer. */
export type FailureWords = Pick<OutcomeWords, 'failed' | 'unanswered'>;

export interface RecordMutation<Row, Variables> extends MutationOptions<Row | undefined, Error, Variables> {
  readonly call: (variables: Variables) => Promise<Row | undefined>;
}

export const writableFields = <Row extends Identified>({ fields }: RecordType<Row>): Fields<Row> =>
  fieldsWhere(fields, ({ readOnly }) => !readOnly);

/** A number of rows that is known. */
export const exactly = (value: number): RowCount => ({ value, exact: true });

/** A number of rows as it is written in a sentence. */
export const formatCount = ({ value, exact }: RowCount): string =>
  exact ? formatNumber(value) : formatEstimate(value);
