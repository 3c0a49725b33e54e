import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#tests/render.tsx';
import type { Filters } from '../records/list/list-search.ts';
import { createAppRouter } from '../app/router.tsx';
import { applicationSearch } from '../features/applications/application-list.tsx';
import { adminCourseSearch } from '../features/courses/AdminCoursesScreen.tsx';
import { dashboardSearch, rosterSearch } from '../features/students/student-lists.tsx';
import { publicCourseSearch } from '../features/courses/PublicCoursesScreen.tsx';
import { facultySearch } from '../features/site/FacultyScreen.tsx';
import { choiceValue } from '../ui/choice.ts';

const nonsense = ['true', '[]', '["Civil"]', '{}', 'null', '-1', '99', '%3Cb%3E'];

/** Each page with filters in its URL: who may see it, its parameters, and its heading. */
const pages = [
  ['/courses', undefined, ['q', 'department', 'program'], 'Courses'],
  ['/faculty', undefined, ['q', 'department'], 'Faculty'],
  ['/admissions', undefined, ['course'], 'Apply for admission'],
  ['/login', undefined, ['tab', 'redirect'], 'Login'],
  ['/admin/dashboard', 'admin', ['q', 'department', 'year', 'sort', 'reload'], 'Admin Dashboard'],
  [
    '/admin/students',
    'admin',
    ['q', 'department', 'year', 'sort', 'semester', 'placement', 'fee', 'status', 'task'],
    'Students',
  ],
  ['/admin/applications', 'admin', ['q', 'status', 'course', 'sort'], 'Applications'],
  ['/admin/courses', 'admin', ['q', 'department', 'program', 'status', 'sort'], 'Courses'],
] as const;

// Each parameter says something else; that a list reads whatever any of them says is tested below, without its page.
it.each(pages)('%s renders its page, whatever parameters the URL has', async (path, as, parameters, heading) => {
  for (const shift of [0, 3]) {
    const query = parameters.map((name, i) => `${name}=${nonsense[(i * 3 + shift) % nonsense.length]}`).join('&');
    const { unmount } = await renderApp(`${path}?${query}`, as ? { as } : {});
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
    unmount();
  }
});

const { parseSearch, stringifySearch } = createAppRouter().options;
const searchIn = (url: string) => facultySearch.read(parseSearch?.(url) ?? {}).q;
const numberLike = [
  '22E101',
  '1e3',
  '0x10',
  '007',
  '1.0',
  '7',
  '-0',
  '12345678901234567890',
  'true',
  'null',
  '[1]',
  '{}',
];

it.each(numberLike)('A search for %s in a URL is read as this text', (q) => {
  expect(searchIn(`?q=${encodeURIComponent(q)}`)).toBe(q);
});

it.each([...numberLike, '"7"', "o'neill"])('A search for %s is written to the URL as it was typed', (q) => {
  expect(searchIn(stringifySearch?.({ q }) ?? '')).toBe(q);
});

interface Search {
  readonly filters: Filters<never>;
  readonly read: (search: Readonly<Record<string, unknown>>) => object;
}

const lists: readonly (readonly [string, Search])[] = [
  ['public courses', publicCourseSearch],
  ['faculty', facultySearch],
  ['dashboard', dashboardSearch],
  ['roster', rosterSearch],
  ['applications', applicationSearch],
  ['courses', adminCourseSearch],
];

describe.each(lists)('The list of the %s', (_, { filters, read }) => {
  it.each([[true], [[]], [['Civil']], [{}], [null], [undefined], [-1], [99], ['<b>']])(
    'reads %j in its URL as a text or as none',
    (value) => {
      const names = ['q', 'sort', ...Object.keys(filters)];
      const values = Object.entries(read(Object.fromEntries(names.map((name) => [name, value]))));
      expect(values.map(([name]) => name).toSorted()).toEqual(names.toSorted());
      const asText = typeof value === 'object' || value === undefined ? '' : String(value);
      for (const [name, found] of values) {
        const fixed = filters[name]?.fixedChoices?.map(choiceValue);
        // None of these has the two dots of a range.
        if (filters[name]?.range) {
          expect(found, name).toBe('');
          continue;
        }
        expect(found, name).toBe(fixed ? (fixed.find((choice) => choice === value) ?? '') : asText);
      }
    },
  );
});

it('An invalid parameter is ignored', async () => {
  await renderApp('/admin/students?year=9&semester=99&task=delete', { as: 'admin' });
  expect(await screen.findByText('40 students')).toBeInTheDocument();
});
