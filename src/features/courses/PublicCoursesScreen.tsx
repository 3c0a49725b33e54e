import { Box, Button, Card, chakra, Container, Skeleton, Spinner, Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef } from 'react';
import { programTypeValues } from '#openapi/schema.gen.ts';
import { countText } from '#src/records/list/list-words.ts';
import { exactly } from '#src/records/record-type.ts';
import { msg, t, translate } from '#src/languages/texts.ts';
import { UNIVERSITY_DEPARTMENTS } from '#src/university/departments.ts';
import { defineListSearch, withOthers } from '#src/records/list/list-search.ts';
import { ListFilters } from '#src/records/list/ListFilters.tsx';
import { useRows } from '#src/records/list/use-rows.ts';
import { LoadError, UnreadableRows } from '#src/records/failures.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LinkButton } from '#src/ui/links.tsx';
import { Masthead, MastheadLink } from '#src/ui/Masthead.tsx';
import { coursesScene } from '#src/university/scenes.ts';
import type { Course } from './course.ts';
import { CourseCard, CourseList } from './CourseCard.tsx';
import { courseListWords } from './course-list-words.ts';
import { activeCoursesQuery } from './courses.ts';

const occurring = (known: readonly string[]) => (values: readonly string[]) => {
  const found = new Set(values.map((value) => value.toLowerCase()));
  return withOthers(known, values).filter((value) => found.has(value.toLowerCase()));
};

/** What the public courses are searched and filtered by. A programme type is a word of the server's. */
export const publicCourseSearch = defineListSearch({
  searched: ({ courseName, courseCode, department, programType, description, subjects }: Course) => [
    courseName,
    courseCode,
    department,
    programType,
    description,
    ...subjects,
  ],
  placeholder: msg`A course or a subject`,
  filters: {
    department: {
      label: msg`Department`,
      all: msg`All departments`,
      choices: occurring(UNIVERSITY_DEPARTMENTS),
      value: ({ department }) => department,
    },
    program: {
      label: msg`Program type`,
      all: msg`All program types`,
      choices: occurring(programTypeValues),
      value: ({ programType }) => programType,
    },
  },
});

/** Section 8. */
function loadFailure() {
  const failed = t`Failed to load courses. Please try again later.`;
  return { failed, unanswered: failed };
}

/** Section 2, /courses: the active courses, searched and filtered, with states for loading, failure and no match. */
export function PublicCoursesScreen() {
  return (
    <>
      <Masthead
        title={t`Courses`}
        overline={t`Study here`}
        lead={t`The programs of the university, with duration, fee and number of seats. Search them by name or subject; the admissions office helps with the choice.`}
        scene={coursesScene}
      >
        <LinkButton to="/admissions" size="lg" colorPalette="accent">
          {t`Apply Now`}
        </LinkButton>
        <MastheadLink to="/contact">{t`Ask the admissions office`}</MastheadLink>
      </Masthead>
      <Container pt={{ base: '6', md: '8' }} pb={{ base: '12', md: '20' }}>
        <CourseSearch />
      </Container>
    </>
  );
}

/** Apart from what stands above it, which a key in the search need not draw again. */
function CourseSearch() {
  const query = useQuery(activeCoursesQuery());
  // The cards are rendered as a transition, so that the page reacts meanwhile.
  const list = useRows(publicCourseSearch, useDeferredValue(query.data));
  const { all, shown = noCourses } = list;
  const drawn = useDeferredValue(shown);

  // The retry button is replaced by the spinner, and would take the focus with it.
  const results = useRef<HTMLDivElement>(null);
  const retry = () => {
    results.current?.focus({ preventScroll: true });
    void query.refetch();
  };

  return (
    <Stack gap="5">
      <Card.Root variant="elevated" size="sm">
        <Card.Body>
          <ListFilters label={t`Courses`} list={list} />
        </Card.Body>
      </Card.Root>
      <chakra.p role="status" display="flex" alignItems="center" gap="2" minH="6" color="fg.muted" css={withScripts}>
        {!all && query.isFetching && (
          <>
            <Spinner size="sm" color="brand.fg" aria-hidden="true" />
            <span>{translate(courseListWords.loading)}</span>
          </>
        )}
        {all && all.length > 0 && <span>{countText(exactly(shown.length), exactly(all.length), courseListWords)}</span>}
      </chakra.p>
      <Box
        ref={results}
        role="region"
        aria-label={t`Courses`}
        aria-busy={query.isFetching}
        tabIndex={-1}
        outline="0"
        display="grid"
        gap="5"
      >
        <LoadError
          error={query.error}
          words={loadFailure()}
          meanwhile={all && t`The list below was loaded earlier.`}
          onRetry={retry}
        />
        <UnreadableRows listKey={activeCoursesQuery().queryKey} rows={all} title={courseListWords.unreadable}>
          {t`The server sent something that cannot be read. The admissions office knows all programs.`}
        </UnreadableRows>
        {!all && !query.error && <CardSkeletons />}
        {all?.length === 0 && (
          <EmptyState
            title={t`No Courses Available`}
            action={
              <Button variant="surface" aria-busy={query.isFetching} onClick={retry}>
                {query.isFetching && <Spinner size="inherit" aria-hidden="true" />}
                <span>{t`Refresh`}</span>
              </Button>
            }
          >
            {t`The catalogue for the coming year is not published yet. Look again soon, or ask the admissions office.`}
          </EmptyState>
        )}
        {all && all.length > 0 && shown.length === 0 && (
          <EmptyState title={translate(courseListWords.noneMatch)} onClear={list.clear}>
            {t`Nothing in the catalogue fits these filters. Try fewer letters, or fewer filters.`}
          </EmptyState>
        )}
        {shown.length > 0 && (
          <CourseList>
            {drawn.map((course) => (
              <CourseCard key={course.id || course.courseName} course={course} />
            ))}
          </CourseList>
        )}
      </Box>
    </Stack>
  );
}

/** Nothing is being loaded where the browser runs no scripts. */
const withScripts = { '@media (scripting: none)': { display: 'none' } };

const noCourses: readonly Course[] = [];

function CardSkeletons() {
  return (
    <CourseList gap="6" aria-hidden="true" css={withScripts}>
      {[1, 2, 3, 4, 5, 6].map((key) => (
        <div key={key} className="card">
          <Skeleton h="10" w="70%" />
          <Skeleton h="7" />
          <Skeleton h="48" />
        </div>
      ))}
    </CourseList>
  );
}
