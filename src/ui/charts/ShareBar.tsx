import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { tonePalettes } from '../ToneBadge.tsx';
import type { Bar } from './BarList.tsx';

interface Props {
  /** What is divided. */
  readonly caption: string;
  /** Its parts; together they are the whole. */
  readonly items: readonly Bar[];
  /** The parts stand side by side where there is room, and not one below the other. */
  readonly across?: boolean;
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
    // High contrast takes every background away, and draws a border that is otherwise not seen.
    '& i': { bg: 'colorPalette.solid', borderWidth: '1px', borderColor: 'transparent', minWidth: '1' },
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
    '& dd': { fontWeight: 'semibold', textAlign: 'end', fontVariantNumeric: 'tabular-nums lining-nums' },
  },
});

const palette = ({ tone }: Bar) => (tone ? tonePalettes[tone] : 'brand');

/** A whole and its parts. Each part stands there as text; the bar is for those who look before they read. */
export function ShareBar({ caption, items, across }: Props) {
  const id = useId();
  const parts = items.filter(({ value }) => value > 0);
  return (
    <figure aria-labelledby={id}>
      <chakra.figcaption id={id} fontWeight="semibold">
        {caption}
      </chakra.figcaption>
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
              <span>{part.label}</span>
            </dt>
            <dd>{part.text}</dd>
          </chakra.div>
        ))}
      </Legend>
    </figure>
  );
}
