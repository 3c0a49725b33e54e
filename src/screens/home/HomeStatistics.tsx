import { Card, chakra, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { countedStudentsQuery } from '../../api/students.ts';
import { formatNumber } from '../../domain/format.ts';
import { HOME_STATISTICS_FALLBACK, type HomeStatistics, homeStatistics } from '../../domain/statistics.ts';
import { useAfterPaint } from '../../ui/after-paint.ts';
import { Section } from '../../ui/Section.tsx';

/**
 * Sections 8 and 9, home statistics: undefined while they are loading, and the fallback where they cannot be loaded,
 * which is logged and not shown. The list may have several megabytes: it is requested after the first paint.
 */
export function useHomeStatistics(): HomeStatistics | undefined {
  const enabled = useAfterPaint();
  const { data, error } = useQuery({
    ...countedStudentsQuery(),
    select: homeStatistics,
    // Comparing 50,000 rows with the previous ones would take longer than counting them.
    structuralSharing: false,
    enabled,
  });
  useEffect(() => {
    if (error) console.error('The home statistics could not be loaded:', error);
  }, [error]);
  return data ?? (error ? HOME_STATISTICS_FALLBACK : undefined);
}

const Entry = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: '1',
    ps: { base: '3', md: '5' },
    borderInlineStartWidth: '3px',
    borderColor: 'accent.solid',
  },
});

/** Section 1, the achievements block; section 4: its figures are "..." while they are loading. */
export function Achievements({ statistics }: { readonly statistics: HomeStatistics | undefined }) {
  const entries = [
    ['Total Students', statistics?.total],
    ['Students Placed', statistics?.placed],
    ['Departments', statistics?.departments],
    ['Faculty Members', statistics?.faculty],
  ] as const;
  return (
    <Section overline="Achievements" title="The university in figures" tone="inverted">
      <SimpleGrid
        as="dl"
        columns={{ base: 2, lg: 4 }}
        columnGap={{ base: '4', md: '8' }}
        rowGap="8"
        aria-busy={statistics === undefined}
      >
        {entries.map(([label, value]) => (
          <Entry key={label}>
            <chakra.dt textStyle="md">{label}</chakra.dt>
            <chakra.dd
              fontFamily="heading"
              fontWeight="semibold"
              textStyle={{ base: '4xl', md: '6xl' }}
              color="accent.solid"
              fontVariantNumeric="lining-nums tabular-nums"
            >
              {value === undefined ? '...' : formatNumber(value)}
            </chakra.dd>
          </Entry>
        ))}
      </SimpleGrid>
    </Section>
  );
}

const radius = 54;
const circumference = 2 * Math.PI * radius;
const circle = { cx: 64, cy: 64, r: radius, fill: 'none', strokeWidth: 12 };

/** Section 1, the placement-rate card, by the rate of section 9. The ring shows the same as the figure in it. */
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
            <chakra.circle {...circle} stroke="brand.muted" />
            <chakra.circle
              {...circle}
              stroke="accent.solid"
              strokeDasharray={circumference}
              style={{ strokeDashoffset: circumference * (1 - share) }}
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
