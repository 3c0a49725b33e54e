import { Button, Flex } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { memo } from 'react';
import type { Student } from '../../../domain/records/student.ts';
import { BatchStatus, type ResultLook } from '../../../resource/batch/BatchStatus.tsx';
import type { BatchResult } from '../../../resource/batch/map-settled.ts';
import { doneItems, useBatch } from '../../../resource/batch/use-batch.ts';
import { InterruptedNotices } from '../../../resource/import/InterruptedNotices.tsx';
import { lazyImportPanel } from '../../../resource/import/lazy-import-panel.tsx';
import { ColumnChoice, useColumnChoice } from '../../../resource/list/ColumnChoice.tsx';
import { ExportButton } from '../../../resource/list/ExportButton.tsx';
import { ListView } from '../../../resource/list/ListView.tsx';
import { useListSelection } from '../../../resource/list/use-list-selection.ts';
import { useList } from '../../../resource/list/use-list.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { useEventCallback } from '../../../ui/use-event-callback.ts';
import { BulkActions, type StudentAction } from './bulk/BulkActions.tsx';
import { studentType } from './record/student-record.ts';
import { RefreshButton } from './RefreshButton.tsx';
import { rosterList, rosterSearch } from './student-lists.tsx';

const route = getRouteApi('/admin/students/');

const ImportPanel = lazyImportPanel(() => import('./import/student-import.ts').then((file) => file.studentImport));

/** /admin/students: every student of the university, in one table; and the import of more. */
export function RosterScreen() {
  const { task } = rosterSearch.readParams(route.useSearch());
  const navigate = route.useNavigate();
  const open = (next: typeof task) =>
    void navigate({ search: (before) => ({ ...before, task: next }), resetScroll: false });

  return (
    <Page>
      {task ? (
        <>
          <PageHeading overline="Administration">Students</PageHeading>
          <ImportPanel resume={task === 'import' ? undefined : task} onClose={() => open(undefined)} />
        </>
      ) : (
        <Roster onTask={open} />
      )}
    </Page>
  );
}

const SELECTED = ['selected-students'];
const BulkStatus = memo(BatchStatus<Student, unknown>);
const resultLook: ResultLook<BatchResult<Student, unknown>> = {
  header: 'Student',
  nameOf: ({ item }) => item.name,
  detailOf: ({ item }) => item.rollNo,
};

/** The whole roster, with its filters, its columns, and what can be done to many at once. */
function Roster({ onTask }: { readonly onTask: (task: 'import' | number) => void }) {
  const list = useList(rosterList);
  const { shown } = list;
  const selected = useListSelection(list, SELECTED);
  const { batch, isRunning, run, stop, dismiss } = useBatch<Student, unknown, StudentAction>();
  const choice = useColumnChoice('rosterColumns', rosterList);

  const getListed = useEventCallback(() => shown ?? []);
  const onImport = useEventCallback(() => onTask('import'));
  const onAction = useEventCallback(async (action: StudentAction) => {
    const results = await run(action, selected.rows);
    if (results) selected.deselect(new Set(doneItems(results).map(({ id }) => id)));
  });

  return (
    <>
      <Heading isEmpty={!shown || shown.length === 0} getListed={getListed} onImport={onImport} />
      <InterruptedNotices noun="student" onResume={onTask} />
      {batch && <BulkStatus batch={batch} look={resultLook} label="Result" onStop={stop} onDismiss={dismiss} />}
      <ListView
        list={list}
        columns={choice.columns}
        selection={selected.inTable}
        tools={
          <Flex gap="3" wrap="wrap" align="center" justify="space-between">
            <BulkActions
              selected={selected.rows}
              hidden={selected.hidden}
              busy={isRunning}
              onAction={onAction}
              onClear={selected.clear}
            />
            <ColumnChoice choice={choice} />
          </Flex>
        }
        emptyAction={<LinkButton to="/admin/dashboard">Go to the Dashboard</LinkButton>}
      />
    </>
  );
}

interface HeadingProps {
  readonly isEmpty: boolean;
  readonly getListed: () => readonly Student[];
  readonly onImport: () => void;
}

/** What concerns the whole list. It is memoised, so that a key in the search does not draw it again. */
const Heading = memo(function Heading({ isEmpty, getListed, onImport }: HeadingProps) {
  return (
    <PageHeading
      overline="Administration"
      actions={
        <>
          <ExportButton type={studentType} getListed={getListed} isEmpty={isEmpty} />
          <Button variant="surface" onClick={onImport}>
            Import CSV
          </Button>
          <RefreshButton />
        </>
      }
    >
      Students
    </PageHeading>
  );
});
