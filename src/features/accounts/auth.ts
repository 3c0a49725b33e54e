import { queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/schema.gen.ts';
import { api, read, readCreated } from '#src/platform/api/client.ts';
import { ApiError } from '#src/platform/api/errors.ts';
import { keyed, lookedUp } from '#src/platform/api/outcome.ts';
import { defineMutation } from '#src/platform/api/query-client.ts';
import { parseUser, parseWritten } from '#src/platform/api/reader.ts';
import { readWith } from '#src/records/calls/resource.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import { students } from '#src/features/students/students.ts';
import { msg } from '#src/languages/texts.ts';

type Schemas = components['schemas'];

/** What the login screen collects; the tab decides which login is asked (section 2). */
interface LoginInput {
  readonly tab: 'student' | 'admin';
  readonly email: string;
  readonly password: string;
}

const bareUser = (answer: unknown) => (isRecord(answer) && 'email' in answer ? answer : undefined);

/** POST /auth/student-login, or POST /admin/auth/login with the e-mail address as `usernameOrEmail` (section 3). */
export const login = defineMutation({
  call: async ({ tab, email, password }: LoginInput) => {
    const data: unknown = await read<{ data?: unknown }>(
      tab === 'admin'
        ? api.POST('/admin/auth/login', { body: { usernameOrEmail: email, password } })
        : api.POST('/auth/student-login', { body: { email, password } }),
    );
    const token = isRecord(data) ? data['token'] : undefined;
    const user = parseUser(data);
    if (typeof token !== 'string' || token === '' || !user) throw ApiError.unanswered('malformed');
    return { token, user };
  },
});

const MAY_BE_REGISTERED = msg`Your account may have been made already: try to log in with this email address and password. You can also send this again without a change; nothing is stored twice.`;

/** POST /auth/register. The record is undefined where the server answers success alone. */
export const register = defineMutation({
  // To look would be a login, and a failed one counts against the account.
  call: lookedUp({
    sentence: MAY_BE_REGISTERED,
    send: (body: Schemas['StudentRegistration'], key) =>
      readWith(
        api.POST('/auth/register', { body, headers: keyed(key) }),
        students.loadReader,
        (answer, parseStudent) => parseWritten(parseUser(answer) ?? bareUser(answer), parseStudent),
        readCreated,
      ),
  }),
});

/** POST /auth/change-password. */
export const changePassword = defineMutation({
  call: async (body: Schemas['PasswordChange']): Promise<void> =>
    void (await read(api.POST('/auth/change-password', { body }))),
});

/** POST /auth/logout; the caller clears its session whether or not this succeeds (section 4). */
export const logout = defineMutation({
  call: async (): Promise<void> => void (await read(api.POST('/auth/logout'))),
});

/** GET /auth/me, as the server sends it: the student's screens read the own record of it. */
export function currentUserQuery() {
  return queryOptions({
    queryKey: ['auth', 'me'],
    queryFn: ({ signal }): Promise<unknown> => read(api.GET('/auth/me', { signal })),
  });
}
