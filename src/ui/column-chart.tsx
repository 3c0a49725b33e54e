import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

export interface ColumnOfChart {
  readonly label: string;
  /** The height of the column, in proportion to the others. */
  readonly value: number;
  /** The figure above the column. */
  readonly text: string;
  /** The same for a screen reader, where the figure alone does not say it all. */
  readonly name?: string;
  /** How much of the column is not settled, such as what is unpaid; it is drawn on top, in another colour. */
  readonly open?: number;
  /** The one that the figure beside the caption is about. */
  readonly isMain?: boolean;
}

interface Props {
  readonly caption: ReactNode;
  /** What the chart says, in one large figure; and what it is compared with. */
  readonly figure: ReactNode;
  readonly note: ReactNode;
  readonly items: readonly ColumnOfChart[];
  /** The value of a full column; by default the largest. */
  readonly max?: number;
  /** Columns stand too close for a label below each. */
  readonly isDense?: boolean;
}

/** What the figure above a column and the label below it take. */
const TEXT_HEIGHT = '3.25em';

/** So many characters are as wide as one of many columns. */
const MOST_OF_DENSE = 2;

/** Columns beside each other, from the earliest to the latest, below one large figure. Each figure is a text too. */
export function ColumnChart({ caption, figure, note, items, max, isDense = false }: Props) {
  const id = useId();
  const highest = Math.max(...items.map(({ value }) => value));
  const full = max ?? highest;
  const shareOf = (value: number) => (full > 0 ? Math.min(1, value / full) : 0);
  return (
    <Figure aria-labelledby={id}>
      <figcaption id={id}>{caption}</figcaption>
      <p>{figure}</p>
      <p>{note}</p>
      <Columns
        data-dense={isDense || undefined}
        data-long={items.some(({ text }) => text.length > MOST_OF_DENSE) || undefined}
      >
        {items.map(({ label, value, text, name, open = 0, isMain }) => (
          <div key={label} data-main={isMain || undefined} data-highest={value === highest || undefined}>
            <dt>{label}</dt>
            <dd>
              {name === undefined ? (
                text
              ) : (
                <>
                  <span aria-hidden="true">{text}</span>
                  <chakra.span srOnly>{name}</chakra.span>
                </>
              )}
            </dd>
            <dd aria-hidden="true" style={{ height: `calc((100% - ${TEXT_HEIGHT}) * ${shareOf(value)})` }}>
              {value > 0 && <b>{open > 0 && <i style={{ height: `${(open / value) * 100}%` }} />}</b>}
            </dd>
          </div>
        ))}
      </Columns>
    </Figure>
  );
}

const Figure = chakra('figure', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    height: 'full',
    minW: '0',
    containerType: 'inline-size',
    '& figcaption': { textStyle: 'sm', fontWeight: 'semibold', color: 'fg.muted' },
    '& figcaption + p': {
      // Twelve signs fit into the card.
      fontSize: { base: 'min({fontSizes.xl}, 14cqi)', xl: 'min({fontSizes.3xl}, 14cqi)' },
      lineHeight: 'short',
      fontFamily: 'heading',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums lining-nums',
      whiteSpace: 'nowrap',
    },
    '& p + p': { textStyle: { base: 'xs', xl: 'sm' }, color: 'fg.muted', minH: { base: '2lh', xl: '0' } },
  },
});

// Windows' high contrast mode removes backgrounds and draws this border, which is otherwise transparent.
const outlined = { borderWidth: '1px', borderColor: 'transparent' } as const;

const Columns = chakra('dl', {
  base: {
    display: 'flex',
    alignItems: 'stretch',
    flex: '1 1 auto',
    minH: '0',
    mt: '1',
    textStyle: 'xs',
    fontVariantNumeric: 'tabular-nums lining-nums',
    textAlign: 'center',
    '& > div': { display: 'flex', flexDirection: 'column', flex: '1 1 0', minW: '0' },
    '& dt': { order: 2, color: 'fg.muted', whiteSpace: 'nowrap', pt: '0.5' },
    '& dd:first-of-type': { mt: 'auto' },
    '& dd': { fontWeight: 'semibold', whiteSpace: 'nowrap', textStyle: { base: '2xs', md: 'xs' } },
    '& dd + dd': {
      display: 'flex',
      justifyContent: 'center',
      flexShrink: '0',
      minH: '1px',
      borderBottomWidth: '1px',
    },
    '& b': {
      ...outlined,
      display: 'block',
      width: { base: '75%', md: '66%' },
      maxW: '10',
      minHeight: '1px',
      bg: 'border.emphasized',
      borderTopRadius: 'l1',
      overflow: 'hidden',
    },
    '& [data-main] b, &:not(:has([data-main])) b': { bg: 'brand.solid' },
    '& i': { ...outlined, display: 'block', bg: 'accent.solid' },
    // Where many stand close together, one label in four is seen, and on a phone one figure; all of them are read out.
    '&[data-dense] dt': { textAlign: 'start' },
    '&[data-dense] > div:not(:nth-of-type(4n + 1)) dt': { opacity: 0 },
    '@media (max-width: 22.5rem)': {
      '& > div:nth-last-of-type(even) dt': { opacity: 0 },
    },
    '&[data-dense] > div:not([data-main]) dd:first-of-type': { opacity: { base: 0, xl: 1 } },
    '&[data-dense][data-long] > div:not([data-main]) dd:first-of-type': { opacity: 0 },
    // The narrowest card has room for the first, the highest and the last figure, where they are no neighbours.
    '@container (max-width: 9rem)': {
      '&:not([data-dense]) > div:not(:first-of-type, :last-of-type, [data-highest]) dd:first-of-type': { opacity: 0 },
      '& > :first-of-type:has(+ [data-highest]) dd:first-of-type': { opacity: 0 },
      '& > [data-highest]:has(+ :last-of-type) dd:first-of-type': { opacity: 0 },
    },
    // A long figure goes on to the left: at the right the card ends.
    '&[data-dense] [data-main] dd:first-of-type': { display: 'flex', justifyContent: 'flex-end' },
  },
});
