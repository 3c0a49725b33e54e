import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { Bar } from './BarList.tsx';

interface Props {
  /** What is compared. */
  readonly caption: string;
  /** A few values in their natural order, such as years. */
  readonly items: readonly Omit<Bar, 'tone'>[];
}

const Columns = chakra('dl', {
  base: {
    // One ground for all columns, whichever label takes two lines.
    display: 'grid',
    gridAutoFlow: 'column',
    gridTemplateRows: '1fr auto',
    gridAutoColumns: 'minmax(0, 6rem)',
    justifyContent: 'space-around',
    columnGap: '3',
    rowGap: '1',
    h: '44',
    mt: '4',
    textStyle: 'sm',
    // The label is said first and stands below.
    '& > div': { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid' },
    '& dt': { gridRow: '2', color: 'fg.muted', textAlign: 'center' },
    '& .column': { gridRow: '1', display: 'flex', flexDirection: 'column', justifyContent: 'flex-end' },
    '& b': { fontVariantNumeric: 'tabular-nums lining-nums', fontWeight: 'semibold', textAlign: 'center' },
    '& i': {
      borderTopRadius: 'l1',
      bg: 'brand.solid',
      // High contrast takes every background away, and draws a border that is otherwise not seen.
      borderWidth: '1px',
      borderColor: 'transparent',
    },
  },
});

/** A few figures in their natural order, as columns. Each figure stands on its column as text. */
export function ColumnChart({ caption, items }: Props) {
  const id = useId();
  const max = Math.max(...items.map(({ value }) => value));
  return (
    <figure aria-labelledby={id}>
      <chakra.figcaption id={id} fontWeight="semibold">
        {caption}
      </chakra.figcaption>
      <Columns>
        {items.map(({ label, value, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="column">
              <b>{text}</b>
              <i aria-hidden="true" style={{ height: max > 0 ? `${Math.max(0, (value / max) * 85)}%` : 0 }} />
            </dd>
          </div>
        ))}
      </Columns>
    </figure>
  );
}
