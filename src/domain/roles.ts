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
