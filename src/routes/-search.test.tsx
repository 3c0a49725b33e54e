import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../tests/render.tsx';

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

it.each(pages)('%s shows itself, whatever its URL says', async (path, as, parameters, heading) => {
  for (const wrong of nonsense) {
    const query = parameters.map((name) => `${name}=${wrong}`).join('&');
    const { unmount } = await renderApp(`${path}?${query}`, as ? { as } : {});
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
    unmount();
  }
});

it('a parameter that does not fit is as good as none', async () => {
  await renderApp('/admin/students?year=9&semester=99&task=delete', { as: 'admin' });
  expect(await screen.findByText('40 students')).toBeInTheDocument();
});
