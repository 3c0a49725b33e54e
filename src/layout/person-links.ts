import { isAdmin, isStudent } from '../session/roles.ts';
import type { Links } from './navigation.tsx';
import { useAdministratorCommands } from './signed-in.tsx';

export const studentLinks = [
  { to: '/student/dashboard', label: 'Dashboard' },
  { to: '/student/profile', label: 'Profile' },
] as const;

const adminLinks = [
  { to: '/admin/dashboard', label: 'Dashboard' },
  { to: '/admin/students', label: 'Students' },
  { to: '/admin/applications', label: 'Applications' },
  { to: '/admin/courses', label: 'Courses' },
] as const;

/** Section 2: the links of a signed-in person's menu, and the screens that wings add for administrators. */
export function useLinksOf(role: string | null): Links {
  const added = useAdministratorCommands()
    .filter(({ group }) => group === 'Screens')
    .flatMap(({ list }) => list())
    .flatMap(({ title, ...command }) =>
      'target' in command && typeof command.target.to === 'string' ? [{ to: command.target.to, label: title }] : [],
    );
  if (isStudent(role)) return studentLinks;
  return isAdmin(role) ? [...adminLinks, ...added] : [];
}
