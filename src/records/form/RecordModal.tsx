import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { Modal } from '#src/ui/dialog/dialogs.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import { capitalized, type EditableRecord, type Identified } from '../record-type.ts';
import type { RecordEditor } from './RecordEditor.tsx';

interface Props<Row extends Identified, Body> {
  readonly record: EditableRecord<Row, Body>;
  /** Whose form is open: a record's id, or `new`; none is closed. */
  readonly which: string | undefined;
  /** The records that there are, undefined while they are being loaded. */
  readonly rows: readonly Row[] | undefined;
  readonly onClose: () => void;
}

const LoadedEditor = lazyPanel(() =>
  import('./RecordEditor.tsx').then((file) => file.RecordEditor),
) as typeof RecordEditor;

/** The dialog with the form of a record, new or of the list, as the URL has it. */
export function RecordModal<Row extends Identified, Body>({ record, which, rows, onClose }: Props<Row, Body>) {
  const { noun, nameOf } = record.type;
  // What was open stays in sight while the dialog closes.
  const [last, setLast] = useState(which);
  if (which && which !== last) setLast(which);
  const row = rows?.find(({ id }) => id === last);
  const isNew = last === 'new';
  return (
    <Modal
      open={which !== undefined && rows !== undefined}
      title={row ? `Edit ${nameOf(row)}` : isNew ? `Add a ${capitalized(noun)}` : `${capitalized(noun)} not found`}
      size="lg"
      isInAddress
      onClose={onClose}
    >
      <OpenRecordForm key={last} record={record} row={row} isNew={isNew} onClose={onClose} />
    </Modal>
  );
}

interface OpenProps<Row extends Identified, Body> extends Pick<Props<Row, Body>, 'record' | 'onClose'> {
  readonly row: Row | undefined;
  readonly isNew: boolean;
}

/** The form of the record that is open. What is typed into it stays where somebody else deletes the record meanwhile. */
function OpenRecordForm<Row extends Identified, Body>({ record, row, isNew, onClose }: OpenProps<Row, Body>) {
  const { noun, place } = record.type;
  const [opened, setOpened] = useState(row);
  if (row && !opened) setOpened(row);
  if (!opened && !isNew)
    return (
      <EmptyState title={`This ${noun} is not ${place}`} action={<Button onClick={onClose}>Back to the list</Button>}>
        It may have been deleted meanwhile.
      </EmptyState>
    );
  return <LoadedEditor record={record} row={opened} missing={row || isNew ? undefined : 'deleted'} onClose={onClose} />;
}
