import { Center, chakra, GridItem, SimpleGrid, Text } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { updateAcademic, updateAttendance, updateFee, updatePlacement } from '../admin-students.ts';
import { formatPercent, formatAmount } from '#src/platform/text/format.ts';
import {
  feeDetailsTone,
  feeStatusLabel,
  paidShare,
  pendingAmount,
  placementLabel,
  placementTone,
} from '../student-rules.ts';
import { pickFields, type Texts } from '#src/records/fields/field.ts';
import { type Student, studentFields } from '../student.ts';
import { parseTyped } from '#src/records/fields/parse-typed.ts';
import { FormButtons } from '#src/records/form/FormActions.tsx';
import { RecordFields } from '#src/records/form/RecordField.tsx';
import { FormNotices } from '#src/records/form/open-form.ts';
import { RecordForm } from '#src/records/form/RecordForm.tsx';
import type { OpenRecord } from '#src/records/form/use-record-save.ts';
import { recordFacts } from '#src/records/form/RecordView.tsx';
import { PaidBar, Ring, StatCard } from '#src/ui/StatCard.tsx';
import { DescriptionCard, TitledCard } from '#src/ui/TitledCard.tsx';
import { ToneBadge } from '#src/ui/ToneBadge.tsx';
import { tabFields, tabValues, sectionFields } from './student-record.ts';

export interface EditableTabProps extends OpenRecord<Student> {
  readonly isComplete: boolean;
}

interface EditableTab<Body> {
  readonly name: keyof typeof tabFields;
  /** What is saved, as a sentence about it begins: "Fees updated successfully!" */
  readonly subject: string;
  readonly mutation: ComponentProps<typeof RecordForm<Student, Body>>['mutation'];
  readonly show: (student: Student) => Omit<ComponentProps<typeof DescriptionCard>, 'title'>;
  /** Other words below a control than the field's own. */
  readonly help?: Readonly<Record<string, string>>;
  readonly previewOf?: (values: Texts, student: Student) => ReactNode;
}

const Fields = chakra('fieldset', { base: { display: 'contents' } });

/** A tab of a record: what is stored on one side, and the form that changes it, by a call of its own, on the other. */
function defineTab<Body>({ name, subject, mutation, show, help, previewOf }: EditableTab<Body>) {
  const fields = tabFields[name];
  const what = subject.toLowerCase();
  const words = {
    saved: `${subject} updated successfully! Click "Back to List" to see changes.`,
    failed: `Failed to update ${what}`,
    unanswered: `Error updating ${what}`,
  };
  return function EditableTab(record: EditableTabProps) {
    return (
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6" alignItems="start">
        <DescriptionCard title={subject} {...show(record.row)} />
        <RecordForm
          record={record}
          name={name}
          label={`Update ${what}`}
          fields={fields}
          isWhole
          followsRecord
          valuesOf={(student) => tabValues(fields, student)}
          sends="fields"
          mutation={mutation}
          words={words}
        >
          <TitledCard title={`Update ${what}`} gap="5">
            {/* The row of a list may be old: nothing is edited before the record itself is here. */}
            <Fields disabled={!record.isComplete}>
              <RecordFields fields={fields} help={help}>
                {previewOf && <Preview of={(values) => previewOf(values, record.row)} />}
              </RecordFields>
              <FormNotices />
              <FormButtons />
            </Fields>
          </TitledCard>
        </RecordForm>
      </SimpleGrid>
    );
  };
}

function Preview({ of }: { readonly of: (values: Texts) => ReactNode }) {
  const { values } = useFormikContext<Texts>();
  return (
    <GridItem colSpan={{ sm: 2 }}>
      <Text role="status" color="fg.muted" minH="1lh">
        {of(values)}
      </Text>
    </GridItem>
  );
}

const studyFields = pickFields(studentFields, ['department', 'year', 'semester', 'totalCredits', 'admissionDate']);
const marks = [
  { ...studentFields.currentCGPA, hint: 'of 10', max: 10 },
  { ...studentFields.attendance, hint: 'of all classes', max: 100 },
];
const periodFields = pickFields(studentFields, ['year', 'semester']);

/** The amount that somebody has typed; NaN where it is none, or can be read in two ways. */
function amountOf(typed = ''): number {
  const { text, problem } = parseTyped(studentFields.totalFee, typed);
  return problem === undefined && text.trim() ? Number(text) : Number.NaN;
}

export const editableTabs: Readonly<Record<string, ComponentType<EditableTabProps>>> = {
  academic: defineTab({
    name: 'academic',
    subject: 'Academic record',
    mutation: updateAcademic,
    help: { totalCredits: 'All credits so far' },
    show: (student) => ({
      facts: recordFacts(studyFields, student),
      children: (
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          {marks.map(({ label, get, format, hint, max }) => {
            const value = get(student);
            const known = typeof value === 'number' ? value : undefined;
            return (
              <StatCard
                key={label}
                label={label}
                value={format(value)}
                hint={known === undefined ? 'Not recorded yet' : hint}
                chart={<Ring value={known} max={max} />}
              />
            );
          })}
        </SimpleGrid>
      ),
    }),
  }),
  fee: defineTab({
    name: 'fee',
    subject: 'Fees',
    mutation: updateFee,
    help: { paidAmount: 'All payments so far' },
    show: (student) => ({
      badge: student.feeStatus && <ToneBadge tone={feeDetailsTone(student)}>{feeStatusLabel(student)}</ToneBadge>,
      facts: { ...recordFacts(sectionFields('fees'), student), 'Fee status': feeStatusLabel(student) },
      children: <PaidBar {...paidShare(student)} />,
    }),
    previewOf: (values) => {
      const [totalFee, paidAmount] = [amountOf(values['totalFee']), amountOf(values['paidAmount'])];
      const isPossible = totalFee >= paidAmount && paidAmount >= 0;
      return isPossible && `Pending after saving: ${formatAmount(pendingAmount({ totalFee, paidAmount }))}`;
    },
  }),
  attendance: defineTab({
    name: 'attendance',
    subject: 'Attendance',
    mutation: updateAttendance,
    show: (student) => {
      const percent = student.attendance?.percentage;
      const isKnown = typeof percent === 'number';
      return {
        facts: {
          Attended: isKnown ? `${formatPercent(percent)} of all classes` : formatPercent(percent),
          Missed: formatPercent(isKnown ? 100 - percent : undefined),
          ...recordFacts(periodFields, student),
        },
        children: (
          <Center py="2">
            <Ring value={percent} boxSize="40" />
          </Center>
        ),
      };
    },
  }),
  placement: defineTab({
    name: 'placement',
    subject: 'Placement',
    mutation: updatePlacement,
    show: (student) => ({
      badge: <ToneBadge tone={placementTone(student)}>{placementLabel(student)}</ToneBadge>,
      facts: { ...recordFacts(sectionFields('placement'), student), 'Placement status': placementLabel(student) },
    }),
    previewOf: ({ placementStatus }, { company }) =>
      company && placementStatus !== 'Placed' && 'Saving it removes company and package',
  }),
} as const;
