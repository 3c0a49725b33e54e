import { type MutationOptions, useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { t, translate } from '../languages/texts.ts';
import { ConfirmDialog } from '../ui/dialog/dialogs.tsx';
import { toast } from '../ui/toast/toast.ts';
import type { DeletableType, Identified } from './record-type.ts';
import { type RestorableType, useUndo, useWhereKept } from './restore.ts';
import { toastFailure } from './failures.tsx';

interface Props<Row extends Identified> {
  /** Its toast offers “Undo”, where such records can be restored and the server does it. */
  readonly type: DeletableType<Row> | RestorableType<Row>;
  readonly row: Row | undefined;
  readonly mutation: MutationOptions<void, Error, string>;
  readonly consequence?: string;
  /** What else is asked before it is deleted. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
  readonly onDeleted?: (row: Row) => void | Promise<void>;
}

/** Section 8: asks before a record is deleted, and says what came of it. */
export function DeleteRecord<Row extends Identified>(props: Props<Row>) {
  const { type, row, mutation, consequence, children, onClose, onDeleted } = props;
  const { deletion } = type;
  const question = row && deletion.question(type.nameOf(row));
  const whereKept = useWhereKept(type);
  const message = question && [[question, consequence].filter(Boolean).join(' '), whereKept].filter(Boolean).join('\n');
  // It stays in sight while the dialog closes.
  const [last, setLast] = useState(message);
  if (message && message !== last) setLast(message);
  const remove = useMutation(mutation);
  const undoOf = useUndo(type);
  const words = deletion.outcome();

  async function confirm(deleted: Row): Promise<void> {
    try {
      await remove.mutateAsync(deleted.id);
      toast.success(words.saved, undefined, undoOf(deleted));
      await onDeleted?.(deleted);
    } catch (error) {
      toastFailure(error, words);
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open={row !== undefined}
      title={translate(deletion.title)}
      message={last ?? ''}
      confirmLabel={remove.isPending ? t`Deleting...` : t`Delete`}
      busy={remove.isPending}
      onConfirm={async () => row && confirm(row)}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
