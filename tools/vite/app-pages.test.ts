import { expect, it } from 'vitest';
import { pagePaths, appPages } from './app-pages.ts';

const pages = appPages();
const matches = new RegExp(`^(?:${pagePaths(pages, ['hi', 'ur'])})$`);

it.each([
  '',
  'login',
  'courses',
  'student/profile',
  'admin/students',
  'admin/students/stu_000001',
  'hi',
  'hi/',
  'ur/courses',
])('/%s is a page of the app', (path) => expect(matches.test(path)).toBe(true));

it.each([
  'admin',
  'student',
  'portal',
  'portal/login',
  'fr/login',
  'hindi',
  'admin/students/1/2',
  '__root',
  'admin/route',
  'admin/-bar-tools',
  '$',
])('/%s is not a page of the app', (path) => expect(matches.test(path)).toBe(false));

it('A page in a folder is defined by its own file and by the folder’s layout', () => {
  expect(pages.find(({ path }) => path === 'admin/students')?.files).toEqual([
    'src/routes/admin/route.tsx',
    'src/routes/admin/students/index.tsx',
  ]);
  expect(pages.find(({ path }) => path === 'login')?.files).toEqual(['src/routes/login.tsx']);
});
