import { Flex } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { components } from '../../../../openapi/schema.gen.ts';
import { isFiltered } from '../../../domain/student-filters.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import type { useUrlFilters } from '../../../ui/use-url-filters.ts';
import { BulkBar } from './bulk/BulkBar.tsx';
import { BulkStatus } from './bulk/BulkStatus.tsx';
import { useBulk } from './bulk/use-bulk.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { NO_ROSTER_FILTERS, rosterRulesOf, type RosterFilters } from './list-filters.ts';
import { MoreFilters } from './MoreFilters.tsx';
import { furtherColumns, rosterColumns } from './student-columns.tsx';
import { StudentList } from './StudentList.tsx';
import { useChosen } from './use-chosen.ts';
import { useColumnChoice } from './use-column-choice.ts';
import type { useRoster } from './use-roster.ts';

type Student = components['schemas']['Student'];

interface Props {
  readonly roster: ReturnType<typeof useRoster>;
  readonly controls: ReturnType<typeof useUrlFilters<RosterFilters>>;
}

const nameOf = ({ name, rollNo }: Student) => name || rollNo;

/** The whole roster, with its filters, its columns, and what can be done to many at once. */
export function Roster({ roster, controls: { filters, change, flush } }: Props) {
  const { all, shown } = roster;
  const { ids, choose, clear } = useChosen();
  const { state, run, halt, dismiss } = useBulk(choose);
  const choice = useColumnChoice(rosterColumns, furtherColumns);

  const chosen = useMemo(() => (ids.size > 0 ? (all ?? []).filter(({ id }) => ids.has(id)) : []), [all, ids]);
  const hidden = useMemo(() => {
    if (chosen.length === 0 || !shown || shown.length === all?.length) return 0;
    return chosen.length - shown.filter(({ id }) => ids.has(id)).length;
  }, [all, chosen, shown, ids]);

  return (
    <>
      {state && <BulkStatus state={state} onStop={halt} onDismiss={dismiss} />}
      <StudentList
        roster={roster}
        columns={choice.columns}
        keepColumns={choice.own}
        filters={filters}
        filtered={isFiltered(rosterRulesOf(filters))}
        onChange={change}
        onLeave={flush}
        onClear={() => change(NO_ROSTER_FILTERS)}
        selection={{ ids, onChange: choose, nameOf }}
        tools={
          <>
            <MoreFilters filters={filters} onChange={change} />
            <Flex gap="3" wrap="wrap" align="center" justify="space-between">
              <BulkBar
                chosen={chosen}
                hidden={hidden}
                busy={state?.phase === 'running'}
                onDeed={(deed) => void run(deed, chosen)}
                onClear={clear}
              />
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
