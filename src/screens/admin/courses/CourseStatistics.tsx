import { Card, chakra, Heading, SimpleGrid, Skeleton, Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { courseStatsQuery } from '../../../api/admin-courses.ts';
import { fallbackOf, isRefusal, reasonOf } from '../../../api/errors.ts';
import { formatNumber, orNA } from '../../../domain/format.ts';
import { BarList } from '../../../ui/charts/charts.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';

const bar = (label: string, count: number) => ({ label: orNA(label), value: count, text: formatNumber(count) });

/** The figures of the catalogue, from the server that counts it. */
export function CourseStatistics() {
  const id = useId();
  const query = useQuery(courseStatsQuery());
  const { data: stats } = query;
  if (query.error && isRefusal(query.error, 401)) return null;
  return (
    <chakra.section aria-labelledby={id} aria-busy={query.isFetching}>
      <Stack gap="4">
        <Heading as="h2" id={id} size="2xl">
          The catalogue in figures
        </Heading>
        {query.error && (
          <ErrorState
            message={fallbackOf(query.error, 'Failed to load the figures', 'Error loading the figures')}
            meanwhile={stats && 'The figures below are as they were loaded before.'}
            onRetry={() => void query.refetch()}
          >
            {reasonOf(query.error)}
          </ErrorState>
        )}
        {!stats && !query.error && <Skeleton h="72" aria-hidden="true" />}
        {stats && (
          <SimpleGrid columns={{ base: 1, md: 3 }} gap={{ base: '3', md: '4' }} alignItems="start">
            <Chart
              caption={`${formatNumber(stats.totalCourses)} courses by status`}
              items={[
                { ...bar('Active', stats.activeCourses), tone: 'success' },
                { ...bar('Inactive', stats.inactiveCourses), tone: 'neutral' },
              ]}
              max={stats.totalCourses}
            />
            <Chart
              caption="Courses by program type"
              items={stats.byProgramType.map(({ programType, count }) => bar(programType, count))}
            />
            <Chart
              caption="Courses by department"
              items={stats.byDepartment.map(({ department, count }) => bar(department, count))}
            />
          </SimpleGrid>
        )}
      </Stack>
    </chakra.section>
  );
}

function Chart(props: Parameters<typeof BarList>[0]) {
  return (
    <Card.Root>
      <Card.Body>
        <BarList {...props} />
      </Card.Body>
    </Card.Root>
  );
}
