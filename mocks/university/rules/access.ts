import { type OperationId, operations } from '#openapi/operations.gen.ts';
import type { Role, Tables } from '../tables.ts';
import { forbidden, unauthorized } from '#mocks/engine/request/http-error.ts';
import type { Caller } from './sessions.ts';

/** The roles that each word of `x-roles` stands for: ADMIN means each of the three administrator roles. */
const rolesFor: Readonly<Record<string, readonly Role[]>> = {
  STUDENT: ['STUDENT'],
  self: ['STUDENT'],
  ADMIN: ['ADMIN', 'STAFF_ADMIN', 'SUPER_ADMIN'],
  SUPER_ADMIN: ['SUPER_ADMIN'],
};

export const isAdministrator = (role: Role) => rolesFor['ADMIN']?.includes(role) ?? false;

interface Access {
  readonly roles: readonly string[];
  readonly publicWhen?: Readonly<Record<string, string>>;
}

/** True where the contract lets anyone call the operation with this query. */
export function isPublic(id: OperationId, query: URLSearchParams): boolean {
  const { roles, publicWhen }: Access = operations[id];
  if (!roles.includes('public')) return false;
  return Object.entries(publicWhen ?? {}).every(([name, value]) => query.get(name) === value);
}

/**
 * Checks the caller against the operation's `x-roles`.
 * @throws HttpError 401 without a live token, 403 where the role is not one of them
 */
export function authorize(id: OperationId, query: URLSearchParams, caller: Caller | null): void {
  if (isPublic(id, query)) return;
  if (!caller) throw unauthorized();
  const { roles }: Access = operations[id];
  if (!roles.some((role) => rolesFor[role]?.includes(caller.role))) throw forbidden();
}

/** The id of the student's record that a path names, by the name of the path's parameter. */
const studentIdBy: Readonly<Record<string, (tables: Tables, key: string) => string | undefined>> = {
  id: (_tables, key) => key,
  email: (tables, key) => tables.students.by('email', key)?.id,
  rollno: (tables, key) => tables.students.by('rollNo', key)?.id,
};

/**
 * Lets a student through to the own record alone. A record that does not exist is refused like another's, so that the
 * answer does not tell who is enrolled.
 * @throws HttpError 403
 */
export function authorizeRecord(
  id: OperationId,
  path: Readonly<Record<string, unknown>>,
  caller: Caller | null,
  tables: Tables,
): void {
  const { roles }: Access = operations[id];
  if (caller?.role !== 'STUDENT' || !roles.includes('self')) return;
  const [[name, key] = ['', '']] = Object.entries(path);
  if (caller.studentId === undefined || studentIdBy[name]?.(tables, String(key)) !== caller.studentId)
    throw forbidden();
}
