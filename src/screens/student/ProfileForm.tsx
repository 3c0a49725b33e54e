import { Card, GridItem, type GridItemProps, Heading, SimpleGrid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { bloodGroupValues, genderValues, type components } from '../../../openapi/schema.gen.ts';
import { withCurrent } from '../../domain/choices.ts';
import { Form } from '../../forms/Form.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { profileOf, profileSchema } from './profile-form.ts';

/** The columns that a field spans in the grid of six, where there is room for more than one field in a row. */
const whole = { sm: 6 };
const half = { sm: 3 };
const third = { sm: 3, md: 2 };
const wideThird = { sm: 6, md: 2 };

const fixed = [
  { name: 'email', label: 'Email', width: half },
  { name: 'rollNo', label: 'Roll number', width: half },
  { name: 'department', label: 'Department', width: whole },
  { name: 'year', label: 'Year', width: half },
  { name: 'semester', label: 'Semester', width: half },
];

function Place({ of: colSpan, children }: { readonly of: GridItemProps['colSpan']; readonly children: ReactNode }) {
  return (
    <GridItem colSpan={colSpan} minW="0">
      {children}
    </GridItem>
  );
}

/** Section 2's personal information form. Section 4: saving is not implemented, and only shows a toast. */
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
          <SimpleGrid columns={{ base: 1, sm: 6 }} gap="5">
            <Place of={half}>
              <TextField name="name" label="Full name" required autoComplete="name" />
            </Place>
            <Place of={half}>
              <TextField name="phone" label="Phone" type="tel" autoComplete="tel" help="10 to 15 digits" />
            </Place>
            <Place of={wideThird}>
              <TextField name="dateOfBirth" label="Date of birth" type="date" autoComplete="bday" />
            </Place>
            <Place of={third}>
              <SelectField
                name="bloodGroup"
                label="Blood group"
                options={withCurrent(bloodGroupValues, student.bloodGroup)}
                placeholder="Not known"
              />
            </Place>
            <Place of={third}>
              <SelectField
                name="gender"
                label="Gender"
                options={withCurrent(genderValues, student.gender)}
                placeholder="Not stated"
              />
            </Place>
            <Place of={whole}>
              <TextAreaField name="address" label="Address" rows={2} autoComplete="street-address" />
            </Place>
            {fixed.map(({ name, label, width }) => (
              <Place key={name} of={width}>
                <TextField name={name} label={label} readOnly help={`${label} cannot be changed`} />
              </Place>
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
