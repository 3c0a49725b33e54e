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
