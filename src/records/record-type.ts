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
  /** What one is called in a sentence, and in the names of drafts: `student`. */
  readonly noun: string;
  /** In sentences, and in the names of files: `students`. */
  readonly plural: string;
  readonly fields: Fields<Row>;
  readonly nameOf: (row: Row) => string;
  /** Asks the server for the record as it is stored now. */
  readonly fetch: (client: QueryClient, id: string) => Promise<Row>;
  /** Shows records that somebody else has stored wherever this page lists them. */
  readonly store: (client: QueryClient, rows: readonly Row[]) => Promise<void>;
  /** Asks for what has happened to one, where the server keeps it. */
  readonly history?: (id: string) => HistoryQuery;
  /** Where the records are, for a sentence about one that is no longer there: `on the roster`. */
  readonly place: string;
}

/** What is said of a write that was done, refused without a word, or not answered (section 8). */
export interface OutcomeWords {
  readonly saved: string;
  readonly failed: string;
  readonly unanswered: string;
}

export interface RecordMutation<Row, Variables> extends MutationOptions<Row | undefined, Error, Variables> {
  readonly call: (variables: Variables) => Promise<Row | undefined>;
}

export const writableFields = <Row extends Identified>({ fields }: RecordType<Row>): Fields<Row> =>
  fieldsWhere(fields, ({ readOnly }) => !readOnly);

/** `Student`. */
export const capitalized = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);

const verbs = {
  load: ['loaded', 'loading'],
  add: ['added', 'adding'],
  update: ['updated', 'updating'],
  delete: ['deleted', 'deleting'],
  restore: ['restored', 'restoring'],
} as const;

/** Section 8: `Student added successfully`, `Failed to add student`, `Error adding student`. */
export function outcomeWords(noun: string, verb: keyof typeof verbs): OutcomeWords {
  const [done, doing] = verbs[verb];
  return {
    saved: `${capitalized(noun)} ${done} successfully`,
    failed: `Failed to ${verb} ${noun}`,
    unanswered: `Error ${doing} ${noun}`,
  };
}

/** `1 row`, `1,200 rows`. */
export const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** A number of rows that is known. */
export const exactly = (value: number): RowCount => ({ value, exact: true });

const amount = ({ value, exact }: RowCount) => (exact ? formatNumber(value) : formatEstimate(value));

/** How many rows of a list are shown: `1,200 students`, `60 of 1,200 students`, `about 1.2 million students`. */
export function countText(
  some: RowCount | number,
  all: RowCount | number,
  { noun, plural }: Pick<RecordType<never>, 'noun' | 'plural'>,
): string {
  const shown = typeof some === 'number' ? exactly(some) : some;
  const total = typeof all === 'number' ? exactly(all) : all;
  const words = shown.exact && total.exact && total.value === 1 ? noun : plural;
  return shown.value === total.value ? `${amount(shown)} ${words}` : `${amount(shown)} of ${amount(total)} ${words}`;
}
