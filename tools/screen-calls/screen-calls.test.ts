import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { operations } from '#openapi/operations.gen.ts';
import { callingFiles, callsIn, screenCalls } from './screen-calls.ts';

const { pages, others } = screenCalls();
const callsOf = (path: string) => pages.find(({ page }) => page === path)?.calls;

it.each([
  ['/', ['GET /students']],
  ['/login', ['POST /auth/student-login', 'POST /admin/auth/login']],
  ['/admissions', ['POST /applications/submit', 'GET /courses/available']],
  ['/student/profile', ['GET /auth/me']],
  ['everywhere, signed in', ['POST /auth/change-password', 'POST /auth/logout']],
])('The page %s calls %j', (page, calls) => {
  expect(callsOf(page)).toEqual(calls);
});

it('A page that reads a list from the cache does not call its operation', () => {
  expect(readFileSync('src/routes/admin/students/$studentId.tsx', 'utf8')).toContain('rosterQuery().queryKey');
  expect(callsOf('/admin/students/:studentId')).not.toContain('GET /admin/students');
  expect(callsOf('/admin/students')).toContain('GET /admin/students');
});

/** Only the list of administrators calls it, which takes an extension. */
const withExtension = 'POST /admin/auth/register';

it('Every operation that is called anywhere in the app is called by a page', () => {
  const documented = new Set([...others, ...pages.flatMap(({ calls }) => calls)]);
  const called = new Set(callingFiles().flatMap(([, text]) => callsIn(text)));
  expect([...new Set(pages.flatMap(({ calls }) => calls))].toSorted()).toEqual(
    [...called].filter((call) => documented.has(call) && call !== withExtension).toSorted(),
  );
});

it('Every documented operation is called by a page, or listed as not called', () => {
  const named = new Set([...others, ...pages.flatMap(({ calls }) => calls)]);
  const documented = Object.values(operations).filter((operation) => !('extension' in operation));
  expect(named.size).toBe(documented.length);
});

it('docs/going-live.md names the operations that no page calls, and no other', () => {
  const page = readFileSync('docs/going-live.md', 'utf8');
  const [, named = ''] = /no page calls these 19:\n(.*?)\.\n/s.exec(page) ?? [];
  expect([...named.matchAll(/`([^`]+)`/g)].map(([, call]) => call)).toEqual(others);
});
