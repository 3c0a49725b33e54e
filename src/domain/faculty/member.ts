import type { UniversityDepartmentName } from '../university-departments.ts';

/** Somebody who teaches at the university. */
export interface FacultyMember {
  /** Stands in links, and before the @ of the address. */
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly department: UniversityDepartmentName;
  readonly degrees: readonly string[];
  readonly interests: readonly string[];
}
