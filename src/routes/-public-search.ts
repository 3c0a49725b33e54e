import { text } from './-search.ts';

/** What the URL of the faculty page says. */
export interface FacultySearch {
  readonly q?: string;
  readonly department?: string;
}

/** Reads the faculty page's filters from the URL; an empty one is left out. */
export function facultySearch({ q, department }: Record<string, unknown>): FacultySearch {
  return { ...(text(q) && { q: text(q) }), ...(text(department) && { department: text(department) }) };
}

/** What the URL of the courses page says. */
export interface CourseSearch extends FacultySearch {
  readonly program?: string;
}

/** Reads the courses page's filters from the URL. A programme type is a word of the server's, which may have new ones. */
export function courseSearch({ program, ...rest }: Record<string, unknown>): CourseSearch {
  return { ...facultySearch(rest), ...(text(program) && { program: text(program) }) };
}

/** What the URL of the admission form says: the course that somebody came for. */
export interface AdmissionSearch {
  readonly course?: string;
}

/** Reads the course of the admission form from the URL. */
export function admissionSearch({ course }: Record<string, unknown>): AdmissionSearch {
  return text(course) ? { course: text(course) } : {};
}

/** What the URL of the login page says. */
export interface LoginSearch {
  /** The tab that is open; the student's needs no word. */
  readonly tab?: 'admin';
  /** Where the visitor was going; believed only after landing() has found it in the route table. */
  readonly redirect?: string;
}

/** Reads the login page's tab and destination from the URL. */
export function loginSearch({ tab, redirect }: Record<string, unknown>): LoginSearch {
  return { ...(tab === 'admin' && { tab }), ...(typeof redirect === 'string' && { redirect }) };
}
