import { Card, chakra, Heading, SimpleGrid, Skeleton, Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { msg, plural, t, translate } from '#src/languages/texts.ts';
import { statsBesideList } from '#src/platform/api/stats.ts';
import { formatNumber, orNA } from '#src/platform/text/format.ts';
import { BarList, type FigureLink } from '#src/ui/charts.tsx';
import { courseStatsOf, courseStatsQuery } from './admin-courses.ts';
import type { Course } from './course.ts';

const linkName = (label: string, count: number) =>
  plural(count)`${label}, ${formatNumber(count)} course | ${label}, ${formatNumber(count)} courses`;

const byStatus = (count: number) =>
  plural(count)`${formatNumber(count)} course by status | ${formatNumber(count)} courses by status`;

const bar = (label: string, count: number, search: FigureLink['search']) => ({
  label: orNA(translate(label)),
  value: count,
  text: formatNumber(count),
  link: { to: '/admin/courses', search, name: linkName(orNA(translate(label)), count) },
});

/** The catalogue in figures: as the server counts it, unless the list above says something else. */
export function CourseStatistics({ courses }: { readonly courses: readonly Course[] }) {
  const id = useId();
  const { data, isPending } = useQuery(courseStatsQuery());
  const stats = isPending ? undefined : statsBesideList(data, courseStatsOf(courses));
  return (
    <chakra.section aria-labelledby={id} aria-busy={isPending}>
      <Stack gap="4">
        <Heading as="h2" id={id} size="2xl">
          {t`The catalogue in figures`}
        </Heading>
        {stats ? (
          <SimpleGrid columns={{ base: 1, md: 3 }} gap={{ base: '3', md: '4' }} alignItems="start">
            <Chart
              caption={byStatus(stats.totalCourses)}
              items={[
                { ...bar(msg`Active`, stats.activeCourses, { status: 'active' }), tone: 'success' },
                { ...bar(msg`Inactive`, stats.inactiveCourses, { status: 'inactive' }), tone: 'neutral' },
              ]}
              max={stats.totalCourses}
            />
            <Chart
              caption={t`Courses by program type`}
              items={stats.byProgramType.map(({ programType, count }) =>
                bar(programType, count, { program: programType }),
              )}
            />
            <Chart
              caption={t`Courses by department`}
              items={stats.byDepartment.map(({ department, count }) => bar(department, count, { department }))}
            />
          </SimpleGrid>
        ) : (
          <Skeleton h="72" aria-hidden="true" />
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
