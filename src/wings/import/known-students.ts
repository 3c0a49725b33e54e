import type { QueryClient } from '@tanstack/react-query';
import { hasExtension } from '#src/platform/server/extensions.ts';
import { foldedWord } from '#src/platform/text/plain-text.ts';
import { nameKey } from '#src/records/same-person.ts';
import type { Student } from '#src/features/students/student.ts';
import { studentPages } from '#src/features/students/student-pages.ts';
import { rosterQuery } from '#src/features/students/students.ts';
import type { CheckOptions, KnownStudents } from './check-file.ts';
import { fieldsWith } from './headings.ts';
import type { SurveyedFile } from './reading.ts';

const isName = (cell: string) => cell.length <= 100 && !/[\d@]/.test(cell);

function namesIn({ table: { rows } }: SurveyedFile): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { cells } of rows)
    cells.forEach((_, i) => {
      for (let width = 1; width <= 3 && isName(cells[i + width - 1] ?? '@'); width += 1)
        names.add(nameKey(cells.slice(i, i + width).join(' ')));
    });
  return names;
}

/**
 * The students that the rows of a file may be about: all of them, or, where there are too many for a browser, those of whom
 * a cell has the id, the roll number, the address or the name. The others are walked through and forgotten.
 */
export async function knownStudents(
  client: QueryClient,
  file: SurveyedFile,
  { signal, onProgress }: Required<CheckOptions>,
): Promise<KnownStudents> {
  if (!hasExtension('lists') || !(await client.fetchQuery(studentPages.isLongQuery()))) {
    const students = await client.fetchQuery(rosterQuery());
    return { students, fields: fieldsWith(students.map(({ department }) => department)) };
  }
  const { total, choices } = await client.fetchQuery(studentPages.summaryQuery({}));
  const cells = new Set(file.table.rows.flatMap((row) => row.cells.map(foldedWord)));
  const names = namesIn(file);
  const isNamed = ({ id, rollNo, email, name }: Student) =>
    [id, rollNo, email].some((key) => cells.has(foldedWord(key))) || names.has(nameKey(name));
  const students: Student[] = [];
  let walked = 0;
  for await (const rows of studentPages.walk({ sort: 'id' }, signal)) {
    students.push(...rows.filter(isNamed));
    walked += rows.length;
    onProgress(Math.min(1, walked / Math.max(1, total.value)));
  }
  return { students, fields: fieldsWith(choices['department'] ?? []) };
}
