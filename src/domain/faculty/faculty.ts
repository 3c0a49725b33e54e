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

/** `AK` for Anjali Kulkarni: what a portrait is drawn from. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return [first, last]
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}

/** What the search of the faculty page looks at. */
export function searchable({ name, title, department, degrees, interests }: FacultyMember): string {
  return [name, title, department, ...degrees, ...interests].join('\n').toLowerCase();
}
