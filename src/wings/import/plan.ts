import type { ReactNode } from 'react';
import type { FetchQueryOptions } from '@tanstack/react-query';
import type { CsvRow } from '#src/platform/csv/read.ts';
import type { ListSummary, Pages } from '#src/records/calls/pages.ts';
import type { Fields, Texts } from '#src/records/fields/field.ts';
import type { BatchAction, BatchResult } from '#src/records/batch/use-batch.ts';
import type { Identified, RecordType } from '#src/records/record-type.ts';
import type { Person } from '#src/records/same-person.ts';
import type { ShortForms } from './choice-words.ts';

export interface Written<Row> {
  readonly stored: Row | undefined;
  readonly missing?: string;
}

export interface Proposals {
  /** By field, or by part of one: usual headings, the likeliest first. */
  readonly headings: Readonly<Record<string, readonly string[]>>;
  readonly shortForms: ShortForms;
}

export interface ReadingFact {
  readonly field: string;
  readonly title: string;
  readonly text: string;
}

export interface ImportTarget<Row extends Identified> {
  readonly type: RecordType<Row>;
  readonly query: () => FetchQueryOptions<readonly Row[], Error, readonly Row[], string[]> & {
    readonly queryKey: string[];
  };
  /** The same by pages, where there are too many for a browser. */
  readonly pages?: Pages<Row>;
  readonly nameField: string;
  /**
   * The fields that no two records share, each with what it is called in a sentence: a row without an id is matched by
   * them. The first one stands below the name.
   */
  readonly keys: Readonly<Record<string, string>>;
  /** The fields as these records have them, such as the departments that there are. */
  readonly fieldsFor?: (rows: readonly Row[]) => Fields<Row>;
  /** The same by the values that occur in the fields, where not all records are here. */
  readonly fieldsForChoices?: (choices: ListSummary['choices']) => Fields<Row>;
  /** What other programs call the fields and their values. */
  readonly proposals?: Proposals;
  /** What there is to know before a file is chosen, beside what holds for every kind of record. */
  readonly note?: string;
  /** For records of people: who a record or a row is, and a link to a record, which leaves the check open. */
  readonly people?: {
    readonly of: (row: Row) => Person;
    readonly ofTexts: (values: Texts) => Person;
    readonly renderLink: (row: Row) => ReactNode;
  };
  readonly add: (values: Texts) => Promise<Written<Row>>;
  readonly update: (row: Row, values: Texts) => Promise<Row | undefined>;
  /** Puts back what updates have changed, given the records before and after; for kinds whose updates can be undone. */
  readonly undo?: (updates: readonly BatchResult<Row, Row | undefined>[]) => BatchAction<Row, Row | undefined>;
}

/** Why a row does not fit, or a part of it: under which heading, what stands there, and what is wrong with it. */
export interface Problem {
  readonly column: string;
  readonly value: string;
  readonly reason: string;
}

export interface Change {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

export type RowKind = 'wrong' | 'new' | 'update' | 'same';

export interface PlannedRow<Row> {
  readonly kind: RowKind;
  readonly row: CsvRow;
  /** Who the row is about, as far as it says. */
  readonly name: string;
  readonly code: string;
  readonly record: Row | undefined;
  readonly values: Texts;
  readonly changes: readonly Change[];
  readonly problems: readonly Problem[];
  /** The stored record that may be of the same person. */
  readonly namesake?: Row | undefined;
  /** Values that pass every rule and still look wrong, such as a number without its leading zero. */
  readonly warnings: readonly Problem[];
}

export const reasonsOf = <Row>({ problems }: PlannedRow<Row>): string =>
  problems.map(({ column, reason }) => (column ? `${column}: ${reason}` : reason)).join('; ');

export type RowResult<Row> = BatchResult<PlannedRow<Row>, Written<Row>>;

export interface ImportPlan<Row> extends Readonly<Record<RowKind, readonly PlannedRow<Row>[]>> {
  readonly titles: readonly string[];
  readonly ignored: readonly string[];
  readonly fields: readonly string[];
  /** How the file has been read, where that is not plain from its headings and cells. */
  readonly facts: readonly ReadingFact[];
}
