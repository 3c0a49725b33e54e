import { Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { gradePercent } from '#openapi/grade-percent.ts';
import { coursesQuery } from '#src/features/courses/courses.ts';
import { courseNamed, requiredPercent, seatsLeft } from '#src/features/courses/seats.ts';
import { formatPercent, orNA } from '#src/platform/text/format.ts';
import type { Application } from './application.ts';

/** The courses that applications name; none where no course has that name, or while they are being loaded. */
export function useDesiredCourses() {
  const { data: courses, isPending } = useQuery(coursesQuery());
  const courseOf = ({ desiredCourse }: Pick<Application, 'desiredCourse'>) => courseNamed(courses, desiredCourse);
  return { courses, isPending, courseOf };
}

/** What is to be known of the course while an application is decided: its seats, and the grades side by side. */
export function DesiredCourse({ application }: { readonly application: Application }) {
  const { courses, courseOf } = useDesiredCourses();
  const course = courseOf(application);
  const { desiredCourse, previousGrade } = application;
  const asked = course && requiredPercent(course);
  const grade = gradePercent(previousGrade);
  const parts = [
    course && seatsLeft(course),
    asked !== undefined && `asks for ${formatPercent(asked)}`,
    `this applicant has ${grade === undefined ? orNA(previousGrade) : formatPercent(grade)}`,
    courses && !course && 'no course has this name',
  ].filter(Boolean);
  return (
    <Text textStyle="sm" overflowWrap="anywhere">
      <strong>{`${orNA(desiredCourse)}:`}</strong> <span>{parts.join('; ')}</span>
    </Text>
  );
}
