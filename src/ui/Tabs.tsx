import { chakra } from '@chakra-ui/react';
import { fill } from './Page.tsx';
import { badgeEdge } from './theme/recipes.ts';
import { type KeyboardEvent, type ReactNode, useId } from 'react';

interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
}

type Variant = 'segmented' | 'underline';

interface Props<Value extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Buttons in one box that share its width, or words on a line, of which there may be more than fit. */
  readonly variant?: Variant;
  /**
   * The open panel's content. As a function it is asked for that of each tab where a page is rendered while the portal is
   * built: its HTML has all of them, so that a tab can be opened before the app is there (src/app/boot/early-input.ts).
   */
  readonly children: ReactNode | ((tab: Value) => ReactNode);
}

const List = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '1' },
  variants: {
    variant: {
      segmented: { p: '1', bg: 'bg.emphasized', borderRadius: 'l2' },
      // They stand in one line, which scrolls where it has no room for all.
      underline: {
        gap: { base: '0', md: '0.5' },
        flexWrap: 'nowrap',
        overflowX: 'auto',
        flexShrink: '0',
        scrollbarWidth: 'none',
        boxShadow: 'inset 0 -1px {colors.border}',
        // Their edge fades where there are more of them: by how far they are scrolled, in browsers that can.
        animationName: 'fade-edges',
        animationTimeline: 'scroll(self inline)',
        _rtl: { animationDirection: 'reverse' },
      },
    } satisfies Record<Variant, object>,
  },
});
const Trigger = chakra('button', {
  base: {
    minH: '10',
    textStyle: 'sm',
    fontWeight: 'semibold',
    color: 'fg.muted',
    cursor: 'button',
    outline: '0',
    _hover: { color: 'fg' },
    _selected: { color: 'fg' },
  },
  variants: {
    variant: {
      segmented: {
        flex: { base: '1 1 30%', md: '1 1 auto' },
        px: { base: '2', md: '3' },
        borderRadius: 'calc({radii.l2} - 0.125rem)',
        focusVisibleRing: 'outside',
        _selected: { bg: 'bg.panel', boxShadow: 'sm' },
      },
      underline: {
        px: { base: '1.5', md: '2' },
        borderBottomWidth: '3px',
        borderColor: 'transparent',
        borderTopRadius: 'l1',
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums lining-nums',
        focusVisibleRing: 'inside',
        _hover: { bg: 'bg.muted' },
        _selected: { borderColor: 'accent.solid' },
        '& [data-count]': { fontWeight: 'normal', color: 'fg.muted' },
        '& [data-count=due]': {
          ms: '1',
          px: '1.5',
          borderRadius: 'full',
          bg: 'orange.muted',
          color: 'orange.fg',
          textStyle: 'xs',
          fontWeight: 'semibold',
          ...badgeEdge,
        },
      },
    } satisfies Record<Variant, object>,
  },
});

const Panel = chakra('div', {
  variants: { variant: { segmented: {}, underline: fill } satisfies Record<Variant, object> },
});

/** The tab that each key goes to, after the ARIA pattern for tabs. */
const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** In a language that is written from right to left, the next tab is at the left. */
const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Tabs and the open one's panel, after the ARIA pattern. Chakra's own would add 12 kB to the first screen. */
export function Tabs<Value extends string>(props: Props<Value>) {
  const { label, tabs, value, onChange, variant = 'segmented', children } = props;
  const id = useId();
  const tabId = (name: string) => `${id}tab${name}`;
  const panelId = (name: string) => `${id}panel${name}`;
  const panels =
    typeof document === 'undefined' && typeof children === 'function' ? tabs.map((tab) => tab.value) : [value];

  const move = (event: KeyboardEvent) => {
    const isRightToLeft = document.documentElement.dir === 'rtl';
    const target = moves[isRightToLeft ? (mirrored[event.key] ?? event.key) : event.key]?.(
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
      <List variant={variant} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => {
          const selected = tab.value === value;
          return (
            <Trigger
              key={tab.value}
              variant={variant}
              type="button"
              role="tab"
              value={tab.value}
              id={tabId(tab.value)}
              aria-selected={selected}
              aria-controls={panelId(panels.includes(tab.value) ? tab.value : value)}
              tabIndex={selected ? 0 : -1}
              onClick={() => onChange(tab.value)}
            >
              {tab.label}
            </Trigger>
          );
        })}
      </List>
      {panels.map((panel) => (
        <Panel
          // The open one stays the same element.
          key={panels.length > 1 ? panel : ''}
          variant={variant}
          role="tabpanel"
          id={panelId(panel)}
          aria-labelledby={tabId(panel)}
          hidden={panel !== value}
        >
          {typeof children === 'function' ? children(panel) : children}
        </Panel>
      ))}
    </>
  );
}
