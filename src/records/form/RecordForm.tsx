import { useFormikContext } from 'formik';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Form, FormDraft } from '#src/forms/Form.tsx';
import type { Fields, Texts } from '../fields/field.ts';
import { LeaveGuard } from '../LeaveGuard.tsx';
import type { Identified } from '../record-type.ts';
import { isEdited, OpenForm } from './open-form.ts';
import { SaveNotices } from './SaveNotices.tsx';
import { type OpenRecord, type RecordSaving, useRecordSave } from './use-record-save.ts';

interface Props<Row extends Identified, Body> extends RecordSaving<Row, Body> {
  readonly label: string;
  /** It stands beside what is stored, and shows it until somebody types. An edit mode keeps what it began with. */
  readonly followsRecord?: boolean;
  /** Its fields, `FormNotices` for what has to be settled first, and its buttons. */
  readonly children: ReactNode;
}

/**
 * A form of a record. What somebody else has changed elsewhere in the record stays theirs, and what both hold is compared
 * field by field before anything is stored.
 */
export function RecordForm<Row extends Identified, Body>({
  label,
  followsRecord,
  children,
  ...saving
}: Props<Row, Body>) {
  const { record, fields, isWhole = false, words } = saving;
  const save = useRecordSave(saving);
  const { state, dispatch, abandon } = save;
  return (
    <OpenForm
      value={{
        stored: state.texts,
        isWhole,
        isConflicted: state.conflict !== undefined,
        notices: <SaveNotices record={record} fields={fields} state={state} dispatch={dispatch} />,
        abandon,
      }}
    >
      <Form<Texts>
        label={label}
        initialValues={save.initialValues}
        schema={save.schema}
        failure={{ ...words, aliases: aliasesOf(fields), explain: save.explain }}
        onSubmit={save.submit}
      >
        <FormDraft name={save.draft} contentOf={save.kept} />
        <Unsaved
          record={record}
          stored={state.texts}
          isStale={followsRecord === true && !state.conflict && record.row !== state.seen}
          onRefresh={(row) => {
            const texts = save.valuesOf(row);
            dispatch({ type: 'refreshed', row, texts });
            return texts;
          }}
          onLeave={abandon}
        />
        {children}
      </Form>
    </OpenForm>
  );
}

/** The names under which a server may speak of a field, beside its own: an attendance is also an attendancePercentage. */
const aliasesOf = <Row,>(fields: Fields<Row>): ReadonlyMap<string, string> =>
  new Map(Object.entries(fields).flatMap(([name, { aliases = [] }]) => aliases.map((alias) => [alias, name])));

interface UnsavedProps<Row extends Identified> {
  readonly record: OpenRecord<Row>;
  readonly stored: Texts;
  /** Something else is stored by now, which is shown where nothing is edited. */
  readonly isStale: boolean;
  readonly onRefresh: (row: Row) => Texts;
  readonly onLeave: () => void;
}

/** Edits are not left without a question; a form without any may show what is stored by now. */
function Unsaved<Row extends Identified>({ record, stored, isStale, onRefresh, onLeave }: UnsavedProps<Row>) {
  const { values, isSubmitting, resetForm } = useFormikContext<Texts>();
  const isUnsaved = isEdited(stored, values);

  const refresh = useEffectEvent((row: Row) => resetForm({ values: onRefresh(row) }));
  const isIdle = !isUnsaved && !isSubmitting;
  useEffect(() => {
    if (isStale && isIdle) refresh(record.row);
  }, [isStale, isIdle, record.row]);

  const report = useEffectEvent((unsaved: boolean) => record.onUnsaved?.(unsaved));
  useEffect(() => {
    report(isUnsaved);
    return () => report(false);
  }, [isUnsaved]);
  return (
    <LeaveGuard
      isHeld={() => isUnsaved}
      // A form belongs to its page and its search: a tab, or the record that a dialog is open for. A panel opens above it.
      scopeOf={({ pathname, search }) => `${pathname}?${JSON.stringify({ ...search, panel: undefined })}`}
      title="Leave without saving?"
      message="Your edits have not been saved. If you leave now, they are lost."
      confirmLabel="Leave"
      onLeave={onLeave}
    />
  );
}
