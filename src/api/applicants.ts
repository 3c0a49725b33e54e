import { queryOptions } from '@tanstack/react-query';
import { api } from './client.ts';
import { isRefusal } from './errors.ts';
import { studentKeys } from './query-keys.ts';
import { readStudent } from './reader.ts';
import { read } from './request.ts';

/** GET /students/email/{email}: the student who already has an applicant's address; null where nobody has. */
export function studentOfApplicantQuery(email: string) {
  return queryOptions({
    queryKey: studentKeys.byEmail(email.toLowerCase()),
    queryFn: async ({ signal }) => {
      try {
        return readStudent(await read(api.GET('/students/email/{email}', { params: { path: { email } }, signal })));
      } catch (error) {
        if (isRefusal(error, 404)) return null;
        throw error;
      }
    },
    staleTime: 0,
  });
}
