import { Button, Code, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { createStudent } from './admin-students.ts';
import { msg, t } from '#src/languages/texts.ts';
import { requestBody } from '#src/records/fields/body.ts';
import { fieldsWhere, type Texts } from '#src/records/fields/field.ts';
import { type Student, studentFields } from './student.ts';
import { DEFAULT_STUDENT_PASSWORD } from './student-facts.ts';
import { LaterDetails, laterTexts, useStoreLater } from './LaterDetails.tsx';
import { NewRecordForm } from '#src/records/form/NewRecordForm.tsx';
import { useSlot } from '#src/records/slots.tsx';
import { LinkButton } from '#src/ui/links.tsx';
import { TakenNotice } from './TakenNotice.tsx';
import { rich } from '#src/languages/rich.tsx';

/** The fields of section 5's add-student form. */
const fields = fieldsWhere(studentFields, ({ create }) => create !== undefined);

/** Section 7: those that a new student is sent with. */
const sentFields = fieldsWhere(studentFields, ({ create }) => create === 'sent');

const STORED_LATER = msg`Saved right after the student is added.`;
const help = Object.fromEntries(
  Object.entries(fields).flatMap(([name, { create }]) => (create === 'asked' ? [[name, STORED_LATER]] : [])),
);

const bodyOf = (values: Texts) => ({
  ...requestBody<Student, Omit<Parameters<typeof createStudent.call>[0], 'password'>>(sentFields, values),
  password: DEFAULT_STUDENT_PASSWORD,
});

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The form of the Add New Student modal, and afterwards what the student needs to sign in, and where to go next. */
export function AddStudentPanel({ onClose }: { readonly onClose: () => void }) {
  const notices = useSlot('recordNotices');
  // A server that answers without the record tells no id.
  const [added, setAdded] = useState<{
    readonly student?: Student | undefined;
    readonly later: Texts;
    readonly name: string;
    readonly email: string;
  }>();
  const store = useStoreLater();
  if (added) {
    const name = <strong>{added.name}</strong>;
    const email = <Code>{added.email}</Code>;
    const password = <Code>{DEFAULT_STUDENT_PASSWORD}</Code>;
    return (
      <Stack gap="5">
        <Text ref={takeFocus} tabIndex={-1} outline="0" overflowWrap="anywhere">
          {rich(
            {},
          )`${name} has been added and can sign in as a student with ${email} and the password ${password}. Please pass both on: the password should be changed after the first login.`}
        </Text>
        {Object.keys(added.later).length > 0 && (
          <LaterDetails student={added.student} texts={added.later} store={store} />
        )}
        <HStack justify="flex-end" gap="3" wrap="wrap">
          <Button variant="surface" onClick={() => setAdded(undefined)}>
            {t`Add Another`}
          </Button>
          {added.student && (
            <LinkButton variant="surface" to="/admin/students/$studentId" params={{ studentId: added.student.id }}>
              {t`View Student`}
            </LinkButton>
          )}
          <Button onClick={onClose}>{t`Done`}</Button>
        </HStack>
      </Stack>
    );
  }
  const password = <strong>{DEFAULT_STUDENT_PASSWORD}</strong>;
  return (
    <NewRecordForm
      noun="student"
      words={{
        saved: t`Student added successfully`,
        failed: t`Failed to add student`,
        unanswered: t`Error adding student`,
      }}
      submitLabel={t`Add Student`}
      label={t`Add New Student`}
      fields={fields}
      bodyOf={bodyOf}
      mutation={createStudent}
      help={help}
      note={
        <Text textStyle="sm" color="fg.muted">
          {rich(
            {},
          )`The account starts with the password ${password}. The student should change it after the first login.`}
        </Text>
      }
      notice={
        <>
          <TakenNotice />
          {notices.map((one) => one.of === 'new student' && <one.Part key={one.key} />)}
        </>
      }
      onSaved={(student, values) => {
        const { name = '', email = '' } = values;
        const later = laterTexts(values);
        setAdded({ student, later, name: name.trim(), email: email.trim() });
        if (student && Object.keys(later).length > 0) store.mutate({ student, texts: later });
      }}
      onCancel={onClose}
    />
  );
}
