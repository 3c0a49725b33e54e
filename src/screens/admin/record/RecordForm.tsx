import { useMutation, useQueryClient, type MutationOptions } from '@tanstack/react-query';
import type { FormikHelpers } from 'formik';
import { useState, type ReactNode } from 'react';
import type { AnyObject, ObjectSchema } from 'yup';
import type { components } from '../../../../openapi/schema.gen.ts';
import { storeStudents } from '../../../api/admin-students.ts';
import { isRefusal, messageOf, fallbackOf } from '../../../api/errors.ts';
import { applyFieldErrors } from '../../../forms/field-errors.ts';
import { Form } from '../../../forms/Form.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { Comparison } from './Comparison.tsx';
import { concerns, conflictOf, take, undecided, type Conflict, type Texts } from './conflict.ts';
import { GoneNotice } from './GoneNotice.tsx';
import { clearRecordDraft, readRecordDraft } from './record-draft.ts';
import type { RecordTab } from './record-tabs.ts';
import { RecordFormState } from './RecordFormState.tsx';
import { storedBefore, storedMeanwhile } from './stored-meanwhile.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';

type Student = components['schemas']['Student'];

/** What every tab of a record is given. */
export interface RecordProps {
  readonly student: Student;
  /** The record itself, and not the row of a list loaded earlier. */
  readonly complete: boolean;
  /** Somebody has deleted it while there are edits in it. */
  readonly gone: boolean;
  readonly onSaved: () => void;
  readonly onUnsaved: (unsaved: boolean) => void;
}

interface Props<Values extends Texts, Body> {
  readonly record: RecordProps;
  readonly tab: RecordTab;
  readonly label: string;
  /** It stands beside what is stored, and shows it until somebody types. An edit mode keeps what it began with. */
  readonly follows?: boolean;
  readonly valuesOf: (student: Student) => Values;
  readonly bodyOf: (student: Student, values: Values) => Body;
  readonly schema: ObjectSchema<AnyObject>;
  readonly call: MutationOptions<Student | undefined, Error, { readonly id: string; readonly body: Body }>;
  /** Section 8: what is said of a save, and of one that the server refused or did not answer. */
  readonly words: { readonly saved: string; readonly failed: string; readonly unanswered: string };
  /** The fields and the buttons; `notices` is what has to be settled before the form can be saved. */
  readonly children: (form: {
    readonly notices: ReactNode;
    /** Two versions are being compared. */
    readonly contested: boolean;
    /** The edits are given up. */
    readonly abandon: () => void;
  }) => ReactNode;
}

/** How often a save is tried again by itself where others keep saving what this form does not touch. */
const PATIENCE = 3;

/**
 * A form of a record. It keeps the record as it was when the edits began, so that one who was faster is noticed: what
 * they changed elsewhere stays theirs, and what is in the way is compared field by field before anything is stored.
 */
export function RecordForm<Values extends Texts, Body>(props: Props<Values, Body>) {
  const { record, tab, label, valuesOf, bodyOf, schema, words } = props;
  const { student } = record;
  const [kept] = useState(() => readRecordDraft(student.id, tab));
  const [base, setBase] = useState(kept?.base ?? student);
  const [initialValues] = useState(() => valuesOf(base));
  const [conflict, setConflict] = useState<Conflict>();
  const [rounds, setRounds] = useState(0);
  const [missing, setMissing] = useState<string>();
  const [asked, setAsked] = useState(false);
  const client = useQueryClient();
  const save = useMutation(props.call);
  const abandon = () => {
    clearRecordDraft(student.id, tab);
    setConflict(undefined);
    setRounds(0);
    setMissing(undefined);
  };

  /** Sends the edits. What somebody else has stored meanwhile comes back, where it is in the way. */
  async function deliver(from: Student, values: Values, tries = PATIENCE): Promise<Student | Conflict | undefined> {
    const now = await storedBefore(client, from);
    const early = now && conflictOf(valuesOf(from), values, valuesOf(now), now);
    if (early && concerns(early)) return early;
    try {
      return await save.mutateAsync({ id: from.id, body: bodyOf(now ?? from, values) });
    } catch (error) {
      const theirs = await storedMeanwhile(client, from, error);
      if (!theirs) throw error;
      const found = conflictOf(valuesOf(from), values, valuesOf(theirs), theirs);
      return concerns(found) || tries === 0 ? found : deliver(theirs, values, tries - 1);
    }
  }

  function meet(found: Conflict, values: Values, { resetForm, setValues }: FormikHelpers<Values>): void {
    const ours = found.differences.filter(({ changedBy }) => changedBy === 'them');
    void storeStudents(client, [found.theirs]);
    setBase(found.theirs);
    setConflict(found);
    setRounds(rounds + 1);
    setAsked(false);
    resetForm({ values: valuesOf(found.theirs) });
    void setValues({ ...values, ...take(found, 'theirs', ours) });
    toast.error(words.failed);
  }

  async function submit(values: Values, helpers: FormikHelpers<Values>): Promise<void> {
    if (conflict && undecided(conflict, values).length > 0) return setAsked(true);
    setMissing(undefined);
    try {
      const answer = await deliver(base, values);
      if (answer && 'differences' in answer) return meet(answer, values, helpers);
      setBase(answer ?? base);
      helpers.resetForm({ values: answer ? valuesOf(answer) : values });
      abandon();
      toast.success(words.saved);
      record.onSaved();
    } catch (error) {
      const message = messageOf(error, words.failed, words.unanswered);
      toast.error(fallbackOf(error, words.failed, words.unanswered));
      if (isRefusal(error, 404)) setMissing(message);
      else applyFieldErrors(helpers, values, error, message);
    }
  }

  const notices = (
    <>
      {(missing || record.gone) && <GoneNotice message={missing} />}
      {conflict && (
        <Comparison
          key={conflict.theirs.updatedAt}
          conflict={conflict}
          again={rounds > 1}
          asked={asked}
          onChoose={setConflict}
        />
      )}
    </>
  );
  return (
    <Form<Values> label={label} initialValues={initialValues} schema={schema} onSubmit={submit}>
      <RecordFormState
        tab={tab}
        student={student}
        base={base}
        kept={kept}
        follows={props.follows === true && conflict === undefined}
        valuesOf={valuesOf}
        onFollow={setBase}
        onUnsaved={record.onUnsaved}
      />
      {props.children({ notices, contested: conflict !== undefined, abandon })}
      <UnsavedGuard onLeave={abandon} />
    </Form>
  );
}
