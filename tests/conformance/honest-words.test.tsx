import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, changing, type Wire } from '../answering.ts';
import { application, openApplications } from '../applications.ts';
import { renderApp } from '../render.tsx';
import { ANANYA, openRecord } from '../student-record.ts';

type App = Awaited<ReturnType<typeof renderApp>>;

const empty = async () => new Response(null, { status: 403 });

describe('A refusal without a message', () => {
  it('A refusal without a message explains its status, and a 403 offers to sign in again', async () => {
    const { user, router } = await renderApp('/admin/students', {
      as: 'admin',
      wire: answering('GET', /\/admin\/students$/, empty),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load students');
    expect(alert).toHaveTextContent('The server does not allow this to the account that is signed in.');
    await user.click(await screen.findByRole('button', { name: 'Sign in again' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toMatchObject({ redirect: '/admin/students' });
    expect(await screen.findByText('Your session has ended')).toBeInTheDocument();
  });

  it.each([
    ['/courses', 'GET', /\/courses\/active$/, 'Failed to load courses. Please try again later.'],
    ['/login', 'POST', /\/auth\/student-login$/, 'Login failed. Please try again.'],
  ] as const)('A 403 to a visitor of %s does not mention a signed-in account', async (path, method, call, words) => {
    const { user } = await renderApp(path, { wire: answering(method, call, empty) });
    if (path === '/login') {
      await user.type(screen.getByLabelText(/^Email/), 'student@university.example');
      await user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'Demo@1234');
      await user.click(screen.getByRole('button', { name: 'Login as Student' }));
    }
    expect((await screen.findAllByText(words, { exact: false }))[0]).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent(/signed in|sign-in/);
    if (path === '/courses')
      expect(screen.getByRole('alert')).toHaveTextContent('The server does not allow this, and did not say why.');
  });

  it('A refusal with a message shows that message', async () => {
    await renderApp('/admin/students', {
      as: 'admin',
      wire: answering('GET', /\/admin\/students$/, async () =>
        Response.json({ success: false, message: 'Only the registrar may see the roster.' }, { status: 403 }),
      ),
    });
    expect(await screen.findByText('Only the registrar may see the roster.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign in again' })).not.toBeInTheDocument();
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

describe('A success answer with other stored values', () => {
  it.each([
    [
      'swapped fees',
      'fee',
      { 'Total fee (₹)': '120000', 'Paid (₹)': '1000' },
      /\/fee$/,
      (record: Record<string, unknown>) => ({ ...record, totalFee: 1000, paidAmount: 120_000 }),
      ['Total fee: ₹1,20,000 was sent, and ₹1,000 is stored.', 'Paid: ₹1,000 was sent, and ₹1,20,000 is stored.'],
    ],
    [
      'an ignored attendance',
      'attendance',
      { 'Attendance (%)': '50' },
      /\/attendance$/,
      (record: Record<string, unknown>) => ({ ...record, attendance: { percentage: 90 } }),
      ['Attendance: 50% was sent, and 90% is stored.'],
    ],
  ] as const)(
    'A save stored with %s: the form names the fields, and shows the stored values',
    async (_, tab, typed, path, change, words) => {
      const app = await openRecord(tab, { wire: answering('PUT', path, changing(change)) });
      for (const [label, value] of Object.entries(typed)) await app.type(label, value);
      await app.save();
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('The server has not stored everything as it was sent');
      for (const sentence of words) expect(alert).toHaveTextContent(sentence);
      expect(screen.queryByText(/updated successfully/)).not.toBeInTheDocument();
    },
  );

  it('A roll number that the server has dropped is named', async () => {
    const { user } = await renderApp(`/admin/students/${ANANYA}`, {
      as: 'admin',
      wire: answering(
        'PUT',
        /\/admin\/students\/[^/]+$/,
        changing(({ rollNo: _, ...record }) => record),
      ),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Roll number: \S+ was sent, and N\/A is stored\./);
    expect(screen.getByRole('textbox', { name: 'Roll number' })).toHaveValue('');
  });

  it('A success answer without the record is verified by a request for the record', async () => {
    const app = await openRecord('fee', {
      wire: answering('PUT', /\/fee$/, async () => Response.json({ success: true })),
    });
    await app.type('Paid (₹)', '1');
    await app.save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Paid: ₹1 was sent');
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
    await user.type(dialog.getByRole('textbox', { name: 'Course code' }), 'NEW-1');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Course code: NEW-1 was sent, and OLD-1 is stored.');
    expect(dialog.getByRole('textbox', { name: 'Course code' })).toHaveValue('OLD-1');
  });

  it('A new student stored with another year is named', async () => {
    const { user } = await renderApp('/admin/dashboard', {
      as: 'admin',
      wire: answering(
        'POST',
        /\/students$/,
        changing((record) => ({ ...record, year: 4 })),
      ),
    });
    await user.click(await screen.findByRole('button', { name: 'Add New Student' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Student' }));
    await user.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Meera Pillai');
    await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'meera@mail.example');
    await user.type(dialog.getByRole('textbox', { name: 'Roll number' }), 'CE26901');
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
      wire: answering('PUT', /\/placement$/, async (request, real) => {
        calls += 1;
        return calls === 1
          ? changing((record) => ({ ...record, placementStatus: 'Not Placed' }))(request, real)
          : real();
      }),
    });
    await screen.findByText(/40 students$/);
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

describe('An approved application', () => {
  it.each([
    ['names its student', { generatedStudentId: ANANYA }, 'An approval is final: the student has an account.'],
    ['names no student', {}, 'An approval is final.'],
  ])('An approved application %s: says why no other decision is possible', async (_, part, words) => {
    await openApplications('/admin/applications?open=app_1', {
      applications: [application(1, { status: 'APPROVED', ...part })],
    });
    const decision = within(await screen.findByRole('group', { name: 'Decision' }));
    expect(decision.getByRole('button', { name: 'Reject' })).toHaveAccessibleDescription(words);
  });
});

describe('The answer to a decision', () => {
  const decide = async (wire: Wire) => {
    const app = await openApplications('/admin/applications?open=app_1', { applications: [application(1)], wire });
    await app.user.click(await screen.findByRole('button', { name: 'Approve' }));
    await app.user.click(screen.getByRole('button', { name: 'Approve Application' }));
    return app;
  };
  const admission = /\/admission$/;

  it.each([
    [
      'the student without a password',
      ({ temporaryPassword: _, ...record }: Record<string, unknown>) => record,
      'Approved: an existing student is linked',
    ],
    [
      'neither password nor student',
      ({
        temporaryPassword: _,
        generatedStudentId: _id,
        generatedRollNumber: _no,
        ...record
      }: Record<string, unknown>) => record,
      'Approved: the server did not say what became of the account',
    ],
  ])('The answer to a decision has %s', async (_, change, title) => {
    await decide(answering('POST', admission, changing(change)));
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.queryByText(/No new account was made/)).not.toBeInTheDocument();
  });

  it.each([
    ['not made', 'UNDER_REVIEW', 'Under review'],
    ['made another', 'REJECTED', 'Rejected'],
  ])('A decision answered with success, and %s: the answered status is shown', async (_, status, label) => {
    await decide(
      answering(
        'POST',
        admission,
        changing((record) => ({ ...record, status })),
      ),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `The server said that it was done, but the application’s status is “${label}”, and not “Approved”.`,
    );
  });
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
  ['/admin/dashboard', 'admin', /\/admin\/students$/, 'Error loading students', /40 students/],
  ['/admin/students', 'admin', /\/admin\/students$/, 'Error loading students', /40 students/],
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
    const app = await renderApp(path, { ...(as && { as }), wire });
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

describe('The figures of a list', () => {
  const two = [application(1), application(2)];
  it.each([
    ['contradict it', async () => Response.json({ success: true, data: { totalApplications: 3, pendingCount: 0 } })],
    ['failed', async () => new Response(null, { status: 500 })],
    ['came empty', async () => new Response(null, { status: 204 })],
  ])('Figures of the applications that %s are computed from the list', async (_, answer) => {
    const { user } = await openApplications(undefined, {
      applications: two,
      wire: answering('GET', /\/applications\/stats$/, answer),
    });
    await user.click(await screen.findByRole('button', { name: 'Statistics' }));
    expect(await screen.findByRole('figure', { name: '2 applications, 2 awaiting a decision' })).toBeInTheDocument();
  });

  it.each([
    ['contradict it', async () => Response.json({ success: true, data: { totalCourses: 1 } })],
    ['failed', async () => new Response(null, { status: 500 })],
    ['cannot be read', async () => Response.json({ success: true, data: { totalCourses: 'many' } })],
  ])('Figures of the courses that %s are computed from the list', async (_, answer) => {
    const { database } = await renderApp('/admin/courses', {
      as: 'admin',
      wire: answering('GET', /\/courses\/stats$/, answer),
    });
    const stored = await database.transact('read', ({ courses }) => courses.all());
    expect(await screen.findByText(`${stored.length} courses by status`)).toBeInTheDocument();
  });
});
