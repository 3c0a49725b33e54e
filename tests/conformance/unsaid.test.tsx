import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, changing, type Wire } from '../answering.ts';
import { pasteInto } from '../paste-into.ts';
import { renderApp } from '../render.tsx';

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

const nothing: readonly (readonly [string, () => Response])[] = [
  ['an empty 200', () => new Response('')],
  ['a 204', () => new Response(null, { status: 204 })],
  ['{}', () => Response.json({})],
];

describe.each(creations)('The answer to $what', (creation) => {
  const { path, call, texts, success } = creation;

  async function isSuccessful() {
    if (success) expect(await screen.findByText(success)).toBeVisible();
    else await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
  }

  it('An answer without a word is no success: the form says so, keeps its values, and can be sent again', async () => {
    const left = nothing.map(([, answer]) => answer);
    const { user, field, router } = await send(
      creation,
      answering('POST', call, async (_request, real) => left.shift()?.() ?? real()),
    );
    for (const [index, [name]] of nothing.entries()) {
      if (index > 0) await user.click(screen.getByRole('button', { name: creation.send }));
      await waitFor(() => expect(left.length, name).toBe(nothing.length - index - 1));
      await waitFor(() => expect(screen.getByRole('button', { name: creation.send }), name).toBeEnabled());
      expect((await screen.findAllByText(/The server did not say what it stored/))[0], name).toBeVisible();
      if (success) expect(screen.queryByText(success), name).not.toBeInTheDocument();
      expect(screen.queryByText(/Failed|Error adding/), name).not.toBeInTheDocument();
      expect(router.state.location.pathname, name).toBe(path.replace(/\?.*/, ''));
      for (const [label, text] of Object.entries(texts)) expect(field(label), name).toHaveValue(text);
    }
  });

  it('A success flag alone is a success (section 7)', async () => {
    await send(
      creation,
      answering('POST', call, async () => Response.json({ success: true, message: 'Done' }, { status: 201 })),
    );
    await isSuccessful();
    expect(screen.queryByText(/did not say|not stored everything/)).not.toBeInTheDocument();
  });

  it('A success that repeats the sent values shows no warning', async () => {
    await send(
      creation,
      answering('POST', call, async (_request, real) => real()),
    );
    await isSuccessful();
    expect(screen.queryByText(/did not say|not stored everything/)).not.toBeInTheDocument();
  });
});

describe('A public form names the values that were not stored as they were sent', () => {
  it.each([
    [
      'a registration in another year, whose answer lacks the phone',
      0,
      ({ user, ...data }: Record<string, unknown>) => ({
        ...data,
        user: { ...Object(user), phone: undefined, year: 1 },
      }),
      ['Phone: +919876543210 was sent, and N/A is stored.', 'Year: 2nd was sent, and 1st is stored.'],
    ],
    [
      'an application for another course, whose answer lacks the phone',
      1,
      (record: Record<string, unknown>) => ({ ...record, phoneNumber: undefined, desiredCourse: 'Law' }),
      [
        'Phone number: +919876543210 was sent, and N/A is stored.',
        'Desired course: Civil Engineering was sent, and Law is stored.',
      ],
    ],
  ] as const)('%s', async (_, index, change, sentences) => {
    const creation = creations[index];
    if (!creation) throw new Error('There is no such form');
    await send(creation, answering('POST', creation.call, changing(change)));
    for (const words of sentences) expect(await screen.findByText(words, { exact: false })).toBeVisible();
    expect(screen.getByText('The server has not stored everything as it was sent')).toBeVisible();
  });
});
