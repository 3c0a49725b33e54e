import { university } from '../university.ts';
import { engineeringFaculty } from './engineering.ts';
import type { FacultyMember } from './member.ts';
import { sciencesAndSocietyFaculty } from './sciences-and-society.ts';

/** Everybody on the faculty page, department by department. */
export const faculty: readonly FacultyMember[] = [...engineeringFaculty, ...sciencesAndSocietyFaculty];

const byId: ReadonlyMap<string, FacultyMember> = new Map(faculty.map((member) => [member.id, member]));

/** Somebody of the faculty, by their id. */
export function facultyMember(id: string): FacultyMember | undefined {
  return byId.get(id);
}

/** Where somebody of the faculty is written to. */
export function emailOf({ id }: FacultyMember): string {
  return `${id}@${university.email.split('@')[1] ?? ''}`;
}

/** What the faculty page is searched and filtered by; an empty one admits everybody. */
interface FacultyFilters {
  readonly q: string;
  readonly department: string;
}

/** Those whose name, title, department, degrees or interests contain every word that was typed. */
export function filterFaculty({ q, department }: FacultyFilters): readonly FacultyMember[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return faculty.filter((member) => {
    const text = searchable(member);
    const inDepartment = !department || member.department.toLowerCase() === department.toLowerCase();
    return inDepartment && words.every((word) => text.includes(word));
  });
}

function searchable({ name, title, department, degrees, interests }: FacultyMember): string {
  return [name, title, department, ...degrees, ...interests].join('\n').toLowerCase();
}
