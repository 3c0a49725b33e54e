import { type CheckOptions, checkRows, surveyFile } from '../src/wings/import/check-file.ts';
import { fieldsWith } from '../src/wings/import/headings.ts';
import { proposeReading, type Reading } from '../src/wings/import/reading.ts';
import type { Student } from '../src/features/students/student.ts';

interface Options extends CheckOptions {
  /** The text is that of a workbook's sheet. */
  readonly isSheet?: boolean;
  /** What somebody has chosen beside what is proposed. */
  readonly choices?: Partial<Reading>;
  readonly remembered?: Reading;
}

/** Reads a file as it is proposed to be read, and with what is chosen beside it, and checks its rows. */
export async function readImport(
  text: string,
  students: readonly Student[] = [],
  { choices, remembered, isSheet = false, signal, onProgress }: Options = {},
) {
  const part = (from: number, to: number) => ({
    ...(signal && { signal }),
    ...(onProgress && { onProgress: (done: number) => onProgress(from + done * (to - from)) }),
  });
  const file = await surveyFile(text, { ...part(0, 0.4), isSheet });
  const known = { students, fields: fieldsWith(students.map(({ department }) => department)) };
  const proposed = proposeReading(file, known.fields, remembered);
  const reading = { ...proposed.reading, ...choices };
  return { file, reading, isCertain: proposed.isCertain, plan: await checkRows(known, file, reading, part(0.4, 1)) };
}

/** What an import of a file would do with each of its rows. */
export async function checkFile(text: string, students: readonly Student[] = [], options?: Options) {
  return (await readImport(text, students, options)).plan;
}

/** A student of the roster that files are compared with. */
export const asha: Student = {
  id: 's1',
  name: 'Asha Rao',
  rollNo: 'CE23001',
  email: 'asha@university.example',
  department: 'Civil',
  year: 1,
  semester: 1,
};

/** A file of newcomers with one of these phone numbers each. */
export const fileOfPhones = (...cells: readonly string[]): string =>
  [
    'Name,Email,Roll No,Department,Year,Semester,Phone',
    ...cells.map((cell, i) => `Ava Stone,ava${i}@example.com,CE2693${i},Civil,1,1,${cell}`),
  ].join('\n');
