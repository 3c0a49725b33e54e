import { Card, type CardRootProps, Heading, type HeadingProps, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props extends Omit<CardRootProps, 'title'> {
  readonly title: string;
  readonly titleSize?: HeadingProps['size'];
  /** The id of the heading: a card that has one is a region of that name. */
  readonly headingId?: string;
  /** Beside the title. */
  readonly badge?: ReactNode;
}

/** A part of a screen on a card of its own, under its heading. */
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
