import { type OperationId, operations } from '../../openapi/operations.gen.ts';
import type { Role } from '../db/tables.ts';
import type { Tables } from '../db/tables.ts';
import type { Caller } from './caller.ts';
import { forbidden, unauthenticated } from './refusal.ts';

/** Who counts as what in `x-roles`: ADMIN means each of the three administrator roles. */
const holders: Readonly<Record<string, readonly Role[]>> = {
  STUDENT: ['STUDENT'],
  self: ['STUDENT'],
  ADMIN: ['ADMIN', 'STAFF_ADMIN', 'SUPER_ADMIN'],
  SUPER_ADMIN: ['SUPER_ADMIN'],
};

export const isAdministrator = (role: Role) => holders['ADMIN']?.includes(role) ?? false;

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
 * Holds the caller against the operation's `x-roles`.
 * @throws Refusal 401 without a live token, 403 where the role is not admitted
 */
export function authorize(id: OperationId, query: URLSearchParams, caller: Caller | null): void {
  if (isPublic(id, query)) return;
  if (!caller) throw unauthenticated();
  const { roles }: Access = operations[id];
  if (!roles.some((role) => holders[role]?.includes(caller.role))) throw forbidden();
}

/** How an operation's path names a student's record. */
const recordOf: Readonly<Record<string, (tables: Tables, key: string) => string | undefined>> = {
  id: (_tables, key) => key,
  email: (tables, key) => tables.students.by('email', key)?.id,
  rollno: (tables, key) => tables.students.by('rollNo', key)?.id,
};

/**
 * Lets a student through to the own record alone. A record that does not exist is refused like another's, so that the
 * answer does not tell who is enrolled.
 * @throws Refusal 403
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
  if (caller.studentId === undefined || recordOf[name]?.(tables, String(key)) !== caller.studentId) throw forbidden();
}
