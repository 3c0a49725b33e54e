import type { Page } from '@playwright/test';
import type { PersonaId } from '#mocks/university/seed/demo-accounts.ts';

/** A screen of the specification's section 2. */
export interface Screen {
  readonly title: string;
  readonly persona: PersonaId;
  readonly path: string | ((page: Page) => Promise<string>);
  /** Its heading once its data is there. */
  readonly heading: string;
  /** It needs no server. */
  readonly isStatic?: true;
  /** What section 8 has it say where its data cannot be loaded. */
  readonly says?: RegExp;
  /** What else of it tells what has happened. It comes after the first paint. */
  readonly shows?: string;
}

const administrator = { persona: 'super-admin' } as const;
const visitor = { persona: 'visitor' } as const;
const staticScreen = { ...visitor, heading: '', isStatic: true } as const;
const student = { persona: 'student-placed' } as const;
const students = /^(Failed to load students|Error loading students)$/;

export const firstStudent = '/admin/students/stu_000001';

export const publicScreens: readonly Screen[] = [
  { ...visitor, title: '/', path: '/', heading: '', shows: 'main dl' },
  { ...staticScreen, title: '/login', path: '/login' },
  { ...staticScreen, title: '/register', path: '/register' },
  { ...staticScreen, title: '/about', path: '/about' },
  { ...staticScreen, title: '/contact', path: '/contact' },
  {
    ...visitor,
    title: '/courses',
    path: '/courses',
    heading: 'Courses',
    says: /^Failed to load courses\. Please try again later\.$/,
  },
  {
    ...visitor,
    title: '/admissions',
    path: '/admissions',
    heading: 'Apply for admission',
    says: /^Could not load latest courses\. Showing basic course list\.$/,
  },
  { ...staticScreen, title: '/faculty', path: '/faculty' },
  { ...staticScreen, title: '/research', path: '/research' },
];

export const studentScreens: readonly Screen[] = [
  {
    ...student,
    title: '/student/dashboard',
    path: '/student/dashboard',
    heading: 'Welcome, Ananya Deshpande',
    says: /^Failed to load student data$/,
  },
  {
    ...student,
    title: '/student/profile',
    path: '/student/profile',
    heading: 'My profile',
    says: /^Failed to load student data$/,
  },
];

/** The address of an application that waits for a decision. */
export async function openApplicationPath(page: Page): Promise<string> {
  await page.evaluate(() => history.pushState({}, '', '/admin/applications?q=Zoya'));
  const link = page.getByRole('link', { name: 'Zoya Ansari' });
  return `/admin/applications?open=${await link.getAttribute('data-application')}`;
}

export const adminScreens: readonly Screen[] = [
  {
    ...administrator,
    title: '/admin/dashboard',
    path: '/admin/dashboard',
    heading: 'Admin Dashboard',
    says: students,
  },
  { ...administrator, title: '/admin/students', path: '/admin/students', heading: 'Students', says: students },
  {
    ...administrator,
    title: '/admin/students/:studentId',
    path: firstStudent,
    heading: 'Ananya Deshpande',
    says: /^(Student not found|Error loading student details)$/,
  },
  {
    ...administrator,
    title: '/admin/applications',
    path: '/admin/applications',
    heading: 'Applications',
    says: /^(Failed to load|Error loading) applications$/,
  },
  {
    ...administrator,
    title: '/admin/applications, with an open application',
    path: openApplicationPath,
    heading: 'Applications',
    says: /^(Failed to load|Error loading) applications$/,
  },
  {
    ...administrator,
    title: '/admin/courses',
    path: '/admin/courses',
    heading: 'Courses',
    says: /^(Failed to load|Error loading) courses$/,
  },
  {
    ...administrator,
    title: '/admin/activity',
    path: '/admin/activity',
    heading: 'Activity',
    says: /^(Failed to load|Error loading) entries$/,
  },
];
