import { Button, Card, GridItem, Heading, HStack, SimpleGrid, Stack } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import {
  bloodGroupValues,
  genderValues,
  placementStatusValues,
  studentStatusValues,
  type components,
} from '../../../../openapi/schema.gen.ts';
import { withCurrent } from '../../../domain/choices.ts';
import { DEPARTMENTS } from '../../../domain/departments.ts';
import { ordinalChoices, SEMESTERS, YEARS } from '../../../domain/study-years.ts';
import { FormError } from '../../../forms/FormError.tsx';
import { SelectField } from '../../../forms/SelectField.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextAreaField } from '../../../forms/TextAreaField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import type { StudentValues } from './student-form.ts';

interface Props {
  readonly student: components['schemas']['Student'];
  readonly onCancel: () => void;
  /** What has to be decided before the form can be saved. */
  readonly children?: ReactNode;
}

/** Every writable field of a record. A value that the form does not know stays among its choices. */
export function StudentFields({ student, onCancel, children }: Props) {
  const { values } = useFormikContext<StudentValues>();
  const placed = values.placementStatus === 'Placed';
  const whenPlaced = placed ? {} : { disabled: true, help: 'Only for a placed student' };
  return (
    <Stack gap="6">
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
        <Section title="Academic">
          <TextField name="rollNo" label="Roll number" required />
          <SelectField
            name="department"
            label="Department"
            required
            options={withCurrent(DEPARTMENTS, student.department)}
          />
          <SelectField name="year" label="Year" required options={ordinalChoices(YEARS, 'year')} />
          <SelectField name="semester" label="Semester" required options={ordinalChoices(SEMESTERS, 'semester')} />
          <TextField name="currentCGPA" label="Current CGPA" inputMode="decimal" help="0 to 10" />
          <TextField name="attendance" label="Attendance (%)" inputMode="decimal" help="0 to 100" />
          <TextField name="totalCredits" label="Total credits" inputMode="numeric" />
          <SelectField
            name="status"
            label="Status"
            options={withCurrent(studentStatusValues, student.status)}
            placeholder="Active (not set)"
          />
          <TextField name="admissionDate" label="Admission date" type="date" />
        </Section>
        <Section title="Personal">
          <TextField name="name" label="Name" required autoComplete="off" />
          <TextField
            name="email"
            label="Email"
            type="email"
            required
            autoComplete="off"
            help="The student signs in with it"
          />
          <TextField name="phone" label="Phone" type="tel" autoComplete="off" help="10 to 15 digits" />
          <TextField name="dateOfBirth" label="Date of birth" type="date" />
          <SelectField
            name="gender"
            label="Gender"
            options={withCurrent(genderValues, student.gender)}
            placeholder="Not stated"
          />
          <SelectField
            name="bloodGroup"
            label="Blood group"
            options={withCurrent(bloodGroupValues, student.bloodGroup)}
            placeholder="Not known"
          />
          <GridItem colSpan={{ sm: 2 }}>
            <TextAreaField name="address" label="Address" rows={2} />
          </GridItem>
        </Section>
        <Section title="Fees">
          <TextField name="totalFee" label="Total fee (₹)" inputMode="decimal" />
          <TextField name="paidAmount" label="Paid (₹)" inputMode="decimal" help="The pending amount follows from it" />
        </Section>
        <Section title="Placement">
          <SelectField
            name="placementStatus"
            label="Placement status"
            options={withCurrent(placementStatusValues, student.placementStatus)}
            placeholder="Not Placed (not set)"
          />
          <TextField name="company" label="Company" required={placed} {...whenPlaced} />
          <TextField name="packageAmount" label="Package (LPA)" inputMode="decimal" {...whenPlaced} />
        </Section>
      </SimpleGrid>
      <FormError />
      {children}
      <HStack gap="3" wrap="wrap">
        <SubmitButton busyLabel="Saving...">Save Changes</SubmitButton>
        <Button variant="surface" onClick={onCancel}>
          Cancel
        </Button>
      </HStack>
    </Stack>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card.Root as="section">
      <Card.Body gap="4">
        <Heading as="h2" size="xl">
          {title}
        </Heading>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          {children}
        </SimpleGrid>
      </Card.Body>
    </Card.Root>
  );
}
