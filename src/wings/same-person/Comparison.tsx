import { Text } from '@chakra-ui/react';
import type { components } from '#openapi/schema.gen.ts';
import { gradePercent } from '#openapi/grade-percent.ts';
import { seatsLeft } from '#src/features/courses/seats.ts';
import { formatDateTime, formatPercent, orNA } from '#src/platform/text/format.ts';
import { pickFields } from '#src/records/fields/field.ts';
import { type ComparedLine, SideBySide } from './SideBySide.tsx';
import { applicationStatusLabel } from '#src/features/applications/application-status.ts';
import { type Application, applicationFields } from '#src/features/applications/application.ts';
import { useDesiredCourses } from '#src/features/applications/desired-course.tsx';
import { msg, t, translate } from '#src/languages/texts.ts';
import { studentStatus } from '#src/features/students/student-facts.ts';

const MOST = 3;

const fields = pickFields<Application>(applicationFields, [
  'email',
  'phoneNumber',
  'desiredCourse',
  'previousQualification',
  'previousGrade',
  'submittedAt',
  'reviewComments',
  'reviewedBy',
]);

type Student = components['schemas']['Student'];

const STATUS = msg`Status`;

const ofStudent: Readonly<Record<string, (student: Student) => string | undefined>> = {
  [STATUS]: (student) => translate(studentStatus(student)),
  [applicationFields.email.label]: ({ email }) => email,
  [applicationFields.phoneNumber.label]: ({ phone }) => phone,
  [applicationFields.desiredCourse.label]: ({ department }) => translate(department),
  [applicationFields.submittedAt.label]: ({ createdAt }) => createdAt && formatDateTime(createdAt),
};

function linesOf(
  rows: readonly Application[],
  courseOf: ReturnType<typeof useDesiredCourses>['courseOf'],
): ComparedLine[] {
  const line = (label: string, textOf: (row: Application) => string | undefined) => ({
    label,
    texts: rows.map((row) => orNA(textOf(row))),
  });
  const own = Object.values(fields).map((field) => line(field.label, (row) => field.format(field.get(row))));
  const percent = ({ previousGrade }: Application) => {
    const value = gradePercent(previousGrade);
    return value === undefined ? undefined : formatPercent(value);
  };
  const seats = (row: Application) => {
    const course = courseOf(row);
    return course && seatsLeft(course);
  };
  return [
    line(STATUS, ({ status }) => applicationStatusLabel(status)),
    ...own,
    line(msg`Grade in percent`, percent),
    line(msg`Seats of the course`, seats),
  ];
}

interface Props {
  readonly rows: readonly Application[];
  readonly students?: readonly Student[];
}

const none: readonly Student[] = [];

export function Comparison({ rows, students = none }: Props) {
  const { courseOf } = useDesiredCourses();
  if (rows.length + students.length < 2 || rows.length + students.length > MOST)
    return <Text>{t`Select two or three applications to compare them.`}</Text>;
  const records = [
    ...rows.map(({ id, fullName, referenceNumber }) => ({ id, title: orNA(fullName), detail: referenceNumber })),
    ...students.map(({ id, name, rollNo }) => ({ id, title: orNA(name), detail: t`Student ${rollNo}` })),
  ];
  const lines = linesOf(rows, courseOf)
    .filter(({ label }) => students.length === 0 || label in ofStudent)
    .map(({ label, texts }) => ({
      label: translate(label),
      texts: [...texts, ...students.map((student) => orNA(ofStudent[label]?.(student)))],
    }));
  return (
    <SideBySide
      label={students.length > 0 ? t`Side by side` : t`Applications side by side`}
      records={records}
      lines={lines}
    />
  );
}
