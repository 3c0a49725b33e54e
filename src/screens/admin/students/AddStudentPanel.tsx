import { Button, Code, HStack, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { createStudent } from '../../../api/admin-students.ts';
import { newBody } from '../../../domain/records/body.ts';
import { fieldsWhere, type Texts } from '../../../domain/records/field.ts';
import { type Student, studentFields } from '../../../domain/records/student.ts';
import { DEFAULT_STUDENT_PASSWORD } from '../../../domain/student-account.ts';
import { NewRecordForm } from '../../../resource/form/NewRecordForm.tsx';
import { outcomeWords } from '../../../resource/record-type.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';

/** Who has been added. A server that answers without the record tells no id. */
interface Added {
  readonly id: string | undefined;
  readonly name: string;
  readonly email: string;
}

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

/** The form of the Add New Student modal, and afterwards what to tell the student. */
export function AddStudentPanel({ onClose }: { readonly onClose: () => void }) {
  const [added, setAdded] = useState<Added>();
  if (added) return <StudentAdded {...added} onAnother={() => setAdded(undefined)} onClose={onClose} />;
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

interface AddedProps extends Added {
  readonly onAnother: () => void;
  readonly onClose: () => void;
}

/** After a student has been added: what they need to sign in, and where to go next. */
function StudentAdded({ id, name, email, onAnother, onClose }: AddedProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  // The form and its focused button are gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="5">
      <Text ref={heading} tabIndex={-1} outline="0" overflowWrap="anywhere">
        <strong>{name}</strong> has been added and can sign in as a student with <Code>{email}</Code> and the password{' '}
        <Code>{DEFAULT_STUDENT_PASSWORD}</Code>. Please pass both on: the password should be changed after the first
        login.
      </Text>
      <HStack justify="flex-end" gap="3" wrap="wrap">
        <Button variant="surface" onClick={onAnother}>
          Add Another
        </Button>
        {id !== undefined && (
          <LinkButton variant="surface" to="/admin/students/$studentId" params={{ studentId: id }}>
            View Student
          </LinkButton>
        )}
        <Button onClick={onClose}>Done</Button>
      </HStack>
    </Stack>
  );
}
