import { Button, HStack, Stack } from '@chakra-ui/react';
import { courseQuery, createCourse, updateCourse } from '../../../api/admin-courses.ts';
import { coursesQuery } from '../../../api/courses.ts';
import { readCourse } from '../../../api/record-readers.ts';
import { changedBody } from '../../../domain/records/body.ts';
import { type Course, courseFields } from '../../../domain/records/course.ts';
import { type Fields, fieldsWhere, type Texts } from '../../../domain/records/field.ts';
import { FormError } from '../../../forms/FormError.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { NewRecordForm } from '../../../resource/form/NewRecordForm.tsx';
import { RecordFields } from '../../../resource/form/RecordField.tsx';
import { RecordForm } from '../../../resource/form/RecordForm.tsx';
import type { RecordType } from '../../../resource/record-type.ts';

interface Props {
  /** The course that is edited; none where one is added. */
  readonly course: Course | undefined;
  /** Somebody has deleted it since the form was opened. */
  readonly isDeleted: boolean;
  readonly onClose: () => void;
}

type Input = Parameters<typeof createCourse.call>[0];

/** A course, as its form needs to know it. It carries no time of its last change: it is read before it is written. */
export const courseType: RecordType<Course> = {
  noun: 'course',
  place: 'in the catalogue',
  fields: courseFields,
  read: readCourse,
  fetch: (client, id) => client.fetchQuery(courseQuery(id)),
  updateCache: (client, course) =>
    void client.setQueryData<readonly Course[]>(coursesQuery().queryKey, (list) =>
      list?.map((row) => (row.id === course.id ? course : row)),
    ),
};

const fields: Fields<Course> = fieldsWhere(courseFields, ({ readOnly }) => !readOnly);
const bodyOf = (course: Course | undefined, values: Texts) => changedBody<Course, Input>(fields, course, values);

const words = {
  edit: {
    saved: 'Course updated successfully',
    failed: 'Failed to update course',
    unanswered: 'Error updating course',
  },
  add: { saved: 'Course added successfully', failed: 'Failed to add course', unanswered: 'Error adding course' },
} as const;

/** The form of a course, new or existing. */
export function CourseEditor({ course, isDeleted, onClose }: Props) {
  if (!course)
    return (
      <NewRecordForm
        noun="course"
        label="Add a course"
        fields={fields}
        bodyOf={(values) => bodyOf(undefined, values)}
        mutation={createCourse}
        submitLabel="Add Course"
        words={words.add}
        help={{ availableSeats: 'Empty: all of them' }}
        onSaved={onClose}
        onCancel={onClose}
      />
    );
  return (
    <RecordForm
      record={{ type: courseType, row: course, isDeleted, onSaved: onClose }}
      name="edit"
      label={`Edit ${course.courseName}`}
      fields={fields}
      bodyOf={bodyOf}
      mutation={updateCourse}
      takesOthersChanges
      words={words.edit}
    >
      {({ notices }) => (
        <Stack gap="5">
          <RecordFields fields={fields} row={course} />
          <FormError />
          {notices}
          <HStack justify="flex-end" gap="3" wrap="wrap">
            <Button variant="surface" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton busyLabel="Saving...">Save Changes</SubmitButton>
          </HStack>
        </Stack>
      )}
    </RecordForm>
  );
}
