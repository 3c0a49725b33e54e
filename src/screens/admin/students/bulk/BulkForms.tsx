import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import * as yup from 'yup';
import { placementStatusValues } from '../../../../../openapi/schema.gen.ts';
import { type Field, type Fields, pickFields, type Texts, textsOf } from '../../../../domain/records/field.ts';
import { type Student, studentFields } from '../../../../domain/records/student.ts';
import { Form } from '../../../../forms/Form.tsx';
import { SubmitButton } from '../../../../forms/SubmitButton.tsx';
import { RecordFields } from '../../../../resource/form/RecordField.tsx';
import { schemaOf } from '../../../../forms/schema.ts';
import { academicAction, placementAction, type Step, type StudentAction } from './bulk-actions.ts';

interface BulkFormProps {
  /** `25 Students`. */
  readonly count: string;
  readonly onAction: (action: StudentAction) => void;
  readonly onCancel: () => void;
}

interface FrameProps extends BulkFormProps {
  readonly label: string;
  readonly fields: Fields<Student>;
  readonly schema: yup.ObjectSchema<yup.AnyObject>;
  readonly actionOf: (values: Texts) => StudentAction;
  /** What happens to the values that the records have. */
  readonly note: string;
}

/** A form for many students: for how many, what happens to their old values, the fields, and the buttons. */
function BulkForm({ count, note, fields, actionOf, onAction, onCancel, ...form }: FrameProps) {
  return (
    <Form<Texts> {...form} initialValues={textsOf(fields)} onSubmit={(values) => onAction(actionOf(values))}>
      <Stack gap="4">
        <Text color="fg.muted">{`For ${count.toLowerCase()}. ${note}`}</Text>
        <RecordFields fields={fields} help={{ totalCredits: '0 to 1000' }} />
        <HStack justify="flex-end" gap="3" wrap="wrap">
          <Button variant="surface" onClick={onCancel}>
            Cancel
          </Button>
          <SubmitButton busyLabel="Updating...">Update {count}</SubmitButton>
        </HStack>
      </Stack>
    </Form>
  );
}

/** A number of each record that may go on by one. */
function stepField({ required: _required, rule: _rule, ...field }: Field<Student>, unit: 'year' | 'semester') {
  const next = { value: 'next', label: `On to the next ${unit}` };
  const options = [next, ...(field.control?.options ?? [])];
  return { ...field, initial: '', control: { options, placeholder: 'Leave as it is' } };
}

const academicFields: Fields<Student> = {
  year: stepField(studentFields.year, 'year'),
  semester: stepField(studentFields.semester, 'semester'),
  ...pickFields(studentFields, ['currentCGPA', 'totalCredits', 'attendance']),
};

/** The record's own rules for marks; and something has to be chosen. */
const academicSchema = schemaOf(academicFields).concat(
  yup.object({
    year: yup
      .string()
      .test('some', 'Choose at least one value to change', (_, { parent }) =>
        Object.values(parent as Texts).some(Boolean),
      ),
  }),
);

const stepOf = (choice = ''): Step => (choice === '' ? 'leave' : choice === 'next' ? 'next' : Number(choice));
const numberOf = (text = '') => (text.trim() === '' ? undefined : Number(text));

/** Academic Update of many students. Empty fields change nothing. */
export function AcademicForm(props: BulkFormProps) {
  return (
    <BulkForm
      {...props}
      label="Academic update"
      fields={academicFields}
      schema={academicSchema}
      actionOf={({ year, semester, currentCGPA, totalCredits, attendance }) =>
        academicAction({
          year: stepOf(year),
          semester: stepOf(semester),
          currentCGPA: numberOf(currentCGPA),
          totalCredits: numberOf(totalCredits),
          attendance: numberOf(attendance),
        })
      }
      note="What is left as it is stays as it is with each of them."
    />
  );
}

const placementFields: Fields<Student> = {
  placementStatus: { ...studentFields.placementStatus, required: true, control: { placeholder: 'Choose one' } },
  ...pickFields(studentFields, ['company', 'packageAmount']),
};
const placementSchema = schemaOf(placementFields, { allRequired: true });

function placementOf({ placementStatus, company = '', packageAmount }: Texts): StudentAction {
  const status = placementStatusValues.find((one) => one === placementStatus) ?? 'Not Placed';
  if (status !== 'Placed') return placementAction({ placementStatus: status });
  const amount = numberOf(packageAmount);
  return placementAction({
    placementStatus: status,
    company: company.trim(),
    ...(amount !== undefined && { packageAmount: amount }),
  });
}

/** Set Placement for many students. */
export function PlacementForm(props: BulkFormProps) {
  return (
    <BulkForm
      {...props}
      label="Placement update"
      fields={placementFields}
      schema={placementSchema}
      actionOf={placementOf}
      note="Company and package that they had before are replaced."
    />
  );
}
