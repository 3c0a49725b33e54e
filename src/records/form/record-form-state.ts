import type { Texts } from '../fields/field.ts';
import type { Conflict } from './conflict.ts';
import type { StoredDifference } from './stored-differences.ts';

export interface RecordFormState<Row> {
  /** The record in which the edits are made. */
  readonly base: Row;
  /** What the form holds without edits. */
  readonly texts: Texts;
  /** The page's record, as the form has last taken note of it. */
  readonly seen: Row;
  readonly conflict: Conflict<Row> | undefined;
  /** How often somebody else was faster; from the second time on, the earlier comparison is what is compared with. */
  readonly conflicts: number;
  readonly isChoiceMissing: boolean;
  readonly notFound: string | undefined;
  readonly differences: readonly StoredDifference[];
}

export type RecordFormAction<Row> =
  /** A form without edits shows what is stored by now. */
  | { readonly type: 'refreshed'; readonly row: Row; readonly texts: Texts }
  | { readonly type: 'conflicted'; readonly conflict: Conflict<Row>; readonly texts: Texts }
  | { readonly type: 'chosen'; readonly conflict: Conflict<Row> }
  | { readonly type: 'choice missing' }
  | { readonly type: 'sent' }
  /** A server may answer without the record: then the edits were made in what is stored. */
  | {
      readonly type: 'saved';
      readonly row: Row | undefined;
      readonly differences: readonly StoredDifference[];
      readonly texts: Texts;
      readonly seen: Row;
    }
  | { readonly type: 'notFound'; readonly message: string }
  | { readonly type: 'abandoned' };

export function openRecordForm<Row>(base: Row, texts: Texts, seen = base): RecordFormState<Row> {
  return {
    base,
    texts,
    seen,
    conflict: undefined,
    conflicts: 0,
    isChoiceMissing: false,
    notFound: undefined,
    differences: [],
  };
}

export function recordFormReducer<Row>(
  state: RecordFormState<Row>,
  action: RecordFormAction<Row>,
): RecordFormState<Row> {
  switch (action.type) {
    case 'refreshed':
      return { ...state, base: action.row, texts: action.texts, seen: action.row };
    case 'conflicted':
      return {
        ...state,
        base: action.conflict.theirs,
        texts: action.texts,
        conflict: action.conflict,
        conflicts: state.conflicts + 1,
        isChoiceMissing: false,
      };
    case 'chosen':
      return { ...state, conflict: action.conflict };
    case 'choice missing':
      return { ...state, isChoiceMissing: true };
    case 'sent':
      return { ...state, notFound: undefined, differences: [] };
    case 'saved':
      return {
        ...openRecordForm(action.row ?? state.base, action.texts, action.seen),
        differences: action.differences,
      };
    case 'notFound':
      return { ...state, notFound: action.message };
    case 'abandoned':
      return openRecordForm(state.base, state.texts, state.seen);
  }
}
