import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { type Tone, tonePalettes } from '../ToneBadge.tsx';

export interface Bar {
  readonly label: string;
  /** How long the bar is, beside the others. */
  readonly value: number;
  /** The figure as it is read. */
  readonly text: string;
  readonly tone?: Tone;
}

interface Props {
  /** What is compared. */
  readonly caption: string;
  readonly items: readonly Bar[];
  /** The value of a bar that fills its line; the largest of them, unless it is given. */
  readonly max?: number;
}

const List = chakra('dl', { base: { display: 'grid', gap: '2.5', mt: '4', textStyle: 'sm' } });
const Line = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '3',
    rowGap: '1',
    '& dt': { overflowWrap: 'anywhere' },
    '& dd': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums lining-nums' },
    // A bar starts at the edge and cannot be wider than its track, whatever a server counts.
    '& i': { gridColumn: '1 / -1', height: '2', borderRadius: 'full', bg: 'bg.emphasized', overflow: 'hidden' },
    '& b': { display: 'block', height: 'full', minWidth: '1', borderRadius: 'full', bg: 'colorPalette.solid' },
    '&[data-tone=neutral] b': { bg: 'border.control' },
    // High contrast takes every background away, and draws a border that is otherwise not seen.
    '& i, & b': { borderWidth: '1px', borderColor: 'transparent' },
  },
});

/** Figures side by side. Each stands there as text; the bars are for those who look before they read. */
export function BarList({ caption, items, max = Math.max(...items.map(({ value }) => value)) }: Props) {
  const id = useId();
  const share = (value: number) => (max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0);
  return (
    <figure aria-labelledby={id}>
      <chakra.figcaption id={id} fontWeight="semibold">
        {caption}
      </chakra.figcaption>
      <List>
        {items.map(({ label, value, text, tone }) => (
          <Line key={label} data-tone={tone} colorPalette={tone ? tonePalettes[tone] : 'brand'}>
            <dt>{label}</dt>
            <dd>{text}</dd>
            <dd aria-hidden="true" style={{ display: 'contents' }}>
              <i>{value > 0 && <b style={{ width: `${share(value)}%` }} />}</i>
            </dd>
          </Line>
        ))}
      </List>
    </figure>
  );
}
