import type { components } from '#openapi/schema.gen.ts';
import { currentUserQuery } from '#src/features/accounts/auth.ts';
import { api } from '#src/platform/api/client.ts';
import { defineMutation } from '#src/platform/api/mutation.ts';
import { readWritten } from '#src/platform/api/reader.ts';
import { readWith } from '#src/records/calls/resource.ts';
import { students } from '../students.ts';

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
