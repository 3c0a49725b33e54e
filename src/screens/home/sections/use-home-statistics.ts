import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { countedStudentsQuery } from '../../../api/students.ts';
import { HOME_STATISTICS_FALLBACK, type HomeStatistics, homeStatistics } from '../../../domain/statistics.ts';
import { useAfterPaint } from '../../../ui/after-paint.ts';

/**
 * Sections 8 and 9, home statistics: undefined while they are loading, the fallback where they cannot be had, which is
 * logged and shown to nobody. The list may be several megabytes, and so the first paint comes first.
 */
export function useHomeStatistics(): HomeStatistics | undefined {
  const enabled = useAfterPaint();
  const { data, error } = useQuery({
    ...countedStudentsQuery(),
    select: homeStatistics,
    // Comparing 50,000 rows with those of the last time would cost more than to count them.
    structuralSharing: false,
    enabled,
  });
  useEffect(() => {
    if (error) console.error('The home statistics could not be loaded:', error);
  }, [error]);
  return data ?? (error ? HOME_STATISTICS_FALLBACK : undefined);
}
