import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { courseApplicationsQuery, deleteCourse } from '../../../api/admin-courses.ts';
import { messageOf } from '../../../api/errors.ts';
import { isUndecided } from '../../../domain/application-status.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { Course } from '../../../domain/records/course.ts';

interface Props {
  /** The course that is asked about; none where nothing is. */
  readonly course: Course | undefined;
  readonly onClose: () => void;
}

interface Applications {
  readonly data?: readonly { readonly status: string }[] | undefined;
  readonly isError: boolean;
}

const count = (number: number) => `${number} application${number === 1 ? '' : 's'}`;

/** What a deletion means for the applications that name the course. */
function consequence({ data, isError }: Applications): string {
  if (isError) return 'The applications that name it could not be looked up.';
  if (!data) return 'Looking up the applications that name it...';
  if (data.length === 0) return 'No application names it.';
  const undecided = data.filter(({ status }) => isUndecided(status)).length;
  const open = undecided === 0 ? 'all of them decided' : `${undecided} of them undecided`;
  return `${count(data.length)} name${data.length === 1 ? 's' : ''} it, ${open}: they keep its name, but no department follows from it any more.`;
}

/** Asks before a course is deleted, and says what else depends on it. */
export function DeleteCourse({ course, onClose }: Props) {
  const [last, setLast] = useState(course);
  if (course && course !== last) setLast(course);
  const name = last?.courseName ?? '';
  const applications = useQuery({ ...courseApplicationsQuery(name), enabled: course !== undefined });
  const remove = useMutation(deleteCourse);

  async function confirm(id: string): Promise<void> {
    try {
      await remove.mutateAsync(id);
      toast.success('Course deleted successfully');
    } catch (error) {
      toast.error(messageOf(error, 'Failed to delete course', 'Error deleting course'));
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open={course !== undefined}
      title="Delete course"
      message={`Are you sure you want to delete the course "${name}"? This action cannot be undone. ${consequence(applications)} To take it off the public lists for a while, deactivate it instead.`}
      confirmLabel={remove.isPending ? 'Deleting...' : 'Delete'}
      busy={remove.isPending}
      onConfirm={() => course && void confirm(course.id)}
      onClose={onClose}
    />
  );
}
