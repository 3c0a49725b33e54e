import { useQuery } from '@tanstack/react-query';
import { availableCoursesQuery } from '../../api/courses.ts';
import { BASIC_COURSES } from '../../domain/basic-courses.ts';

export interface CourseChoices {
  /** The names on offer; unknown while they are being loaded for the first time. */
  readonly offered: readonly string[] | undefined;
  /** Whether they are the six of section 8, because the latest could not be loaded. */
  readonly isBasic: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** What an applicant may choose from: GET /courses/available, or else the six names of section 8. */
export function useCourseChoices(): CourseChoices {
  const { data, isFetching, errorUpdateCount, refetch } = useQuery(availableCoursesQuery());
  // While it is tried again the six stay, so that nothing that was chosen is taken away.
  const isBasic = !data && errorUpdateCount > 0;
  return { offered: data ?? (isBasic ? BASIC_COURSES : undefined), isBasic, isFetching, retry: () => void refetch() };
}
