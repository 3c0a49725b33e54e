import { Box, GridItem, SimpleGrid, Skeleton } from '@chakra-ui/react';
import { type Field, type Fields, pickFields, textsOf } from '../../domain/records/field.ts';
import { type Student, studentFields } from '../../domain/records/student.ts';
import { Form } from '../../forms/Form.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextField } from '../../forms/fields.tsx';
import { RecordField } from '../../resource/form/RecordField.tsx';
import { recordValue } from '../../resource/form/RecordView.tsx';
import { schemaOf } from '../../forms/schema.ts';
import { DescriptionCard } from '../../ui/DescriptionCard.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TitledCard } from '../../ui/TitledCard.tsx';
import { toast } from '../../ui/toast/toast.ts';
import {
  fieldFacts,
  fieldValue,
  PrintOwnMenu,
  StudentStates,
  useCurrentStudent,
  withSkeleton,
} from './current-student.tsx';

/** Section 2, /student/profile: the personal information form, and a read-only academic summary beside it. */
export function ProfileScreen() {
  const query = useCurrentStudent();
  return (
    <Page>
      <PageHeading
        overline="Student portal"
        lead="What the university has on record about you."
        actions={<PrintOwnMenu query={query} />}
      >
        My profile
      </PageHeading>
      <StudentStates query={query}>
        {(student) => (
          <Box
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
            alignItems="start"
            gap={{ base: '4', md: '6' }}
          >
            {student ? (
              <ProfileForm key={student.id} student={student} />
            ) : (
              <TitledCard title="Personal information" gap="5">
                {/* About as tall as the form, so that the footer does not move. */}
                <Skeleton height={{ base: '68.75rem', sm: '33.75rem' }} aria-hidden="true" />
              </TitledCard>
            )}
            <DescriptionCard
              title="Academic summary"
              facts={{
                Status: withSkeleton(student, (row) => recordValue(studentFields.status, row)),
                ...fieldFacts(student, 'currentCGPA', 'attendance', 'totalCredits'),
                Admitted: fieldValue(student, 'admissionDate'),
              }}
            />
          </Box>
        )}
      </StudentStates>
    </Page>
  );
}

const placeOf = ({ ownForm }: Field<Student>) => ownForm?.place ?? 0;
/** What students write about themselves, in the order and with the words of their form. */
const ownFields: Fields<Student> = Object.fromEntries(
  Object.entries<Field<Student>>({ ...studentFields, name: { ...studentFields.name, label: 'Full name' } })
    .filter(([, field]) => field.ownForm)
    .toSorted(([, one], [, other]) => placeOf(one) - placeOf(other)),
);
/** Section 5: what they can only read. */
const fixedFields: Fields<Student> = pickFields(studentFields, ['email', 'rollNo', 'department', 'year', 'semester']);
const profileSchema = schemaOf(ownFields);

/** The columns that a field spans in the grid of six, where there is room for more than one field in a row. */
function spanOf({ kind, control }: Field<Student>) {
  if (control?.rows) return { sm: 6 };
  if (control?.type === 'date') return { sm: 6, md: 2 };
  return kind === 'choice' ? { sm: 3, md: 2 } : { sm: 3 };
}

/** Section 2's personal information form. Section 4: saving is not implemented, and only shows a toast. */
function ProfileForm({ student }: { readonly student: Student }) {
  const fixed = Object.entries(fixedFields).map(([name, { get, format }]) => [name, format(get(student))]);
  return (
    <Form
      label="Personal information"
      initialValues={{ ...textsOf(ownFields, student), ...Object.fromEntries(fixed) }}
      schema={profileSchema}
      onSubmit={() => toast.info('Profile update functionality will be available soon!')}
    >
      <TitledCard title="Personal information" gap="5">
        <SimpleGrid columns={{ base: 1, sm: 6 }} gap="5">
          {Object.entries(ownFields).map(([name, field]) => (
            <GridItem key={name} colSpan={spanOf(field)} minW="0">
              <RecordField name={name} field={field} row={student} {...field.ownForm} />
            </GridItem>
          ))}
          {Object.entries(fixedFields).map(([name, { label, kind }]) => (
            <GridItem key={name} colSpan={{ sm: kind === 'choice' ? 6 : 3 }} minW="0">
              <TextField name={name} label={label} readOnly help={`${label} cannot be changed`} />
            </GridItem>
          ))}
        </SimpleGrid>
        <Box mt="1">
          <SubmitButton busyLabel="Saving...">Save Changes</SubmitButton>
        </Box>
      </TitledCard>
    </Form>
  );
}
