import { Button } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { Modal } from '#src/ui/dialog/dialogs.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { t, translate } from '#src/languages/texts.ts';
import type { Identified, Missing, RecordType } from '../record-type.ts';

/** Texts of the data: what heads a new record, and what is said of one that is not there. */
interface DialogWords {
  readonly add: string;
  readonly notFound: string;
  readonly notThere: string;
}

interface OpenProps<Row extends Identified> {
  readonly type: Pick<RecordType<Row>, 'nameOf'>;
  readonly words: DialogWords;
  readonly onClose: () => void;
  /** The form of the record, or of a new one, and whether the record is gone since the form was opened. */
  readonly children: (row: Row | undefined, missing: Missing | undefined) => ReactNode;
}

interface Props<Row extends Identified> extends OpenProps<Row> {
  /** Whose form is open: a record's id, or `new`; none is closed. */
  readonly which: string | undefined;
  /** The records that there are, undefined while they are being loaded. */
  readonly rows: readonly Row[] | undefined;
}

/** The dialog with the form of a record, new or of the list, as the URL has it. */
export function RecordDialog<Row extends Identified>({ which, rows, ...props }: Props<Row>) {
  const { type, words } = props;
  // What was open stays in sight while the dialog closes.
  const [last, setLast] = useState(which);
  if (which && which !== last) setLast(which);
  const row = rows?.find(({ id }) => id === last);
  const isNew = last === 'new';
  return (
    <Modal
      open={which !== undefined && rows !== undefined}
      title={row ? t`Edit ${type.nameOf(row)}` : translate(isNew ? words.add : words.notFound)}
      size="lg"
      isInAddress
      onClose={props.onClose}
    >
      <Opened key={last} row={row} isNew={isNew} {...props} />
    </Modal>
  );
}

interface OpenedProps<Row extends Identified> extends OpenProps<Row> {
  readonly row: Row | undefined;
  readonly isNew: boolean;
}

/** The record that is open. What is typed into its form stays where somebody else deletes the record meanwhile. */
function Opened<Row extends Identified>({ words, row, isNew, onClose, children }: OpenedProps<Row>) {
  const [opened, setOpened] = useState(row);
  if (row && !opened) setOpened(row);
  if (!opened && !isNew)
    return (
      <EmptyState title={translate(words.notThere)} action={<Button onClick={onClose}>{t`Back to the list`}</Button>}>
        {t`It may have been deleted meanwhile.`}
      </EmptyState>
    );
  return children(opened, row || isNew ? undefined : 'deleted');
}
