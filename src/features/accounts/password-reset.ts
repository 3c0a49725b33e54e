import type { components } from '#openapi/schema.gen.ts';
import { api } from '#src/platform/api/client.ts';
import { ApiError } from '#src/platform/api/errors.ts';
import { defineMutation } from '#src/platform/api/query-client.ts';
import { read } from '#src/platform/api/request.ts';
import { at } from '#src/records/calls/resource.ts';
import { isRecord } from '#src/platform/api/shapes.ts';

/** The password that was made, and the address that it belongs to; empty where the server does not repeat it. */
export type PasswordReset = components['schemas']['PasswordResetResult'];

function readReset(answer: unknown): PasswordReset {
  const { email, temporaryPassword } = isRecord(answer) ? answer : {};
  if (typeof temporaryPassword !== 'string' || temporaryPassword === '') throw ApiError.unanswered('empty');
  return { email: typeof email === 'string' ? email : '', temporaryPassword };
}

// Use `call` and not `useMutation`: a password must not be kept in any cache.

/** POST /admin/students/{id}/password-reset, by any administrator; 409 where the student has no account that is active. */
export const resetStudentPassword = defineMutation({
  call: async (id: string) => readReset(await read(api.POST('/admin/students/{id}/password-reset', at(id)))),
  gcTime: 0,
});

/** POST /admin/administrators/{id}/password-reset, by a super administrator; 409 for the own and for a disabled account. */
export const resetAdministratorPassword = defineMutation({
  call: async (id: string) => readReset(await read(api.POST('/admin/administrators/{id}/password-reset', at(id)))),
  gcTime: 0,
});
