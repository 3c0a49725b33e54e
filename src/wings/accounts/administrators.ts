import { queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/schema.gen.ts';
import { api, read, readCreated } from '#src/platform/api/client.ts';
import { ApiError } from '#src/platform/api/errors.ts';
import { type Found, lookedUp } from '#src/platform/api/outcome.ts';
import { defineMutation } from '#src/platform/api/query-client.ts';
import { parseList } from '#src/platform/api/reader.ts';
import { withId, keepReadable } from '#src/records/calls/resource.ts';
import { isRecord } from '#src/platform/api/shapes.ts';

type Schemas = components['schemas'];
export type Administrator = Schemas['Administrator'];

const queryKey = ['administrators'];
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** An administrator is active unless the server says otherwise. */
function parseAdministrator(raw: unknown): Administrator {
  if (!isRecord(raw)) throw ApiError.unanswered('malformed');
  const { username, department, phoneNumber } = raw;
  return {
    id: text(raw['id']),
    name: text(raw['name']),
    email: text(raw['email']),
    role: text(raw['role']) as Administrator['role'],
    ...(typeof username === 'string' && { username }),
    ...(typeof department === 'string' && { department }),
    ...(typeof phoneNumber === 'string' && { phoneNumber }),
    isActive: raw['isActive'] !== false,
    createdAt: text(raw['createdAt']),
  };
}

/** GET /admin/administrators, by name; for super administrators. */
export function administratorsQuery() {
  return queryOptions({
    queryKey,
    queryFn: async (context) => {
      const answer = await read(api.GET('/admin/administrators', { signal: context.signal }));
      return keepReadable(context, parseList(answer, parseAdministrator));
    },
  });
}

async function foundAmong(isDone: (one: Administrator) => boolean): Promise<Found<void>> {
  const { rows } = parseList(await read(api.GET('/admin/administrators')), parseAdministrator);
  return rows.some(isDone) ? { data: undefined } : undefined;
}

/** PUT /admin/administrators/{id}/status: disables, which ends every session at once, or enables; 409 for the own account. */
export const setAdministratorStatus = defineMutation({
  call: lookedUp<Pick<Administrator, 'id' | 'isActive'>, void>({
    send: async ({ id, isActive }) =>
      void (await read(api.PUT('/admin/administrators/{id}/status', { ...withId(id), body: { isActive } }))),
    look: (wanted) => foundAmong(({ id, isActive }) => id === wanted.id && isActive === wanted.isActive),
  }),
  updateCache: async (client, settled) => {
    const now = new Map(settled.map(({ variables: { id, isActive } }) => [id, isActive]));
    client.setQueryData<readonly Administrator[]>(queryKey, (list) =>
      list?.map((one) => ({ ...one, isActive: now.get(one.id) ?? one.isActive })),
    );
    await client.invalidateQueries({ queryKey });
  },
});

/** POST /admin/auth/register, which every server has; 409 with `username` or `email` in its errors where that is taken. */
export const addAdministrator = defineMutation({
  call: lookedUp<Schemas['AdminRegistration'], void>({
    send: async (body) => void (await readCreated(api.POST('/admin/auth/register', { body }))),
    look: (body) =>
      foundAmong(({ email, name }) => email.toLowerCase() === body.email.toLowerCase() && name === body.name),
  }),
  updateCache: (client) => client.invalidateQueries({ queryKey }),
});
