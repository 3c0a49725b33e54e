import { msg } from '../languages/texts.ts';
import { useExtension } from '../platform/server/extensions.ts';
import { isAdmin, isStudent } from '../session/roles.ts';
import type { Links } from './navigation.tsx';

export const studentLinks = [
  { to: '/student/dashboard', label: msg`Dashboard` },
  { to: '/student/profile', label: msg`Profile` },
] as const;

const adminLinks = [
  { to: '/admin/dashboard', label: msg`Dashboard` },
  { to: '/admin/students', label: msg`Students` },
  { to: '/admin/applications', label: msg`Applications` },
  { to: '/admin/courses', label: msg`Courses` },
] as const;

const activityLink = { to: '/admin/activity', label: msg`Activity` } as const;

/** Section 2: the links of a signed-in person's menu; who did what is among them where the server tells it. */
export function useLinksOf(role: string | null): Links {
  const hasActivity = useExtension('activity');
  if (isStudent(role)) return studentLinks;
  if (!isAdmin(role)) return [];
  return hasActivity ? [...adminLinks, activityLink] : adminLinks;
}
