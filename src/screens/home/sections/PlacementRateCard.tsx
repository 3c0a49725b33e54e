import { Card, chakra, Heading, Text } from '@chakra-ui/react';

const radius = 54;
const round = 2 * Math.PI * radius;

/** Section 1, the placement-rate card, by the rate of section 9. The ring says the same as the figure in it. */
export function PlacementRateCard({ rate }: { readonly rate: string | undefined }) {
  const share = Math.min(Number(rate ?? 0), 100) / 100;
  return (
    <Card.Root variant="elevated" size="lg">
      <Card.Body alignItems="center" textAlign="center" gap="4" aria-busy={rate === undefined}>
        <Heading as="h3" size="xl">
          Placement Rate
        </Heading>
        <chakra.div position="relative" display="grid" placeItems="center" w="full" maxW="56">
          <chakra.svg viewBox="0 0 128 128" w="full" aria-hidden="true" transform="rotate(-90deg)">
            <chakra.circle cx="64" cy="64" r={radius} fill="none" strokeWidth="12" stroke="brand.muted" />
            <chakra.circle
              cx="64"
              cy="64"
              r={radius}
              fill="none"
              strokeWidth="12"
              stroke="accent.solid"
              strokeDasharray={round}
              style={{ strokeDashoffset: round * (1 - share) }}
            />
          </chakra.svg>
          <Text
            position="absolute"
            fontFamily="heading"
            fontWeight="semibold"
            textStyle="4xl"
            fontVariantNumeric="lining-nums tabular-nums"
          >
            {rate === undefined ? '...' : `${rate}%`}
          </Text>
        </chakra.div>
        <Text color="fg.muted" maxW="30ch">
          of all our students have an offer in hand, counted over all four years, the first one included.
        </Text>
      </Card.Body>
    </Card.Root>
  );
}
