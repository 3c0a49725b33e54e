import { Flex } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { components } from '../../../../openapi/schema.gen.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { useEventCallback } from '../../../ui/use-event-callback.ts';
import { useUrlFilters } from '../../../ui/use-url-filters.ts';
import { doneItems, useBatch } from '../../../resource/batch/use-batch.ts';
import type { StudentAction } from './bulk/bulk-actions.ts';
import { BulkActions } from './bulk/BulkActions.tsx';
import { BulkStatus } from './bulk/BulkStatus.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import { InterruptedNotices } from './import/InterruptedNotices.tsx';
import {
  NO_ROSTER_FILTERS,
  rosterFiltersOf,
  rosterRulesOf,
  rosterSearchOf,
  type RosterSearch,
} from './list-filters.ts';
import { MoreFilters } from './MoreFilters.tsx';
import { RosterHeading } from './RosterHeading.tsx';
import { furtherColumns, rosterColumns } from './student-columns.tsx';
import { StudentList } from './StudentList.tsx';
import { useChosen } from './use-chosen.ts';
import { useColumnChoice } from './use-column-choice.ts';
import { useListReload } from './use-list-reload.ts';
import { useRoster } from './use-roster.ts';

type Student = components['schemas']['Student'];

interface Props {
  /** What the URL says of the list, and how it is told something else. */
  readonly search: RosterSearch;
  readonly onSearch: (search: RosterSearch) => void;
  readonly onTask: (task: 'import' | number) => void;
}

const nameOf = ({ name, rollNo }: Student) => name || rollNo;

/** The whole roster, with its filters, its columns, and what can be done to many at once. */
export function Roster({ search, onSearch, onTask }: Props) {
  const { filters, change, flush } = useUrlFilters(rosterFiltersOf(search), (next) => onSearch(rosterSearchOf(next)));
  const roster = useRoster(filters, rosterRulesOf);
  const reload = useListReload(search.reload === true, () => onSearch(rosterSearchOf(filters)));
  const { all, shown } = roster;
  const { semester, placement, fee, status } = filters;
  const { ids, choose, letGo, clear } = useChosen();
  const { batch, isRunning, run, stop, dismiss } = useBatch<Student, unknown, StudentAction>();
  const choice = useColumnChoice(rosterColumns, furtherColumns);

  const chosen = useMemo(() => (ids.size > 0 ? (all ?? []).filter(({ id }) => ids.has(id)) : []), [all, ids]);
  const hidden = useMemo(() => {
    if (chosen.length === 0 || !shown || shown.length === all?.length) return 0;
    return chosen.length - shown.filter(({ id }) => ids.has(id)).length;
  }, [all, chosen, shown, ids]);
  const listed = useEventCallback(() => shown ?? []);
  const onRefresh = useEventCallback(() => void reload.refresh());
  const onImport = useEventCallback(() => onTask('import'));
  const onAction = useEventCallback(async (action: StudentAction) => {
    const results = await run(action, chosen);
    if (results) letGo(new Set(doneItems(results).map(({ id }) => id)));
  });

  return (
    <>
      <RosterHeading
        nobody={!shown || shown.length === 0}
        listed={listed}
        refreshing={reload.busy}
        onRefresh={onRefresh}
        onImport={onImport}
      />
      <InterruptedNotices onResume={onTask} />
      {batch && <BulkStatus batch={batch} onStop={stop} onDismiss={dismiss} />}
      <StudentList
        roster={roster}
        columns={choice.columns}
        keepColumns={choice.own}
        filters={filters}
        none={NO_ROSTER_FILTERS}
        onChange={change}
        onLeave={flush}
        selection={{ ids, onChange: choose, nameOf }}
        tools={
          <>
            <MoreFilters semester={semester} placement={placement} fee={fee} status={status} onChange={change} />
            <Flex gap="3" wrap="wrap" align="center" justify="space-between">
              <BulkActions selected={chosen} hidden={hidden} busy={isRunning} onAction={onAction} onClear={clear} />
              <ColumnChoice
                all={choice.all}
                shown={choice.columns}
                own={choice.own}
                onToggle={choice.toggle}
                onReset={choice.reset}
              />
            </Flex>
          </>
        }
        whenEmpty="Students are added on the dashboard, by an import, or when an application is approved."
        emptyAction={<LinkButton to="/admin/dashboard">Go to the Dashboard</LinkButton>}
      />
    </>
  );
}
