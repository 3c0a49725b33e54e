import { SimpleGrid } from '@chakra-ui/react';
import { memo } from 'react';
import { placementRate, type StudentCounts } from '../../../domain/statistics.ts';
import { StatCard } from '../../../ui/StatCard.tsx';

interface Props {
  readonly counts: StudentCounts | undefined;
  /** How many students the filters leave. */
  readonly filtered: number | undefined;
  /** The list could not be loaded: there is nothing to count, now or soon. */
  readonly failed: boolean;
}

const number = new Intl.NumberFormat('en-IN');
const Figure = memo(StatCard);

/** Section 1's four cards. Their figures are computed here, from the loaded list (section 4). */
export function StatCards({ counts, filtered, failed }: Props) {
  const pending = failed ? '–' : '...';
  const figure = (value: number | undefined) => (value === undefined ? pending : number.format(value));
  return (
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap={{ base: '3', md: '4' }}>
      <Figure label="Total Students" value={figure(counts?.total)} />
      <Figure label="Placed Students" value={figure(counts?.placed)} />
      <Figure label="Placement Rate" value={counts ? `${placementRate(counts)}%` : pending} />
      <Figure label="Filtered Results" value={figure(filtered)} />
    </SimpleGrid>
  );
}
