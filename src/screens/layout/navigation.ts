import { isAdmin, isStudent } from '../../domain/roles.ts';

/** Section 2, "Navigation bar links". Apply Now and Login are buttons beside them. */
export const publicLinks = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About' },
  { to: '/courses', label: 'Courses' },
  { to: '/faculty', label: 'Faculty' },
  { to: '/research', label: 'Research' },
  { to: '/contact', label: 'Contact' },
] as const;

const studentLinks = [
  { to: '/student/dashboard', label: 'Dashboard' },
  { to: '/student/profile', label: 'Profile' },
] as const;

const adminLinks = [
  { to: '/admin/dashboard', label: 'Dashboard' },
  { to: '/admin/students', label: 'Students' },
  { to: '/admin/applications', label: 'Applications' },
  { to: '/admin/courses', label: 'Courses' },
] as const;

type RoleLink = (typeof studentLinks)[number] | (typeof adminLinks)[number];

/** Section 2: the links of a signed-in person's menu. */
export function linksOf(role: string | null): readonly RoleLink[] {
  if (isAdmin(role)) return adminLinks;
  return isStudent(role) ? studentLinks : [];
}
