import { Button, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import * as yup from 'yup';
import { placementStatusValues } from '../../../../../openapi/schema.gen.ts';
import { pickFields } from '../../../../domain/records/field.ts';
import { studentFields } from '../../../../domain/records/student.ts';
import { ordinalChoices, SEMESTERS, YEARS } from '../../../../domain/study-years.ts';
import { Form } from '../../../../forms/Form.tsx';
import { schemaOf } from '../../../../resource/form/schema.ts';
import { SelectField } from '../../../../forms/SelectField.tsx';
import { SubmitButton } from '../../../../forms/SubmitButton.tsx';
import { TextField } from '../../../../forms/TextField.tsx';
import { academicAction, placementAction, type Step, type StudentAction } from './bulk-actions.ts';

interface BulkFormProps {
  /** `25 Students`. */
  readonly count: string;
  readonly onAction: (action: StudentAction) => void;
  readonly onCancel: () => void;
}

interface FrameProps<Values extends yup.AnyObject> extends BulkFormProps {
  readonly label: string;
  readonly initialValues: Values;
  readonly schema: yup.ObjectSchema<yup.AnyObject>;
  readonly actionOf: (values: Values) => StudentAction;
  /** What happens to the values that the records have. */
  readonly note: string;
  readonly children: ReactNode;
}

/** A form for many students: for how many, what happens to their old values, the fields, and the buttons. */
function BulkForm<Values extends yup.AnyObject>(props: FrameProps<Values>) {
  const { count, note, actionOf, onAction, onCancel, children, ...form } = props;
  return (
    <Form<Values> {...form} onSubmit={(values) => onAction(actionOf(values))}>
      <Stack gap="4">
        <Text color="fg.muted">{`For ${count.toLowerCase()}. ${note}`}</Text>
        {children}
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

const blankAcademic = { year: '', semester: '', currentCGPA: '', totalCredits: '', attendance: '' };
type AcademicValues = typeof blankAcademic;

/** The record's own rules for marks; and something has to be chosen. */
const academicSchema = schemaOf(pickFields(studentFields, ['currentCGPA', 'attendance', 'totalCredits'])).concat(
  yup.object({
    year: yup
      .string()
      .test('some', 'Choose at least one value to change', (_, { parent }) =>
        Object.values(parent as AcademicValues).some(Boolean),
      ),
    semester: yup.string(),
  }),
);

const stepOf = (choice: string): Step => (choice === '' ? 'leave' : choice === 'next' ? 'next' : Number(choice));
const numberOf = (text: string) => (text.trim() === '' ? undefined : Number(text));

/** Academic Update of many students. Empty fields change nothing. */
export function AcademicForm(props: BulkFormProps) {
  return (
    <BulkForm<AcademicValues>
      {...props}
      label="Academic update"
      initialValues={blankAcademic}
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
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <SelectField
          name="year"
          label="Year"
          placeholder="Leave as it is"
          options={[{ value: 'next', label: 'On to the next year' }, ...ordinalChoices(YEARS, 'year')]}
        />
        <SelectField
          name="semester"
          label="Semester"
          placeholder="Leave as it is"
          options={[{ value: 'next', label: 'On to the next semester' }, ...ordinalChoices(SEMESTERS, 'semester')]}
        />
        <TextField name="currentCGPA" label="Current CGPA" help="0 to 10" />
        <TextField name="totalCredits" label="Total credits" help="0 to 1000" />
        <TextField name="attendance" label="Attendance (%)" help="0 to 100" />
      </SimpleGrid>
    </BulkForm>
  );
}

const blankPlacement = { placementStatus: '', company: '', packageAmount: '' };
type PlacementValues = typeof blankPlacement;

const placementSchema = schemaOf(pickFields(studentFields, ['placementStatus', 'company', 'packageAmount']), {
  allRequired: true,
});

function placementOf({ placementStatus, company, packageAmount }: PlacementValues): StudentAction {
  const status = placementStatusValues.find((one) => one === placementStatus) ?? 'Not Placed';
  if (status !== 'Placed') return placementAction({ placementStatus: status });
  const amount = numberOf(packageAmount);
  return placementAction({
    placementStatus: status,
    company: company.trim(),
    ...(amount !== undefined && { packageAmount: amount }),
  });
}

function PlacedFields() {
  const { values } = useFormikContext<PlacementValues>();
  if (values.placementStatus !== 'Placed') return null;
  return (
    <>
      <TextField name="company" label="Company" required />
      <TextField name="packageAmount" label="Package (LPA)" help="Lakhs per annum, e.g. 6.5" />
    </>
  );
}

/** Set Placement for many students. */
export function PlacementForm(props: BulkFormProps) {
  return (
    <BulkForm<PlacementValues>
      {...props}
      label="Placement update"
      initialValues={blankPlacement}
      schema={placementSchema}
      actionOf={placementOf}
      note="Company and package that they had before are replaced."
    >
      <SelectField
        name="placementStatus"
        label="Placement status"
        required
        placeholder="Choose one"
        options={placementStatusValues}
      />
      <PlacedFields />
    </BulkForm>
  );
}
