import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TitledCard } from './TitledCard.tsx';

type FactsProps = Omit<HTMLChakraProps<'dl'>, 'children'> & {
  /** Each term, and its value. */
  readonly facts: Readonly<Record<string, ReactNode>>;
};

interface Props extends Pick<FactsProps, 'facts'> {
  readonly title: string;
  /** Beside the title. */
  readonly badge?: ReactNode;
  /** Between the title and the facts, such as a chart. */
  readonly children?: ReactNode;
}

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '9rem minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: { base: '1', sm: '3' },
    '& > div': { display: 'contents' },
    '& dt': { color: 'fg.muted', textStyle: 'sm', pt: '0.5' },
    '& dd': { overflowWrap: 'anywhere', minW: '0', mb: { base: '2', sm: '0' } },
  },
});

/** Terms with their values. */
export function Facts({ facts, ...list }: FactsProps) {
  return (
    <List {...list}>
      {Object.entries(facts).map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

/** A part of a record: a title and a list of terms with their values. */
export function DescriptionCard({ facts, children, ...card }: Props) {
  return (
    <TitledCard {...card}>
      {children}
      <Facts facts={facts} />
    </TitledCard>
  );
}
