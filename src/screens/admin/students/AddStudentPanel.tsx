import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createStudent } from '../../../api/admin-students.ts';
import { messageOf } from '../../../api/errors.ts';
import { applyFieldErrors } from '../../../forms/field-errors.ts';
import { Form } from '../../../forms/Form.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { AddStudentFields } from './AddStudentFields.tsx';
import { BLANK_STUDENT, newStudentSchema, registrationOf, type NewStudent } from './new-student.ts';
import { StudentAdded, type Added } from './StudentAdded.tsx';

interface Props {
  /** What was typed so far; kept by the modal, which outlives this panel. */
  readonly draft: NewStudent;
  readonly onDraft: (draft: NewStudent) => void;
  readonly onClose: () => void;
}

/** The form of the Add New Student modal, and afterwards what to tell the student. */
export function AddStudentPanel({ draft, onDraft, onClose }: Props) {
  const create = useMutation(createStudent);
  const [added, setAdded] = useState<Added>();
  if (added) return <StudentAdded {...added} onAnother={() => setAdded(undefined)} onClose={onClose} />;

  return (
    <Form<NewStudent>
      label="Add New Student"
      initialValues={draft}
      schema={newStudentSchema}
      onSubmit={async (values, helpers) => {
        try {
          const student = await create.mutateAsync(registrationOf(values));
          onDraft(BLANK_STUDENT);
          toast.success('Student added successfully');
          setAdded({ id: student?.id, name: values.name.trim(), email: values.email.trim() });
        } catch (error) {
          const message = messageOf(error, 'Failed to add student', 'Error adding student');
          toast.error(message);
          applyFieldErrors(helpers, values, error, message);
        }
      }}
    >
      <AddStudentFields onDraft={onDraft} onCancel={onClose} />
    </Form>
  );
}
