import { msg, translate } from '../languages/texts.ts';
import type { components } from '#openapi/schema.gen.ts';

type Role = components['schemas']['Role'];

/** Section 6: the roles, in words. An administrator is any but the student. */
const roles: Readonly<Record<Role, string>> = {
  STUDENT: msg`Student`,
  ADMIN: msg`Administrator`,
  STAFF_ADMIN: msg`Staff administrator`,
  SUPER_ADMIN: msg`Super administrator`,
};

/** Whether the role is one of section 6's four. A server or the storage may hold any text. */
export function isKnownRole(role: string | null | undefined): role is Role {
  return typeof role === 'string' && Object.hasOwn(roles, role);
}

/** Section 6: the administrator check. */
export function isAdmin(role: string | null | undefined): boolean {
  return isKnownRole(role) && !isStudent(role);
}

export function isSuperAdmin(role: string | null | undefined): boolean {
  return role === 'SUPER_ADMIN';
}

/** Section 6: the student check is true for STUDENT alone. */
export function isStudent(role: string | null | undefined): boolean {
  return role === 'STUDENT';
}

/** The first page after a login (section 2, /login); without a known role, the home page. */
export function dashboardOf(role: string | null | undefined): '/admin/dashboard' | '/student/dashboard' | '/' {
  if (isAdmin(role)) return '/admin/dashboard';
  return isStudent(role) ? '/student/dashboard' : '/';
}

export function roleLabel(role: string): string {
  return isKnownRole(role) ? translate(roles[role]) : role;
}

/** The colour of the role badge; neutral for an unknown role. */
export function roleTone(role: string): 'info' | 'neutral' {
  return isKnownRole(role) ? 'info' : 'neutral';
}
