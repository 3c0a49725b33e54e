import {
  Card,
  type CardRootProps,
  chakra,
  Heading,
  type HeadingProps,
  HStack,
  type HTMLChakraProps,
} from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props extends Omit<CardRootProps, 'title'> {
  readonly title: string;
  readonly titleSize?: HeadingProps['size'];
  readonly headingId?: string;
  readonly badge?: ReactNode;
}

export function TitledCard({ title, titleSize = 'xl', headingId, badge, gap = '4', children, ...card }: Props) {
  return (
    <Card.Root as="section" aria-labelledby={headingId} {...card}>
      <Card.Body gap={gap}>
        <HStack justify="space-between" gap="3" wrap="wrap">
          <Heading as="h2" id={headingId} size={titleSize}>
            {title}
          </Heading>
          {badge}
        </HStack>
        {children}
      </Card.Body>
    </Card.Root>
  );
}

type FactsProps = Omit<HTMLChakraProps<'dl'>, 'children'> & {
  readonly facts: Readonly<Record<string, ReactNode>>;
};

type DescriptionProps = Omit<Props, 'headingId'> & Pick<FactsProps, 'facts'>;

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '7.5rem minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: { base: '2', sm: '3' },
    '& > div': { display: 'contents' },
    '& dt': { color: 'fg.muted', textStyle: 'sm', pt: '0.5' },
    '& dd': { overflowWrap: 'anywhere', minW: '0' },
  },
});

export function Facts({ facts, ...list }: FactsProps) {
  return (
    <List {...list}>
      {Object.entries(facts).map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          {/* A value such as “B+” or “18.5 LPA” keeps its own direction. */}
          <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
        </div>
      ))}
    </List>
  );
}

export function DescriptionCard({ facts, children, ...card }: DescriptionProps) {
  return (
    <TitledCard {...card}>
      {children}
      <Facts facts={facts} />
    </TitledCard>
  );
}
