import { Card, chakra, Heading, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

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
  },
});

/** A part of a record: a title and a list of terms with their values. */
export function DescriptionCard({ title, badge, facts, children }: Props) {
  return (
    <Card.Root as="section">
      <Card.Body gap="4">
        <HStack justify="space-between" gap="3" wrap="wrap">
          <Heading as="h2" size="xl">
            {title}
          </Heading>
          {badge}
        </HStack>
        {children}
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
