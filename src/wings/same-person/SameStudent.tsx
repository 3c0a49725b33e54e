import { useQuery, useQueryClient } from '@tanstack/react-query';
import { NamesakeNote, studentLine } from './NamesakeNote.tsx';
import { studentNamesakesQuery } from '#src/features/students/namesakes.ts';
import { StudentComparison } from './StudentComparison.tsx';
import type { Student } from '#src/features/students/student.ts';
import { studentPages } from '#src/features/students/student-pages.ts';
import { rosterQuery } from '#src/features/students/students.ts';
import { t } from '#src/languages/texts.ts';

const BESIDE = 2;

/**
 * Says that the same person may be on the roster twice, with a link to the other record and both side by side. A mark is
 * worth no whole list: others are looked for where the browser has it, or where the server searches.
 */
export function SameStudent({ student }: { readonly student: Student }) {
  const client = useQueryClient();
  const query = studentNamesakesQuery(student);
  const isFound = studentPages.areSearched(client) || client.getQueryData(rosterQuery().queryKey) !== undefined;
  const { data: others = [] } = useQuery({ ...query, enabled: query.enabled === true && isFound });
  if (others.length === 0) return null;
  const beside = [student, ...others.slice(0, BESIDE).map(({ row }) => row)];
  return (
    <NamesakeNote title={t`Another student may be the same person`} others={others.map(studentLine)}>
      <StudentComparison students={beside} />
    </NamesakeNote>
  );
}
