import { chakra, GridItem, Heading, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '#openapi/schema.gen.ts';
import { currentUserQuery } from '#src/features/accounts/auth.ts';
import { msg, t, translate } from '#src/languages/texts.ts';
import { api, read } from '#src/platform/api/client.ts';
import { orNA } from '#src/platform/text/format.ts';
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
import { isLoadFailure } from '#src/records/failures.tsx';
import type { RecordType } from '#src/records/record-type.ts';
import { displayName, useSession } from '#src/session/session.ts';
import { schemaOf } from '#src/records/fields/schema.ts';
import { ContactLink } from '#src/ui/links.tsx';
import { DescriptionCard, TitledCard } from '#src/ui/TitledCard.tsx';
import { FigureStrip } from '#src/ui/FigureStrip.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Avatar } from '#src/ui/Portrait.tsx';
import { raised } from '#src/ui/theme/recipes.ts';
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
import { BandOverline, BandTitle, StudentBand } from './StudentBand.tsx';
import { rich } from '#src/languages/rich.tsx';

type OwnContact = components['schemas']['OwnContact'];

/** Section 2, /student/profile: a read-only academic summary, what else is on record, and the personal information form. */
export function ProfileScreen() {
  const { user } = useSession();
  const query = useCurrentStudent();
  const person = query.data ?? user;
  // What the server stores can be saved.
  const [PersonalForm, editable] = useExtension('profile') ? [ContactForm, contactFields] : [UnsavedForm, ownFields];
  return (
    <>
      <StudentBand
        portrait={<Avatar name={displayName(person)} seed={String(person?.id)} />}
        actions={<PrintOwnRecord query={query} />}
      >
        <BandOverline as="h1" tabIndex={-1}>
          {t`My profile`}
        </BandOverline>
        <BandTitle>{displayName(person)}</BandTitle>
        {(query.data || !isLoadFailure(query.error)) && (
          <p>
            {withSkeleton(query.data, ({ rollNo, department }) => `${orNA(rollNo)} · ${translate(orNA(department))}`)}
          </p>
        )}
      </StudentBand>
      <Page isUnderBand>
        <StudentStates query={query}>
          {(student) => (
            <>
              <chakra.section aria-labelledby="summary" {...raised} overflow="hidden">
                <Heading as="h2" id="summary" srOnly>
                  {t`Academic summary`}
                </Heading>
                <FigureStrip borderWidth="0" borderRadius="0">
                  {Object.entries({
                    ...fieldFacts(student, 'currentCGPA', 'attendance', 'totalCredits'),
                    [t`Admitted`]: fieldValue(student, 'admissionDate'),
                  }).map(([term, value]) => (
                    <div key={term}>
                      <dt>{term}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </FigureStrip>
              </chakra.section>
              <SimpleGrid columns={{ base: 1, lg: 2 }} alignItems="start" gap={{ base: '4', md: '6' }}>
                <TitledCard title={t`Personal information`} gap="5">
                  {student ? (
                    <PersonalForm key={student.id} student={student} />
                  ) : (
                    // About as tall as the form, so that the footer does not move.
                    <Skeleton height={{ base: '30rem', sm: '25rem' }} aria-hidden="true" />
                  )}
                </TitledCard>
                <DescriptionCard title={t`On record`} facts={fixedFacts(editable, student)} />
              </SimpleGrid>
            </>
          )}
        </StudentStates>
      </Page>
    </>
  );
}

/** What students write about themselves, in the order and with the words of their form. */
const ownFields: Fields<Student> = {
  name: { ...studentFields.name, label: msg`Full name` },
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
      label={t`Personal information`}
      initialValues={begun}
      schema={profileSchema}
      onSubmit={() => toast.info(t`Profile update functionality will be available soon!`)}
    >
      <Stack gap="5">
        <Text color="fg.muted">
          {rich(
            {},
          )`Changes cannot be saved here yet. To have your record corrected, call ${phone} or write to ${email}.`}
        </Text>
        <PersonalFields editable={ownFields} />
        <FormActions>
          <SubmitButton busyLabel={t`Saving...`}>{t`Save Changes`}</SubmitButton>
        </FormActions>
      </Stack>
    </Form>
  );
}

const phone = <ContactLink scheme="tel" value={university.phone} />;
const email = <ContactLink scheme="mailto" value={university.email} />;

const words = () => ({
  saved: t`Profile updated successfully`,
  failed: t`Failed to update profile`,
  unanswered: t`Error updating profile`,
});
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
  missing: {
    deleted: msg`This profile is no longer on record`,
    notFound: msg`The server does not find this profile`,
    notSaved: msg`Somebody may have deleted the profile while you were editing it, or the server does not offer this change.`,
  },
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
      label={t`Personal information`}
      fields={contactFields}
      followsRecord
      sends="fields"
      mutation={updateOwnContact}
      words={words()}
    >
      <Text color="fg.muted">
        {rich(
          {},
        )`You can change your phone number and your address. For anything else, call ${phone} or write to ${email}.`}
      </Text>
      <PersonalFields editable={contactFields} />
    </RecordForm>
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

/** What cannot be changed, as text. */
function fixedFacts(editable: Fields<Student>, student: Student | undefined) {
  const fixed = Object.entries({ ...ownFields, ...fixedFields }).filter(([name]) => !(name in editable));
  return {
    [t`Status`]: withSkeleton(student, (row) => recordValue(studentFields.status, row)),
    ...Object.fromEntries(fixed.map(([name, field]) => [translate(field.label), fixedValue(name, field, student)])),
  };
}

/** Section 5 has a sentence for each of the fields that nobody can change here. */
const fixedValue = (name: string, field: Field<Student>, student: Student | undefined) => (
  <>
    {withSkeleton(student, (row) => recordValue(field, row))}
    {name in fixedFields && (
      <Text textStyle="sm" color="fg.muted">
        {t`${translate(field.label)} cannot be changed`}
      </Text>
    )}
  </>
);
