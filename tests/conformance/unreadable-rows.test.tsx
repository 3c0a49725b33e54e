import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering } from '../answering.ts';
import { renderApp } from '../render.tsx';

/** What stands in the place of a list's first rows: no records, and records whose ids cannot be part of an address. */
const spoiled: readonly ((row: object) => unknown)[] = [
  () => null,
  () => 'a course',
  () => [],
  (row) => ({ ...row, id: '\ud800' }),
  (row) => ({ ...row, id: '..' }),
];

/** The list of an operation with the first rows spoiled. */
const spoiling = (call: RegExp, spoilers = spoiled) =>
  answering('GET', call, async (_request, real) => {
    const { data, ...envelope } = await (await real()).json();
    const rows = data.map((row: object, i: number) => (spoilers[i] ? spoilers[i](row) : row));
    return Response.json({ ...envelope, data: rows });
  });

it.each([
  ['/courses', /\/courses\/active$/, 'courses', /^\d+ courses$/, undefined],
  ['/admissions', /\/courses\/available$/, 'courses', /^Electrical Engineering$/, undefined],
  ['/admin/students', /\/admin\/students$/, 'students', /^35 students$/, 'admin'],
  ['/admin/dashboard', /\/admin\/students$/, 'students', /^35 students$/, 'admin'],
  ['/admin/applications', /\/applications$/, 'applications', /^\d+ applications$/, 'admin'],
  ['/admin/courses', /\/courses$/, 'courses', /^\d+ courses$/, 'admin'],
] as const)(
  'The list of %s omits only the unreadable rows, and counts them',
  async (path, call, plural, others, as) => {
    await renderApp(path, { ...(as && { as }), wire: spoiling(call) });
    expect(await screen.findByText(new RegExp(`^5 of \\d+ ${plural} could not be read$`))).toBeVisible();
    expect((await screen.findAllByText(others)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

it('The list of administrators omits an unreadable one, and says so', async () => {
  await renderApp('/admin/courses?panel=administrators', {
    as: 'admin',
    wire: spoiling(/\/administrators$/, spoiled.slice(0, 1)),
  });
  expect(await screen.findByText('1 of 5 administrators could not be read')).toBeVisible();
  expect(screen.getByText('4 administrators')).toBeVisible();
});

it('A list without a readable row is an error: the answer could not be read', async () => {
  const none = answering('GET', /\/admin\/students$/, async () => Response.json({ success: true, data: ['a', 'b'] }));
  await renderApp('/admin/students', { as: 'admin', wire: none });
  expect(await screen.findByRole('alert')).toHaveTextContent('The server sent an answer that could not be read.');
});

it('A list’s note about a missing row disappears once the server has sent it', async () => {
  const call = /\/admin\/students$/;
  const { user, intercept } = await renderApp('/admin/students', {
    as: 'admin',
    wire: spoiling(call, spoiled.slice(0, 1)),
  });
  expect(await screen.findByText('1 of 40 students could not be read')).toBeVisible();
  intercept((request, serve) => serve(request));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('40 students')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument());
});

it('The home page counts the readable students', async () => {
  await renderApp('/', { wire: spoiling(/\/students$/, spoiled.slice(0, 1)) });
  const total = await screen.findByText('Total Students');
  await waitFor(() => expect(total.closest('div')).toHaveTextContent('39'));
});

it('The history of a record omits an unreadable change, and counts it', async () => {
  const change = { id: 'c', at: '2026-05-18T09:00:00.000Z', kind: 'updated', by: { name: 'Om Iyer' }, fields: [] };
  await renderApp('/admin/students/stu_000001?tab=history', {
    as: 'admin',
    wire: answering('GET', /\/history$/, async () => Response.json({ success: true, data: [change, null] })),
  });
  expect(await screen.findByText('1 of 2 changes could not be read')).toBeVisible();
  expect(within(screen.getByRole('list', { name: /^Changes/ })).getAllByRole('listitem')).toHaveLength(1);
});

it('The deleted records omit an unreadable one, and count it', async () => {
  const { user } = await renderApp('/admin/students', {
    as: 'admin',
    wire: answering('GET', /\/students\/removed$/, async () =>
      Response.json({
        success: true,
        data: [
          { student: { id: 's', name: 'Asha Rao' }, deletedAt: '2026-05-18T09:00:00.000Z', deletedBy: 'Om' },
          { student: 7 },
        ],
      }),
    ),
  });
  await user.click(await screen.findByRole('button', { name: 'Deleted Students' }));
  expect(await screen.findByText('1 of 2 deleted students could not be read')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Restore Asha Rao' })).toBeVisible();
});
