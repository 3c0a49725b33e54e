import { chakra, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { gradePercent } from '#openapi/grade-percent.ts';
import { coursesQuery } from '#src/features/courses/courses.ts';
import { type Course, courseNamed, isFull, requiredPercent, seatsLeft } from '#src/features/courses/seats.ts';
import { t } from '#src/languages/texts.ts';
import { formatNumber, formatPercent, orNA } from '#src/platform/text/format.ts';
import { ToneText } from '#src/ui/data-table/columns.tsx';
import { FigureText } from '#src/ui/FigureText.tsx';
import type { Application } from './application.ts';
import { isOpen, useOffers } from './offers.ts';

/** The courses that applications name; none where no course has that name, or while they are being loaded. */
export function useDesiredCourses() {
  const { data: courses, isPending } = useQuery(coursesQuery());
  const courseOf = ({ desiredCourse }: Pick<Application, 'desiredCourse'>) => courseNamed(courses, desiredCourse);
  return { courses, isPending, courseOf };
}

/** A grade beside what its course asks for: `minimum` in words, empty where none is known, as what is below it is. */
export function gradeFit({ previousGrade }: Application, course: Course | undefined) {
  const asked = course && requiredPercent(course);
  const grade = gradePercent(previousGrade);
  return {
    grade: grade === undefined ? orNA(previousGrade) : formatPercent(grade),
    minimum: asked === undefined ? '' : formatPercent(asked),
    isBelow: asked !== undefined && grade !== undefined && grade < asked,
  };
}

/** The minimum of the course, beside a grade in a list; nothing where the course has none. */
export function MinimumGrade({ application }: { readonly application: Application }) {
  const { minimum, isBelow } = gradeFit(application, useDesiredCourses().courseOf(application));
  if (!minimum) return null;
  return isBelow ? (
    <ToneText tone="warning">{t`below ${minimum}`}</ToneText>
  ) : (
    <span className="minor">{t`minimum ${minimum}`}</span>
  );
}

/** What is to be known of the course while an application is decided: its seats, and the grades side by side. */
export function DesiredCourse({ application }: { readonly application: Application }) {
  const { courses, courseOf } = useDesiredCourses();
  const course = courseOf(application);
  const { id, desiredCourse } = application;
  const { grade, minimum, isBelow } = gradeFit(application, course);
  const { offer } = useOffers().byId.get(id) ?? {};
  // An open offer has taken its seat from those that are left.
  const isHeld = offer !== undefined && isOpen(offer) && course?.availableSeats !== undefined;
  const seats = course && seatsLeft(course);
  const compared = () => {
    if (!course) return t`${grade} applicant`;
    if (!minimum) return t`${grade} applicant, minimum not set`;
    return isBelow ? t`${grade} applicant, below the minimum of ${minimum}` : t`${grade} applicant, minimum ${minimum}`;
  };
  const figures = [
    { of: 'grade', figure: grade, words: compared(), isProblem: isBelow },
    seats && {
      of: 'seats',
      figure: formatNumber(course.availableSeats ?? 0),
      words: isHeld ? t`${seats}, one more is held by this offer` : seats,
      isProblem: isFull(course) && !isHeld,
    },
  ];
  return (
    <div>
      <Text overflowWrap="anywhere">{orNA(desiredCourse)}</Text>
      <Figures>
        {figures.map(
          (one) =>
            one && (
              <p key={one.of} data-problem={one.isProblem || undefined}>
                <FigureText figure={one.figure}>{one.words}</FigureText>
              </p>
            ),
        )}
        {courses && !course && <p data-problem="">{t`No course has this name`}</p>}
      </Figures>
    </div>
  );
}

const Figures = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '6',
    textStyle: 'sm',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    '& b': {
      me: '0.5',
      fontFamily: 'heading',
      fontWeight: 'semibold',
      textStyle: '2xl',
      color: 'fg',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    '& [data-problem], & [data-problem] b': { color: 'fg.error', fontWeight: 'semibold' },
  },
});
