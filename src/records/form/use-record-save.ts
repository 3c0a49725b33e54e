import { type MutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormikHelpers } from 'formik';
import { useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { fallbackOf, isRefusal } from '#src/platform/api/errors.ts';
import { clearDraft, storedDraft } from '#src/session/draft.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { type Edited, requestBody } from '../fields/body.ts';
import { type Fields, type Texts, textsOf } from '../fields/field.ts';
import { schemaOf } from '../fields/schema.ts';
import type { Identified, OutcomeWords, RecordType } from '../record-type.ts';
import { theirChanges, undecided } from './conflict.ts';
import { draftName, keptEdits, restoredEdits, changedTexts } from './record-draft.ts';
import { openRecordForm, recordFormReducer } from './record-form-state.ts';
import { saveRecord } from './save-record.ts';
import { STORED_DIFFERENTLY } from './stored-differences.ts';

/** Of a record that the server does not find: whether a list still names it, or it is known to be gone. */
export type Missing = 'notFound' | 'deleted';

export interface OpenRecord<Row extends Identified> {
  readonly type: RecordType<Row>;
  readonly row: Row;
  /** The server does not find it any more, while there are edits in it. */
  readonly missing?: Missing | undefined;
  readonly onSaved: () => void;
  readonly onUnsaved?: (isUnsaved: boolean) => void;
}

/** How a record is edited in a form, and saved. */
export interface RecordSaving<Row extends Identified, Body> {
  readonly record: OpenRecord<Row>;
  /** Which of the record's forms it is; its draft is kept under it. */
  readonly name: string;
  readonly fields: Fields<Row>;
  readonly sends: Edited<Row>['sends'];
  /** All of the fields are needed, and each as the contract has it: the call takes all or none. */
  readonly isWhole?: boolean;
  /** The record as the controls hold it, where that is not simply its texts. */
  readonly valuesOf?: (row: Row) => Texts;
  readonly mutation: MutationOptions<Row | undefined, Error, { readonly id: string; readonly body: Body }>;
  /** What only they have changed is taken over without a question, where the result keeps to the rules. */
  readonly takesOthersChanges?: boolean;
  /** Section 8: what is said of a save, and of one that the server refused or did not answer. */
  readonly words: OutcomeWords;
}

/**
 * The edits of a record from their beginning, or from where a reload has interrupted them, until they are saved. The record
 * is kept as it was when they began, so that one who was faster is noticed.
 */
export function useRecordSave<Row extends Identified, Body>(saving: RecordSaving<Row, Body>) {
  const { record, fields, sends, isWhole = false, words, valuesOf = (row: Row) => textsOf(fields, row) } = saving;
  const { type, row } = record;
  const draft = draftName(type, row.id, saving.name);
  const [begun] = useState(() => restoredEdits(type, row, storedDraft(draft)) ?? { base: row, values: {} });
  const [initial] = useState(() => valuesOf(begun.base));
  const [state, dispatch] = useReducer(recordFormReducer<Row>, openRecordForm(begun.base, initial));
  const [schema] = useState(() => schemaOf(fields, { allRequired: isWhole, stored: initial }));
  const client = useQueryClient();
  const { mutateAsync } = useMutation(saving.mutation);
  const { base, conflict } = state;

  async function submit(values: Texts, { resetForm }: Pick<FormikHelpers<Texts>, 'resetForm'>): Promise<void> {
    if (conflict && undecided(fields, conflict, values).length > 0) return dispatch({ type: 'choice missing' });
    dispatch({ type: 'sent' });
    const call = {
      fields,
      textsOf: valuesOf,
      bodyOf: (from: Row, texts: Texts) => requestBody<Row, Body>(fields, texts, { row: from, sends }),
      isWhole,
      mayTakeOver: async (merged: Texts) => saving.takesOthersChanges === true && schema.isValid(merged),
      parse: type.read,
      fetch: (id: string) => type.fetch(client, id),
      send: mutateAsync,
    };
    const result = await saveRecord(call, base, values);
    if ('theirs' in result) {
      void type.store(client, [result.theirs]);
      dispatch({ type: 'conflicted', conflict: result, texts: valuesOf(result.theirs) });
      resetForm({ values: { ...values, ...theirChanges(result) } });
      toast.error(words.failed);
      return;
    }
    const texts = result.row ? valuesOf(result.row) : values;
    clearDraft(draft);
    // The page has to know that nothing is unsaved any more before it leaves the form.
    flushSync(() => {
      dispatch({ type: 'saved', ...result, texts, seen: row });
      resetForm({ values: texts });
    });
    // The form stays open, with what is stored.
    if (result.differences.length > 0) return toast.warning(STORED_DIFFERENTLY);
    toast.success(words.saved);
    record.onSaved();
  }

  function explain(error: unknown, message: string): string | undefined {
    toast.error(fallbackOf(error, words.failed, words.unanswered));
    if (!isRefusal(error, 404)) return message;
    dispatch({ type: 'notFound', message });
    // Whether it has been deleted is known where the page's own record or list is asked for again.
    void client.invalidateQueries();
    return undefined;
  }

  return {
    state,
    dispatch,
    draft,
    schema,
    submit,
    explain,
    valuesOf,
    initialValues: { ...initial, ...begun.values },
    kept: (values: Texts) => keptEdits({ base, values: changedTexts(state.texts, values) }),
    abandon: () => {
      clearDraft(draft);
      dispatch({ type: 'abandoned' });
    },
  };
}
