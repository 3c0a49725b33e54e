import { Card, GridItem, Heading, SimpleGrid } from '@chakra-ui/react';
import { bloodGroupValues, genderValues, type components } from '../../../../openapi/schema.gen.ts';
import { withCurrent } from '../../../domain/choices.ts';
import { Form } from '../../../forms/Form.tsx';
import { SelectField } from '../../../forms/SelectField.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextAreaField } from '../../../forms/TextAreaField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { profileOf, profileSchema } from './profile-form.ts';

const fixed = [
  ['email', 'Email'],
  ['rollNo', 'Roll number'],
  ['department', 'Department'],
  ['year', 'Year'],
  ['semester', 'Semester'],
] as const;

/** Section 2's personal information form. Section 4: saving is not implemented, and says so; what was typed stays. */
export function ProfileForm({ student }: { readonly student: components['schemas']['Student'] }) {
  return (
    <Form
      label="Personal information"
      initialValues={profileOf(student)}
      schema={profileSchema}
      onSubmit={() => toast.info('Profile update functionality will be available soon!')}
    >
      <Card.Root as="section">
        <Card.Body gap="5">
          <Heading as="h2" size="xl">
            Personal information
          </Heading>
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
            <TextField name="name" label="Full name" required autoComplete="name" />
            <TextField name="phone" label="Phone" type="tel" autoComplete="tel" help="10 to 15 digits" />
            <TextField name="dateOfBirth" label="Date of birth" type="date" autoComplete="bday" />
            <SelectField
              name="bloodGroup"
              label="Blood group"
              options={withCurrent(bloodGroupValues, student.bloodGroup)}
              placeholder="Not known"
            />
            <SelectField
              name="gender"
              label="Gender"
              options={withCurrent(genderValues, student.gender)}
              placeholder="Not stated"
            />
            <GridItem colSpan={{ sm: 2 }}>
              <TextAreaField name="address" label="Address" rows={2} autoComplete="street-address" />
            </GridItem>
            {fixed.map(([name, label]) => (
              <TextField key={name} name={name} label={label} readOnly help={`${label} cannot be changed`} />
            ))}
          </SimpleGrid>
        </Card.Body>
        <Card.Footer>
          <SubmitButton busyLabel="Saving...">Save Changes</SubmitButton>
        </Card.Footer>
      </Card.Root>
    </Form>
  );
}
