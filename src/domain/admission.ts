interface Course {
  readonly courseName: string;
  readonly department: string;
}

/** Operation reviewApplication: a department's name has 60 characters at most, and a character is not cut in two. */
const DEPARTMENT_MAX = 60;

/**
 * The department that an approved applicant comes into: that of the course with the desired name, whatever its case;
 * where no course has the name any more, the name itself (contract, operation reviewApplication).
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
