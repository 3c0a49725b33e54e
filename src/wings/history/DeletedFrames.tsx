import { getRouteApi } from '@tanstack/react-router';
import { courseType } from '#src/features/courses/catalogue-list.tsx';
import type { Course } from '#src/features/courses/course.ts';
import { studentType } from '#src/features/students/record/student-record.ts';
import type { Student } from '#src/features/students/student.ts';
import type { ListFrameProps } from '#src/records/list/ListFrames.tsx';
import { DeletedButton } from './DeletedButton.tsx';

const roster = getRouteApi('/admin/students/');
const catalogue = getRouteApi('/admin/courses');

/** Lists the students that were deleted, to be restored. */
export function DeletedStudents({ parts, children }: ListFrameProps<Student>) {
  const navigate = roster.useNavigate();
  const button = <DeletedButton type={studentType} onFind={(q) => void navigate({ search: { q } })} />;
  return children({
    ...parts,
    actions: (
      <>
        {parts.actions}
        {button}
      </>
    ),
  });
}

/** Lists the courses that were deleted, to be restored. */
export function DeletedCourses({ parts, children }: ListFrameProps<Course>) {
  const navigate = catalogue.useNavigate();
  const button = <DeletedButton type={courseType} onFind={(q) => void navigate({ search: { q } })} />;
  return children({
    ...parts,
    actions: (
      <>
        {parts.actions}
        {button}
      </>
    ),
  });
}
