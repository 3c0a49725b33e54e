import { Box, chakra, Text } from '@chakra-ui/react';
import { gradePercent } from '#openapi/grade-percent.ts';
import { seatsLeft } from '#src/features/courses/seats.ts';
import { formatPercent, orNA } from '#src/platform/text/format.ts';
import { pickFields } from '#src/records/fields/field.ts';
import { SmallText } from '#src/ui/Notice.tsx';
import { ToneBadge } from '#src/ui/ToneBadge.tsx';
import { applicationStatusLabel } from '../application-status.ts';
import { type Application, applicationFields } from '../application.ts';
import { useDesiredCourses } from '../desired-course.tsx';

/** So many applications find room side by side. */
const MOST = 3;

const fields = pickFields<Application>(applicationFields, [
  'desiredCourse',
  'previousQualification',
  'previousGrade',
  'submittedAt',
  'reviewComments',
  'reviewedBy',
]);

interface Line {
  readonly label: string;
  /** A text for each application. */
  readonly texts: readonly string[];
}

function linesOf(rows: readonly Application[], courseOf: ReturnType<typeof useDesiredCourses>['courseOf']): Line[] {
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
    line('Status', ({ status }) => applicationStatusLabel(status)),
    ...own,
    line('Grade in percent', percent),
    line('Seats of the course', seats),
  ];
}

const Cells = chakra('table', {
  base: {
    width: 'full',
    textStyle: 'sm',
    '& :is(th, td)': {
      p: '2',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottomWidth: '1px',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
      minW: '7rem',
    },
    '& th': { fontWeight: 'semibold' },
    '& tr[data-differs]': { bg: 'accent.muted' },
  },
});

/** A row a field; where the applications differ, the row says so. */
export function Comparison({ rows }: { readonly rows: readonly Application[] }) {
  const { courseOf } = useDesiredCourses();
  if (rows.length < 2 || rows.length > MOST) return <Text>Select two or three applications to compare them.</Text>;
  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label="Comparison">
      <Cells aria-label="Applications side by side">
        <thead>
          <tr>
            <th scope="col">Field</th>
            {rows.map(({ id, fullName, referenceNumber }) => (
              <th key={id} scope="col">
                {orNA(fullName)}
                <SmallText fontWeight="normal">{referenceNumber}</SmallText>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linesOf(rows, courseOf).map(({ label, texts }) => {
            const differs = new Set(texts).size > 1;
            return (
              <tr key={label} data-differs={differs || undefined}>
                <th scope="row">
                  <span>{label}</span> {differs && <ToneBadge tone="warning">differs</ToneBadge>}
                </th>
                {texts.map((text, i) => (
                  <td key={rows[i]?.id}>{text}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Cells>
    </Box>
  );
}
