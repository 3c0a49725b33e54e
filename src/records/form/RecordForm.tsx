import { Alert, chakra } from '@chakra-ui/react';
import { type MutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormikHelpers, useFormikContext } from 'formik';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react';
import { fallbackOf, isRefusal } from '#src/platform/api/errors.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import { type Fields, type Texts, textsOf } from '../fields/field.ts';
import { Form, FormError } from '#src/forms/Form.tsx';
import { wholeValues } from '#src/forms/half-entered.ts';
import { schemaOf } from '../fields/schema.ts';
import { createSessionCheck } from '#src/session/session.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { LeaveGuard } from '../LeaveGuard.tsx';
import type { Identified, OutcomeWords, RecordType } from '../record-type.ts';
import { type Conflict, conflictOf, needsDecision, undecided, valuesOfSide } from './conflict.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import {
  type StoredDifference,
  storedDifferences,
  STORED_DIFFERENTLY,
  differenceSentences,
  textsSent,
} from './stored-differences.ts';
import { clearRecordDraft, readRecordDraft, type RecordDraft, writeRecordDraft } from './record-draft.ts';
import { openRecordForm, recordFormReducer } from './record-form-state.ts';

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

interface Props<Row extends Identified, Body> {
  readonly record: OpenRecord<Row>;
  /** Which of the record's forms it is; its draft is kept under it. */
  readonly name: string;
  readonly label: string;
  readonly fields: Fields<Row>;
  /** All of them are needed, and each as the contract has it: the call takes all or none. */
  readonly isWhole?: boolean;
  /** The record as the controls hold it, where that is not simply its texts. */
  readonly valuesOf?: (row: Row) => Texts;
  readonly bodyOf: (row: Row, values: Texts) => Body;
  readonly mutation: MutationOptions<Row | undefined, Error, { readonly id: string; readonly body: Body }>;
  /** It stands beside what is stored, and shows it until somebody types. An edit mode keeps what it began with. */
  readonly followsRecord?: boolean;
  /** What only they have changed is taken over without a question, where the result keeps to the rules. */
  readonly takesOthersChanges?: boolean;
  /** Section 8: what is said of a save, and of one that the server refused or did not answer. */
  readonly words: OutcomeWords;
  /** The fields and the buttons; `notices` is what stands between them: errors, and what has to be settled first. */
  readonly children: (form: {
    readonly notices: ReactNode;
    readonly isConflicted: boolean;
    readonly abandon: () => void;
  }) => ReactNode;
}

/** How often a save is tried again by itself where others keep saving what this form does not hold. */
const RETRIES = 3;

interface Saved<Row> {
  readonly row: Row | undefined;
  readonly differences: readonly StoredDifference[];
}

/**
 * A form of a record. It keeps the record as it was when the edits began, so that one who was faster is noticed: what
 * they changed elsewhere stays theirs, and what both hold is compared field by field before anything is stored.
 */
export function RecordForm<Row extends Identified, Body>(props: Props<Row, Body>) {
  const { record, name, label, fields, bodyOf, words, valuesOf = (row: Row) => textsOf(fields, row) } = props;
  const { type, row } = record;
  const [draft] = useState(() => readRecordDraft(type, row, name));
  const [state, dispatch] = useReducer(recordFormReducer<Row>, draft?.base ?? row, openRecordForm);
  const { base, conflict } = state;
  const [initialValues] = useState(() => valuesOf(base));
  const [schema] = useState(() => schemaOf(fields, { allRequired: props.isWhole === true, stored: valuesOf(base) }));
  const client = useQueryClient();
  const save = useMutation(props.mutation);
  // A save may close the form before the page knows that nothing is unsaved any more.
  const isSavedRef = useRef(false);
  const abandon = () => {
    clearRecordDraft(type, row.id, name);
    dispatch({ type: 'abandoned' });
  };

  /** What is stored by now, where a save was refused because of it (409). */
  async function storedMeanwhile(from: Row, error: unknown): Promise<Row | undefined> {
    if (!isRefusal(error, 409)) return undefined;
    if (error.code === 'STALE' && isRecord(error.data)) return type.read(error.data);
    // A server that says no more than 409, and blames no field for it, is asked for the record.
    if (Object.keys(error.errors).length > 0) return undefined;
    const stored = await type.fetch(client, from.id).catch(() => undefined);
    return stored?.updatedAt === from.updatedAt ? undefined : stored;
  }

  const isMergeable = async ({ differences }: Conflict<Row>, merged: Texts) =>
    props.takesOthersChanges === true &&
    differences.every(({ changedBy }) => changedBy !== 'both') &&
    schema.isValid(merged);

  /** The record as it is stored after a save, and what of it is not as it was sent. */
  async function compareStored(body: Body, values: Texts, answer: Row | undefined): Promise<Saved<Row>> {
    // Section 7 asks a server for no more than success: then the record is asked for.
    const stored = answer ?? (await type.fetch(client, row.id).catch(() => undefined));
    const sent = props.isWhole ? values : textsSent(body, values);
    return { row: stored, differences: storedDifferences(fields, sent, stored) };
  }

  /** Sends the edits. What somebody else has stored meanwhile comes back, where the form holds it too. */
  async function send(from: Row, values: Texts, retries = RETRIES): Promise<Saved<Row> | Conflict<Row>> {
    const compare = (stored: Row) => conflictOf(fields, valuesOf(from), values, valuesOf(stored), stored);
    // A server that keeps no time of the last change refuses nothing: it is asked before anything is sent.
    const now = from.updatedAt ? undefined : await type.fetch(client, from.id);
    const early = now && compare(now);
    const merged = early ? { ...values, ...theirChanges(early) } : values;
    if (early && needsDecision(early) && !(await isMergeable(early, merged))) return early;
    try {
      const body = bodyOf(now ?? from, merged);
      return await compareStored(body, merged, await save.mutateAsync({ id: from.id, body }));
    } catch (error) {
      const theirs = await storedMeanwhile(from, error);
      if (!theirs) throw error;
      const found = compare(theirs);
      return needsDecision(found) || retries === 0 ? found : send(theirs, values, retries - 1);
    }
  }

  function showConflict(found: Conflict<Row>, values: Texts, { resetForm, setValues }: FormikHelpers<Texts>): void {
    void type.store(client, [found.theirs]);
    dispatch({ type: 'conflicted', conflict: found });
    resetForm({ values: valuesOf(found.theirs) });
    void setValues({ ...values, ...theirChanges(found) });
    toast.error(words.failed);
  }

  async function submit(values: Texts, helpers: FormikHelpers<Texts>): Promise<void> {
    if (conflict && undecided(fields, conflict, values).length > 0) return dispatch({ type: 'choice missing' });
    dispatch({ type: 'sent' });
    const answer = await send(base, values);
    // Somebody else was faster.
    if ('theirs' in answer) return showConflict(answer, values, helpers);
    dispatch({ type: 'saved', ...answer });
    helpers.resetForm({ values: answer.row ? valuesOf(answer.row) : values });
    clearRecordDraft(type, row.id, name);
    isSavedRef.current = true;
    // The form stays open, with what is stored.
    if (answer.differences.length > 0) return toast.warning(STORED_DIFFERENTLY);
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

  const missing = record.missing ?? (state.notFound === undefined ? undefined : 'notFound');
  const notices = (
    <>
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
          onChoose={(chosen) => dispatch({ type: 'chosen', conflict: chosen })}
        />
      )}
    </>
  );
  return (
    <Form<Texts>
      label={label}
      initialValues={initialValues}
      schema={schema}
      failure={{ ...words, aliases: aliasesOf(fields), explain }}
      onSubmit={submit}
    >
      <FormSync
        record={record}
        name={name}
        base={base}
        draft={draft}
        followsRecord={props.followsRecord === true && conflict === undefined}
        valuesOf={valuesOf}
        isSavedRef={isSavedRef}
        onRefresh={(stored) => dispatch({ type: 'refreshed', row: stored })}
        onLeave={abandon}
      />
      {props.children({ notices, isConflicted: conflict !== undefined, abandon })}
    </Form>
  );
}

const changedTexts = (before: Texts, now: Texts): Texts =>
  Object.fromEntries(Object.entries(now).filter(([name, text]) => text !== before[name]));

const theirChanges = <Row,>(conflict: Conflict<Row>): Texts =>
  valuesOfSide(
    conflict,
    'theirs',
    conflict.differences.filter(({ changedBy }) => changedBy === 'them'),
  );

/** The names under which a server may speak of a field, beside its own: an attendance is also an attendancePercentage. */
const aliasesOf = <Row,>(fields: Fields<Row>): ReadonlyMap<string, string> =>
  new Map(Object.entries(fields).flatMap(([name, { aliases = [] }]) => aliases.map((alias) => [alias, name])));

interface SyncProps<Row extends Identified> {
  readonly record: OpenRecord<Row>;
  readonly name: string;
  readonly base: Row;
  readonly draft: RecordDraft<Row> | undefined;
  readonly followsRecord: boolean;
  readonly valuesOf: (row: Row) => Texts;
  readonly isSavedRef: RefObject<boolean>;
  readonly onRefresh: (row: Row) => void;
  readonly onLeave: () => void;
}

/** Edits outlive a reload and are not left without a question; a form without any may show what is stored by now. */
function FormSync<Row extends Identified>(props: SyncProps<Row>) {
  const { record, name, base, draft, followsRecord, valuesOf, isSavedRef, onRefresh, onLeave } = props;
  const { type, row } = record;
  const [isSameSession] = useState(createSessionCheck);
  const { values, errors, dirty, isSubmitting, setValues, resetForm } = useFormikContext<Texts>();
  const isRestoredRef = useRef(draft === undefined);

  const isIdle = followsRecord && !dirty && !isSubmitting;
  const refresh = useEffectEvent(() => {
    if (!isRestoredRef.current) return;
    onRefresh(row);
    resetForm({ values: valuesOf(row) });
  });
  useEffect(() => {
    if (isIdle && row !== base) refresh();
  }, [isIdle, row, base]);

  // After the effect above, which would take a form whose edits are not back yet for one without any.
  const restore = useEffectEvent(() => {
    isRestoredRef.current = true;
    if (draft) void setValues((blank) => ({ ...blank, ...draft.values }));
  });
  useEffect(() => {
    restore();
    return () => {
      isRestoredRef.current = false;
    };
  }, []);

  useEffect(() => {
    // A form is still there for a moment when its person has logged out.
    if (!isSameSession()) return;
    if (dirty)
      writeRecordDraft(type, name, { base, values: changedTexts(valuesOf(base), wholeValues(values, errors)) });
    else clearRecordDraft(type, base.id, name);
  }, [dirty, values, errors, base, name, type, valuesOf, isSameSession]);

  const report = useEffectEvent((isUnsaved: boolean) => {
    if (isUnsaved) isSavedRef.current = false;
    record.onUnsaved?.(isUnsaved);
  });
  useEffect(() => {
    report(dirty);
    return () => report(false);
  }, [dirty]);
  return (
    <LeaveGuard
      isHeld={() => dirty && !isSavedRef.current}
      // A form belongs to its page and its search: a tab, or the record that a dialog is open for. A panel opens above it.
      scopeOf={({ pathname, search }) => `${pathname}?${JSON.stringify({ ...search, panel: undefined })}`}
      title="Leave without saving?"
      message="Your edits have not been saved. If you leave now, they are lost."
      confirmLabel="Leave"
      onLeave={onLeave}
    />
  );
}

/** A notice that takes the focus when it appears. */
function FocusedNotice(props: ComponentProps<typeof Notice>) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return <Notice ref={notice} tabIndex={-1} role="alert" {...props} />;
}

/** The server said success, and has stored something else: which fields, and what they hold now. */
function StoredDifferentlyNotice({ differences }: { readonly differences: readonly StoredDifference[] }) {
  return (
    <FocusedNotice status="warning" title={STORED_DIFFERENTLY}>
      {differenceSentences(differences).map((sentence) => (
        <Alert.Description key={sentence} display="block">
          {sentence}
        </Alert.Description>
      ))}
      <Alert.Description>
        The server answered that it was done. The form shows what is stored: correct it and save once more, or ask
        whoever runs the server.
      </Alert.Description>
    </FocusedNotice>
  );
}

interface MissingProps<Row extends Identified> {
  readonly type: RecordType<Row>;
  readonly missing: Missing;
  readonly message: string | undefined;
}

/** 404 on a save, or on a look at the record while there are edits in it: they stay in sight until somebody leaves. */
function MissingNotice<Row extends Identified>({ type, missing, message }: MissingProps<Row>) {
  const [title, text] =
    missing === 'deleted'
      ? [
          `This ${type.noun} is no longer ${type.place}`,
          'Somebody else has deleted the record while you were editing it. Your edits are still in the form, where you can copy them, but there is no record left to save them in.',
        ]
      : [
          `The server does not find this ${type.noun}`,
          'Somebody may have deleted the record while you were editing it, or the server is at fault. Your edits are still in the form, and stored nowhere else: save them once more, or copy them.',
        ];
  return (
    <FocusedNotice status="error" title={title}>
      <Alert.Description>
        {message && <chakra.span display="block">{message}</chakra.span>}
        <span>{text}</span>
      </Alert.Description>
    </FocusedNotice>
  );
}
