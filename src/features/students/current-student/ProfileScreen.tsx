import { Box, GridItem, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '#openapi/schema.gen.ts';
import { currentUserQuery } from '#src/features/accounts/auth.ts';
import { api, read } from '#src/platform/api/client.ts';
import { lookedUp } from '#src/platform/api/outcome.ts';
import { defineMutation } from '#src/platform/api/query-client.ts';
import { parseWritten } from '#src/platform/api/reader.ts';
import { useExtension } from '#src/platform/server/extensions.ts';
import { readWith } from '#src/records/calls/resource.ts';
import { isStoredAs } from '#src/records/calls/stored-as.ts';
import { type Field, type Fields, pickFields, textsOf } from '#src/records/fields/field.ts';
import { type Student, studentFields } from '../student.ts';
import { students } from '../students.ts';
import { university } from '#src/university/university.ts';
import { Form } from '#src/forms/Form.tsx';
import { FormActions } from '#src/records/form/FormActions.tsx';
import { SubmitButton } from '#src/forms/fields.tsx';
import { RecordField } from '#src/records/form/RecordField.tsx';
import { RecordForm } from '#src/records/form/RecordForm.tsx';
import { recordValue } from '#src/records/form/RecordView.tsx';
import { outcomeWords, type RecordType } from '#src/records/record-type.ts';
import { schemaOf } from '#src/records/fields/schema.ts';
import { ContactLink } from '#src/ui/links.tsx';
import { DescriptionCard, Facts, TitledCard } from '#src/ui/TitledCard.tsx';
import { Page, PageHeading } from '#src/ui/Page.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import {
  fieldFacts,
  fieldValue,
  PrintOwnRecord,
  StudentStates,
  useCurrentStudent,
  withSkeleton,
} from './current-student.tsx';
import { parseOwnRecord, withRecord } from './own-record.ts';

type OwnContact = components['schemas']['OwnContact'];

/** Section 2, /student/profile: the personal information form, and a read-only academic summary beside it. */
export function ProfileScreen() {
  const query = useCurrentStudent();
  // What the server stores can be saved.
  const [PersonalForm, editable] = useExtension('profile') ? [ContactForm, contactFields] : [UnsavedForm, ownFields];
  return (
    <Page>
      <PageHeading
        overline="Student portal"
        lead="What the university has on record about you."
        actions={<PrintOwnRecord query={query} />}
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
            <TitledCard title="Personal information" gap="5">
              {student ? (
                <>
                  <PersonalForm key={student.id} student={student} />
                  <FixedFacts editable={editable} student={student} />
                </>
              ) : (
                // About as tall as the form, so that the footer does not move.
                <Skeleton height={{ base: '68.75rem', sm: '33.75rem' }} aria-hidden="true" />
              )}
            </TitledCard>
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

/** What students write about themselves, in the order and with the words of their form. */
const ownFields: Fields<Student> = {
  name: { ...studentFields.name, label: 'Full name' },
  ...pickFields(studentFields, ['phone', 'dateOfBirth', 'bloodGroup', 'gender', 'address']),
};
const autoCompletes: Readonly<Record<string, string>> = {
  name: 'name',
  phone: 'tel',
  dateOfBirth: 'bday',
  address: 'street-address',
};
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

/** Section 4: saving is not implemented, and only shows a toast. */
function UnsavedForm({ student }: { readonly student: Student }) {
  const [begun] = useState(() => textsOf(ownFields, student));
  return (
    <Form
      label="Personal information"
      initialValues={begun}
      schema={profileSchema}
      onSubmit={() => toast.info('Profile update functionality will be available soon!')}
    >
      <Stack gap="5">
        <Text color="fg.muted">
          Changes cannot be saved here yet. To have your record corrected, call <OfficeContact />.
        </Text>
        <PersonalFields editable={ownFields} />
        <FormActions>
          <SubmitButton busyLabel="Saving...">Save Changes</SubmitButton>
        </FormActions>
      </Stack>
    </Form>
  );
}

const words = outcomeWords('profile', 'update');
/** Shows the own record as it is stored by now; one that the server has not sent back is asked for. */
async function showStored(client: QueryClient, stored: Student | undefined): Promise<void> {
  const { queryKey } = currentUserQuery();
  // A request that was sent before the write would put the old record back.
  await client.cancelQueries({ queryKey });
  if (stored) client.setQueryData(queryKey, (user: unknown) => withRecord(user, stored));
  else await client.invalidateQueries({ queryKey });
}

const ownRecord: RecordType<Student> = {
  noun: 'profile',
  plural: 'profiles',
  place: 'on record',
  nameOf: ({ name, rollNo }) => name || rollNo,
  fields: studentFields,
  fetch: async (client) => parseOwnRecord(await client.fetchQuery({ ...currentUserQuery(), staleTime: 0 })),
  store: (client, rows) => showStored(client, rows.at(-1)),
};

/**
 * PUT /auth/me: the signed-in student's own phone number and address, null for none. With the `updatedAt` that was read it is
 * refused where the record has changed since (409 STALE).
 */
export const updateOwnContact = defineMutation({
  call: lookedUp<{ readonly body: OwnContact }, Student | undefined>({
    send: ({ body }) => readWith(api.PUT('/auth/me', { body }), students.loadReader, parseWritten),
    look: async ({ body }) => {
      const record = parseOwnRecord(await read(api.GET('/auth/me')));
      return isStoredAs(contactFields, body, record) ? { data: record } : undefined;
    },
  }),
  updateCache: (client, settled) => showStored(client, settled.at(-1)?.data),
});

function ContactForm({ student }: { readonly student: Student }) {
  return (
    <RecordForm
      record={{ type: ownRecord, row: student, onSaved: () => {} }}
      name="contact"
      label="Personal information"
      fields={contactFields}
      followsRecord
      sends="fields"
      mutation={updateOwnContact}
      words={words}
    >
      <Text color="fg.muted">
        You can change your phone number and your address. For anything else, call <OfficeContact />.
      </Text>
      <PersonalFields editable={contactFields} />
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

const PersonalFields = ({ editable }: { readonly editable: Fields<Student> }) => (
  <SimpleGrid columns={{ base: 1, sm: 6 }} gap="5">
    {Object.entries(editable).map(([name, field]) => (
      <GridItem key={name} colSpan={spanOf(field)} minW="0">
        <RecordField name={name} field={field} autoComplete={autoCompletes[name]} />
      </GridItem>
    ))}
  </SimpleGrid>
);

interface FixedProps {
  readonly editable: Fields<Student>;
  readonly student: Student;
}

/** What cannot be changed, as text. */
function FixedFacts({ editable, student }: FixedProps) {
  const fixed = Object.entries({ ...ownFields, ...fixedFields }).filter(([name]) => !(name in editable));
  return (
    <Facts
      facts={Object.fromEntries(fixed.map(([name, field]) => [field.label, fixedValue(name, field, student)]))}
      borderTopWidth="1px"
      pt="5"
      gridTemplateColumns={{ md: '7rem minmax(0, 1fr) 7rem minmax(0, 1fr)' }}
    />
  );
}

/** Section 5 has a sentence for each of the fields that nobody can change here. */
const fixedValue = (name: string, { label, get, format }: Field<Student>, student: Student) => (
  <>
    {format(get(student))}
    {name in fixedFields && (
      <Text textStyle="sm" color="fg.muted">
        {`${label} cannot be changed`}
      </Text>
    )}
  </>
);
