import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { APPLICATION_STATUSES, applicationStatusLabel } from '../../../domain/application-status.ts';
import { isUndecided } from '../../../domain/application-transitions.ts';
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

const List = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '1', borderBottomWidth: '1px' } });
const Trigger = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '10',
    px: { base: '2.5', md: '3.5' },
    mb: '-1px',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    borderTopRadius: 'l1',
    textStyle: 'sm',
    fontWeight: 'semibold',
    color: 'fg.muted',
    cursor: 'button',
    outline: '0',
    whiteSpace: 'nowrap',
    focusVisibleRing: 'inside',
    fontVariantNumeric: 'tabular-nums lining-nums',
    _hover: { color: 'fg', bg: 'bg.muted' },
    _selected: { color: 'fg', borderColor: 'accent.solid' },
  },
});

/** How far each key moves, as the ARIA pattern has it; Home and End go to the ends. */
const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

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

/** One tab a status, with its count, after the ARIA pattern; the list is their panel. */
export function StatusTabs({ counts, status, onChange, children }: Props) {
  const id = useId();
  const tabs = tabsOf(counts, status);
  const tabId = (value: string) => `${id}tab${value}`;

  const move = (event: KeyboardEvent) => {
    const target = moves[event.key]?.(
      tabs.findIndex(({ value }) => value === status),
      tabs.length,
    );
    const next = target === undefined ? undefined : tabs[target];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(tabId(next.value))?.focus();
  };

  return (
    <>
      <List role="tablist" aria-label="Status" onKeyDown={move}>
        {tabs.map(({ value, label, count }) => (
          <Trigger
            key={value}
            type="button"
            role="tab"
            id={tabId(value)}
            aria-selected={value === status}
            aria-controls={`${id}panel`}
            tabIndex={value === status ? 0 : -1}
            onClick={() => onChange(value)}
          >
            {`${label} (${count ?? '...'})`}
          </Trigger>
        ))}
      </List>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={tabId(status)}>
        {children}
      </div>
    </>
  );
}
