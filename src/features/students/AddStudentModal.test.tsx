import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pasteInto } from '#tests/paste-into.ts';
import { renderApp } from '#tests/render.tsx';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

const isCreate = ({ method, url }: Request) => method === 'POST' && url.endsWith('/api/students');

async function openForm(options: Options = {}) {
  const app = await renderApp('/admin/dashboard', { as: 'admin', students: 3, ...options });
  await app.user.click(screen.getByRole('button', { name: 'Add New Student' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Student' }));
  await dialog.findByRole('textbox', { name: 'Name' });
  const fill = async (fields: Record<string, string>) => {
    for (const [label, value] of Object.entries(fields)) {
      await pasteInto(app.user, dialog.getByRole('textbox', { name: label }), value);
    }
  };
  const submit = () => app.user.click(dialog.getByRole('button', { name: 'Add Student' }));
  return { ...app, dialog, fill, submit };
}

const needed = { Name: 'Asha Rao', Email: 'asha.rao@university.example', 'Roll number': 'CS26099' };

describe('Section 5: the admin add-student form', () => {
  it('requires name, email, rollNo, department, year and semester, and says that address and gender are sent afterwards and which password the account gets; it warns of a semester that is not in the chosen year, and keeps its values when it is closed by mistake', async () => {
    const { dialog, fill, submit, user, requests } = await openForm();
    await submit();
    for (const message of [
      'Name is required',
      'Email is required',
      'Roll number is required',
      'Department is required',
    ])
      expect(await dialog.findByText(message)).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(dialog.getByRole('combobox', { name: 'Year' })).toBeRequired();
    expect(dialog.getByRole('combobox', { name: 'Semester' })).toBeRequired();
    for (const optional of ['Phone', 'Address'])
      expect(dialog.getByRole('textbox', { name: optional })).not.toBeRequired();
    for (const optional of ['Blood group', 'Gender'])
      expect(dialog.getByRole('combobox', { name: optional })).not.toBeRequired();
    expect(requests.filter(isCreate)).toEqual([]);
    for (const field of [
      dialog.getByRole('textbox', { name: 'Address' }),
      dialog.getByRole('combobox', { name: 'Gender' }),
    ])
      expect(field).toHaveAccessibleDescription(/Saved right after/);
    expect(dialog.getByText('Student@123')).toBeInTheDocument();

    await fill({ Name: 'Asha' });
    const semester = dialog.getByRole('combobox', { name: 'Semester' });
    expect(semester).not.toHaveAccessibleDescription(/semester is in/);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Year' }), '2');
    await user.selectOptions(semester, '5');
    expect(semester).toHaveAccessibleDescription('The 5th semester is in the 3rd year, not in the 2nd');
    expect(dialog.getByText('The 5th semester is in the 3rd year, not in the 2nd')).toHaveRole('status');
    expect(semester).toBeValid();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Add New Student' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Asha');
  });

  it('names a student who may be the same person, with a link that leaves the form open, and adds all the same, also in a semester of another year', async () => {
    const { dialog, fill, submit, user, database } = await openForm({
      arrange: (rows) => {
        const [one, ...others] = rows.students;
        if (!one) throw new Error('There is no student');
        return { ...rows, students: [{ ...one, name: 'Rao Asha', phone: '+919812345690' }, ...others] };
      },
    });
    const [stored] = await database.transact('read', ({ students }) =>
      students.all().filter(({ name }) => name === 'Rao Asha'),
    );
    await fill({ ...needed, Phone: '9812345691' });
    expect(dialog.queryByText('This person may be on the roster already')).not.toBeInTheDocument();
    await user.clear(dialog.getByRole('textbox', { name: 'Phone' }));
    await fill({ Phone: '98123 45690' });
    const link = await dialog.findByRole('link', { name: `Open ${stored?.rollNo} in a new tab` });
    expect(link).toHaveAttribute('href', `/admin/students/${stored?.id}`);
    expect(link).toHaveAttribute('target', '_blank');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Department' }), 'Civil');
    // No semester of the first year, which is warned of and sent all the same.
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Semester' }), '5');
    await submit();
    expect(await screen.findByText('Student added successfully')).toBeInTheDocument();
  });
});

describe('Section 7: admin create student', () => {
  it('sends its payload, stores address and gender by an update of that record, and shows "Student added successfully" and how the student signs in', async () => {
    const { dialog, fill, submit, user, requests, router, database } = await openForm();
    await fill({ ...needed, Phone: '(98765) 43210', Address: 'Pune' });
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Department' }), 'Civil');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Gender' }), 'Female');
    await submit();
    expect(await screen.findByText('Student added successfully')).toBeInTheDocument();
    expect(dialog.getByText(/can sign in as a student/)).toHaveTextContent(
      'Asha Rao has been added and can sign in as a student with asha.rao@university.example and the password Student@123.',
    );
    expect(await requests.find(isCreate)?.json()).toEqual({
      name: 'Asha Rao',
      rollNo: 'CS26099',
      email: 'asha.rao@university.example',
      password: 'Student@123',
      department: 'Civil',
      year: 1,
      semester: 1,
      phone: '9876543210',
    });
    expect(await dialog.findByText('Gender and address: stored too.')).toBeInTheDocument();
    expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
    const added = await database.transact('read', ({ students }) =>
      students.all().find(({ rollNo }) => rollNo === 'CS26099'),
    );
    expect(added).toMatchObject({ gender: 'Female', address: 'Pune', department: 'Civil' });
    expect(await screen.findByText('4 students')).toBeInTheDocument();
    await user.click(dialog.getByRole('link', { name: 'View Student' }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/admin\/students\/stu_/));
    expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeInTheDocument();
  });

  describe('The update that then stores address and gender', () => {
    const isUpdate = ({ method }: Request) => method === 'PUT';
    async function addWithDetails(options: Options = {}) {
      const app = await openForm(options);
      const { fill } = app;
      await fill({ ...needed, Address: '12 MG Road, Pune' });
      await app.user.selectOptions(app.dialog.getByRole('combobox', { name: 'Department' }), 'Civil');
      await app.user.selectOptions(app.dialog.getByRole('combobox', { name: 'Gender' }), 'Female');
      await app.submit();
      expect(await screen.findByText('Student added successfully')).toBeInTheDocument();
      const stored = () =>
        app.database.transact('read', ({ students }) => students.all().find(({ rollNo }) => rollNo === 'CS26099'));
      return { ...app, stored };
    }

    it('leaves the student added when it is refused, or answered without a body, and can be sent again', async () => {
      let answer = async () => Response.json({ success: false, message: 'Too long' }, { status: 422 });
      let failed = 0;
      const { dialog, stored, user, intercept, requests } = await addWithDetails({
        wire: async (request, serve) => {
          if (!isUpdate(request)) return serve(request);
          failed += 1;
          return answer();
        },
      });
      const isTold = async () => {
        const alert = await dialog.findByRole('alert');
        expect(alert).toHaveTextContent('Gender and address could not be stored. The student has been added.');
        expect(alert).toHaveTextContent('Address: 12 MG Road, Pune');
        expect(dialog.getByText(/can sign in as a student/)).toBeInTheDocument();
        expect(await stored()).toMatchObject({ name: 'Asha Rao' });
      };
      await isTold();
      answer = async () => new Response(null, { status: 500 });
      await user.click(dialog.getByRole('button', { name: 'Store Gender and address' }));
      await waitFor(() => expect(failed).toBe(2));
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Store Gender and address' })).toBeEnabled());
      await isTold();
      intercept((request, serve) => serve(request));
      await user.click(dialog.getByRole('button', { name: 'Store Gender and address' }));
      expect(await dialog.findByText('Gender and address: stored too.')).toHaveFocus();
      expect(await stored()).toMatchObject({ gender: 'Female', address: '12 MG Road, Pune' });
      expect(requests.filter(isCreate)).toHaveLength(1);
    });

    it('needs an answer that names the record, and without it says what is to be entered', async () => {
      const { dialog, requests } = await addWithDetails({
        wire: async (request, serve) => {
          const response = await serve(request);
          return isCreate(request) ? Response.json({ success: true, message: 'Created' }) : response;
        },
      });
      expect(await dialog.findByRole('alert')).toHaveTextContent(/has not said which record.*12 MG Road, Pune/);
      expect(requests.filter(isUpdate)).toEqual([]);
    });
  });
});

describe('Section 8: a failed add', () => {
  it('shows the reason, or the server’s message at the field it names, and keeps the values; an answer with success and message only is accepted, and an empty form offered for the next student', async () => {
    const failures: readonly (readonly [string, () => Promise<Response>])[] = [
      ['Failed to add student', async () => new Response(null, { status: 500 })],
      ['Error adding student', () => Promise.reject(new TypeError('Failed to fetch'))],
      [
        'The database is full',
        async () => Response.json({ success: false, message: 'The database is full' }, { status: 507 }),
      ],
    ];
    const { dialog, fill, submit, user, intercept } = await openForm();
    await fill(needed);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Department' }), 'Civil');
    for (const [message, answer] of failures) {
      intercept((request, serve) => (isCreate(request) ? answer() : serve(request)));
      await submit();
      expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
      await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(message));
      expect(dialog.getByRole('textbox', { name: 'Roll number' })).toHaveValue('CS26099');
    }
    intercept((request, serve) => serve(request));
    const email = dialog.getByRole('textbox', { name: 'Email' });
    await user.clear(email);
    await fill({ Email: 'student@university.example' });
    await submit();
    await waitFor(() => expect(email).toHaveAccessibleDescription(/^This email address is already in use/));
    expect(email).toHaveFocus();
    expect(
      await dialog.findByText('student@university.example belongs to Ananya Deshpande, CS23001'),
    ).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Open CS23001 in a new tab' })).toHaveAttribute(
      'href',
      '/admin/students/stu_000001',
    );
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao');

    await user.clear(email);
    await fill({ Email: needed.Email });
    expect(dialog.queryByText(/belongs to/)).not.toBeInTheDocument();
    const rollNo = dialog.getByRole('textbox', { name: 'Roll number' });
    await user.clear(rollNo);
    await fill({ 'Roll number': 'cs23001' });
    await submit();
    expect(await dialog.findByText('Roll number cs23001 belongs to Ananya Deshpande, CS23001')).toBeInTheDocument();
    await user.clear(rollNo);
    await fill({ 'Roll number': needed['Roll number'] });
    intercept(async (request, serve) => {
      const response = await serve(request);
      return isCreate(request) ? Response.json({ success: true, message: 'Created' }) : response;
    });
    await submit();
    expect(await screen.findByText('Student added successfully')).toBeInTheDocument();
    expect(await screen.findByText('4 students')).toBeInTheDocument();
    expect(dialog.queryByRole('link', { name: 'View Student' })).not.toBeInTheDocument();
    await user.click(await dialog.findByRole('button', { name: 'Add Another' }));
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  });
});
