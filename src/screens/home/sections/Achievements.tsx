import { chakra, SimpleGrid } from '@chakra-ui/react';
import type { HomeStatistics } from '../../../domain/statistics.ts';
import { Section } from './Section.tsx';
import { formatNumber } from '../../../domain/format.ts';

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
    <Section overline="Achievements" title="The university in figures" inverted>
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
