import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#src/features/accounts/auth.ts';
import type { RecordType } from '#src/records/record-type.ts';
import type { components } from '#openapi/schema.gen.ts';
import { api } from '#src/platform/api/client.ts';
import { defineMutation } from '#src/platform/api/query-client.ts';
import { readWritten } from '#src/platform/api/reader.ts';
import { readWith } from '#src/records/calls/resource.ts';
import { readStudent } from '../student-reader.ts';
import { type Student, studentFields } from '../student.ts';
import { students } from '../students.ts';

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

/**
 * PUT /auth/me: the signed-in student's own phone number and address, null for none. With the `updatedAt` that was read it is
 * refused where the record has changed since (409 STALE).
 */
export const updateOwnContact = defineMutation({
  call: ({ body }: { readonly body: components['schemas']['OwnContact'] }) =>
    readWith(api.PUT('/auth/me', { body }), students.loadReader, readWritten),
  updateCache: async (client, settled) => {
    const { queryKey } = currentUserQuery();
    const stored = settled.at(-1)?.data;
    // A request that was sent before the write would put the old record back.
    await client.cancelQueries({ queryKey });
    if (stored) client.setQueryData(queryKey, stored);
    else await client.invalidateQueries({ queryKey });
  },
});
