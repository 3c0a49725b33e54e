import { expect, it } from 'vitest';
import { guessBasePaths } from './guess-base-paths.ts';

const find = (path: string) => guessBasePaths(path, /^(?:|courses|admin\/students|admin\/students\/[^/]+)\/?$/);

it.each([
  ['/', '/'],
  ['/courses', '/'],
  ['/courses/', '/'],
  ['/admin/students/42', '/'],
  ['/portal/', '/portal/'],
  ['/portal/courses', '/portal/'],
  ['/portal/admin/students/42', '/portal/'],
  ['/~team/a%20b/courses/', '/~team/a%20b/'],
  // Folders that are named like pages.
  ['/courses/portal/', '/courses/portal/'],
  ['/courses/portal/courses', '/courses/portal/'],
  ['/courses/courses', '/courses/'],
])('%s is a page of an app with the base path %s', (path, base) => {
  const { bases, certain } = find(path);
  expect([bases[0], certain]).toEqual([base, true]);
});

it('An app in a folder named like a page is tried after an app in the parent folder', () => {
  expect(find('/courses/').bases).toEqual(['/', '/courses/']);
});

it('A path that is no page tries every folder as the base path, the deepest first', () => {
  expect(find('/portal/no/such')).toEqual({
    bases: ['/portal/no/such/', '/portal/no/', '/portal/', '/'],
    certain: false,
  });
  expect(find('/portal')).toEqual({ bases: ['/portal/', '/'], certain: false });
});

it('A path that is no page takes the folder of the service worker that answered as the base path', () => {
  const isPage = /^courses$/;
  expect(guessBasePaths('/portal/no/such', isPage, '/portal/')).toMatchObject({ certain: true });
  expect(guessBasePaths('/portal/no/such', isPage, '/portal/').bases[0]).toBe('/portal/');
  expect(guessBasePaths('/portal/courses', isPage, '/').bases[0]).toBe('/portal/');
});
