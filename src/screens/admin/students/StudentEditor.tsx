import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { components } from '../../../../openapi/schema.gen.ts';
import { staleRecord, studentQuery, updateStudent } from '../../../api/admin-students.ts';
import { fallbackOf, messageOf } from '../../../api/errors.ts';
import { applyFieldErrors } from '../../../forms/field-errors.ts';
import { Form } from '../../../forms/Form.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { StaleNotice } from './StaleNotice.tsx';
import { StudentFields } from './StudentFields.tsx';
import { studentSchema, valuesOf, type StudentValues } from './student-form.ts';
import { updateOf } from './student-update.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';

type Student = components['schemas']['Student'];

interface Props {
  readonly student: Student;
  readonly onCancel: () => void;
  readonly onSaved: () => void;
}

const FAILED = 'Failed to update student';
const UNANSWERED = 'Error updating student';

/** Edit mode. It starts from the record as it was then: one that is loaded again meanwhile takes nothing from the form. */
export function StudentEditor({ student, onCancel, onSaved }: Props) {
  const [base, setBase] = useState(student);
  const [theirs, setTheirs] = useState<Student>();
  const overwriting = useRef(false);
  const initialValues = useMemo(() => valuesOf(base), [base]);
  const update = useMutation(updateStudent);
  const client = useQueryClient();

  return (
    <Form<StudentValues>
      label="Edit student"
      initialValues={initialValues}
      enableReinitialize
      schema={studentSchema}
      onSubmit={async (values, helpers) => {
        try {
          await update.mutateAsync({
            id: base.id,
            body: updateOf(theirs && overwriting.current ? theirs : base, values),
          });
          onSaved();
        } catch (error) {
          toast.error(fallbackOf(error, FAILED, UNANSWERED));
          const stored = staleRecord(error);
          setTheirs(stored);
          if (!stored) applyFieldErrors(helpers, values, error, messageOf(error, FAILED, UNANSWERED));
        }
      }}
    >
      <StudentFields student={base} onCancel={onCancel}>
        {theirs && (
          <StaleNotice
            changedAt={theirs.updatedAt}
            onOverwrite={async (submit) => {
              overwriting.current = true;
              await submit();
              overwriting.current = false;
            }}
            onReload={() => {
              client.setQueryData(studentQuery(base.id).queryKey, theirs);
              setBase(theirs);
              setTheirs(undefined);
            }}
          />
        )}
      </StudentFields>
      <UnsavedGuard />
    </Form>
  );
}
