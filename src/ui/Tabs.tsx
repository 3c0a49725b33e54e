import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';

interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
}

interface Props<Value extends string> {
  /** What the tabs choose between. */
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** The open panel's content. */
  readonly children: ReactNode;
}

const List = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '1', p: '1', bg: 'bg.emphasized', borderRadius: 'l2' },
});
const Trigger = chakra('button', {
  base: {
    flex: '1 1 auto',
    minH: '10',
    px: '3',
    borderRadius: 'calc({radii.l2} - 0.125rem)',
    textStyle: 'sm',
    fontWeight: 'semibold',
    color: 'fg.muted',
    cursor: 'button',
    outline: '0',
    focusVisibleRing: 'outside',
    _hover: { color: 'fg' },
    _selected: { bg: 'bg.panel', color: 'fg', boxShadow: 'xs' },
  },
});

/** How far each key moves, as the ARIA pattern has it; Home and End go to the ends. */
const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs after the ARIA pattern, for a few: Chakra's would weigh twelve kilobytes on the first screen. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: Props<Value>) {
  const id = useId();
  const tabId = (name: string) => `${id}${name}`;

  const move = (event: KeyboardEvent) => {
    const target = moves[event.key]?.(
      tabs.findIndex((tab) => tab.value === value),
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
      <List role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => {
          const selected = tab.value === value;
          return (
            <Trigger
              key={tab.value}
              type="button"
              role="tab"
              id={tabId(tab.value)}
              aria-selected={selected}
              aria-controls={`${id}panel`}
              tabIndex={selected ? 0 : -1}
              onClick={() => onChange(tab.value)}
            >
              {tab.label}
            </Trigger>
          );
        })}
      </List>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={tabId(value)}>
        {children}
      </div>
    </>
  );
}
