import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/platform/api/client.ts';
import { isRefusal } from '#src/platform/api/errors.ts';
import { isSameWord } from '#src/platform/text/plain-text.ts';
import { readWith } from '#src/records/calls/resource.ts';
import { studentPages } from './student-pages.ts';
import { rosterQuery, students } from './students.ts';

/** GET /students/email/{email}: the student who already has an address; null where nobody has. */
export function studentOfEmailQuery(email: string) {
  return queryOptions({
    queryKey: ['students', 'email', email.toLowerCase()],
    queryFn: async ({ signal }) => {
      try {
        const answer = api.GET('/students/email/{email}', { params: { path: { email } }, signal });
        return await readWith(answer, students.loadReader, (student, parseStudent) => parseStudent(student));
      } catch (error) {
        if (isRefusal(error, 404)) return null;
        throw error;
      }
    },
    staleTime: 0,
  });
}

const MOST = 50;

/** The student who already has a roll number, as far as the list or the server's search shows it; null where nobody has. */
export function studentOfRollNoQuery(rollNo: string) {
  return queryOptions({
    queryKey: ['students', 'roll number', rollNo.trim().toLowerCase()],
    queryFn: async ({ client, signal }) => {
      const rows = studentPages.areSearched(client)
        ? (await studentPages.firstRows({ q: rollNo.trim() }, MOST, signal)).rows
        : await client.ensureQueryData(rosterQuery());
      return rows.find((student) => isSameWord(student.rollNo, rollNo)) ?? null;
    },
    staleTime: 0,
  });
}
