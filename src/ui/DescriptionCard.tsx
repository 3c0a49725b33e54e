import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TitledCard } from './TitledCard.tsx';

interface Props {
  readonly title: string;
  /** Beside the title. */
  readonly badge?: ReactNode;
  /** Each term, and its value. */
  readonly facts: Readonly<Record<string, ReactNode>>;
  /** Between the title and the facts, such as a chart. */
  readonly children?: ReactNode;
}

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '9rem 1fr' },
    columnGap: '4',
    rowGap: { base: '1', sm: '3' },
    '& > div': { display: 'contents' },
    '& dt': { color: 'fg.muted', textStyle: 'sm', pt: '0.5' },
    '& dd': { overflowWrap: 'anywhere', minW: '0', mb: { base: '2', sm: '0' } },
  },
});

/** A part of a record: a title and a list of terms with their values. */
export function DescriptionCard({ facts, children, ...card }: Props) {
  return (
    <TitledCard {...card}>
      {children}
      <List>
        {Object.entries(facts).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </TitledCard>
  );
}
