import { Card, chakra, Heading, HStack } from '@chakra-ui/react';
import type { components } from '../../../../openapi/schema.gen.ts';
import { formatPackage, orNA } from '../../../domain/format.ts';
import { placementLabel, placementTone } from '../../../domain/placement.ts';
import { ToneBadge } from '../../../ui/ToneBadge.tsx';

const Offer = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
    gap: '4',
    '& dt': { color: 'fg.muted', textStyle: 'sm' },
    '& dd': { fontFamily: 'heading', fontWeight: 'semibold', textStyle: '2xl', overflowWrap: 'anywhere' },
  },
});

/** Section 2: a placement section when a placement status exists; section 9 appends LPA to the package. */
export function Placement({ student }: { readonly student: components['schemas']['Student'] | undefined }) {
  if (!student?.placementStatus?.trim()) return null;
  return (
    <Card.Root as="section">
      <Card.Body gap="4">
        <HStack justify="space-between" gap="3" wrap="wrap">
          <Heading as="h2" size="xl">
            Placement
          </Heading>
          <ToneBadge tone={placementTone(student)} size="md">
            {placementLabel(student)}
          </ToneBadge>
        </HStack>
        <Offer>
          <div>
            <dt>Company</dt>
            <dd>{orNA(student.company)}</dd>
          </div>
          <div>
            <dt>Package</dt>
            <dd>{formatPackage(student.packageAmount)}</dd>
          </div>
        </Offer>
      </Card.Body>
    </Card.Root>
  );
}
