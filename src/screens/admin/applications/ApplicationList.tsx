import { chakra, Stack } from '@chakra-ui/react';
import { type MouseEvent, useState } from 'react';
import type { components } from '../../../../openapi/schema.gen.ts';
import { writeOrder } from '../../../domain/ordering.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { ListStates } from '../ListStates.tsx';
import { applicationColumns } from './application-columns.tsx';
import { NO_FILTERS, UNDECIDED, type ApplicationFilters } from './application-filters.ts';
import { ApplicationFilterBar } from './ApplicationFilterBar.tsx';
import { BulkReview } from './bulk/BulkReview.tsx';
import { ShortcutHints } from './shortcuts.tsx';
import { StatusTabs } from './StatusTabs.tsx';
import type { useApplications } from './use-applications.ts';

type Application = components['schemas']['Application'];

interface Props {
  readonly list: ReturnType<typeof useApplications>;
  readonly filters: ApplicationFilters;
  readonly onChange: (part: Partial<ApplicationFilters>) => void;
  readonly onLeave: () => void;
  /** An application is open, beside the list or over it. */
  readonly isOpen: boolean;
  readonly onShow: (id: string) => void;
}

const idOf = ({ id }: Application) => id;
const nameOf = ({ fullName }: Application) => fullName;

/** The row of the open application stands out; a click anywhere in a row opens it. */
const Rows = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    minWidth: '0',
    '& tbody tr[data-position]': { cursor: 'pointer' },
    '& tbody tr:has(a[aria-current]) > *': { bg: 'accent.muted' },
  },
});

/** The applications, by status, in every state that a list can be in. */
export function ApplicationList({ list, filters, onChange, onLeave, isOpen, onShow }: Props) {
  const { query, all, promising, counts, courses, order, shown } = list;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = (all ?? []).filter(({ id }) => chosen.has(id));

  function openRow({ target }: MouseEvent): void {
    if (!(target instanceof Element) || target.closest('a, button, input, label')) return;
    // Whoever marks a text wants to copy it.
    if (getSelection()?.toString()) return;
    const id = target.closest('tr')?.querySelector<HTMLElement>('[data-application]')?.dataset['application'];
    if (id !== undefined) onShow(id);
  }

  const isDone = filters.status === UNDECIDED && !filters.q && !filters.course;
  const states = (
    <ListStates
      query={query}
      failed="Failed to load applications"
      unanswered="Error loading applications"
      noun="applications"
      shown={shown?.length}
      total={all?.length}
      empty="No applications yet"
      whenEmpty="They arrive here as soon as somebody applies on the admissions page."
      whenNoneFit={isDone ? 'Every application has been decided.' : undefined}
      onClear={() => onChange(NO_FILTERS)}
      controls={
        <>
          <ApplicationFilterBar filters={filters} courses={courses} onChange={onChange} onLeave={onLeave} />
          <BulkReview
            selected={selected}
            hidden={selected.length - (shown ?? []).filter(({ id }) => chosen.has(id)).length}
            onDeselect={(done) => setChosen((now) => new Set([...now].filter((id) => !done.has(id))))}
            onClear={() => setChosen(new Set())}
          />
        </>
      }
    >
      <Rows onClick={openRow}>
        <DataTable
          caption="Applications"
          columns={applicationColumns}
          rows={shown}
          rowId={idOf}
          sort={order}
          onSort={(next) => onChange({ sort: writeOrder(next) ?? '' })}
          selection={{ ids: chosen, onChange: setChosen, nameOf }}
          listKey={JSON.stringify(filters)}
          busy={query.isFetching}
        />
      </Rows>
      {!isOpen && <ShortcutHints />}
    </ListStates>
  );
  if (!promising) return <Stack minW="0">{states}</Stack>;
  return (
    <Stack minW="0" gap="5">
      <StatusTabs counts={counts} status={filters.status} onChange={(status) => onChange({ status })}>
        {states}
      </StatusTabs>
    </Stack>
  );
}
