import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { CsvRow } from '../../domain/csv/read.ts';
import type { Fields, Texts } from '../../domain/records/field.ts';
import type { Identified, RecordType } from '../record-type.ts';

/** What was stored of a row, and in words what was not. */
export interface Written<Row> {
  readonly stored: Row | undefined;
  readonly missing?: string;
}

/** A kind of record that files are imported of, and how one of them is written. */
export interface ImportTarget<Row extends Identified> {
  readonly type: RecordType<Row>;
  /** The records that a file is compared with, and the key under which they are cached. */
  readonly fetchAll: (client: QueryClient) => Promise<readonly Row[]>;
  readonly listKey: QueryKey;
  /** What no two records share: a row without an id is matched by them. */
  readonly keys: readonly { readonly field: string; readonly taken: string; readonly repeated: string }[];
  /** The field that names a record, and the one that stands below the name. */
  readonly nameField: string;
  readonly codeField: string;
  /** The fields as these records have them, such as the departments that there are. */
  readonly fieldsFor?: (rows: readonly Row[]) => Fields<Row>;
  /** What there is to know before a file is chosen, beside what holds for every kind of record. */
  readonly note?: string;
  readonly add: (values: Texts) => Promise<Written<Row>>;
  readonly update: (row: Row, values: Texts) => Promise<Row | undefined>;
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

interface Of<Kind extends string> {
  readonly kind: Kind;
  readonly row: CsvRow;
  /** Who the row is about, as far as it says. */
  readonly name: string;
  readonly code: string;
}

export interface WrongRow extends Of<'wrong'> {
  readonly problems: readonly Problem[];
}
export interface NewRow extends Of<'new'> {
  readonly values: Texts;
}
export interface UpdateRow<Row> extends Of<'update'> {
  readonly values: Texts;
  readonly record: Row;
  readonly changes: readonly Change[];
}
export interface SameRow<Row> extends Of<'same'> {
  readonly record: Row;
}

/** What an import would do with a row of the file. */
export type PlannedRow<Row> = WrongRow | NewRow | UpdateRow<Row> | SameRow<Row>;

/** A row that an import writes. */
export type WritableRow<Row> = NewRow | UpdateRow<Row>;

/** What an import would do, before anything is written. */
export interface ImportPlan<Row> {
  readonly titles: readonly string[];
  /** Columns that are left out. */
  readonly ignored: readonly string[];
  readonly wrong: readonly WrongRow[];
  readonly added: readonly NewRow[];
  readonly updated: readonly UpdateRow<Row>[];
  readonly same: readonly SameRow<Row>[];
}

/** Writes one row that fits: a new record, or the whole record with what the row changes. */
export async function writeRow<Row extends Identified>(
  target: ImportTarget<Row>,
  row: WritableRow<Row>,
): Promise<Written<Row>> {
  if (row.kind === 'new') return target.add(row.values);
  return { stored: await target.update(row.record, row.values) };
}
