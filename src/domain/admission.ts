interface Course {
  readonly courseName: string;
  readonly department: string;
}

/** Operation reviewApplication: the maximum length of a department's name. */
const DEPARTMENT_MAX = 60;

/**
 * The department of an approved applicant: that of the desired course, ignoring case; if no such course exists any more,
 * the desired course's name, without half a surrogate pair at its end (contract, operation reviewApplication).
 */
export function departmentOfCourse(
  courses: readonly Course[],
  desiredCourse: string,
): { readonly department: string; readonly known: boolean } {
  const wanted = desiredCourse.trim().toLowerCase();
  const course = courses.find(({ courseName }) => courseName.trim().toLowerCase() === wanted);
  if (course) return { department: course.department, known: true };
  return { department: desiredCourse.slice(0, DEPARTMENT_MAX).replace(/[\uD800-\uDBFF]$/, ''), known: false };
}
