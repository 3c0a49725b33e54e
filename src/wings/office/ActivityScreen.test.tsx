import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#tests/render.tsx';
import { offerExtensions } from '#src/platform/server/extensions.ts';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

const action = (id: string, own: object = {}) => ({
  id,
  at: '2026-05-18T09:00:00.000Z',
  kind: 'updated',
  by: 'Neha Rao',
  record: { kind: 'student', id: 'stu_1', name: 'Asha Verma' },
  fields: [{ field: 'currentCGPA', old: 8.1, new: 8.4 }],
  ...own,
});

const answering = (answer: (url: URL) => unknown): Options => ({
  as: 'staff',
  wire: async (request, serve) =>
    request.url.includes('/admin/activity')
      ? Response.json({ success: true, data: answer(new URL(request.url)) })
      : serve(request),
});

const rows = () => screen.getAllByRole('row').slice(1);

describe('The screen of who did what', () => {
  it('tells a decision and a change by a person, with the values in words and a link to each record', async () => {
    const { database } = await renderApp('/admin/activity', { as: 'staff' });
    const application = await database.transact('read', ({ applications }) =>
      applications.all().find(({ status }) => status === 'APPROVED')!,
    );
    const [row] = await screen.findAllByRole('row', { name: new RegExp(`Decided ${application.fullName}`) });
    expect(row).toHaveTextContent(/Decided.*Application.*Status: .* → Approved/);
    expect(within(row!).getByRole('link')).toHaveAttribute('href', `/admin/applications?open=${application.id}`);
  });

  it('The list of who did what is filtered by person, kind of action, kind of record and day', async () => {
    const list = [
      action('a', { by: 'Rohan Fernandes', at: '2026-05-20T09:00:00.000Z' }),
      action('b', {
        record: { kind: 'course', id: 'crs_1', name: 'Civil Engineering' },
        kind: 'deactivated',
        fields: [],
      }),
      action('c', { record: { kind: 'application', id: 'app_1', name: 'Dev Menon' }, kind: 'decided', fields: [] }),
    ];
    const { router } = await renderApp(
      '/admin/activity',
      answering(() => list),
    );
    const names = async (search: object, wanted: readonly string[]) => {
      await router.navigate({ to: '/admin/activity', search });
      await waitFor(() => expect(rows().map((row) => within(row).getByRole('rowheader').textContent)).toEqual(wanted));
    };
    await names({}, ['Asha VermaStudent', 'Civil EngineeringCourse', 'Dev MenonApplication']);
    await names({ by: 'Rohan Fernandes' }, ['Asha VermaStudent']);
    await names({ kind: 'Decided' }, ['Dev MenonApplication']);
    await names({ record: 'Course' }, ['Civil EngineeringCourse']);
    await names({ day: '2026-05-20..' }, ['Asha VermaStudent']);
    await names({ q: '8.4' }, ['Asha VermaStudent']);
  });

  it('goes on to older entries where the server has answered as many as it answers at once', async () => {
    const full = Array.from({ length: 5000 }, (_, index) => action(`a${index}`));
    const older = [action('old', { at: '2026-01-01T00:00:00.000Z', by: 'Farhan Shaikh' })];
    const { user } = await renderApp(
      '/admin/activity',
      answering(({ searchParams }) => (searchParams.get('before') === full.at(-1)!.at ? older : full)),
    );
    await user.click(await screen.findByRole('link', { name: 'Show Older Entries' }));
    expect(await screen.findByRole('cell', { name: 'Farhan Shaikh' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Show Older Entries' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Show the Newest' }));
    expect(await screen.findByText('5,000 entries')).toBeInTheDocument();
  });

  it('reads a server that sends no names, other kinds and authors as objects, and says what it cannot read', async () => {
    await renderApp(
      '/admin/activity',
      answering(() => [
        action('a', { by: { name: 'Neha Rao' }, kind: 'archived', record: { kind: 'room', id: 'r1' } }),
        7,
      ]),
    );
    const [row] = await screen.findAllByRole('row', { name: /archived/ });
    expect(row).toHaveTextContent(/Neha Rao.*archived.*N\/A/);
    expect(within(row!).queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText(/1 entry .*cannot be read|could not be read/)).toBeInTheDocument();
  });

  it('says so while there is nothing, and when it cannot be loaded', async () => {
    let isBroken = true;
    const { user } = await renderApp('/admin/activity', {
      as: 'staff',
      wire: async (request, serve) => {
        if (!request.url.includes('/admin/activity')) return serve(request);
        return isBroken ? new Response(null, { status: 500 }) : Response.json({ success: true, data: [] });
      },
    });
    expect(await screen.findByText('Failed to load entries')).toBeInTheDocument();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'No entries yet' })).toBeInTheDocument();
  });

  it('The list of who did what has no link and no list where the server lacks the extension', async () => {
    offerExtensions(['history']);
    const { requests } = await renderApp('/admin/activity', { as: 'staff' });
    expect(await screen.findByRole('heading', { name: 'This server does not tell who did what' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Activity' })).not.toBeInTheDocument();
    expect(requests.filter(({ url }) => url.includes('/admin/activity'))).toEqual([]);
  });
});
