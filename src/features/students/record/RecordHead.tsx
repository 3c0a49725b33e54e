import { chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatAmount, NA } from '#src/platform/text/format.ts';
import type { Field } from '#src/records/fields/field.ts';
import { recordValue } from '#src/records/form/RecordView.tsx';
import { Portrait } from '#src/ui/Portrait.tsx';
import { type Student, studentFields } from '../student.ts';

const Figures = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '4',
    rowGap: '1',
    listStyleType: 'none',
  },
});

interface FigureProps {
  readonly label: string;
  readonly children: ReactNode;
}

const Figure = ({ label, children }: FigureProps) => (
  <li>
    <Text as="span" textStyle="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums lining-nums">
      {children}
    </Text>{' '}
    <Text as="span" textStyle="sm" color="fg.muted">
      {label}
    </Text>
  </li>
);

/** The words of a field; undefined where the record does not say it. */
function wordsOf({ get, format }: Field<Student>, student: Student): string | undefined {
  const words = format(get(student));
  return words === NA ? undefined : words;
}

/** Who it is, around the heading, and what is asked first of a student at the desk: how things stand, studies, attendance, grade, fees. */
export function RecordHead({ student, children }: { readonly student: Student; readonly children: ReactNode }) {
  const { year, semester, attendance, currentCGPA, status, placementStatus, feeStatus, pendingAmount } = studentFields;
  const pending = pendingAmount.get(student);
  const figures = [
    ['year', wordsOf(year, student)],
    ['semester', wordsOf(semester, student)],
    ['attendance', wordsOf(attendance, student)],
    ['CGPA', wordsOf(currentCGPA, student)],
    ['to pay', typeof pending === 'number' && pending > 0 ? formatAmount(pending) : undefined],
  ] as const;
  return (
    <Flex gap="4" align="center">
      {/* The arch of the public pages, as a round badge. */}
      <Portrait
        name={student.name}
        seed={student.id}
        viewBox="10 26 76 76"
        width="14"
        borderRadius="full"
        hideBelow="md"
      />
      <Flex direction="column" gap="2" flex="1" minW="0">
        {children}
        <Figures aria-label="At a glance">
          {[status, placementStatus, feeStatus].map(
            (field) =>
              wordsOf(field, student) !== undefined && <li key={field.label}>{recordValue(field, student)}</li>,
          )}
          {figures.map(
            ([label, words]) =>
              words !== undefined && (
                <Figure key={label} label={label}>
                  {words}
                </Figure>
              ),
          )}
        </Figures>
      </Flex>
    </Flex>
  );
}
