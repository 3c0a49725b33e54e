/** Section 6: an administrator is any of the three. What a server or the storage holds is a text until it is asked here. */
export function isAdmin(role: string | null | undefined): boolean {
  return role === 'ADMIN' || role === 'SUPER_ADMIN' || role === 'STAFF_ADMIN';
}

/** Section 6: the student check is true for STUDENT alone. */
export function isStudent(role: string | null | undefined): boolean {
  return role === 'STUDENT';
}

/** Where a signed-in person starts (section 2, /login); nobody's role starts at the home page. */
export function dashboardOf(role: string | null | undefined): '/admin/dashboard' | '/student/dashboard' | '/' {
  if (isAdmin(role)) return '/admin/dashboard';
  return isStudent(role) ? '/student/dashboard' : '/';
}

const labels: ReadonlyMap<string, string> = new Map([
  ['STUDENT', 'Student'],
  ['ADMIN', 'Administrator'],
  ['STAFF_ADMIN', 'Staff administrator'],
  ['SUPER_ADMIN', 'Super administrator'],
]);

/** Whether the role is one of section 6's four. */
export function isKnownRole(role: string): boolean {
  return labels.has(role);
}

/** A role in words; one that this app does not know is shown as the server wrote it. */
export function roleLabel(role: string): string {
  return labels.get(role) ?? role;
}

/** The colour of the role badge; a role that this app does not know stays neutral. */
export function roleTone(role: string): 'info' | 'neutral' {
  return isKnownRole(role) ? 'info' : 'neutral';
}
