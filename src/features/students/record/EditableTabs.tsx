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
} from '../student-facts.ts';
import { pickFields, type Texts } from '#src/records/fields/field.ts';
import { type Student, studentFields } from '../student.ts';
import { parseTyped } from '#src/records/fields/schema.ts';
import { RecordFields } from '#src/records/form/RecordField.tsx';
import { type OpenRecord, RecordForm } from '#src/records/form/RecordForm.tsx';
import { recordFacts } from '#src/records/form/RecordView.tsx';
import { PaidBar, Ring, StatCard } from '#src/ui/StatCard.tsx';
import { DescriptionCard, TitledCard } from '#src/ui/TitledCard.tsx';
import { ToneBadge } from '#src/ui/ToneBadge.tsx';
import { feeFacts, tabFields, tabValues, sectionFields } from './student-record.ts';
import { msg, t, translate } from '#src/languages/texts.ts';
import type { OutcomeWords } from '#src/records/record-type.ts';

export interface EditableTabProps extends OpenRecord<Student> {
  readonly isComplete: boolean;
}

interface Props<Body> extends Pick<ComponentProps<typeof RecordForm<Student, Body>>, 'mutation'> {
  readonly record: EditableTabProps;
  readonly name: keyof typeof tabFields;
  readonly title: string;
  /** Heads the form. */
  readonly formTitle: string;
  readonly words: OutcomeWords;
  /** What is stored, beside the form. */
  readonly stored: Omit<ComponentProps<typeof DescriptionCard>, 'title'>;
  /** Other words below a control than the field's own. */
  readonly help?: Readonly<Record<string, string>>;
  readonly preview?: (values: Texts) => ReactNode;
}

const Fields = chakra('fieldset', { base: { display: 'contents' } });

/** A tab of a record: what is stored on one side, and the form that changes it, by a call of its own, on the other. */
function EditableTab<Body>(props: Props<Body>) {
  const { record, name, title, formTitle, words, mutation, stored, help, preview } = props;
  const fields = tabFields[name];
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6" alignItems="start">
      <DescriptionCard title={title} {...stored} />
      <TitledCard title={formTitle} gap="5">
        {/* The row of a list may be old: nothing is edited before the record itself is here. */}
        <Fields disabled={!record.isComplete}>
          <RecordForm
            record={record}
            name={name}
            label={formTitle}
            fields={fields}
            isWhole
            followsRecord
            valuesOf={(student) => tabValues(fields, student)}
            sends="fields"
            mutation={mutation}
            words={words}
          >
            <RecordFields fields={fields} isWhole help={help}>
              {preview && <Preview of={preview} />}
            </RecordFields>
          </RecordForm>
        </Fields>
      </TitledCard>
    </SimpleGrid>
  );
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
  { ...studentFields.currentCGPA, hint: msg`of 10`, max: 10 },
  { ...studentFields.attendance, hint: msg`of all classes`, max: 100 },
];
const periodFields = pickFields(studentFields, ['year', 'semester']);

/** The amount that somebody has typed; NaN where it is none, or can be read in two ways. */
function amountOf(typed = ''): number {
  const { text, problem } = parseTyped(studentFields.totalFee, typed);
  return problem === undefined && text.trim() ? Number(text) : Number.NaN;
}

export const editableTabs: Readonly<Record<string, ComponentType<EditableTabProps>>> = {
  academic: (record) => (
    <EditableTab
      record={record}
      name="academic"
      title={t`Academic record`}
      formTitle={t`Update academic record`}
      words={{
        saved: t`Academic record updated successfully! Click "Back to List" to see changes.`,
        failed: t`Failed to update academic record`,
        unanswered: t`Error updating academic record`,
      }}
      mutation={updateAcademic}
      help={{ totalCredits: msg`All credits so far` }}
      stored={{
        facts: recordFacts(studyFields, record.row),
        children: (
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            {marks.map(({ label, get, format, hint, max }) => {
              const value = get(record.row);
              const known = typeof value === 'number' ? value : undefined;
              return (
                <StatCard
                  key={label}
                  label={translate(label)}
                  value={format(value)}
                  hint={known === undefined ? t`Not recorded yet` : translate(hint)}
                  chart={<Ring value={known} max={max} />}
                />
              );
            })}
          </SimpleGrid>
        ),
      }}
    />
  ),
  fee: (record) => (
    <EditableTab
      record={record}
      name="fee"
      title={t`Fees`}
      formTitle={t`Update fees`}
      words={{
        saved: t`Fees updated successfully! Click "Back to List" to see changes.`,
        failed: t`Failed to update fees`,
        unanswered: t`Error updating fees`,
      }}
      mutation={updateFee}
      help={{ paidAmount: msg`All payments so far` }}
      stored={{
        badge: record.row.feeStatus && (
          <ToneBadge tone={feeDetailsTone(record.row)}>{translate(feeStatusLabel(record.row))}</ToneBadge>
        ),
        facts: { ...feeFacts(record.row), [t`Fee status`]: translate(feeStatusLabel(record.row)) },
        children: <PaidBar {...paidShare(record.row)} />,
      }}
      preview={(values) => {
        const [totalFee, paidAmount] = [amountOf(values['totalFee']), amountOf(values['paidAmount'])];
        const isPossible = totalFee >= paidAmount && paidAmount >= 0;
        return isPossible && t`Pending after saving: ${formatAmount(pendingAmount({ totalFee, paidAmount }))}`;
      }}
    />
  ),
  attendance: (record) => {
    const percent = record.row.attendance?.percentage;
    const isKnown = typeof percent === 'number';
    return (
      <EditableTab
        record={record}
        name="attendance"
        title={t`Attendance`}
        formTitle={t`Update attendance`}
        words={{
          saved: t`Attendance updated successfully! Click "Back to List" to see changes.`,
          failed: t`Failed to update attendance`,
          unanswered: t`Error updating attendance`,
        }}
        mutation={updateAttendance}
        stored={{
          facts: {
            [t`Attended`]: isKnown ? t`${formatPercent(percent)} of all classes` : formatPercent(percent),
            [t`Missed`]: formatPercent(isKnown ? 100 - percent : undefined),
            ...recordFacts(periodFields, record.row),
          },
          children: (
            <Center py="2">
              <Ring value={percent} boxSize="40" />
            </Center>
          ),
        }}
      />
    );
  },
  placement: (record) => (
    <EditableTab
      record={record}
      name="placement"
      title={t`Placement`}
      formTitle={t`Update placement`}
      words={{
        saved: t`Placement updated successfully! Click "Back to List" to see changes.`,
        failed: t`Failed to update placement`,
        unanswered: t`Error updating placement`,
      }}
      mutation={updatePlacement}
      stored={{
        badge: <ToneBadge tone={placementTone(record.row)}>{translate(placementLabel(record.row))}</ToneBadge>,
        facts: {
          ...recordFacts(sectionFields('placement'), record.row),
          [t`Placement status`]: translate(placementLabel(record.row)),
        },
      }}
      preview={({ placementStatus }) =>
        record.row.company && placementStatus !== 'Placed' && t`Saving it removes company and package`
      }
    />
  ),
};
