import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import type { Tone } from '../platform/text/format.ts';
import { tonePalettes } from './ToneBadge.tsx';

export interface FigureLink {
  readonly to: string;
  readonly search: Readonly<Record<string, string | number>>;
  /** The figure with what it counts, as a screen reader says it: `Mechanical, 160 students`. It begins with the label. */
  readonly name: string;
}

export interface Bar {
  readonly label: string;
  /** The length of the bar, in proportion to the others. */
  readonly value: number;
  readonly text: string;
  readonly tone?: Tone | undefined;
  readonly link?: FigureLink | undefined;
}

interface ChartProps {
  readonly caption: ReactNode;
  readonly items: readonly Bar[];
}

const palette = ({ tone }: Bar) => (tone ? tonePalettes[tone] : 'brand');
const figures = { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums lining-nums' } as const;
// Windows' high contrast mode removes backgrounds and draws this border, which is otherwise transparent.
const outlined = { borderWidth: '1px', borderColor: 'transparent' } as const;

function Chart({ caption, children }: { readonly caption: ReactNode; readonly children: ReactNode }) {
  const id = useId();
  return (
    <figure aria-labelledby={id}>
      <chakra.figcaption id={id} fontWeight="semibold">
        {caption}
      </chakra.figcaption>
      {children}
    </figure>
  );
}

/** Its whole line is the target, and not the word alone. */
const LineLink = createLink(
  chakra('a', {
    base: {
      // As high as a finger needs by itself, also where something else lies on the rest of the line.
      display: 'inline-block',
      lineHeight: '1.5rem',
      color: 'inherit',
      textDecoration: 'underline',
      textDecorationColor: 'border.control',
      textUnderlineOffset: '0.2em',
      outline: '0',
      _hover: { color: 'brand.fg', textDecorationColor: 'currentColor' },
      _after: { content: '""', position: 'absolute', inset: '-1', borderRadius: 'l1' },
      _focusVisible: { _after: { outline: '2px solid {colors.brand.focusRing}' } },
    },
  }),
);

const Label = ({ label, link }: Pick<Bar, 'label' | 'link'>) =>
  link ? (
    <LineLink to={link.to} search={link.search} activeOptions={{ exact: true }} aria-label={link.name}>
      {label}
    </LineLink>
  ) : (
    <span>{label}</span>
  );

const List = chakra('dl', { base: { display: 'grid', gap: '2.5', mt: '4', textStyle: 'sm' } });
const Line = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '3',
    rowGap: '1',
    '& dt': { overflowWrap: 'anywhere' },
    '& dd': figures,
    '& i': {
      ...outlined,
      gridColumn: '1 / -1',
      height: '2',
      borderRadius: 'full',
      bg: 'bg.emphasized',
      overflow: 'hidden',
    },
    '& b': {
      ...outlined,
      display: 'block',
      height: 'full',
      minWidth: '1',
      borderRadius: 'full',
      bg: 'colorPalette.solid',
    },
    '&[data-tone=neutral] b': { bg: 'border.control' },
  },
});

/** Horizontal bars below each other. `max` is the value of a full bar; by default the largest of them. */
export function BarList({
  caption,
  items,
  max = Math.max(...items.map(({ value }) => value)),
}: ChartProps & { readonly max?: number }) {
  const share = (value: number) => (max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0);
  return (
    <Chart caption={caption}>
      <List>
        {items.map((item) => (
          <Line key={item.label} data-tone={item.tone} colorPalette={palette(item)}>
            <dt>
              <Label {...item} />
            </dt>
            <dd>{item.text}</dd>
            <dd aria-hidden="true" style={{ display: 'contents' }}>
              <i>{item.value > 0 && <b style={{ width: `${share(item.value)}%` }} />}</i>
            </dd>
          </Line>
        ))}
      </List>
    </Chart>
  );
}

const Track = chakra('div', {
  base: {
    display: 'flex',
    gap: '0.5',
    height: '4',
    mt: '4',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'bg.emphasized',
    '& i': { ...outlined, bg: 'colorPalette.solid', minWidth: '1' },
    '& [data-tone=neutral]': { bg: 'border.control' },
  },
});
const Legend = chakra('dl', {
  base: {
    display: 'grid',
    gap: '1.5',
    mt: '3',
    textStyle: 'sm',
    '& > div': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: '2',
      alignItems: 'center',
    },
    '&[data-across]': {
      gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(10rem, max-content))' },
      columnGap: '8',
      '& > div': { gridTemplateColumns: { sm: 'auto auto 1fr' } },
      '& dd': { textAlign: { sm: 'start' } },
    },
    '& dt': { display: 'contents' },
    '& dt i': { boxSize: '2.5', borderRadius: 'full', bg: 'colorPalette.solid' },
    '& [data-tone=neutral] dt i': { bg: 'border.control' },
    '& dd': { ...figures, textAlign: 'end' },
  },
});

/** A whole, divided into its parts. With `across`, the parts are listed side by side where there is room. */
export function ShareBar({ caption, items, across }: ChartProps & { readonly across?: boolean }) {
  const parts = items.filter(({ value }) => value > 0);
  return (
    <Chart caption={caption}>
      <Track aria-hidden="true">
        {parts.map((part) => (
          <chakra.i
            key={part.label}
            data-tone={part.tone}
            colorPalette={palette(part)}
            style={{ flexGrow: part.value, flexBasis: 0 }}
          />
        ))}
      </Track>
      <Legend data-across={across || undefined}>
        {items.map((part) => (
          <chakra.div key={part.label} data-tone={part.tone} colorPalette={palette(part)}>
            <dt>
              <i aria-hidden="true" />
              <span>
                <Label {...part} />
              </span>
            </dt>
            <dd>{part.text}</dd>
          </chakra.div>
        ))}
      </Legend>
    </Chart>
  );
}
