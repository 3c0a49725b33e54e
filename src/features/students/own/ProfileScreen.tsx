import { Box, GridItem, SimpleGrid, Skeleton, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { components } from '#openapi/schema.gen.ts';
import { ownRecord, updateOwnContact } from './own-record.ts';
import { useExtension } from '#src/platform/server/extensions.ts';
import { plainPhone } from '#src/platform/text/plain-text.ts';
import { type Field, type Fields, pickFields, type Texts, textsOf } from '#src/records/fields/field.ts';
import { type Student, studentFields } from '../student.ts';
import { university } from '#src/university/university.ts';
import { Form } from '#src/forms/Form.tsx';
import { FormActions, FormButtons } from '#src/records/form/FormActions.tsx';
import { SubmitButton, TextField } from '#src/forms/fields.tsx';
import { RecordField } from '#src/records/form/RecordField.tsx';
import { RecordForm } from '#src/records/form/RecordForm.tsx';
import { recordValue } from '#src/records/form/RecordView.tsx';
import { outcomeWords } from '#src/records/record-type.ts';
import { schemaOf } from '#src/records/fields/schema.ts';
import { ContactLink } from '#src/ui/links.tsx';
import { DescriptionCard, TitledCard } from '#src/ui/TitledCard.tsx';
import { Page, PageHeading } from '#src/ui/Page.tsx';
import { toast } from '#src/ui/toast/toast.ts';
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
/** What a server with the extension `profile` stores. */
const contactFields: Fields<Student> = pickFields(studentFields, ['phone', 'address']);
const profileSchema = schemaOf(ownFields);

/** The columns that a field spans in the grid of six, where there is room for more than one field in a row. */
function spanOf({ kind, control }: Field<Student>) {
  if (control?.rows) return { sm: 6 };
  if (control?.type === 'date') return { sm: 6, md: 2 };
  return kind === 'choice' ? { sm: 3, md: 2 } : { sm: 3 };
}

/** A field as a reader has it: for those that cannot be changed. */
const readerTexts = (fields: Fields<Student>, student: Student): Texts =>
  Object.fromEntries(Object.entries(fields).map(([name, { get, format }]) => [name, format(get(student))]));

/** Section 2's personal information form. It saves what the server stores, and where that is nothing, only a toast comes. */
function ProfileForm({ student }: { readonly student: Student }) {
  return useExtension('profile') ? <ContactForm student={student} /> : <UnsavedForm student={student} />;
}

/** Section 4: saving is not implemented, and only shows a toast. */
function UnsavedForm({ student }: { readonly student: Student }) {
  return (
    <Form
      label="Personal information"
      initialValues={{ ...textsOf(ownFields, student), ...readerTexts(fixedFields, student) }}
      schema={profileSchema}
      onSubmit={() => toast.info('Profile update functionality will be available soon!')}
    >
      <FormCard
        student={student}
        editable={ownFields}
        note={
          <>
            Changes cannot be saved here yet. To have your record corrected, call <OfficeContact />.
          </>
        }
      >
        <FormActions>
          <SubmitButton busyLabel="Saving...">Save Changes</SubmitButton>
        </FormActions>
      </FormCard>
    </Form>
  );
}

const words = outcomeWords('profile', 'update');
const valuesOf = (student: Student): Texts => ({
  ...readerTexts({ ...ownFields, ...fixedFields }, student),
  ...textsOf(contactFields, student),
});
const bodyOf = ({ updatedAt }: Student, { phone = '', address = '' }: Texts): components['schemas']['OwnContact'] => ({
  phone: plainPhone(phone) || null,
  address: address.trim() || null,
  ...(updatedAt && { updatedAt }),
});

/** The own phone number and address, which a server with the extension `profile` stores. */
function ContactForm({ student }: { readonly student: Student }) {
  const record = { type: ownRecord, row: student, onSaved: () => {} };
  return (
    <RecordForm
      record={record}
      name="contact"
      label="Personal information"
      fields={contactFields}
      followsRecord
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      mutation={updateOwnContact}
      words={words}
    >
      {({ notices, abandon, isConflicted }) => (
        <FormCard
          student={student}
          editable={contactFields}
          note={
            <>
              You can change your phone number and your address. For anything else, call <OfficeContact />.
            </>
          }
        >
          {notices}
          <FormButtons isConflicted={isConflicted} onCancel={abandon} />
        </FormCard>
      )}
    </RecordForm>
  );
}

function OfficeContact() {
  return (
    <>
      <ContactLink scheme="tel" value={university.phone} /> or write to{' '}
      <ContactLink scheme="mailto" value={university.email} />
    </>
  );
}

interface CardProps {
  readonly student: Student;
  /** The fields that can be changed; the others of the form can be read. */
  readonly editable: Fields<Student>;
  /** What to know before typing. */
  readonly note: ReactNode;
  readonly children: ReactNode;
}

function FormCard({ student, editable, note, children }: CardProps) {
  return (
    <TitledCard title="Personal information" gap="5">
      <Text color="fg.muted">{note}</Text>
      <SimpleGrid columns={{ base: 1, sm: 6 }} gap="5">
        {Object.entries(ownFields).map(([name, field]) => (
          <GridItem key={name} colSpan={spanOf(field)} minW="0">
            {name in editable ? (
              <RecordField name={name} field={field} row={student} {...field.ownForm} />
            ) : (
              <FixedField name={name} label={field.label} />
            )}
          </GridItem>
        ))}
        {Object.entries(fixedFields).map(([name, { label, kind }]) => (
          <GridItem key={name} colSpan={{ sm: kind === 'choice' ? 6 : 3 }} minW="0">
            <FixedField name={name} label={label} />
          </GridItem>
        ))}
      </SimpleGrid>
      {children}
    </TitledCard>
  );
}

const FixedField = ({ name, label }: { readonly name: string; readonly label: string }) => (
  <TextField name={name} label={label} readOnly help={`${label} cannot be changed`} />
);
