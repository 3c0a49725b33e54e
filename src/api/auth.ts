import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi/schema.gen.ts';
import { api } from './client.ts';
import { ApiError } from './errors.ts';
import { authKeys } from './query-keys.ts';
import { readStudent, readUser } from './reader.ts';
import { read } from './request.ts';
import { isRecord, type Json } from './shapes.ts';

type Schemas = components['schemas'];

/** What the login screen collects; the tab decides which login is asked (section 2). */
export interface LoginInput {
  readonly tab: 'student' | 'admin';
  readonly email: string;
  readonly password: string;
}

/** A session as the server opened it. */
export interface LoginAnswer {
  readonly token: string;
  readonly user: Json;
}

/** POST /auth/student-login, or POST /admin/auth/login with the e-mail address as `usernameOrEmail` (section 3). */
export async function login({ tab, email, password }: LoginInput): Promise<LoginAnswer> {
  const data: unknown = await read<{ data?: unknown }>(
    tab === 'admin'
      ? api.POST('/admin/auth/login', { body: { usernameOrEmail: email, password } })
      : api.POST('/auth/student-login', { body: { email, password } }),
  );
  const token = isRecord(data) ? data['token'] : undefined;
  const user = readUser(data);
  if (typeof token !== 'string' || token === '' || !user) throw ApiError.unanswered('malformed');
  return { token, user };
}

/** POST /auth/register. */
export async function register(body: Schemas['StudentRegistration']): Promise<void> {
  await read(api.POST('/auth/register', { body }));
}

/** POST /auth/change-password. The passwords are forgotten with the form that sent them. */
export const changePassword = mutationOptions({
  mutationFn: async (body: Schemas['PasswordChange']) => {
    await read(api.POST('/auth/change-password', { body }));
  },
  gcTime: 0,
});

/** POST /auth/logout; the caller clears its session whether or not this succeeds (section 4). */
export async function logout(): Promise<void> {
  await read(api.POST('/auth/logout'));
}

/** GET /auth/me, the signed-in student's own record. */
export function currentUserQuery() {
  return queryOptions({
    queryKey: authKeys.me(),
    queryFn: async ({ signal }) => readStudent(await read(api.GET('/auth/me', { signal }))),
  });
}
