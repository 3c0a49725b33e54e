import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, changing } from '../answering.ts';
import { application, findPanel, openApplications } from '../applications.ts';
import { pasteInto } from '../paste-into.ts';
import { renderApp } from '../render.tsx';
import { ANANYA, openRecord } from '../student-record.ts';

type App = Awaited<ReturnType<typeof renderApp>>;

const empty = async () => new Response(null, { status: 403 });

describe('A refusal without a message', () => {
  it('A refusal with a message shows it; one without explains its status, and a 403 offers to sign in again', async () => {
    const { user, router, intercept } = await renderApp('/admin/students', {
      as: 'admin',
      wire: answering('GET', /\/admin\/students$/, async () =>
        Response.json({ success: false, message: 'Only the registrar may see the roster.' }, { status: 403 }),
      ),
    });
    expect(await screen.findByText('Only the registrar may see the roster.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign in again' })).not.toBeInTheDocument();

    intercept(answering('GET', /\/admin\/students$/, empty));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    const offer = await screen.findByRole('button', { name: 'Sign in again' });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Failed to load students');
    expect(alert).toHaveTextContent('The server does not allow this to the account that is signed in.');
    await user.click(offer);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toMatchObject({ redirect: '/admin/students' });
    expect(await screen.findByText('Your session has ended')).toBeInTheDocument();
  });

  it('A 403 to a visitor, of a list and of a login, does not mention a signed-in account', async () => {
    const { user, router } = await renderApp('/courses', { wire: empty });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load courses. Please try again later.');
    expect(screen.getByRole('alert')).toHaveTextContent('The server does not allow this, and did not say why.');
    expect(screen.getByRole('main')).not.toHaveTextContent(/signed in|sign-in/);

    await act(() => router.navigate({ to: '/login' }));
    await pasteInto(user, await screen.findByLabelText(/^Email/), 'student@university.example');
    await pasteInto(user, screen.getByLabelText(/^Password/, { selector: 'input' }), 'Demo@1234');
    await user.click(screen.getByRole('button', { name: 'Login as Student' }));
    expect((await screen.findAllByText('Login failed. Please try again.', { exact: false }))[0]).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent(/signed in|sign-in/);
  });

  it('A save that is refused says why, in words of the server where it has any, and keeps its values', async () => {
    const failed = 'The server failed while it was working on this. Try again later.';
    const closed = 'The fee office is closed today';
    const spring = {
      timestamp: '2026-05-18T09:00:00',
      status: 500,
      error: 'Internal Server Error',
      path: '/api/x/fee',
    };
    const refusals: readonly (readonly [string, object | null, string])[] = [
      ['a sentence in error', { error: closed }, closed],
      ['the name of the status in error, as Spring sends it', spring, failed],
      [
        'a generic message, and a sentence in error',
        { success: false, message: 'Validation failed', error: closed },
        closed,
      ],
      ['a code in error', { success: false, error: 'E_FEE' }, failed],
      ['a generic message only', { success: false, message: 'Validation failed' }, 'Validation failed'],
      ['no body at all', null, failed],
    ];
    let body: object | null = null;
    const app = await openRecord('fee', {
      wire: answering('PUT', /\/fee$/, async () =>
        body ? Response.json(body, { status: 500 }) : new Response(null, { status: 500 }),
      ),
    });
    await app.type('Paid (₹)', '1000');
    // The words of each differ from those before.
    for (const [name, answer, words] of refusals) {
      body = answer;
      await app.save();
      await waitFor(() => expect(screen.getByRole('alert'), name).toHaveTextContent(words));
      expect(screen.getByRole('textbox', { name: 'Paid (₹)' }), name).toHaveValue('1000');
    }
  });
});

// Which fields differ is a table of stored-differences.test.ts.
describe('A success answer with other stored values', () => {
  it('A record form names the fields that are stored otherwise, and asks for the record where the answer has none', async () => {
    const app = await openRecord('fee', {
      wire: answering(
        'PUT',
        /\/fee$/,
        changing((record) => ({ ...record, totalFee: 1000, paidAmount: 120_000 })),
      ),
    });
    await app.type('Total fee (₹)', '120000');
    await app.type('Paid (₹)', '1000');
    await app.save();
    const alert = await screen.findByRole('alert');
    for (const sentence of [
      'The server has not stored everything as it was sent',
      'Total fee: ₹1,20,000 was sent, and ₹1,000 is stored.',
      'Paid: ₹1,000 was sent, and ₹1,20,000 is stored.',
    ])
      expect(alert).toHaveTextContent(sentence);
    expect(screen.getByRole('textbox', { name: 'Paid (₹)' })).toHaveValue('120000');
    expect(screen.queryByText(/updated successfully/)).not.toBeInTheDocument();

    app.intercept(answering('PUT', /\/fee$/, async () => Response.json({ success: true })));
    await app.type('Paid (₹)', '1');
    await app.save();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Paid: ₹1 was sent'));
  });

  it('A course whose code the server has not changed is named', async () => {
    const { user } = await renderApp('/admin/courses', {
      as: 'admin',
      wire: answering(
        'PUT',
        /\/courses\/[^/]+$/,
        changing((record) => ({ ...record, courseCode: 'OLD-1' })),
      ),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Civil Engineering' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(await dialog.findByRole('textbox', { name: 'Course code' }));
    await user.paste('NEW-1');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Course code: NEW-1 was sent, and OLD-1 is stored.');
    expect(dialog.getByRole('textbox', { name: 'Course code' })).toHaveValue('OLD-1');
  });

  it('A new student stored with another year is named', async () => {
    const { user } = await renderApp('/admin/dashboard', {
      as: 'admin',
      students: 3,
      wire: answering(
        'POST',
        /\/students$/,
        changing((record) => ({ ...record, year: 4 })),
      ),
    });
    await user.click(await screen.findByRole('button', { name: 'Add New Student' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Student' }));
    await pasteInto(user, await dialog.findByRole('textbox', { name: 'Name' }), 'Meera Pillai');
    await pasteInto(user, dialog.getByRole('textbox', { name: 'Email' }), 'meera@mail.example');
    await pasteInto(user, dialog.getByRole('textbox', { name: 'Roll number' }), 'CE26901');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Department' }), 'Civil');
    await user.click(dialog.getByRole('button', { name: 'Add Student' }));
    expect(await screen.findByText('Year: 1st was sent, and 4th is stored.')).toBeInTheDocument();
    expect(screen.queryByText('Student added successfully')).not.toBeInTheDocument();
  });
});

describe('A bulk save', () => {
  it('A bulk save counts an item as failed when other values were stored, and names the fields', async () => {
    let calls = 0;
    const { user } = await renderApp('/admin/students', {
      as: 'admin',
      students: 3,
      wire: answering('PUT', /\/placement$/, async (request, real) => {
        calls += 1;
        return calls === 1
          ? changing((record) => ({ ...record, placementStatus: 'Not Placed' }))(request, real)
          : real();
      }),
    });
    await screen.findByText(/3 students$/);
    for (const box of screen.getAllByRole('checkbox', { name: /^Select (?!all)/ }).slice(0, 2)) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Update...' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toHaveFocus());
    await user.click(within(menu).getByRole('menuitem', { name: 'Set Placement' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(await dialog.findByRole('combobox', { name: /Placement status/ }), 'Higher Studies');
    await user.click(dialog.getByRole('button', { name: 'Update 2 Students' }));
    const result = within(await screen.findByRole('region', { name: 'Result' }));
    expect(await result.findByText('1 updated, 1 failed')).toBeInTheDocument();
    expect(
      result.getAllByText('Placement status: Higher Studies was sent, and Not Placed is stored.').length,
    ).toBeGreaterThan(0);
  });
});

it('An approved application says why no other decision is possible, and speaks of an account only where it names its student', async () => {
  const { router } = await openApplications('/admin/applications?open=app_1', {
    applications: [
      application(1, { status: 'APPROVED', generatedStudentId: ANANYA }),
      application(2, { status: 'APPROVED' }),
    ],
  });
  for (const [open, name, words] of [
    ['app_1', 'Applicant 1', 'An approval is final: the student has an account.'],
    ['app_2', 'Applicant 2', 'An approval is final.'],
  ] as const) {
    await act(async () => router.history.push(`/admin/applications?open=${open}`));
    const panel = await findPanel(name);
    const decision = within(await panel.findByRole('group', { name: 'Decision' }));
    expect(decision.getByRole('button', { name: 'Reject' })).toHaveAccessibleDescription(words);
  }
});

it('An approval shows what the answer says: an existing student, an unknown account, and another status than was sent', async () => {
  const { router, user, intercept } = await openApplications('/admin/applications?open=app_1', {
    applications: [1, 2, 3, 4].map((day) => application(day)),
  });
  async function approve(day: number, change: (record: Record<string, unknown>) => unknown) {
    intercept(answering('POST', /\/admission$/, changing(change)));
    await act(async () => router.history.push(`/admin/applications?open=app_${day}`));
    const panel = await findPanel(`Applicant ${day}`);
    await user.click(await panel.findByRole('button', { name: 'Approve' }));
    await user.click(screen.getByRole('button', { name: 'Approve Application' }));
    return panel;
  }
  await approve(1, ({ temporaryPassword: _, ...record }) => record);
  expect(await screen.findByText('Approved: an existing student is linked')).toBeInTheDocument();
  await approve(2, ({ temporaryPassword: _, generatedStudentId: _id, generatedRollNumber: _no, ...record }) => record);
  expect(await screen.findByText('Approved: the server did not say what became of the account')).toBeInTheDocument();
  expect(screen.queryByText(/No new account was made/)).not.toBeInTheDocument();
  for (const [day, status, label] of [
    [3, 'UNDER_REVIEW', 'Under review'],
    [4, 'REJECTED', 'Rejected'],
  ] as const) {
    await approve(day, (record) => ({ ...record, status }));
    const words = `The server said that it was done, but the application’s status is “${label}”, and not “Approved”.`;
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  }
});

const nothing: readonly (readonly [string, () => Response])[] = [
  ['an empty 200', () => new Response('')],
  ['a 204', () => new Response(null, { status: 204 })],
  ['null', () => Response.json(null)],
  ['no data', () => Response.json({ success: true, data: null })],
  ['an HTML page', () => new Response('<html></html>', { headers: { 'Content-Type': 'text/html' } })],
  ['garbage', () => new Response('{"success":')],
];
const lists = [
  ['/courses', undefined, /\/courses\/active$/, 'Failed to load courses. Please try again later.', /Civil Engineering/],
  ['/admin/dashboard', 'admin', /\/admin\/students$/, 'Error loading students', /4 students/],
  ['/admin/students', 'admin', /\/admin\/students$/, 'Error loading students', /4 students/],
  ['/admin/applications', 'admin', /\/applications$/, 'Error loading applications', /\d+ applications$/],
  ['/admin/courses', 'admin', /\/courses$/, 'Error loading courses', /\d+ courses$/],
] as const;

/** Answers with each of them, one after the other, and then as the real server does. */
function nothingAtFirst(call: RegExp) {
  const left = [...nothing];
  let asked = 0;
  const wire = answering('GET', call, async (_request, real) => {
    asked += 1;
    return left[0]?.[1]() ?? real();
  });
  /** Asks again, for the next answer, and waits until that is there. */
  async function next({ queryClient }: Pick<App, 'queryClient'>, ask: () => Promise<unknown>) {
    left.shift();
    asked = 0;
    await ask();
    await waitFor(() => expect([asked > 0, queryClient.isFetching()]).toEqual([true, 0]));
  }
  return { wire, next };
}

const retry = async ({ user }: Pick<App, 'user'>) =>
  user.click(await screen.findByRole('button', { name: 'Try Again' }));

describe('A list answered with nothing, or with garbage', () => {
  it.each(lists)('shows an error with a retry, and not an empty list, on %s', async (path, as, call, words, found) => {
    const { wire, next } = nothingAtFirst(call);
    const app = await renderApp(path, { ...(as && { as }), students: 4, wire });
    for (const [name] of nothing) {
      expect(await screen.findByRole('alert'), name).toHaveTextContent(words);
      expect(screen.queryByText(/^No .* yet$|No Courses Available/), name).not.toBeInTheDocument();
      await next(app, () => retry(app));
    }
    expect((await screen.findAllByText(found)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('falls back to six program names in the admission form (section 8)', async () => {
    const { wire, next } = nothingAtFirst(/\/courses\/available$/);
    const app = await renderApp('/admissions', { wire });
    const words = 'Could not load latest courses. Showing basic course list.';
    for (const [name] of nothing) {
      expect(await screen.findByText(words), name).toBeVisible();
      await next(app, () => act(() => app.queryClient.refetchQueries()));
    }
    await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
  });

  it('shows an error with a retry for a student’s own record', async () => {
    const { wire, next } = nothingAtFirst(/\/auth\/me$/);
    const app = await renderApp('/student/dashboard', { as: 'student', wire });
    for (const [name] of nothing) {
      expect(await screen.findByRole('alert'), name).toHaveTextContent('Failed to load student data');
      await next(app, () => retry(app));
    }
    expect((await screen.findAllByText(/CGPA/)).length).toBeGreaterThan(0);
  });
});

it('Figures of the applications that fail, come empty or contradict the list are computed from the list', async () => {
  const { user, intercept, queryClient } = await openApplications(undefined, {
    applications: [application(1), application(2)],
    wire: answering('GET', /\/applications\/stats$/, async () => new Response(null, { status: 500 })),
  });
  await user.click(await screen.findByRole('button', { name: 'Statistics' }));
  const figures = () => screen.findByRole('figure', { name: '2 applications, 2 awaiting a decision' });
  expect(await figures()).toBeInTheDocument();
  for (const answer of [
    async () => new Response(null, { status: 204 }),
    async () => Response.json({ success: true, data: { totalApplications: 3, pendingCount: 0 } }),
  ]) {
    let asked = 0;
    intercept(answering('GET', /\/applications\/stats$/, async () => ((asked += 1), answer())));
    await act(() => queryClient.refetchQueries());
    expect(asked).toBeGreaterThan(0);
    expect(await figures()).toBeInTheDocument();
  }
});

it('Figures of the courses that fail, cannot be read or contradict the list are computed from the list', async () => {
  const { database, intercept, queryClient } = await renderApp('/admin/courses', {
    as: 'admin',
    wire: answering('GET', /\/courses\/stats$/, async () => new Response(null, { status: 500 })),
  });
  const stored = await database.transact('read', ({ courses }) => courses.all());
  expect(await screen.findByText(`${stored.length} courses by status`)).toBeInTheDocument();
  for (const totalCourses of ['many', 1]) {
    let asked = 0;
    intercept(
      answering(
        'GET',
        /\/courses\/stats$/,
        async () => ((asked += 1), Response.json({ success: true, data: { totalCourses } })),
      ),
    );
    await act(() => queryClient.refetchQueries());
    expect(asked).toBeGreaterThan(0);
    expect(await screen.findByText(`${stored.length} courses by status`)).toBeInTheDocument();
  }
});
