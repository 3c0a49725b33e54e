import type { ReactNode } from 'react';
import { APPLICATION_STATUSES, applicationStatusLabel, isUndecided } from '../../../domain/application-status.ts';
import { Tabs } from '../../../ui/Tabs.tsx';
import { UNDECIDED } from './application-filters.ts';

interface Props {
  /** How many applications stand in each status, known here or not; undefined while they are being loaded. */
  readonly counts: ReadonlyMap<string, number> | undefined;
  /** The open tab: a status, UNDECIDED, or empty for all of them. */
  readonly status: string;
  readonly onChange: (status: string) => void;
  /** The list. */
  readonly children: ReactNode;
}

/** The tabs: all, those that nobody has decided yet, then one a status. Each says how many it holds. */
function tabsOf(counts: Props['counts'], current: string) {
  const entries = [
    ...(counts ?? new Map<string, undefined>(APPLICATION_STATUSES.map((status) => [status, undefined]))),
  ];
  const sum = (some: typeof entries) => (counts ? some.reduce((total, [, count = 0]) => total + count, 0) : undefined);
  const tabs = [
    { value: '', label: 'All', count: sum(entries) },
    { value: UNDECIDED, label: 'Undecided', count: sum(entries.filter(([status]) => isUndecided(status))) },
    ...entries.map(([status, count]) => ({ value: status, label: applicationStatusLabel(status), count })),
  ];
  // A status of the URL's that no application has is a tab all the same: it is what the list shows.
  return tabs.some(({ value }) => value === current)
    ? tabs
    : [...tabs, { value: current, label: current, count: counts && 0 }];
}

/** One tab for each status, with its count; the list is their panel. */
export function StatusTabs({ counts, status, onChange, children }: Props) {
  const tabs = tabsOf(counts, status).map(({ value, label, count }) => ({
    value,
    label: `${label} (${count ?? '...'})`,
  }));
  return (
    <Tabs label="Status" variant="underline" tabs={tabs} value={status} onChange={onChange}>
      {children}
    </Tabs>
  );
}
