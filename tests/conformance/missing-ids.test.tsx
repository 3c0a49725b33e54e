import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../render.tsx';

/** A server that keeps the ids of its records to itself. */
const withoutIds =
  (path: RegExp): NonNullable<NonNullable<Parameters<typeof renderApp>[1]>['wire']> =>
  async (request, serve) => {
    const response = await serve(request);
    if (request.method !== 'GET' || !path.test(new URL(request.url).pathname)) return response;
    const { data, ...envelope } = await response.json();
    return Response.json({
      ...envelope,
      data: data.slice(0, 3).map(({ id: _id, ...record }: { id: string }) => record),
    });
  };

it.each([
  ['/admin/students', /\/admin\/students$/, 'students', 'Students'],
  ['/admin/dashboard', /\/admin\/students$/, 'students', 'Students'],
  ['/admin/applications', /\/applications$/, 'applications', 'Applications'],
  ['/admin/courses', /\/courses$/, 'courses', 'Courses'],
])(
  '%s names the records without an id, and offers no link that would lead nowhere',
  async (path, call, plural, caption) => {
    await renderApp(path, { as: 'admin', wire: withoutIds(call) });
    expect(await screen.findByText(`3 ${plural} cannot be opened`)).toBeVisible();
    const [, ...rows] = within(screen.getByRole('table', { name: caption })).getAllByRole('row');
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      expect(row).toHaveTextContent(/\w/);
      for (const role of ['link', 'button', 'checkbox'] as const)
        expect(within(row).queryByRole(role), role).not.toBeInTheDocument();
    }
  },
);
