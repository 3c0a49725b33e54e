import { Checkbox, List, Text } from '@chakra-ui/react';
import { type ComponentProps, useState } from 'react';
import { deleteStudent, studentHistory } from '#src/features/students/admin-students.ts';
import type { Student } from '#src/features/students/student.ts';
import { rosterQuery } from '#src/features/students/students.ts';
import { useExtension } from '#src/platform/server/extensions.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { selectionTools } from './selection-tools.tsx';
import { studentType } from '#src/features/students/record/student-record.ts';
import { type BulkDialogProps, SelectionBar } from './SelectionBar.tsx';
import { callsOf } from '#src/records/batch/use-batch.ts';
import type { Columns } from '#src/ui/data-table/columns.tsx';
import { ConfirmDialog, Modal } from '#src/ui/dialog/dialogs.tsx';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import type { StudentAction } from '#src/features/students/student-actions.ts';

export const deleteAction: StudentAction = {
  call: async ({ id }) => {
    await deleteStudent.call(id);
    return undefined;
  },
  updateCache: (client, done) =>
    deleteStudent.updateCache(
      client,
      done.map(({ item }) => ({ variables: item.id, data: undefined })),
    ),
  progressLabel: 'Deleting students',
  done: 'Deleted',
  failed: () => 'Failed to delete student',
  listKey: rosterQuery().queryKey,
};

export const restoreAction: StudentAction = {
  ...callsOf(studentHistory.restore, ({ id }: Student) => id),
  progressLabel: 'Restoring students',
  done: 'Restored',
  leftOver: 'The others are kept under “Deleted Students”, and can be restored from there.',
  failed: () => 'Failed to restore student',
  listKey: rosterQuery().queryKey,
};

const BulkForm = lazyPanel(() => import('./BulkForm.tsx').then(({ BulkForm }) => BulkForm));

const forms = [
  { kind: 'placement', label: 'Set Placement', title: 'Placement' },
  { kind: 'academic', label: 'Academic Update', title: 'Academic Update' },
  { kind: 'fee', label: 'Set Fee', title: 'Fee' },
  { kind: 'status', label: 'Set Status', title: 'Status' },
] as const;

interface Props extends Pick<
  ComponentProps<typeof SelectionBar<StudentAction>>,
  'hidden' | 'busy' | 'allMatching' | 'onAction' | 'onClear' | 'children'
> {
  readonly selected: readonly Student[];
  /** Those of the list, which a print of the selection has too. */
  readonly columns: Columns<Student>;
}

export function BulkActions({ selected, columns, ...bar }: Props) {
  const count = selected.length === 1 ? '1 Student' : `${formatNumber(selected.length)} Students`;
  return (
    <SelectionBar
      {...bar}
      noun="students"
      count={selected.length}
      tools={selectionTools(studentType, selected, columns)}
      menu={{
        label: 'Update...',
        actions: forms.map(({ kind, label, title }) => ({
          label,
          renderDialog: ({ onAction, ...dialog }: BulkDialogProps<StudentAction>) => (
            <Modal {...dialog} title={`${title} of ${count}`}>
              <BulkForm kind={kind} students={selected} onAction={onAction} onCancel={dialog.onClose} />
            </Modal>
          ),
        })),
      }}
      actions={[
        {
          label: 'Delete',
          danger: true,
          renderDialog: (dialog) => <DeleteStudents {...dialog} students={selected} count={count.toLowerCase()} />,
        },
      ]}
    />
  );
}

interface DeleteProps extends BulkDialogProps<StudentAction> {
  readonly students: readonly Student[];
  /** `25 students`. */
  readonly count: string;
}

const NAMED = 5;

/** Asks before many are deleted: says how many, names the first, and needs a tick before the button. */
function DeleteStudents({ students, count, onAction, onClosed, ...dialog }: DeleteProps) {
  const [sure, setSure] = useState(false);
  const others = students.length - NAMED;
  const isFinal = !useExtension('restore');
  return (
    <ConfirmDialog
      {...dialog}
      title={`Delete ${count}?`}
      message={`Are you sure you want to delete ${count}, with the accounts they sign in with? ${isFinal ? 'This action cannot be undone.' : 'They can be restored afterwards.'}`}
      confirmLabel={`Delete ${count}`}
      blocked={sure ? undefined : 'Tick first that you are sure'}
      onConfirm={() => onAction(deleteAction)}
      onClosed={() => {
        setSure(false);
        onClosed();
      }}
    >
      <List.Root listStyleType="disc" ps="5" my="3" gap="1">
        {students.slice(0, NAMED).map(({ id, name, rollNo }) => (
          <List.Item key={id} overflowWrap="anywhere">{`${name} (${rollNo})`}</List.Item>
        ))}
      </List.Root>
      {others > 0 && <Text mb="3">{`and ${formatNumber(others)} more.`}</Text>}
      <Checkbox.Root checked={sure} onCheckedChange={({ checked }) => setSure(checked === true)}>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>I am sure that they are to be deleted</Checkbox.Label>
      </Checkbox.Root>
    </ConfirmDialog>
  );
}
