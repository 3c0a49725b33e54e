import { university } from '../university.ts';
import { faculty, type FacultyMember } from './members.ts';

const byId: ReadonlyMap<string, FacultyMember> = new Map(faculty.map((member) => [member.id, member]));

/** The faculty member with this id. */
export function facultyMember(id: string): FacultyMember | undefined {
  return byId.get(id);
}

/** The e-mail address of a faculty member. */
export function emailOf({ id }: FacultyMember): string {
  return `${id}@${university.email.split('@')[1] ?? ''}`;
}

/** The search and the filter of the faculty page; an empty one matches everybody. */
interface FacultyFilters {
  readonly q: string;
  readonly department: string;
}

/** The faculty members whose name, title, department, degrees or interests contain every word of the search. */
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
