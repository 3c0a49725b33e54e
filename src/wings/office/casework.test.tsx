import { ChakraProvider } from '@chakra-ui/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { application, findPanel, openApplications } from '#tests/applications.ts';
import { pasteInto } from '#tests/paste-into.ts';
import { offerExtensions } from '#src/platform/server/extensions.ts';
import { getSystem } from '#src/ui/theme/system.ts';
import { CaseworkTool } from './CaseworkTools.tsx';

type Options = NonNullable<Parameters<typeof openApplications>[1]>;

const many = (count: number) => Array.from({ length: count }, (_, at) => application(at + 1));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const notes = () => within(screen.getByRole('list', { name: 'Notes, the newest first' }));

/** The server answers, but not for the office's own work. */
const withoutCasework: NonNullable<Options['wire']> = async (request, serve) =>
  request.url.endsWith('/admin/casework') ? new Response(null, { status: 500 }) : serve(request);

/** Opens an application with its section of the office. */
async function openOffice(options: Options = {}) {
  const app = await openApplications('/admin/applications?open=app_1', { applications: many(2), ...options });
  await findPanel('Applicant 1');
  const office = within(await screen.findByRole('region', { name: 'In the office' }));
  const kept = () => app.database.transact('read', ({ casework }) => structuredClone(casework.get('app_1')));
  return { ...app, office, kept };
}

async function selectAll(
  { user }: { readonly user: Awaited<ReturnType<typeof openApplications>>['user'] },
  item: string,
) {
  await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
  await user.click(button('More'));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return within(await screen.findByRole('dialog'));
}

describe('The office’s own work on an application', () => {
  it('Notes that cannot be loaded say so, with a retry; a note is refused by the rules, kept as a draft where it cannot be sent, and then stored with its author, the newest first', async () => {
    const { user, office, kept, intercept } = await openOffice({ wire: withoutCasework });
    expect(await office.findByText('Failed to load notes and assignees')).toBeInTheDocument();
    intercept((request, serve) => serve(request));
    await user.click(office.getByRole('button', { name: 'Try Again' }));
    await user.click(await office.findByText('Add a note'));
    const write = async (text: string) => {
      await user.clear(office.getByLabelText('Note'));
      await pasteInto(user, office.getByLabelText('Note'), text);
      await user.click(office.getByRole('button', { name: 'Add Note' }));
    };
    for (const [text, message] of [
      ['   ', 'A note needs some words'],
      ['x'.repeat(10_000), 'A note must be at most 2000 characters'],
    ] as const) {
      await write(text);
      await waitFor(() => expect(office.getByLabelText('Note')).toHaveAccessibleDescription(message));
      expect(office.getByLabelText('Note')).toHaveValue(text);
    }
    intercept(async (request, serve) =>
      request.url.endsWith('/notes') ? new Response(null, { status: 507 }) : serve(request),
    );
    await write('Certificate missing.');
    expect(await office.findByRole('alert')).toHaveTextContent('Failed to add note');
    expect(office.getByLabelText('Note')).toHaveValue('Certificate missing.');
    expect(await kept()).toBeUndefined();

    intercept((request, serve) => serve(request));
    for (const text of ['Certificate missing.', '<b>It has come.</b>']) {
      await write(text);
      // Markup is shown as text.
      expect(await office.findByText(text, { selector: 'p' })).toBeInTheDocument();
      await waitFor(() => expect(office.getByLabelText('Note')).toHaveValue(''));
    }
    expect(notes().getAllByRole('listitem')[0]).toHaveTextContent(/It has come\.<\/b>Rohan Fernandes/);
    expect((await kept())?.notes).toHaveLength(2);
  });

  it('Casework is taken, handed to a colleague, given back, and not handed to a colleague who cannot sign in any more', async () => {
    const { user, office, database, kept } = await openOffice();
    await user.click(await office.findByRole('button', { name: 'Assign to Me' }));
    await waitFor(() => expect(office.getByText('It is assigned to you.')).toHaveFocus());
    expect(await office.findByRole('button', { name: 'Unassign' })).toBeInTheDocument();
    expect((await kept())?.assignee?.name).toBe('Rohan Fernandes');
    await user.selectOptions(office.getByLabelText('Assigned to'), 'Farhan Shaikh');
    expect((await kept())?.assignee?.name).toBe('Rohan Fernandes');
    await user.click(office.getByRole('button', { name: 'Assign' }));
    await waitFor(async () => expect((await kept())?.assignee?.name).toBe('Farhan Shaikh'));
    await user.selectOptions(office.getByLabelText('Assigned to'), 'Nobody');
    await user.click(office.getByRole('button', { name: 'Assign' }));
    await waitFor(async () => expect(await kept()).toBeUndefined());
    await office.findByRole('button', { name: 'Assign to Me' });

    await database.transact('write', ({ accounts }) => {
      const farhan = accounts.by('username', 'f.shaikh')!;
      accounts.replace({ ...farhan, disabledAt: '2026-07-01T00:00:00.000Z' });
    });
    await user.selectOptions(office.getByLabelText('Assigned to'), 'Farhan Shaikh');
    await user.click(office.getByRole('button', { name: 'Assign' }));
    expect(
      await screen.findByText('Farhan Shaikh cannot sign in, so that nothing can be assigned to this person'),
    ).toBeInTheDocument();
    expect(office.getByLabelText('Assigned to')).toHaveDisplayValue('Farhan Shaikh');
    expect(await kept()).toBeUndefined();
  });

  it('Casework is absent where the server lacks casework, with its filters, tools and the button that holds a decision', async () => {
    offerExtensions(['seats']);
    const { user, requests } = await openApplications('/admin/applications?open=app_1', { applications: many(2) });
    const panel = await findPanel('Applicant 1');
    await panel.findByText('Submitted data');
    expect(screen.queryByRole('region', { name: 'In the office' })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Assigned to')).not.toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Approve' }));
    await panel.findByRole('button', { name: 'Approve Application' });
    expect(panel.queryByRole('button', { name: 'Hold Decision' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Select Applicant 1' }));
    await user.click(button('More'));
    await screen.findByRole('menuitem', { name: 'Export CSV' });
    expect(screen.queryByRole('menuitem', { name: 'Add a note' })).not.toBeInTheDocument();
    expect(requests.filter(({ url }) => url.includes('casework'))).toEqual([]);
  });
});

describe('A held decision', () => {
  it('A held decision is kept with its texts, changes nothing, and is released later; the button that decides sends one at once that was refused as held', async () => {
    const { user, office, kept, stored, database } = await openOffice();
    const panel = await findPanel('Applicant 1');
    /** Begins to reject, is refused as held for want of a reason, and gives it. */
    const beginIn = async ({ getByRole, findByText }: typeof panel) => {
      await user.click(getByRole('button', { name: 'Reject' }));
      await user.click(getByRole('button', { name: 'Hold Decision' }));
      expect(await findByText('A reason for the rejection is required')).toBeInTheDocument();
      await pasteInto(user, getByRole('textbox', { name: 'Reason for the rejection' }), 'Too late.');
    };
    await beginIn(panel);
    await user.click(panel.getByRole('button', { name: 'Hold Decision' }));
    expect(await office.findByText('Held: Rejected')).toBeInTheDocument();
    expect((await kept())?.held?.decision).toEqual({ status: 'REJECTED', rejectionReason: 'Too late.' });
    expect(await stored('app_1')).toMatchObject({ status: 'APPLIED', history: [] });
    expect(screen.getByRole('row', { name: /Decision held · applicant1@mail\.example/ })).toBeInTheDocument();
    const mails = () => database.transact('read', ({ outbox }) => outbox.all().length);
    expect(await mails()).toBe(0);
    await user.click(office.getByRole('button', { name: 'Release Now' }));
    await waitFor(async () => expect(await stored('app_1')).toMatchObject({ status: 'REJECTED' }));
    expect(await mails()).toBe(1);
    // The open application is shown as it is now.
    expect(await panel.findByText('Reason for the rejection')).toBeInTheDocument();
    await waitFor(() => expect(office.getByText('The decision is released.')).toHaveFocus());
    await waitFor(() => expect(office.queryByText('Held: Rejected')).not.toBeInTheDocument());

    await user.keyboard('n');
    const next = await findPanel('Applicant 2');
    await beginIn(next);
    await user.click(next.getByRole('button', { name: 'Reject Application' }));
    await waitFor(async () => expect(await stored('app_2')).toMatchObject({ status: 'REJECTED' }));
    expect(await database.transact('read', ({ casework }) => casework.all())).toEqual([]);
  });

  it('A held decision is dropped, and says so; held again, it goes when another decision is taken', async () => {
    const { user, office, kept } = await openOffice();
    const panel = await findPanel('Applicant 1');
    const hold = async () => {
      await user.click(panel.getByRole('button', { name: 'Approve' }));
      await user.click(await panel.findByRole('button', { name: 'Hold Decision' }));
      await office.findByText('Held: Approved');
    };
    await hold();
    await user.click(office.getByRole('button', { name: 'Drop It' }));
    await waitFor(async () => expect(await kept()).toBeUndefined());
    expect(await screen.findByText('No decision is held any more.')).toBeInTheDocument();

    await hold();
    await user.click(panel.getByRole('button', { name: 'Waitlist' }));
    await user.click(await panel.findByRole('button', { name: 'Waitlist Application' }));
    await waitFor(async () => expect(await kept()).toBeUndefined());
    await waitFor(() => expect(office.queryByText('Held: Approved')).not.toBeInTheDocument());
  });
});

describe('Selected applications, in the office', () => {
  it.each(['note', 'assign', 'release'] as const)(
    'More than 500 selected applications are not changed at once (%s)',
    (tool) => {
      const rows = Array.from({ length: 501 }, (_, at) => application(1, { id: `app_${at}` }));
      render(
        <ChakraProvider value={getSystem()}>
          <CaseworkTool tool={tool} rows={rows} onClose={() => {}} />
        </ChakraProvider>,
      );
      expect(screen.getByText('This can be done with 500 applications at once. Select fewer.')).toBeInTheDocument();
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    },
  );

  it('Selected applications are not released while their held decisions cannot be loaded, get the same note, and are handed to a colleague, by whom the list is filtered', async () => {
    const app = await openApplications(undefined, {
      applications: [...many(3), application(9, { status: 'REJECTED' })],
      wire: withoutCasework,
    });
    const releasing = await selectAll(app, 'Release held decisions');
    expect(await releasing.findByText('Failed to load held decisions')).toBeInTheDocument();
    expect(releasing.queryByText(/No decision is held/)).not.toBeInTheDocument();
    app.intercept((request, serve) => serve(request));
    await app.user.click(releasing.getByRole('button', { name: 'Try Again' }));
    expect(await releasing.findByText('No decision is held on what is selected.')).toBeInTheDocument();
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await app.user.click(button('More'));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Add a note' }));
    const dialog = within(await screen.findByRole('dialog'));
    await pasteInto(app.user, await dialog.findByLabelText('Note'), 'Certificate missing.');
    await app.user.click(dialog.getByRole('button', { name: 'Add Note to 4' }));
    expect(await screen.findByText('The note is on 4 applications.')).toBeInTheDocument();
    const rows = await app.database.transact('read', ({ casework }) => structuredClone(casework.all()));
    expect(rows.map(({ notes: [note] }) => note?.text)).toEqual(Array<string>(4).fill('Certificate missing.'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    for (const id of [1, 2, 3]) await app.user.click(screen.getByRole('checkbox', { name: `Select Applicant ${id}` }));
    await app.user.click(button('More'));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Assign to' }));
    await app.user.click(await screen.findByRole('button', { name: 'Farhan Shaikh' }));
    expect(await screen.findByText('1 application: assigned to Farhan Shaikh.')).toBeInTheDocument();
    await app.user.selectOptions(screen.getByLabelText('Assigned to'), 'Farhan Shaikh');
    expect(await screen.findByText('1 of 4 applications')).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Assigned to' })).toBeInTheDocument();
    await app.user.selectOptions(screen.getByLabelText('Assigned to'), 'Nobody');
    expect(await screen.findByText('3 of 4 applications')).toBeInTheDocument();
  });

  it('Selected applications are held together and released together, and one whose course is full meanwhile stays held', async () => {
    const app = await openApplications(undefined, {
      applications: [application(1), application(2), application(3, { desiredCourse: 'Mechanical Engineering' })],
    });
    await app.database.transact('write', ({ courses }) => {
      for (const [name, availableSeats] of [
        ['Civil Engineering', 2],
        ['Mechanical Engineering', 1],
      ] as const)
        courses.replace({ ...courses.by('courseName', name)!, availableSeats });
    });
    await app.user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
    await app.user.click(button('Decide All...'));
    await app.user.click(await screen.findByRole('button', { name: 'Approve (3)' }));
    await app.user.click(await screen.findByRole('button', { name: 'Hold Decision' }));
    expect(await screen.findByText('3 decisions are held.')).toBeInTheDocument();
    await app.database.transact('write', ({ courses }) => {
      courses.replace({ ...courses.by('courseName', 'Mechanical Engineering')!, availableSeats: 0 });
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await app.user.click(button('More'));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Release held decisions' }));
    await app.user.click(await screen.findByRole('button', { name: 'Release 3' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('1 of 3 could not be released, and stays held')).toBeInTheDocument();
    expect(dialog.getByText('Applicant 3: No seat is left in Mechanical Engineering')).toBeInTheDocument();
    const statuses = await Promise.all(['app_1', 'app_2', 'app_3'].map(async (id) => (await app.stored(id))?.status));
    expect(statuses).toEqual(['APPROVED', 'APPROVED', 'APPLIED']);
  });
});
