import { Button, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { bloodGroupValues, genderValues } from '../../../../openapi/schema.gen.ts';
import { DEPARTMENTS } from '../../../domain/departments.ts';
import { DEFAULT_STUDENT_PASSWORD } from '../../../domain/student-account.ts';
import { ordinalChoices, SEMESTERS, YEARS } from '../../../domain/study-years.ts';
import { FormError } from '../../../forms/FormError.tsx';
import { SelectField } from '../../../forms/SelectField.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextAreaField } from '../../../forms/TextAreaField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import type { NewStudent } from './new-student.ts';

interface Props {
  readonly onDraft: (draft: NewStudent) => void;
  readonly onCancel: () => void;
}

const NOT_SENT = 'Not sent when a student is added. To store it, edit the record afterwards.';
/** The fields of section 5's add-student form. */
export function AddStudentFields({ onDraft, onCancel }: Props) {
  const { values } = useFormikContext<NewStudent>();
  useEffect(() => onDraft(values), [onDraft, values]);

  return (
    <Stack gap="5">
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField name="name" label="Name" required autoComplete="off" />
        <TextField name="email" label="Email" type="email" required autoComplete="off" />
        <TextField name="rollNo" label="Roll number" required autoComplete="off" />
        <SelectField name="department" label="Department" required options={DEPARTMENTS} placeholder="Choose one" />
        <SelectField name="year" label="Year" required options={ordinalChoices(YEARS, 'year')} />
        <SelectField name="semester" label="Semester" required options={ordinalChoices(SEMESTERS, 'semester')} />
        <TextField name="phone" label="Phone" type="tel" autoComplete="off" help="10 to 15 digits" />
        <TextField name="dateOfBirth" label="Date of birth" type="date" />
        <SelectField name="bloodGroup" label="Blood group" options={bloodGroupValues} placeholder="Not known" />
        <SelectField name="gender" label="Gender" options={genderValues} placeholder="Not stated" help={NOT_SENT} />
      </SimpleGrid>
      <TextAreaField name="address" label="Address" rows={2} help={NOT_SENT} />
      <Text textStyle="sm" color="fg.muted">
        The account starts with the password <strong>{DEFAULT_STUDENT_PASSWORD}</strong>. The student should change it
        after the first login.
      </Text>
      <FormError />
      <HStack justify="flex-end" gap="3" wrap="wrap">
        <Button variant="surface" onClick={onCancel}>
          Cancel
        </Button>
        <SubmitButton busyLabel="Adding...">Add Student</SubmitButton>
      </HStack>
    </Stack>
  );
}
