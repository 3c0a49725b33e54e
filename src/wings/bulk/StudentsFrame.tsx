import { Button, List, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { deleteStudent, studentHistory } from '#src/features/students/admin-students.ts';
import { studentType } from '#src/features/students/record/student-record.ts';
import { type StudentAction, studentResult } from '#src/features/students/student-actions.ts';
import type { StudentsTool } from '#src/features/slots.ts';
import type { Student } from '#src/features/students/student.ts';
import { rosterQuery } from '#src/features/students/students.ts';
import { useExtension, useExtensions } from '#src/platform/server/extensions.ts';
import { msg, plural, t } from '#src/languages/texts.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { callsOf, doneItems, useBatch } from '#src/records/batch/use-batch.ts';
import type { ListFrame, ListFrameProps } from '#src/records/list/ListPage.tsx';
import { ConfirmDialog, Modal } from '#src/ui/dialog/dialogs.tsx';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import { LabelledCheckbox } from '#src/ui/LabelledCheckbox.tsx';
import { type BulkDialogProps, BulkFrame } from './BulkFrame.tsx';
import { furtherChoices, selectionTools } from './selection-tools.tsx';
import { useListSelection } from './use-list-selection.ts';
import { withTexts } from '#src/platform/load-texts.ts';

/** @param canRestore whether the server keeps them, so that it can be undone */
const deleteAction = (canRestore: boolean): StudentAction => ({
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
  progressLabel: t`Deleting students`,
  done: msg`Deleted`,
  failed: () => t`Failed to delete student`,
  listKey: rosterQuery().queryKey,
  ...(canRestore && { undo: restoreAction }),
});

const restoreAction = (): StudentAction => ({
  ...callsOf(studentHistory.restore, ({ id }: Student) => id),
  progressLabel: t`Restoring students`,
  done: msg`Restored`,
  leftOver: t`The others are kept under “Deleted Students”, and can be restored from there.`,
  failed: () => t`Failed to restore student`,
  listKey: rosterQuery().queryKey,
});

const BulkForm = lazyPanel(withTexts('bulk', () => import('./BulkForm.tsx').then((file) => file.BulkForm)));

const forms = [
  {
    kind: 'placement',
    label: msg`Set Placement`,
    titleOf: (count: number) =>
      plural(count)`Placement of ${formatNumber(count)} Student | Placement of ${formatNumber(count)} Students`,
  },
  {
    kind: 'academic',
    label: msg`Academic Update`,
    titleOf: (count: number) =>
      plural(
        count,
      )`Academic Update of ${formatNumber(count)} Student | Academic Update of ${formatNumber(count)} Students`,
  },
  {
    kind: 'fee',
    label: msg`Set Fee`,
    titleOf: (count: number) =>
      plural(count)`Fee of ${formatNumber(count)} Student | Fee of ${formatNumber(count)} Students`,
  },
  {
    kind: 'status',
    label: msg`Set Status`,
    titleOf: (count: number) =>
      plural(count)`Status of ${formatNumber(count)} Student | Status of ${formatNumber(count)} Students`,
  },
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

  async function runSelected(action: StudentAction): Promise<void> {
    const results = await run(action, rows);
    if (results) selected.deselect(new Set(doneItems(results).map(({ id }) => id)));
  }

  const offered = useExtensions();
  const { action, results = [] } = batch ?? {};
  const undone = doneItems(results);
  const back = action?.undo?.(results);

  return (
    <BulkFrame<Student, Student | undefined, StudentAction>
      {...frame}
      selected={selected}
      batches={batches}
      menu={{
        label: msg`Update...`,
        choices: forms.map(({ kind, label, titleOf }) => ({
          label,
          renderDialog: ({ onAction, ...dialog }) => (
            <Modal {...dialog} title={titleOf(rows.length)}>
              <BulkForm kind={kind} students={rows} onAction={onAction} onCancel={dialog.onClose} />
            </Modal>
          ),
        })),
      }}
      buttons={[
        {
          label: msg`Delete`,
          danger: true,
          renderDialog: (dialog) => <DeleteStudents {...dialog} students={rows} />,
        },
      ]}
      tools={[...selectionTools(studentType, rows, frame.columns), ...furtherChoices(furtherTools, rows, offered)]}
      onAction={(chosen) => void runSelected(chosen)}
      resultLabel={t`Result`}
      resultConfig={studentResult}
      resultTools={
        back &&
        undone.length > 0 && (
          <Button size="sm" onClick={() => void run(back, undone)}>
            {t`Undo`}
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
  const count = students.length;
  const others = count - NAMED;
  const canRestore = useExtension('restore');
  const question = plural(
    count,
  )`Are you sure you want to delete ${formatNumber(count)} student, with the accounts they sign in with? | Are you sure you want to delete ${formatNumber(count)} students, with the accounts they sign in with?`;
  const after = canRestore ? t`They can be restored afterwards.` : t`This action cannot be undone.`;
  return (
    <ConfirmDialog
      {...dialog}
      title={plural(count)`Delete ${formatNumber(count)} student? | Delete ${formatNumber(count)} students?`}
      message={`${question} ${after}`}
      confirmLabel={plural(count)`Delete ${formatNumber(count)} student | Delete ${formatNumber(count)} students`}
      blocked={sure ? undefined : t`First tick that you are sure`}
      onConfirm={() => onAction(deleteAction(canRestore))}
      onClosed={() => {
        setSure(false);
        onClosed();
      }}
    >
      <List.Root listStyleType="disc" ps="5" my="3" gap="1">
        {students.slice(0, NAMED).map(({ id, name, rollNo }) => (
          <List.Item key={id} overflowWrap="anywhere">{t`${name} (${rollNo})`}</List.Item>
        ))}
      </List.Root>
      {others > 0 && <Text mb="3">{t`and ${formatNumber(others)} more.`}</Text>}
      <LabelledCheckbox checked={sure} onChange={setSure}>
        {t`I am sure that I want to delete them`}
      </LabelledCheckbox>
    </ConfirmDialog>
  );
}
