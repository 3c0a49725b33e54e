import { Box, chakra, Container, Spinner, Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useRef } from 'react';
import { activeCoursesQuery } from '../../api/courses.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Masthead } from '../../ui/Masthead.tsx';
import { quietOnDark } from '../../ui/on-dark.ts';
import library from '../../ui/scenes/life/library.svg?no-inline';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { CourseFilterBar } from './CourseFilterBar.tsx';
import { CourseResults } from './CourseResults.tsx';
import { type Course, type CourseFilters, filterCourses, NO_FILTERS } from './course-filters.ts';

const route = getRouteApi('/courses');
const none: readonly Course[] = [];

const inWords = (shown: number, all: number) => (shown === all ? `${all} courses` : `${shown} of ${all} courses`);

/** Section 2, /courses: the programs that are open, to be searched, filtered and applied for. */
export function CoursesScreen() {
  const { q = '', department = '', program = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const { filters, change, flush } = useUrlFilters<CourseFilters>({ q, department, program }, (next) => {
    const search = Object.fromEntries(Object.entries(next).filter(([, value]) => value));
    void navigate({ search, replace: true, resetScroll: false });
  });
  const query = useQuery(activeCoursesQuery());
  // The cards are rendered in slices, so that the page answers while they come.
  const all = useDeferredValue(query.data);
  const shown = useMemo(() => (all ? filterCourses(all, filters) : none), [all, filters]);

  // The button that asks again gives way to the spinner: the focus would be lost with it.
  const results = useRef<HTMLDivElement>(null);
  const retry = () => {
    results.current?.focus({ preventScroll: true });
    void query.refetch();
  };

  return (
    <>
      <Masthead
        overline="Study here"
        lead="From computer science to the life sciences, every program leads to work that matters; the admissions office helps to choose."
        scene={library}
        actions={
          <>
            <LinkButton to="/admissions" size="lg" colorPalette="accent">
              Apply Now
            </LinkButton>
            <LinkButton to="/contact" size="lg" {...quietOnDark}>
              Ask the admissions office
            </LinkButton>
          </>
        }
      >
        Courses
      </Masthead>
      <Container pt={{ base: '6', md: '8' }} pb={{ base: '12', md: '20' }}>
        <Stack gap="5">
          <CourseFilterBar courses={all ?? none} filters={filters} onChange={change} onLeave={flush} />
          <chakra.p role="status" display="flex" alignItems="center" gap="2" minH="6" color="fg.muted">
            {!all && query.isFetching && (
              <>
                <Spinner size="sm" color="brand.fg" aria-hidden="true" /> Loading courses...
              </>
            )}
            {all && all.length > 0 && inWords(shown.length, all.length)}
          </chakra.p>
          <Box
            ref={results}
            role="region"
            aria-label="Courses"
            aria-busy={query.isFetching}
            tabIndex={-1}
            outline="0"
            display="grid"
            gap="5"
          >
            <CourseResults query={query} all={all} shown={shown} onRetry={retry} onClear={() => change(NO_FILTERS)} />
          </Box>
        </Stack>
      </Container>
    </>
  );
}
