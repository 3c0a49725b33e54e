import { Button, Code, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { createStudent } from './admin-students.ts';
import { newBody } from '#src/records/fields/body.ts';
import { fieldsWhere, type Texts } from '#src/records/fields/field.ts';
import { type Student, studentFields } from './student.ts';
import { DEFAULT_STUDENT_PASSWORD } from './student-rules.ts';
import { NewRecordForm } from '#src/records/form/NewRecordForm.tsx';
import { outcomeWords } from '#src/records/record-type.ts';
import { LinkButton } from '#src/ui/links.tsx';

/** The fields of section 5's add-student form. */
const fields = fieldsWhere(studentFields, ({ create }) => create !== undefined);

const NOT_SENT = 'Not sent when a student is added. To store it, edit the record afterwards.';
const help = Object.fromEntries(
  Object.entries(fields).flatMap(([name, { create }]) => (create === 'asked' ? [[name, NOT_SENT]] : [])),
);

const bodyOf = (values: Texts) => ({
  ...newBody<Student, Omit<Parameters<typeof createStudent.call>[0], 'password'>>(fields, values),
  password: DEFAULT_STUDENT_PASSWORD,
});

/** What takes the place of the form takes the focus too, which was on the form's button. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The form of the Add New Student modal, and afterwards what the student needs to sign in, and where to go next. */
export function AddStudentPanel({ onClose }: { readonly onClose: () => void }) {
  // A server that answers without the record tells no id.
  const [added, setAdded] = useState<{
    readonly id?: string | undefined;
    readonly name: string;
    readonly email: string;
  }>();
  if (added)
    return (
      <Stack gap="5">
        <Text ref={takeFocus} tabIndex={-1} outline="0" overflowWrap="anywhere">
          <strong>{added.name}</strong> has been added and can sign in as a student with <Code>{added.email}</Code> and
          the password <Code>{DEFAULT_STUDENT_PASSWORD}</Code>. Please pass both on: the password should be changed
          after the first login.
        </Text>
        <HStack justify="flex-end" gap="3" wrap="wrap">
          <Button variant="surface" onClick={() => setAdded(undefined)}>
            Add Another
          </Button>
          {added.id !== undefined && (
            <LinkButton variant="surface" to="/admin/students/$studentId" params={{ studentId: added.id }}>
              View Student
            </LinkButton>
          )}
          <Button onClick={onClose}>Done</Button>
        </HStack>
      </Stack>
    );
  return (
    <NewRecordForm
      noun="student"
      label="Add New Student"
      fields={fields}
      bodyOf={bodyOf}
      mutation={createStudent}
      submitLabel="Add Student"
      words={outcomeWords('student', 'add')}
      help={help}
      note={
        <Text textStyle="sm" color="fg.muted">
          The account starts with the password <strong>{DEFAULT_STUDENT_PASSWORD}</strong>. The student should change it
          after the first login.
        </Text>
      }
      onSaved={(student, { name = '', email = '' }) =>
        setAdded({ id: student?.id, name: name.trim(), email: email.trim() })
      }
      onCancel={onClose}
    />
  );
}
