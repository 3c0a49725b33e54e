import { updateStudent } from '../../../api/admin-students.ts';
import { RecordForm, type RecordProps } from './RecordForm.tsx';
import { StudentFields } from './StudentFields.tsx';
import { studentSchema, valuesOf } from './student-form.ts';
import { updateOf } from './student-update.ts';

/** Section 8. */
const words = {
  saved: 'Student updated successfully! Click "Back to List" to see changes.',
  failed: 'Failed to update student',
  unanswered: 'Error updating student',
};

/** Edit mode: the whole student in one form, with PUT /admin/students/{id}. */
export function StudentEditor({ onCancel, ...record }: RecordProps & { readonly onCancel: () => void }) {
  return (
    <RecordForm
      record={record}
      tab="profile"
      label="Edit student"
      valuesOf={valuesOf}
      bodyOf={updateOf}
      schema={studentSchema}
      call={updateStudent}
      words={words}
    >
      {({ notices, abandon }) => (
        <StudentFields
          student={record.student}
          onCancel={() => {
            abandon();
            onCancel();
          }}
        >
          {notices}
        </StudentFields>
      )}
    </RecordForm>
  );
}
