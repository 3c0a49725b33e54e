import { Button, Stack, type StackProps } from '@chakra-ui/react';
import { type MutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormikHelpers, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { SubmitButton } from '#src/forms/fields.tsx';
import { Form, FormError, useEdits } from '#src/forms/Form.tsx';
import { fallbackOf, isRefusal } from '#src/platform/api/errors.ts';
import { clearDraft, storedDraft } from '#src/session/draft.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { t } from '#src/languages/texts.ts';
import { recordReader } from '../calls/record-reader.ts';
import { type Edited, requestBody } from '../fields/body.ts';
import { type Fields, type Texts, textsOf } from '../fields/field.ts';
import { schemaOf } from '../fields/schema.ts';
import { LeaveGuard } from '../LeaveGuard.tsx';
import type { Identified, Missing, OutcomeWords, RecordType } from '../record-type.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import { type Conflict, followedEdits, theirChanges, undecided } from './conflict.ts';
import { FormActions } from './FormActions.tsx';
import { draftName, keptEdits, restoredEdits } from './record-draft.ts';
import { saveRecord } from './save-record.ts';
import { MissingNotice, StoredDifferentlyNotice } from './SaveNotices.tsx';
import { storedDifferently, type StoredDifference } from './stored-differences.ts';

export interface OpenRecord<Row extends Identified> {
  readonly type: RecordType<Row>;
  readonly row: Row;
  /** The server does not find it any more, while there are edits in it. */
  readonly missing?: Missing | undefined;
  readonly onSaved: () => void;
  readonly onUnsaved?: (isUnsaved: boolean) => void;
}

interface Props<Row extends Identified, Body> {
  readonly record: OpenRecord<Row>;
  /** Which of the record's forms it is; its draft is kept under it. */
  readonly name: string;
  readonly label: string;
  readonly fields: Fields<Row>;
  readonly sends: Edited<Row>['sends'];
  /** All of the fields are needed, and each as the contract has it: the call takes all or none. */
  readonly isWhole?: boolean;
  /** The record as the controls hold it, where that is not simply its texts. */
  readonly valuesOf?: (row: Row) => Texts;
  readonly mutation: MutationOptions<Row | undefined, Error, { readonly id: string; readonly body: Body }>;
  /** What only they have changed is taken over without a question, where the result keeps to the rules. */
  readonly takesOthersChanges?: boolean;
  /** It stands beside what is stored, and takes it over as long as nobody else types in it. An edit mode keeps what it began with. */
  readonly followsRecord?: boolean;
  /** Section 8: what is said of a save, and of one that the server refused or did not answer. */
  readonly words: OutcomeWords;
  /** Closes it. In a dialog that asks what becomes of the edits; on a page it gives them up. */
  readonly onClose?: () => void;
  readonly isDialog?: boolean;
  readonly gap?: StackProps['gap'];
  readonly bg?: 'bg';
  readonly children: ReactNode;
}

interface RecordFormState<Row> {
  /** The record in which the edits are made: one who was faster is noticed by it. */
  readonly base: Row;
  /** What the form holds without edits. */
  readonly texts: Texts;
  /** The page's record, as the form has last taken note of it. */
  readonly seen: Row;
  readonly conflict?: Conflict<Row> | undefined;
  /** How often somebody else was faster; from the second time on, the earlier comparison is what is compared with. */
  readonly conflicts: number;
  readonly isChoiceMissing: boolean;
  readonly notFound?: string | undefined;
  readonly differences: readonly StoredDifference[];
}

const opened = <Row,>(base: Row, texts: Texts, seen: Row): RecordFormState<Row> => {
  const nothing = { conflicts: 0, isChoiceMissing: false, differences: [] };
  return { base, texts, seen, ...nothing };
};

/**
 * A form of a record, around its fields. What somebody else has changed elsewhere in the record stays theirs, and what both
 * hold is compared field by field before anything is stored. Edits go on from where a reload has interrupted them.
 */
export function RecordForm<Row extends Identified, Body>(props: Props<Row, Body>) {
  const { record, label, fields, sends, isWhole = false, takesOthersChanges = false, words, children } = props;
  const { valuesOf = (row: Row) => textsOf(fields, row) } = props;
  const { type, row } = record;
  const draft = draftName(type, row.id, props.name);
  const [begun] = useState(() => restoredEdits(type, row, storedDraft(draft)) ?? { base: row, values: {} });
  const [state, setState] = useState(() => opened(begun.base, valuesOf(begun.base), begun.base));
  const [schema] = useState(() => schemaOf(fields, { allRequired: isWhole, stored: state.texts }));
  const client = useQueryClient();
  const { mutateAsync } = useMutation(props.mutation);
  const { base, conflict } = state;
  const change = (part: Partial<RecordFormState<Row>>) => setState((before) => ({ ...before, ...part }));

  async function submit(values: Texts, { resetForm }: Pick<FormikHelpers<Texts>, 'resetForm'>): Promise<void> {
    if (conflict && undecided(fields, conflict, values).length > 0) return change({ isChoiceMissing: true });
    change({ notFound: undefined, differences: [] });
    const call = {
      fields,
      textsOf: valuesOf,
      bodyOf: (from: Row, texts: Texts) => requestBody<Row, Body>(fields, texts, { row: from, sends }),
      isWhole,
      mayTakeOver: async (merged: Texts) => takesOthersChanges && schema.isValid(merged),
      parse: recordReader(type.fields),
      fetch: (id: string) => type.fetch(client, id),
      send: mutateAsync,
    };
    const result = await saveRecord(call, base, values);
    if ('theirs' in result) {
      const { theirs } = result;
      void type.store(client, [theirs]);
      setState({ ...opened(theirs, valuesOf(theirs), state.seen), conflict: result, conflicts: state.conflicts + 1 });
      resetForm({ values: { ...values, ...theirChanges(result) } });
      toast.error(words.failed);
      return;
    }
    clearDraft(draft);
    // The page has to know that nothing is unsaved any more before it leaves the form.
    flushSync(() => {
      setState({ ...opened(result.base, result.texts, row), differences: result.differences });
      resetForm({ values: result.texts });
    });
    // The form stays open, with what is stored.
    if (result.differences.length > 0) return toast.warning(storedDifferently());
    toast.success(words.saved);
    record.onSaved();
  }

  function explain(error: unknown, message: string): string | undefined {
    toast.error(fallbackOf(error, words.failed, words.unanswered));
    if (!isRefusal(error, 404)) return message;
    change({ notFound: message });
    // Whether it has been deleted is known where the page's own record or list is asked for again.
    void client.invalidateQueries();
    return undefined;
  }

  const missing = record.missing ?? (state.notFound === undefined ? undefined : 'notSaved');
  return (
    <Form<Texts>
      label={label}
      initialValues={state.texts}
      known={begun.values}
      schema={schema}
      draft={draft}
      contentOf={(values) => keptEdits(base, state.texts, values)}
      keepsDraft
      failure={{ ...words, aliases: aliasesOf(fields), explain }}
      onSubmit={submit}
    >
      <Stack gap={props.gap ?? '5'}>
        {children}
        <FormError />
        {missing && <MissingNotice key={missing} type={type} missing={missing} message={state.notFound} />}
        {state.differences.length > 0 && <StoredDifferentlyNotice differences={state.differences} />}
        {conflict && (
          <ConflictPanel
            key={state.conflicts}
            history={type.history?.(row.id)}
            fields={fields}
            conflict={conflict}
            isRepeated={state.conflicts > 1}
            isChoiceMissing={state.isChoiceMissing}
            onChoose={(chosen) => change({ conflict: chosen })}
          />
        )}
        <Edits
          {...props}
          isConflicted={conflict !== undefined}
          onAbandon={() => {
            clearDraft(draft);
            setState(opened(base, state.texts, state.seen));
          }}
          newer={props.followsRecord && !conflict && row !== state.seen ? row : undefined}
          onFollow={(newer, values) => {
            const texts = valuesOf(newer);
            const followed = followedEdits(fields, state.texts, values, texts);
            if (followed) change({ base: newer, texts, seen: newer });
            return followed;
          }}
        />
      </Stack>
    </Form>
  );
}

/** The names under which a server may speak of a field, beside its own: an attendance is also an attendancePercentage. */
const aliasesOf = <Row,>(fields: Fields<Row>): ReadonlyMap<string, string> =>
  new Map(Object.entries(fields).flatMap(([name, { aliases = [] }]) => aliases.map((alias) => [alias, name])));

interface EditsProps<Row extends Identified> extends Pick<
  Props<Row, never>,
  'record' | 'isWhole' | 'onClose' | 'isDialog' | 'bg'
> {
  readonly isConflicted: boolean;
  readonly onAbandon: () => void;
  /** What is stored by now, where the form is to follow it. */
  readonly newer: Row | undefined;
  /** What the form holds then; undefined where it cannot. */
  readonly onFollow: (newer: Row, values: Texts) => Texts | undefined;
}

/** The buttons of the form. Edits are not left without a question. */
function Edits<Row extends Identified>(props: EditsProps<Row>) {
  const { record, isWhole, onClose, isDialog, bg, isConflicted, onAbandon, newer, onFollow } = props;
  const { values, isSubmitting, resetForm, setValues } = useFormikContext<Texts>();
  const { before, isEdited } = useEdits();

  const follow = useEffectEvent((row: Row, typed: Texts) => {
    const followed = onFollow(row, typed);
    if (followed && isEdited) void setValues(followed);
    else if (followed) resetForm({ values: followed });
  });
  useEffect(() => {
    if (newer && !isSubmitting) follow(newer, values);
  }, [newer, isSubmitting, values]);

  const report = useEffectEvent((isUnsaved: boolean) => record.onUnsaved?.(isUnsaved));
  useEffect(() => {
    report(isEdited);
    return () => report(false);
  }, [isEdited]);

  const giveUp = () => {
    onAbandon();
    resetForm({ values: before });
    onClose?.();
  };
  const isNeeded = onClose !== undefined || isConflicted || isEdited;
  const whyNot = isNeeded ? undefined : t`Nothing has been changed`;
  const cancel = (
    <Button
      variant="surface"
      disabled={!isNeeded || (!onClose && isSubmitting)}
      title={whyNot}
      onClick={isDialog ? onClose : giveUp}
    >
      {t`Cancel`}
    </Button>
  );
  return (
    <>
      <LeaveGuard
        isHeld={() => isEdited}
        // A form belongs to its page and its search: a tab, or the record that a dialog is open for. A panel opens above it.
        scopeOf={({ pathname, search }) => `${pathname}?${JSON.stringify({ ...search, panel: undefined })}`}
        title={t`Leave without saving?`}
        message={t`Your edits have not been saved. If you leave now, they are lost.`}
        confirmLabel={t`Leave`}
        onLeave={onAbandon}
      />
      <FormActions isDialog={isDialog} isEdited={isEdited} bg={bg}>
        {isDialog && cancel}
        {/* A part that is sent whole has what stands for an absent value chosen already, which can be saved as it is. */}
        <SubmitButton busyLabel={t`Saving...`} disabled={!isNeeded && !isWhole} title={isWhole ? undefined : whyNot}>
          {t`Save Changes`}
        </SubmitButton>
        {!isDialog && cancel}
      </FormActions>
    </>
  );
}
