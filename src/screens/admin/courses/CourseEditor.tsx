import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { courseQuery, createCourse, updateCourse } from '../../../api/admin-courses.ts';
import { isRefusal, messageOf } from '../../../api/errors.ts';
import { clearDraft, readDraft } from '../../../forms/draft.ts';
import { applyFieldErrors } from '../../../forms/field-errors.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormDraft } from '../../../forms/FormDraft.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { BLANK_COURSE, courseSchema, type CourseValues, inputOf, valuesOf } from './course-form.ts';
import type { Course } from './course-list.ts';
import { type Clash, mergeOf } from './course-merge.ts';
import { Clashes } from './Clashes.tsx';
import { CourseFields } from './CourseFields.tsx';
import { GoneCourse } from './GoneCourse.tsx';
import { UnsavedCourse } from './UnsavedCourse.tsx';

interface Props {
  /** The course that is edited; none where one is added. */
  readonly course: Course | undefined;
  /** Somebody has deleted it since the form was opened. */
  readonly gone: boolean;
  readonly onClose: () => void;
}

const DRAFT = 'course';

/**
 * The form of a course. What is typed into a new one is kept until it is sent, wherever the person turns meanwhile;
 * edits of an existing one would go stale, and are asked for before they are thrown away.
 */
export function CourseEditor({ course, gone, onClose }: Props) {
  const client = useQueryClient();
  const create = useMutation(createCourse);
  const update = useMutation(updateCourse);
  // The course that the edits were made in. The list behind the form goes on, and would hide that somebody was faster.
  const [base, setBase] = useState(course);
  const [clashes, setClashes] = useState<readonly Clash[]>();
  const [missing, setMissing] = useState(false);
  const savedRef = useRef(false);

  /** A course carries no time of its last change: it is read before it is written. Whether it has been stored. */
  async function merge(from: Course, values: CourseValues, helpers: FormikHelpers<CourseValues>): Promise<boolean> {
    const stored = await client.fetchQuery(courseQuery(from.id));
    const theirs = valuesOf(stored);
    const merged = mergeOf(valuesOf(from), values, theirs);
    // What each of two has made of the seats may fit no rule together.
    if (merged.clashes.length === 0 && (await courseSchema.isValid(merged.values))) {
      await update.mutateAsync({ id: stored.id, body: inputOf(merged.values, stored) });
      return true;
    }
    setBase(stored);
    setClashes(merged.clashes);
    helpers.resetForm({ values: theirs });
    await helpers.setValues(merged.values);
    toast.error('Failed to update course');
    return false;
  }

  async function save(values: CourseValues, helpers: FormikHelpers<CourseValues>): Promise<void> {
    if (base && !(await merge(base, values, helpers))) return;
    if (!base) {
      await create.mutateAsync(inputOf(values));
      clearDraft(DRAFT);
    }
    savedRef.current = true;
    toast.success(base ? 'Course updated successfully' : 'Course added successfully');
    onClose();
  }

  return (
    <Form<CourseValues>
      label={course ? `Edit ${course.courseName}` : 'Add a course'}
      initialValues={course ? valuesOf(course) : readDraft(DRAFT, BLANK_COURSE)}
      schema={courseSchema}
      onSubmit={async (values, helpers) => {
        try {
          await save(values, helpers);
        } catch (error) {
          const message = course
            ? messageOf(error, 'Failed to update course', 'Error updating course')
            : messageOf(error, 'Failed to add course', 'Error adding course');
          toast.error(message);
          if (course && isRefusal(error, 404)) setMissing(true);
          else applyFieldErrors(helpers, values, error, message);
        }
      }}
    >
      {(gone || missing) && <GoneCourse />}
      {clashes && <Clashes key={JSON.stringify(clashes)} clashes={clashes} />}
      <CourseFields programType={base?.programType ?? ''} isNew={!course} onCancel={onClose} />
      {course ? <UnsavedCourse isSaved={() => savedRef.current} /> : <FormDraft name={DRAFT} />}
    </Form>
  );
}
