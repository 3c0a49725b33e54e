import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { components } from '../../../../openapi/schema.gen.ts';
import type { Texts } from './conflict.ts';
import { clearRecordDraft, type RecordDraft, writeRecordDraft } from './record-draft.ts';
import type { RecordTab } from './record-tabs.ts';

type Student = components['schemas']['Student'];

interface Props {
  readonly tab: RecordTab;
  /** The record as it is stored, as far as this page knows. */
  readonly student: Student;
  /** The record that the edits are made in. */
  readonly base: Student;
  readonly kept: RecordDraft | undefined;
  /** A form without edits shows what is stored; not while somebody else's version is being compared. */
  readonly follows: boolean;
  readonly valuesOf: (student: Student) => Texts;
  readonly onFollow: (student: Student) => void;
  readonly onUnsaved: (unsaved: boolean) => void;
}

/** Edits outlive a reload, and a form without any may follow the record. */
export function RecordFormState({ tab, student, base, kept, follows, valuesOf, onFollow, onUnsaved }: Props) {
  const { values, dirty, isSubmitting, setValues, resetForm } = useFormikContext<Texts>();
  const restoredRef = useRef(kept === undefined);

  const idle = follows && !dirty && !isSubmitting;
  const follow = useEffectEvent(() => {
    if (!restoredRef.current) return;
    onFollow(student);
    resetForm({ values: valuesOf(student) });
  });
  useEffect(() => {
    if (idle && student !== base) follow();
  }, [idle, student, base]);

  // After the effect above, which would take a form whose edits are not back yet for one without any.
  const restore = useEffectEvent(() => {
    restoredRef.current = true;
    if (kept) void setValues((blank) => ({ ...blank, ...kept.values }));
  });
  useEffect(() => {
    restore();
    return () => {
      restoredRef.current = false;
    };
  }, []);

  useEffect(() => {
    if (dirty) writeRecordDraft(tab, { base, values });
    else clearRecordDraft(base.id, tab);
  }, [dirty, values, base, tab]);

  const report = useEffectEvent(onUnsaved);
  useEffect(() => {
    report(dirty);
    return () => report(false);
  }, [dirty]);

  return null;
}
