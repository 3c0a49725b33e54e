import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, changing, type Wire } from '../answering.ts';
import { pasteInto } from '../paste-into.ts';
import { renderApp } from '../render.tsx';

type Change = (record: Record<string, unknown>) => unknown;

interface Creation {
  readonly what: string;
  readonly path: string;
  readonly as?: 'admin';
  readonly call: RegExp;
  /** The button that opens its form. */
  readonly opener?: string;
  readonly form: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly choices?: Readonly<Record<string, string>>;
  readonly send: string;
  /** Section 8: what is said of a success; nothing where the form just closes. */
  readonly success?: string;
  /** An answer with other stored values, and the sentences that name them. */
  readonly otherwise?: { readonly change: Change; readonly sentences: readonly string[] };
}

const creations: readonly Creation[] = [
  {
    what: 'a registration',
    path: '/register',
    call: /\/auth\/register$/,
    form: 'Registration',
    texts: {
      Name: 'Asha Rao',
      Email: 'asha.rao@university.example',
      'Roll number': 'CS26901',
      Phone: '+919876543210',
      Password: 'four purple rickshaws',
      'Confirm password': 'four purple rickshaws',
    },
    choices: { Department: 'Life Sciences', Year: '2nd year', Semester: '3rd semester' },
    send: 'Register',
    success: 'Registration successful! Please login.',
    otherwise: {
      change: ({ user, ...data }) => ({ ...data, user: { ...Object(user), phone: undefined, year: 1 } }),
      sentences: ['Phone: +919876543210 was sent, and N/A is stored.', 'Year: 2nd was sent, and 1st is stored.'],
    },
  },
  {
    what: 'an application',
    path: '/admissions',
    call: /\/applications\/submit$/,
    form: 'Application for admission',
    texts: {
      'Full name': 'Asha Rao',
      Email: 'asha.rao@mail.example',
      'Phone number': '+919876543210',
      'Previous grade': '88%',
    },
    choices: { 'Desired course': 'Civil Engineering', 'Previous qualification': '12th Grade' },
    send: 'Submit Application',
    success: 'Application submitted successfully! You will receive confirmation shortly.',
    otherwise: {
      change: (record) => ({ ...record, phoneNumber: undefined, desiredCourse: 'Law' }),
      sentences: [
        'Phone number: +919876543210 was sent, and N/A is stored.',
        'Desired course: Civil Engineering was sent, and Law is stored.',
      ],
    },
  },
  {
    what: 'a new student',
    path: '/admin/dashboard',
    as: 'admin',
    call: /\/students$/,
    opener: 'Add New Student',
    form: 'Add New Student',
    texts: { Name: 'Meera Pillai', Email: 'meera@mail.example', 'Roll number': 'CE26901', Phone: '+919876543210' },
    choices: { Department: 'Civil' },
    send: 'Add Student',
    success: 'Student added successfully',
    otherwise: {
      change: (record) => ({ ...record, year: 4 }),
      sentences: ['Year: 1st was sent, and 4th is stored.'],
    },
  },
  {
    what: 'a new course',
    path: '/admin/courses?course=new',
    as: 'admin',
    call: /\/courses$/,
    form: 'Add a course',
    texts: {
      'Course name': 'Artificial Intelligence',
      'Course code': 'BT-AI',
      Department: 'Computer Science',
      Description: 'Machines that learn.',
    },
    choices: { 'Program type': 'Undergraduate' },
    send: 'Add Course',
    success: 'Course added successfully',
  },
  {
    what: 'a new administrator',
    path: '/admin/courses?panel=administrators',
    as: 'admin',
    call: /\/admin\/auth\/register$/,
    opener: 'Add administrator',
    form: 'Add administrator',
    texts: {
      Name: 'Om Iyer',
      Email: 'om.iyer@university.example',
      'User name': 'om.iyer',
      'First password': 'four purple rickshaws',
    },
    choices: { Role: 'Staff administrator' },
    send: 'Add administrator',
  },
];

/** Opens a form, fills it in and sends it. */
async function send({ path, as, opener, form, texts, choices = {}, ...creation }: Creation, wire: Wire) {
  const app = await renderApp(path, { ...(as && { as }), wire });
  if (opener) await app.user.click(await screen.findByRole('button', { name: opener }));
  const { getByLabelText, getByRole, findByRole } = within(await screen.findByRole('form', { name: form }));
  const field = (label: string) => getByLabelText(new RegExp(`^${label}`), { selector: 'input, textarea, select' });
  for (const [label, text] of Object.entries(texts)) await pasteInto(app.user, field(label), text);
  for (const [label, option] of Object.entries(choices)) {
    await findByRole('option', { name: option });
    await app.user.selectOptions(field(label), option);
  }
  await app.user.click(getByRole('button', { name: creation.send }));
  return { ...app, field };
}

// Which answers say nothing, and which say enough, is a table of client.test.tsx.
it.each(creations)(
  'An answer to $what without a word is no success: the form says so, keeps its values, and can be sent again; it names the values that were not stored as they were sent',
  async (creation) => {
    const { path, call, texts, success, as, otherwise } = creation;
    let asked = 0;
    const { user, field, router, intercept } = await send(
      creation,
      answering('POST', call, async () => {
        asked += 1;
        return Response.json({});
      }),
    );
    expect((await screen.findAllByText(/The server did not say what it stored/))[0]).toBeVisible();
    if (success) expect(screen.queryByText(success)).not.toBeInTheDocument();
    expect(screen.queryByText(/Failed|Error adding/)).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe(path.replace(/\?.*/, ''));
    for (const [label, text] of Object.entries(texts)) expect(field(label)).toHaveValue(text);

    const again = screen.getByRole('button', { name: creation.send });
    await waitFor(() => expect(again).toBeEnabled());
    intercept(
      answering('POST', call, async (request, real) => {
        asked += 1;
        if (otherwise) return changing(otherwise.change)(request, real);
        // A success flag alone is a success too (section 7).
        return Response.json({ success: true, message: 'Done' }, { status: 201 });
      }),
    );
    await user.click(again);
    await waitFor(() => expect(asked).toBe(2));
    if (otherwise) {
      for (const words of otherwise.sentences) expect(await screen.findByText(words, { exact: false })).toBeVisible();
      expect(screen.getByText('The server has not stored everything as it was sent')).toBeVisible();
      expect(document.body.textContent.split(' was sent, and '), 'no others').toHaveLength(
        1 + otherwise.sentences.length,
      );
      // What a visitor has sent is done; an administrator’s form stays open.
      expect(screen.queryAllByText(success ?? '')).toHaveLength(as ? 0 : 1);
      return;
    }
    if (success) expect(await screen.findByText(success)).toBeVisible();
    else await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
    expect(screen.queryByText(/not stored everything/)).not.toBeInTheDocument();
  },
);
