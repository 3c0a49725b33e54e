import { Card, chakra, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** Each term, and its value. */
  readonly facts: Readonly<Record<string, ReactNode>>;
}

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '9rem 1fr' },
    columnGap: '4',
    rowGap: { base: '1', sm: '3' },
  },
});

/** A part of a record. */
export function Facts({ title, facts }: Props) {
  return (
    <Card.Root as="section">
      <Card.Body gap="4">
        <Heading as="h2" size="xl">
          {title}
        </Heading>
        <List>
          {Object.entries(facts).map(([term, value]) => (
            <chakra.div key={term} display="contents">
              <chakra.dt color="fg.muted" textStyle="sm" pt="0.5">
                {term}
              </chakra.dt>
              <chakra.dd overflowWrap="anywhere" minW="0" mb={{ base: '2', sm: '0' }}>
                {value}
              </chakra.dd>
            </chakra.div>
          ))}
        </List>
      </Card.Body>
    </Card.Root>
  );
}
