import type { components } from '../../../../../openapi/schema.gen.ts';
import type { CsvRow } from '../../../../domain/csv/read.ts';
import type { StudentField, StudentTexts } from '../../../../domain/csv/student-fields.ts';

type Student = components['schemas']['Student'];

/** Why a row does not fit, or a part of it: under which heading, what stands there, and what is wrong with it. */
export interface Problem {
  readonly column: string;
  readonly value: string;
  readonly reason: string;
}

export interface Change {
  readonly field: StudentField;
  readonly from: string;
  readonly to: string;
}

interface Of<Kind extends string> {
  readonly kind: Kind;
  readonly row: CsvRow;
  /** Who the row is about, as far as it says. */
  readonly name: string;
  readonly rollNo: string;
}

export interface WrongRow extends Of<'wrong'> {
  readonly problems: readonly Problem[];
}
export interface NewRow extends Of<'new'> {
  readonly values: StudentTexts;
}
export interface UpdateRow extends Of<'update'> {
  readonly values: StudentTexts;
  readonly student: Student;
  readonly changes: readonly Change[];
}
export interface SameRow extends Of<'same'> {
  readonly student: Student;
}

/** What an import would do with a row of the file. */
export type PlannedRow = WrongRow | NewRow | UpdateRow | SameRow;

/** A row that an import writes. */
export type WritableRow = NewRow | UpdateRow;

/** What an import would do, before anything is written. */
export interface ImportPlan {
  readonly titles: readonly string[];
  /** Columns that are left out. */
  readonly ignored: readonly string[];
  readonly wrong: readonly WrongRow[];
  readonly added: readonly NewRow[];
  readonly updated: readonly UpdateRow[];
  readonly same: readonly SameRow[];
}
