import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { createCourse, updateCourse } from '../../../api/admin-courses.ts';
import { messageOf } from '../../../api/errors.ts';
import { clearDraft, readDraft } from '../../../forms/draft.ts';
import { applyFieldErrors } from '../../../forms/field-errors.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormDraft } from '../../../forms/FormDraft.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { BLANK_COURSE, courseSchema, type CourseValues, inputOf, valuesOf } from './course-form.ts';
import type { Course } from './course-list.ts';
import { CourseFields } from './CourseFields.tsx';
import { UnsavedCourse } from './UnsavedCourse.tsx';

interface Props {
  /** The course that is edited; none where one is added. */
  readonly course: Course | undefined;
  readonly onClose: () => void;
}

const DRAFT = 'course';

/**
 * The form of a course. What is typed into a new one is kept until it is sent, wherever the person turns meanwhile;
 * edits of an existing one would go stale, and are asked for before they are thrown away.
 */
export function CourseEditor({ course, onClose }: Props) {
  const create = useMutation(createCourse);
  const update = useMutation(updateCourse);
  const savedRef = useRef(false);

  async function save(values: CourseValues): Promise<void> {
    const body = inputOf(values, course);
    if (course) await update.mutateAsync({ id: course.id, body });
    else await create.mutateAsync(body);
  }

  return (
    <Form<CourseValues>
      label={course ? `Edit ${course.courseName}` : 'Add a course'}
      initialValues={course ? valuesOf(course) : readDraft(DRAFT, BLANK_COURSE)}
      schema={courseSchema}
      onSubmit={async (values, helpers) => {
        try {
          await save(values);
          savedRef.current = true;
          if (!course) clearDraft(DRAFT);
          toast.success(course ? 'Course updated successfully' : 'Course added successfully');
          onClose();
        } catch (error) {
          const message = course
            ? messageOf(error, 'Failed to update course', 'Error updating course')
            : messageOf(error, 'Failed to add course', 'Error adding course');
          toast.error(message);
          applyFieldErrors(helpers, values, error, message);
        }
      }}
    >
      <CourseFields programType={course?.programType ?? ''} isNew={!course} onCancel={onClose} />
      {course ? <UnsavedCourse isSaved={() => savedRef.current} /> : <FormDraft name={DRAFT} />}
    </Form>
  );
}
