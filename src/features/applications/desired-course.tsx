import { chakra, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { gradePercent } from '#openapi/grade-percent.ts';
import { coursesQuery } from '#src/features/courses/courses.ts';
import { courseNamed, isFull, requiredPercent, seatsLeft } from '#src/features/courses/seats.ts';
import { formatPercent, orNA } from '#src/platform/text/format.ts';
import type { Application } from './application.ts';
import { isOpen, useOffers } from './offers.ts';

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
  const { id, desiredCourse, previousGrade } = application;
  const asked = course && requiredPercent(course);
  const grade = gradePercent(previousGrade);
  const isBelow = asked !== undefined && grade !== undefined && grade < asked;
  const { offer } = useOffers().byId.get(id) ?? {};
  // An open offer has taken its seat from those that are left.
  const isHeld = offer !== undefined && isOpen(offer) && course?.availableSeats !== undefined;
  const seats = course && [seatsLeft(course), isHeld && 'one more is held by this offer'].filter(Boolean).join(', ');
  const applicant = `Applicant ${grade === undefined ? orNA(previousGrade) : formatPercent(grade)}`;
  const parts = [
    { text: seats, isProblem: isFull(course) && !isHeld },
    { text: asked !== undefined && `Minimum ${formatPercent(asked)}` },
    { text: isBelow ? `${applicant}, below the minimum` : applicant, isProblem: isBelow },
    { text: courses && !course && 'No course has this name', isProblem: true },
  ].filter(({ text }) => text);
  return (
    <div>
      <Text overflowWrap="anywhere">{orNA(desiredCourse)}</Text>
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {parts.map(({ text, isProblem }, i) => (
          <chakra.span key={text || i} color={isProblem ? 'fg.error' : undefined}>
            {i === 0 ? text : `. ${text}`}
          </chakra.span>
        ))}
      </Text>
    </div>
  );
}
