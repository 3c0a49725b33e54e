import { Button } from '@chakra-ui/react';
import type { Student } from '#src/features/students/student.ts';
import { useExtension } from '#src/platform/server/extensions.ts';
import { BatchStatus } from '#src/records/batch/BatchStatus.tsx';
import { doneItems, useBatch, useListEmptied } from '#src/records/batch/use-batch.ts';
import type { ListFrameProps } from '#src/records/list/ListPage.tsx';
import { BulkActions, deleteAction, restoreAction } from './BulkActions.tsx';
import { type StudentAction, studentResult } from '#src/features/students/student-actions.ts';
import { useListSelection } from './use-list-selection.ts';

const SELECTED = ['selected-students'];

export function StudentsFrame({ list, columns, parts, children }: ListFrameProps<Student>) {
  const selected = useListSelection(list, SELECTED);
  const { batch, isRunning, run, stop, dismiss } = useBatch<Student, Student | undefined, StudentAction>();
  const isEmptied = useListEmptied(batch?.results, list);

  async function runSelected(action: StudentAction): Promise<void> {
    const results = await run(action, selected.rows);
    if (results) selected.deselect(new Set(doneItems(results).map(({ id }) => id)));
  }

  const canRestore = useExtension('restore');
  const canUndo = batch?.action === deleteAction ? canRestore : batch?.action.undo !== undefined;
  function undo(): void {
    if (!batch?.results) return;
    const { action, results } = batch;
    const back = action === deleteAction ? restoreAction : action.undo?.(results);
    if (back) void run(back, doneItems(results));
  }

  const undoButton = canUndo && batch?.results?.some(({ state }) => state === 'done') && (
    <Button size="sm" onClick={undo}>
      Undo
    </Button>
  );

  return children({
    ...parts,
    actions: (
      <BulkActions
        selected={selected.rows}
        columns={columns}
        hidden={selected.hidden}
        allMatching={selected.allMatching}
        busy={isRunning}
        onAction={(action) => void runSelected(action)}
        onClear={selected.clear}
      >
        {parts.actions}
      </BulkActions>
    ),
    selection: selected.inTable,
    status: batch && (
      <BatchStatus
        batch={batch}
        config={studentResult}
        label="Result"
        tools={undoButton}
        onStop={stop}
        onDismiss={dismiss}
      />
    ),
    isEmptied,
  });
}
