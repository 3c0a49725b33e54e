import { Alert, chakra } from '@chakra-ui/react';
import { type ComponentProps, type Dispatch, useEffect, useRef } from 'react';
import { FormError } from '#src/forms/Form.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import type { Fields } from '../fields/field.ts';
import type { Identified, RecordType } from '../record-type.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import type { RecordFormAction, RecordFormState } from './record-form-state.ts';
import { differenceSentences, STORED_DIFFERENTLY, type StoredDifference } from './stored-differences.ts';
import type { Missing, OpenRecord } from './use-record-save.ts';

interface Props<Row extends Identified> {
  readonly record: OpenRecord<Row>;
  readonly fields: Fields<Row>;
  readonly state: RecordFormState<Row>;
  readonly dispatch: Dispatch<RecordFormAction<Row>>;
}

/** What came of a save that is not over: errors, a record that is gone, and what somebody else has changed. */
export function SaveNotices<Row extends Identified>({ record, fields, state, dispatch }: Props<Row>) {
  const { type, row } = record;
  const { conflict, conflicts, differences, isChoiceMissing, notFound } = state;
  const missing = record.missing ?? (notFound === undefined ? undefined : 'notFound');
  return (
    <>
      <FormError />
      {missing && <MissingNotice key={missing} type={type} missing={missing} message={notFound} />}
      {differences.length > 0 && <StoredDifferentlyNotice differences={differences} />}
      {conflict && (
        <ConflictPanel
          key={conflicts}
          history={type.history?.(row.id)}
          fields={fields}
          conflict={conflict}
          isRepeated={conflicts > 1}
          isChoiceMissing={isChoiceMissing}
          onChoose={(chosen) => dispatch({ type: 'chosen', conflict: chosen })}
        />
      )}
    </>
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
