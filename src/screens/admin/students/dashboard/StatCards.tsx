import { chakra, SimpleGrid } from '@chakra-ui/react';
import { memo } from 'react';
import { placementRate, type StudentCounts } from '../../../../domain/statistics.ts';
import { StatCard } from '../../../../ui/StatCard.tsx';
import { formatNumber } from '../../../../domain/format.ts';

interface Props {
  readonly counts: StudentCounts | undefined;
  /** How many students the filters leave. */
  readonly filtered: number | undefined;
  /** The list could not be loaded: there is nothing to count, now or soon. */
  readonly failed: boolean;
}

/** Six digits have to fit into half of a phone. */
const Figure = memo(function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return <StatCard label={label} value={<chakra.span textStyle={{ base: '2xl', sm: '3xl' }}>{value}</chakra.span>} />;
});

/** Section 1's four cards. Their figures are computed here, from the loaded list (section 4). */
export function StatCards({ counts, filtered, failed }: Props) {
  const pending = failed ? '–' : '...';
  const figure = (value: number | undefined) => (value === undefined ? pending : formatNumber(value));
  const figures = [
    ['Total Students', figure(counts?.total)],
    ['Placed Students', figure(counts?.placed)],
    ['Placement Rate', counts ? `${placementRate(counts)}%` : pending],
    ['Filtered Results', figure(filtered)],
  ] as const;
  return (
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap={{ base: '3', md: '4' }}>
      {figures.map(([label, value]) => (
        <Figure key={label} label={label} value={value} />
      ))}
    </SimpleGrid>
  );
}
