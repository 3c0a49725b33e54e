import { Flex } from '@chakra-ui/react';
import type { components } from '../../../../openapi/schema.gen.ts';
import { ColumnChoice, useColumnChoice } from '../../../resource/list/ColumnChoice.tsx';
import { ListView } from '../../../resource/list/ListView.tsx';
import { useList } from '../../../resource/list/use-list.ts';
import { useListSelection } from '../../../resource/list/use-list-selection.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { useEventCallback } from '../../../ui/use-event-callback.ts';
import { doneItems, useBatch } from '../../../resource/batch/use-batch.ts';
import type { StudentAction } from './bulk/bulk-actions.ts';
import { BulkActions } from './bulk/BulkActions.tsx';
import { BulkStatus } from './bulk/BulkStatus.tsx';
import { InterruptedNotices } from './import/InterruptedNotices.tsx';
import { RosterHeading } from './RosterHeading.tsx';
import { rosterList } from './student-lists.tsx';
import { useListReload } from './use-list-reload.ts';

type Student = components['schemas']['Student'];

const SELECTED = ['selected-students'];

/** The whole roster, with its filters, its columns, and what can be done to many at once. */
export function Roster({ onTask }: { readonly onTask: (task: 'import' | number) => void }) {
  const list = useList(rosterList);
  const { shown } = list;
  const reload = useListReload();
  const selected = useListSelection(list, SELECTED);
  const { batch, isRunning, run, stop, dismiss } = useBatch<Student, unknown, StudentAction>();
  const choice = useColumnChoice('rosterColumns', rosterList);

  const getListed = useEventCallback(() => shown ?? []);
  const onRefresh = useEventCallback(() => void reload.refresh());
  const onImport = useEventCallback(() => onTask('import'));
  const onAction = useEventCallback(async (action: StudentAction) => {
    const results = await run(action, selected.rows);
    if (results) selected.deselect(new Set(doneItems(results).map(({ id }) => id)));
  });

  return (
    <>
      <RosterHeading
        nobody={!shown || shown.length === 0}
        getListed={getListed}
        refreshing={reload.busy}
        onRefresh={onRefresh}
        onImport={onImport}
      />
      <InterruptedNotices onResume={onTask} />
      {batch && <BulkStatus batch={batch} onStop={stop} onDismiss={dismiss} />}
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
