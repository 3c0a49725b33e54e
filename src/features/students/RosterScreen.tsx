import { Button } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { useExtension } from '#src/platform/server/extensions.ts';
import type { Student } from './student.ts';
import { BatchStatus, type ResultConfig } from '#src/records/batch/BatchStatus.tsx';
import { type BatchResult, doneItems, useBatch, useListEmptied } from '#src/records/batch/use-batch.ts';
import { InterruptedNotices, lazyImportPanel } from '#src/wings/import/import-task.tsx';
import { ColumnChoice, useColumnChoice } from '#src/records/list/ColumnChoice.tsx';
import { ExportButton } from '#src/records/list/ExportButton.tsx';
import { ListView } from '#src/records/list/ListView.tsx';
import { useListSelection } from '#src/wings/bulk/use-list-selection.ts';
import { usePagedList } from '#src/records/list/use-list.ts';
import { DeletedButton } from '#src/wings/history/DeletedButton.tsx';
import { AdminHeading, AdminPage, Page } from '#src/ui/Page.tsx';
import { AddNewStudent, AddNewStudentModal, RefreshButton } from './ListActions.tsx';
import { BulkActions, deleteAction, restoreAction } from '#src/wings/bulk/BulkActions.tsx';
import type { StudentAction } from '#src/wings/bulk/student-actions.ts';
import { studentType } from './record/student-record.ts';
import { rosterList, rosterSearch } from './student-lists.tsx';

const route = getRouteApi('/admin/students/');

const ImportPanel = lazyImportPanel(() =>
  import('#src/wings/import/student-import.ts').then((file) => file.studentImport),
);

/** /admin/students: every student of the university, in one table; and the import of more. */
export function RosterScreen() {
  const { task } = rosterSearch.readParams(route.useSearch());
  const navigate = route.useNavigate();
  // The import has an entry of its own, so that Back leads to the list, and none any more when it is closed.
  const open = (next: typeof task) =>
    void navigate({
      search: (before) => ({ ...before, task: next }),
      replace: next === undefined,
      resetScroll: false,
    });

  return task ? (
    <Page isAdminPage>
      <AdminHeading>Students</AdminHeading>
      <ImportPanel resume={task === 'import' ? undefined : task} onClose={() => open(undefined)} />
    </Page>
  ) : (
    <Roster onTask={open} />
  );
}

const EMPTIED = {
  title: 'No students left here',
  text: 'What was just done to them has taken all students out of this list. The result above names each of them. Clear the filters to go on with others.',
};
const SELECTED = ['selected-students'];
const resultConfig: ResultConfig<BatchResult<Student, Student | undefined>> = {
  header: 'Student',
  nameOf: ({ item }) => item.name,
  detailOf: ({ item }) => item.rollNo,
};

/** The whole roster, with its filters, its columns, and what can be done to many at once. */
function Roster({ onTask }: { readonly onTask: (task: 'import' | number) => void }) {
  const navigate = route.useNavigate();
  const list = usePagedList(rosterList);
  const selected = useListSelection(list, SELECTED);
  const { batch, isRunning, run, stop, dismiss } = useBatch<Student, Student | undefined, StudentAction>();
  const isEmptied = useListEmptied(batch?.results, list);
  const choice = useColumnChoice('rosterColumns', list.config);

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

  return (
    <AdminPage minHeight={batch ? 50 : 30}>
      <AdminHeading
        actions={
          <>
            <BulkActions
              selected={selected.rows}
              columns={choice.columns ?? list.config.columns}
              hidden={selected.hidden}
              allMatching={selected.allMatching}
              busy={isRunning}
              onAction={(action) => void runSelected(action)}
              onClear={selected.clear}
            >
              <AddNewStudent />
              <ExportButton type={studentType} list={list} />
              <Button size="sm" variant="surface" onClick={() => onTask('import')}>
                Import CSV
              </Button>
              <DeletedButton type={studentType} onFind={(q) => void navigate({ search: { q } })} />
            </BulkActions>
            <RefreshButton />
          </>
        }
      >
        Students
      </AdminHeading>
      <InterruptedNotices noun="student" onResume={onTask} />
      {batch && (
        <BatchStatus
          batch={batch}
          config={resultConfig}
          label="Result"
          tools={undoButton}
          onStop={stop}
          onDismiss={dismiss}
        />
      )}
      <ListView
        list={list}
        columns={choice.columns}
        selection={selected.inTable}
        tools={<ColumnChoice choice={choice} />}
        emptyAction={<AddNewStudent />}
        whenNoneMatch={isEmptied ? EMPTIED : undefined}
      />
      <AddNewStudentModal />
    </AdminPage>
  );
}
