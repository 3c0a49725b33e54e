import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paintDelay } from '#src/platform/scheduling.ts';
import { answering, type Wire } from '../answering.ts';
import { renderApp } from '../render.tsx';

/** What stands in the place of a list's first rows: no records, and records whose ids cannot be part of an address. */
const spoiled: readonly ((row: object) => unknown)[] = [
  () => null,
  () => 'a course',
  () => [],
  (row) => ({ ...row, id: '\ud800' }),
  (row) => ({ ...row, id: '..' }),
];

/** The lists of these operations with their first rows spoiled, so many of them each. */
const spoiling = (...calls: readonly (readonly [call: RegExp, rows: number])[]): Wire =>
  async function spoil(request, serve) {
    const { pathname } = new URL(request.url);
    const [, count] = calls.find(([call]) => call.test(pathname)) ?? [];
    if (request.method !== 'GET' || count === undefined) return serve(request);
    const { data, ...envelope } = await (await serve(request)).json();
    const rows = data.map((row: object, i: number) => (i < count ? (spoiled[i]?.(row) ?? null) : row));
    return Response.json({ ...envelope, data: rows });
  };

it('A list of records omits only the unreadable rows, and counts them, on each page of an administrator', async () => {
  const change = { id: 'c', at: '2026-05-18T09:00:00.000Z', kind: 'updated', by: { name: 'Om Iyer' }, fields: [] };
  const removed = { student: { id: 's', name: 'Asha Rao' }, deletedAt: '2026-05-18T09:00:00.000Z', deletedBy: 'Om' };
  const spoil = spoiling(
    [/\/admin\/students$/, 5],
    [/\/api\/applications$/, 5],
    [/\/api\/courses$/, 5],
    [/\/administrators$/, 1],
  );
  const { user, router } = await renderApp('/admin/students', {
    as: 'admin',
    wire: async (request, serve) => {
      if (request.url.endsWith('/history')) return Response.json({ success: true, data: [change, null] });
      if (request.url.endsWith('/removed')) return Response.json({ success: true, data: [removed, { student: 7 }] });
      return spoil(request, serve);
    },
  });
  for (const [path, note, others] of [
    ['/admin/students?status=all', /^5 of 40 students could not be read$/, /^35 students$/],
    ['/admin/dashboard', /^5 of 40 students could not be read$/, /^35 students$/],
    ['/admin/applications', /^5 of \d+ applications could not be read$/, /^\d+ applications$/],
    ['/admin/courses', /^5 of \d+ courses could not be read$/, /^\d+ courses$/],
  ] as const) {
    await act(() => router.navigate({ href: path }));
    expect(await screen.findByText(note), path).toBeVisible();
    expect((await screen.findAllByText(others)).length, path).toBeGreaterThan(0);
    expect(screen.queryByRole('alert'), path).not.toBeInTheDocument();
  }
  await act(() => router.navigate({ href: '/admin/courses?panel=administrators' }));
  expect(await screen.findByText('1 of 5 administrators could not be read')).toBeVisible();
  expect(screen.getByText('4 administrators')).toBeVisible();

  await act(() => router.navigate({ href: '/admin/students/stu_000001?tab=history' }));
  expect(await screen.findByText('1 of 2 changes could not be read')).toBeVisible();
  expect(within(screen.getByRole('list', { name: /^Changes/ })).getAllByRole('listitem')).toHaveLength(1);

  await act(() => router.navigate({ href: '/admin/students' }));
  await user.click(await screen.findByRole('button', { name: 'Deleted Students' }));
  expect(await screen.findByText('1 of 2 deleted students could not be read')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Restore Asha Rao' })).toBeVisible();
});

it('A public list omits only the unreadable rows, and counts them; the home page counts the readable students', async () => {
  paintDelay.ms = 0;
  const { router } = await renderApp('/courses', {
    wire: spoiling([/\/courses\/(?:active|available)$/, 5], [/\/students$/, 1]),
  });
  for (const [path, others] of [
    ['/courses', /^\d+ courses$/],
    ['/admissions', /^Electrical Engineering$/],
  ] as const) {
    await act(() => router.navigate({ href: path }));
    expect(await screen.findByText(/^5 of \d+ courses could not be read$/), path).toBeVisible();
    expect((await screen.findAllByText(others)).length, path).toBeGreaterThan(0);
    expect(screen.queryByRole('alert'), path).not.toBeInTheDocument();
  }
  await act(() => router.navigate({ href: '/' }));
  const total = await screen.findByText('Total Students');
  await waitFor(() => expect(total.closest('div')).toHaveTextContent('39'));
});

it('A list without a readable row is an error: the answer could not be read; its note about a missing row disappears once the server has sent it', async () => {
  const call = /\/admin\/students$/;
  const none = answering('GET', call, async () => Response.json({ success: true, data: ['a', 'b'] }));
  const { user, intercept } = await renderApp('/admin/students?status=all', { as: 'admin', wire: none });
  expect(await screen.findByRole('alert')).toHaveTextContent('The server sent an answer that could not be read.');
  intercept(spoiling([call, 1]));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('1 of 40 students could not be read')).toBeVisible();
  intercept((request, serve) => serve(request));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('40 students')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument());
});
