import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#src/features/accounts/auth.ts';
import { readStudent } from '../student-reader.ts';
import { type Student, studentFields } from '../student.ts';
import type { RecordType } from '#src/records/record-type.ts';

/** The signed-in student's own record, as a form of it needs to know it. */
export const ownRecord: RecordType<Student> = {
  noun: 'profile',
  plural: 'profiles',
  place: 'on record',
  nameOf: ({ name, rollNo }) => name || rollNo,
  fields: studentFields,
  read: readStudent,
  fetch: (client) => client.fetchQuery({ ...currentUserQuery(), staleTime: 0 }),
  store: async (client: QueryClient, rows: readonly Student[]) => {
    const stored = rows.at(-1);
    if (stored) client.setQueryData(currentUserQuery().queryKey, stored);
  },
};
