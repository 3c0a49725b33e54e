import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatOrdinal, formatStudyYear, orNA } from '#src/platform/text/format.ts';
import { hasValue, recordValue } from '#src/records/form/RecordView.tsx';
import { FigureStrip } from '#src/ui/FigureStrip.tsx';
import { Avatar } from '#src/ui/Portrait.tsx';
import { type Student, studentFields } from '../student.ts';
import { t, translate } from '#src/languages/texts.ts';
import { listed } from '#src/platform/text/listed.ts';
import type { Field } from '#src/records/fields/field.ts';

const Badges = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '1.5', listStyleType: 'none' },
});

interface Props {
  readonly student: Student;
  /** What the page does with the student, before the roll number. */
  readonly kind: string;
  /** Above the name. */
  readonly back: ReactNode;
  readonly actions: ReactNode;
}

const { attendance, currentCGPA, totalCredits, status, placementStatus, feeStatus, pendingAmount } = studentFields;

const isCounted = (number: number) => Number.isInteger(number) && number >= 1;

const badges: readonly Field<Student>[] = [status, placementStatus, feeStatus];

/** "4th year, 7th semester", as far as they are known. */
function studiesOf({ year, semester }: Student): string {
  const known = [
    isCounted(year) ? formatStudyYear(year) : '',
    isCounted(semester) ? t`${formatOrdinal(semester)} semester` : '',
  ].filter(Boolean);
  return listed(known);
}

/** Who it is and how things stand, and below it what is asked first of a student at the desk: attendance, grade, credits, fees. */
export function RecordHead({ student, kind, back, actions }: Props) {
  const figures = [
    {
      label: t`Attendance`,
      field: attendance,
    },
    { label: t`CGPA`, field: currentCGPA },
    { label: t`Total credits`, field: totalCredits },
    { label: t`To pay`, field: pendingAmount },
  ];
  return (
    <Flex direction="column" gap="3">
      <Flex direction="column" align="flex-start" gap="1">
        {back}
        <Flex columnGap="4" rowGap="3" align="flex-end" wrap="wrap" width="full">
          <Avatar name={student.name} seed={student.id} alignSelf="center" />
          <Flex direction="column" gap="1" flex="1 1 12rem" minW="0" alignSelf="center">
            <Heading as="h1" tabIndex={-1} size={{ base: '2xl', md: '3xl' }} outline="0" overflowWrap="anywhere">
              {orNA(student.name)}
            </Heading>
            <Flex columnGap="3" rowGap="1.5" wrap="wrap" align="center">
              <Text textStyle="sm" color="fg.muted">
                {[kind, orNA(student.rollNo), translate(orNA(student.department)), studiesOf(student)]
                  .filter(Boolean)
                  .join('\u00a0· ')}
              </Text>
              <Badges aria-label={t`How things stand`}>
                {badges.map(
                  (field) =>
                    (hasValue(field.get(student)) || field.whenAbsent) && (
                      <li key={field.label}>{recordValue(field, student)}</li>
                    ),
                )}
              </Badges>
            </Flex>
          </Flex>
          <Flex gap={{ base: '0', sm: '2' }} wrap="wrap" align="center">
            {actions}
          </Flex>
        </Flex>
      </Flex>
      <FigureStrip as="ul" aria-label={t`At a glance`}>
        {figures.map(({ label, field }) => (
          <li key={label}>
            <span>{label}</span>
            <b>{field.format(field.get(student))}</b>
          </li>
        ))}
      </FigureStrip>
    </Flex>
  );
}
