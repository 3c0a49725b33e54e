import { Button, Checkbox, List, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { deleteStudent, studentHistory } from '#src/features/students/admin-students.ts';
import { studentType } from '#src/features/students/record/student-record.ts';
import { type StudentAction, studentResult } from '#src/features/students/student-actions.ts';
import type { StudentsTool } from '#src/features/slots.ts';
import type { Student } from '#src/features/students/student.ts';
import { rosterQuery } from '#src/features/students/students.ts';
import { useExtension, useExtensions } from '#src/platform/server/extensions.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { callsOf, doneItems, useBatch } from '#src/records/batch/use-batch.ts';
import type { ListFrame, ListFrameProps } from '#src/records/list/ListPage.tsx';
import { counted } from '#src/records/record-type.ts';
import { ConfirmDialog, Modal } from '#src/ui/dialog/dialogs.tsx';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import { type BulkDialogProps, BulkFrame } from './BulkFrame.tsx';
import { furtherChoices, selectionTools } from './selection-tools.tsx';
import { useListSelection } from './use-list-selection.ts';

const deleteAction: StudentAction = {
  ...callsOf(
    {
      call: async (id: string) => {
        await deleteStudent.call(id);
        return undefined;
      },
      updateCache: deleteStudent.updateCache,
    },
    ({ id }: Student) => id,
  ),
  progressLabel: 'Deleting students',
  done: 'Deleted',
  failed: () => 'Failed to delete student',
  listKey: rosterQuery().queryKey,
};

const restoreAction: StudentAction = {
  ...callsOf(studentHistory.restore, ({ id }: Student) => id),
  progressLabel: 'Restoring students',
  done: 'Restored',
  leftOver: 'The others are kept under “Deleted Students”, and can be restored from there.',
  failed: () => 'Failed to restore student',
  listKey: rosterQuery().queryKey,
};

const BulkForm = lazyPanel(() => import('./BulkForm.tsx').then((file) => file.BulkForm));

const forms = [
  { kind: 'placement', label: 'Set Placement', title: 'Placement' },
  { kind: 'academic', label: 'Academic Update', title: 'Academic Update' },
  { kind: 'fee', label: 'Set Fee', title: 'Fee' },
  { kind: 'status', label: 'Set Status', title: 'Status' },
] as const;

const SELECTED = ['selected-students'];

interface FrameProps extends ListFrameProps<Student> {
  readonly furtherTools: readonly StudentsTool[];
}

/** Updates and deletions of many students at once, with the result for each, and undo. */
function StudentsFrame({ furtherTools, ...frame }: FrameProps) {
  const selected = useListSelection(frame.list, SELECTED);
  const batches = useBatch<Student, Student | undefined, StudentAction>();
  const { batch, run } = batches;
  const { rows } = selected;
  const count = counted(rows.length, 'Student', 'Students');

  async function runSelected(action: StudentAction): Promise<void> {
    const results = await run(action, rows);
    if (results) selected.deselect(new Set(doneItems(results).map(({ id }) => id)));
  }

  const offered = useExtensions();
  const canRestore = offered.has('restore');
  const { action, results = [] } = batch ?? {};
  const undone = doneItems(results);
  const back = action === deleteAction ? canRestore && restoreAction : action?.undo?.(results);

  return (
    <BulkFrame<Student, Student | undefined, StudentAction>
      {...frame}
      selected={selected}
      batches={batches}
      menu={{
        label: 'Update...',
        choices: forms.map(({ kind, label, title }) => ({
          label,
          renderDialog: ({ onAction, ...dialog }) => (
            <Modal {...dialog} title={`${title} of ${count}`}>
              <BulkForm kind={kind} students={rows} onAction={onAction} onCancel={dialog.onClose} />
            </Modal>
          ),
        })),
      }}
      buttons={[
        {
          label: 'Delete',
          danger: true,
          renderDialog: (dialog) => <DeleteStudents {...dialog} students={rows} />,
        },
      ]}
      tools={[
        ...selectionTools(studentType, rows, frame.columns),
        ...furtherChoices(furtherTools, rows, offered, count),
      ]}
      onAction={(chosen) => void runSelected(chosen)}
      resultLabel="Result"
      resultConfig={studentResult}
      resultTools={
        back &&
        undone.length > 0 && (
          <Button size="sm" onClick={() => void run(back, undone)}>
            Undo
          </Button>
        )
      }
    />
  );
}

/** @param furtherTools what else can be done with those that are selected */
export const studentsFrame = (furtherTools: readonly StudentsTool[]): ListFrame<Student> =>
  function BulkStudents(props) {
    return <StudentsFrame {...props} furtherTools={furtherTools} />;
  };

interface DeleteProps extends BulkDialogProps<StudentAction> {
  readonly students: readonly Student[];
}

const NAMED = 5;

/** Asks before many are deleted: says how many, names the first, and needs a tick before the button. */
function DeleteStudents({ students, onAction, onClosed, ...dialog }: DeleteProps) {
  const [sure, setSure] = useState(false);
  const count = counted(students.length, 'student', 'students');
  const others = students.length - NAMED;
  const isFinal = !useExtension('restore');
  return (
    <ConfirmDialog
      {...dialog}
      title={`Delete ${count}?`}
      message={`Are you sure you want to delete ${count}, with the accounts they sign in with? ${isFinal ? 'This action cannot be undone.' : 'They can be restored afterwards.'}`}
      confirmLabel={`Delete ${count}`}
      blocked={sure ? undefined : 'First tick that you are sure'}
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
        <Checkbox.Label>I am sure that I want to delete them</Checkbox.Label>
      </Checkbox.Root>
    </ConfirmDialog>
  );
}
