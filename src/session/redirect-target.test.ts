import { describe, expect, it } from 'vitest';
import { pageAfterLogin, redirectTarget } from './redirect-target.ts';

const table = new Set([
  '/',
  '/courses',
  '/admin/students',
  '/admin/students/%0D',
  '/student/profile',
  '/evil',
  '/a//b',
  '/%5Cevil',
  '/%E0%A4%A',
]);
const read = (wanted: string | undefined) => redirectTarget(wanted, (pathname) => table.has(pathname));

describe('The parameter ?redirect=, which anyone may have written', () => {
  it.each([
    ['/courses', { pathname: '/courses', search: '' }],
    ['/', { pathname: '/', search: '' }],
    ['/admin/students?year=2&q=a%20b', { pathname: '/admin/students', search: '?year=2&q=a%20b' }],
    [
      '/admin/students?back=https://evil.example//x',
      { pathname: '/admin/students', search: '?back=https://evil.example//x' },
    ],
    ['/courses#part', { pathname: '/courses', search: '' }],
    ['/nowhere/../courses', { pathname: '/courses', search: '' }],
  ])('The redirect %s leads to a page of the portal', (wanted, target) => expect(read(wanted)).toEqual(target));

  it.each([
    undefined,
    '',
    'courses',
    '//evil',
    '//evil.example/courses',
    '/\\evil',
    '\\\\evil',
    '/%0d/evil',
    '/%0D%0A/evil',
    '/admin/students/%0d',
    '/\t/evil',
    '/\u0000courses',
    '/%5Cevil',
    '/%2F%2Fevil',
    '/%E0%A4%A',
    '/a//b',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'https://evil.example/courses',
    'https:courses',
    '/unknown',
    '/admin/students/../../../unknown',
  ])('The redirect %j is ignored', (wanted) => expect(read(wanted)).toBeUndefined());
});

describe('The page after a login (section 2, /login)', () => {
  const at = (pathname: string) => ({ pathname, search: '?year=2' });
  it.each([
    ['ADMIN', at('/admin/students'), at('/admin/students')],
    ['ADMIN', at('/courses'), at('/courses')],
    ['ADMIN', at('/student/profile'), { pathname: '/admin/dashboard', search: '' }],
    ['STUDENT', at('/student/profile'), at('/student/profile')],
    ['STUDENT', at('/admin/students'), { pathname: '/student/dashboard', search: '' }],
    ['DEAN', at('/admin/students'), { pathname: '/', search: '' }],
  ])('The role %s with the redirect %j leads to %j', (role, target, landing) =>
    expect(pageAfterLogin(role, target)).toEqual(landing),
  );

  it.each([
    ['STUDENT', '/student/dashboard'],
    ['ADMIN', '/admin/dashboard'],
  ])('The role %s without a redirect leads to its dashboard', (role, pathname) => {
    expect(pageAfterLogin(role, undefined)).toEqual({ pathname, search: '' });
  });
});
