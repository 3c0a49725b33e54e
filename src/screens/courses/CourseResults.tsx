import { Button, Card, chakra, Skeleton, Spinner, Text } from '@chakra-ui/react';
import { reasonOf } from '../../api/errors.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { CourseCard } from './CourseCard.tsx';
import type { Course } from './course-filters.ts';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
  },
});

const placeholders = ['1', '2', '3', '4', '5', '6'];

interface Props {
  readonly query: { readonly error: unknown; readonly isFetching: boolean };
  /** Every course, and those that fit the filters; unknown while they are being loaded. */
  readonly all: readonly Course[] | undefined;
  readonly shown: readonly Course[];
  readonly onRetry: () => void;
  readonly onClear: () => void;
}

/** Section 2, /courses: a spinner, an alert with 'Try Again', an empty state with Refresh, or the grid of cards. */
export function CourseResults({ query, all, shown, onRetry, onClear }: Props) {
  const failure = query.error ? (
    <ErrorState
      message="Failed to load courses. Please try again later."
      meanwhile={all && 'The list below is as it was loaded before.'}
      onRetry={onRetry}
    >
      {reasonOf(query.error)}
    </ErrorState>
  ) : null;
  if (!all) return failure ?? <Loading />;
  if (all.length === 0)
    return (
      <>
        {failure}
        <EmptyState
          title="No Courses Available"
          action={
            <Button variant="surface" aria-busy={query.isFetching} onClick={onRetry}>
              {query.isFetching && <Spinner size="inherit" aria-hidden="true" />}
              Refresh
            </Button>
          }
        >
          The catalogue for the coming year is not published yet. Look again soon, or ask the admissions office.
        </EmptyState>
      </>
    );
  return (
    <>
      {failure}
      {shown.length === 0 ? (
        <EmptyState
          title="No courses match"
          action={
            <Button variant="surface" onClick={onClear}>
              Clear filters
            </Button>
          }
        >
          Nothing in the catalogue fits these filters. Try fewer letters, or fewer filters.
        </EmptyState>
      ) : (
        <Grid>
          {shown.map((course) => (
            <CourseCard key={course.id || course.courseName} course={course} />
          ))}
        </Grid>
      )}
    </>
  );
}

/** As many cards as fill the window, so that nothing moves when the real ones come. */
function Loading() {
  return (
    <Grid aria-hidden="true">
      {placeholders.map((key) => (
        <Card.Root key={key}>
          <Card.Body gap="3">
            <Skeleton h="10" w="70%" />
            <Skeleton h="7" w="85%" />
            <Skeleton h="36" />
            <Skeleton h="6" w="25%" />
          </Card.Body>
          <Card.Footer>
            <Skeleton h="10" w="24" />
            <Text flex="1" />
          </Card.Footer>
        </Card.Root>
      ))}
    </Grid>
  );
}
