import { type Student, studentFields } from '../student.ts';

/** Some of a record's fields as texts, each under its label; N/A where the record says nothing. */
export const factsOf = (
  student: Student,
  names: readonly (keyof typeof studentFields)[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.map((name) => {
      const { label, get, format } = studentFields[name];
      return [label, format(get(student))];
    }),
  );
