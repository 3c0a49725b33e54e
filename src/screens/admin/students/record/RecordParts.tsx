import { Button, Card, Center, chakra, GridItem, Heading, HStack, SimpleGrid, Text } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import type { ComponentProps, ReactNode } from 'react';
import { updateAcademic, updateAttendance, updateFee, updatePlacement } from '../../../../api/admin-students.ts';
import { feeDetailsTone, feeStatusLabel, paidShare, pendingAmount } from '../../../../domain/fees.ts';
import { formatCgpa, formatPercent, formatRupees, NA } from '../../../../domain/format.ts';
import { placementLabel, placementTone } from '../../../../domain/placement.ts';
import { pickFields, type Texts } from '../../../../domain/records/field.ts';
import { type Student, studentFields } from '../../../../domain/records/student.ts';
import { FormError } from '../../../../forms/FormError.tsx';
import { SubmitButton } from '../../../../forms/SubmitButton.tsx';
import { RecordFields } from '../../../../resource/form/RecordField.tsx';
import { type OpenRecord, RecordForm } from '../../../../resource/form/RecordForm.tsx';
import { recordFacts } from '../../../../resource/form/RecordView.tsx';
import { PaidBar } from '../../../../ui/charts/PaidBar.tsx';
import { Ring } from '../../../../ui/charts/Ring.tsx';
import { DescriptionCard } from '../../../../ui/DescriptionCard.tsx';
import { StatCard } from '../../../../ui/StatCard.tsx';
import { ToneBadge } from '../../../../ui/ToneBadge.tsx';
import { academicPart, attendancePart, feePart, placementPart, sectionFields } from './student-record.ts';

/** What each tab of a record is given. */
export interface PartProps extends OpenRecord<Student> {
  /** The record itself, and not the row of a list loaded earlier. */
  readonly isComplete: boolean;
}

interface PartFormProps<Body> extends Pick<
  ComponentProps<typeof RecordForm<Student, Body>>,
  'name' | 'fields' | 'valuesOf' | 'bodyOf' | 'mutation'
> {
  readonly record: PartProps;
  readonly title: string;
  /** What is saved, as a sentence about it begins: "Fees updated successfully!" */
  readonly subject: string;
  /** What is stored, beside the form. */
  readonly facts: ReactNode;
  /** Other words below a control than the field's own. */
  readonly help?: Readonly<Record<string, string | undefined>>;
  readonly children?: ReactNode;
}

const Fields = chakra('fieldset', { base: { display: 'contents' } });

/** A tab of a record: what is stored on one side, and the form that changes it, by a call of its own, on the other. */
function PartForm<Body>({ record, title, subject, facts, help, children, ...form }: PartFormProps<Body>) {
  const subjectInside = subject.charAt(0).toLowerCase() + subject.slice(1);
  const words = {
    saved: `${subject} updated successfully! Click "Back to List" to see changes.`,
    failed: `Failed to update ${subjectInside}`,
    unanswered: `Error updating ${subjectInside}`,
  };
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6" alignItems="start">
      {facts}
      <RecordForm {...form} record={record} isWhole followsRecord label={title} words={words}>
        {({ notices, isConflicted, abandon }) => (
          <Card.Root as="section">
            <Card.Body gap="5">
              <Heading as="h2" size="xl">
                {title}
              </Heading>
              {/* The row of a list may be old: nothing is edited before the record itself is here. */}
              <Fields disabled={!record.isComplete}>
                <RecordFields fields={form.fields} row={record.row} help={help} isWhole>
                  {children}
                </RecordFields>
                <FormError />
                {notices}
                <Buttons isConflicted={isConflicted} onCancel={abandon} />
              </Fields>
            </Card.Body>
          </Card.Root>
        )}
      </RecordForm>
    </SimpleGrid>
  );
}

function Buttons({ isConflicted, onCancel }: { readonly isConflicted: boolean; readonly onCancel: () => void }) {
  const { dirty, isSubmitting, resetForm } = useFormikContext();
  const isEdited = dirty || isConflicted;
  return (
    <HStack gap="3" wrap="wrap">
      <SubmitButton busyLabel="Saving...">Save Changes</SubmitButton>
      <Button
        variant="surface"
        disabled={!isEdited || isSubmitting}
        title={isEdited ? undefined : 'Nothing has been changed'}
        onClick={() => {
          onCancel();
          resetForm();
        }}
      >
        Cancel
      </Button>
    </HStack>
  );
}

const tenth = (cgpa: number | null | undefined) => (typeof cgpa === 'number' ? cgpa * 10 : undefined);
const hint = (value: number | null | undefined, text: string) =>
  typeof value === 'number' ? text : 'Not recorded yet';
const studyFields = pickFields(studentFields, ['department', 'year', 'semester', 'totalCredits', 'admissionDate']);

/** Year, semester, CGPA, credits and attendance, which PUT /students/{id}/academic takes together. */
export function AcademicTab(record: PartProps) {
  const { currentCGPA, attendance } = record.row;
  return (
    <PartForm
      {...academicPart}
      record={record}
      name="academic"
      title="Update academic record"
      subject="Academic record"
      mutation={updateAcademic}
      help={{ totalCredits: 'All credits so far' }}
      facts={
        <DescriptionCard title="Academic record" facts={recordFacts(studyFields, record.row)}>
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <StatCard
              label="Current CGPA"
              value={formatCgpa(currentCGPA)}
              hint={hint(currentCGPA, 'of 10')}
              chart={<Ring percent={tenth(currentCGPA)} />}
            />
            <StatCard
              label="Attendance"
              value={formatPercent(attendance?.percentage)}
              hint={hint(attendance?.percentage, 'of all classes')}
              chart={<Ring percent={attendance?.percentage} />}
            />
          </SimpleGrid>
        </DescriptionCard>
      }
    />
  );
}

/** Total and paid, by PUT /students/{id}/fee; what is pending follows from them. */
export function FeeTab(record: PartProps) {
  const { row: student } = record;
  const { percent, paid = NA, due } = paidShare(student);
  return (
    <PartForm
      {...feePart}
      record={record}
      name="fee"
      title="Update fees"
      subject="Fees"
      mutation={updateFee}
      help={{ paidAmount: 'All payments so far' }}
      facts={
        <DescriptionCard
          title="Fees"
          badge={student.feeStatus && <ToneBadge tone={feeDetailsTone(student)}>{feeStatusLabel(student)}</ToneBadge>}
          facts={{ ...recordFacts(sectionFields('fees'), student), 'Fee status': feeStatusLabel(student) }}
        >
          <PaidBar percent={percent} label={paid} due={due} />
        </DescriptionCard>
      }
    >
      <GridItem colSpan={{ sm: 2 }}>
        <PendingPreview />
      </GridItem>
    </PartForm>
  );
}

/** What the amounts in the form come to, before they are saved. */
function PendingPreview() {
  const { values } = useFormikContext<Texts>();
  const amount = (text = '') => (text.trim() ? Number(text) : Number.NaN);
  const [totalFee, paidAmount] = [amount(values['totalFee']), amount(values['paidAmount'])];
  return (
    <Text role="status" color="fg.muted" minH="1lh">
      {totalFee >= paidAmount &&
        paidAmount >= 0 &&
        `Pending after saving: ${formatRupees(pendingAmount({ totalFee, paidAmount }))}`}
    </Text>
  );
}

const periodFields = pickFields(studentFields, ['year', 'semester']);

/** The attendance, by PUT /students/{id}/attendance. */
export function AttendanceTab(record: PartProps) {
  const percent = record.row.attendance?.percentage;
  const isKnown = typeof percent === 'number';
  return (
    <PartForm
      {...attendancePart}
      record={record}
      name="attendance"
      title="Update attendance"
      subject="Attendance"
      mutation={updateAttendance}
      facts={
        <DescriptionCard
          title="Attendance"
          facts={{
            Attended: isKnown ? `${formatPercent(percent)} of all classes` : formatPercent(percent),
            Missed: formatPercent(isKnown ? 100 - percent : undefined),
            ...recordFacts(periodFields, record.row),
          }}
        >
          <Center py="2">
            <Ring percent={percent} boxSize="40" />
          </Center>
        </DescriptionCard>
      }
    />
  );
}

/** Status, company and package, by PUT /students/{id}/placement. */
export function PlacementTab(record: PartProps) {
  const { row: student } = record;
  return (
    <PartForm
      {...placementPart}
      record={record}
      name="placement"
      title="Update placement"
      subject="Placement"
      mutation={updatePlacement}
      facts={
        <DescriptionCard
          title="Placement"
          badge={<ToneBadge tone={placementTone(student)}>{placementLabel(student)}</ToneBadge>}
          facts={{
            ...recordFacts(sectionFields('placement'), student),
            'Placement status': placementLabel(student),
          }}
        />
      }
    >
      {student.company && <RemovalNotice />}
    </PartForm>
  );
}

/** Whoever is placed no longer has neither company nor package. */
function RemovalNotice() {
  const { values } = useFormikContext<Texts>();
  if (values['placementStatus'] === 'Placed') return null;
  return (
    <GridItem colSpan={{ sm: 2 }}>
      <Text role="status" textStyle="sm" color="fg.muted">
        Saving it removes company and package
      </Text>
    </GridItem>
  );
}
