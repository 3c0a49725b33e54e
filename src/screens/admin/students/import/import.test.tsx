import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../../../tests/render.tsx';
import { textOfFile } from '../../../../domain/csv/file-text.ts';
import { exportCsv } from '../csv-files.ts';
import { forgetImport, interruptedImport } from './journal.ts';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

const admin = 'admin@university.example';
const head = 'Roll No,Name,Email,Department,Year,Semester,CGPA';
const row = (i: number) => `IM26${100 + i},Person ${i},p${i}@mail.example,Civil,1,2,`;
const isCreate = ({ method, url }: Request) => method === 'POST' && url.endsWith('/api/students');

afterEach(forgetImport);

async function open(options: Options = {}, path = '/admin/students?task=import') {
  const app = await renderApp(path, { as: 'admin', ...options });
  const choose = async (text: string, name = 'students.csv') => {
    await screen.findByRole('button', { name: 'Choose File' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await app.user.upload(input, new File([text], name, { type: 'text/csv' }));
  };
  const all = () => app.database.transact('read', (tables) => tables.students.all());
  const writes = () => app.requests.filter(({ method }) => method !== 'GET');
  const press = async (name: string | RegExp) => app.user.click(await screen.findByRole('button', { name }));
  return { ...app, choose, all, writes, press };
}

const outcome = async () => within(await screen.findByRole('table', { name: 'Outcome of each row' }));

describe('The dry run', () => {
  it('says what would be done and what does not fit, and writes nothing', async () => {
    const { choose, writes, user } = await open();
    await choose([head, row(1), row(2), 'IM26200,,x@mail.example,Civil,9,2,'].join('\n'));
    expect(await screen.findByText(/has been checked/)).toHaveTextContent(
      'students.csv has been checked, and nothing has been written: 2 new students, 0 updates, 0 without a change, 1 row that does not fit.',
    );
    const wrong = within(screen.getByRole('table', { name: 'Rows that do not fit' }));
    expect(wrong.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      expect.anything(),
      expect.stringMatching(/^4.*IM26200.*Name.*Name is required/),
      expect.stringMatching(/^4.*Year.*9.*Year must be from 1 to 4/),
    ]);
    await user.click(screen.getByRole('tab', { name: 'New (2)' }));
    expect(screen.getByRole('table', { name: 'New students' })).toHaveTextContent('Person 1');
    expect(writes()).toEqual([]);
  });

  it.each([
    ['', 'This file is empty.'],
    ['PK\u0003\u0004workbook', 'This is a workbook, not a CSV file.'],
    ['a:b\n1:2', 'The first line is a single cell.'],
    ['x,y\n1,2', 'The first line names no column of a student'],
  ])('refuses the file %j with the reason, and another can be chosen', async (text, reason) => {
    const { choose } = await open();
    await choose(text);
    expect(await screen.findByRole('alert')).toHaveTextContent(reason);
    await choose(`${head}\n${row(1)}`);
    expect(await screen.findByText(/1 new student,/)).toBeInTheDocument();
  });

  it('finds no change in an export of the roster', async () => {
    const { choose, all } = await open({ students: 300 });
    await choose(await textOfFile(await exportCsv(await all())));
    expect(await screen.findByText(/has been checked/)).toHaveTextContent(
      '0 new students, 0 updates, 300 without a change, 0 rows that do not fit.',
    );
    expect(screen.getByRole('button', { name: 'Nothing to Import' })).toBeDisabled();
  });

  it('takes pasted rows too', async () => {
    const { user, press } = await open();
    await user.click(await screen.findByRole('textbox', { name: /paste rows/ }));
    await user.paste(`${head}\n${row(1)}`);
    await press('Check Pasted Rows');
    expect(await screen.findByText('pasted rows')).toBeInTheDocument();
  });

  it('needs the roster: where that cannot be loaded, it says so', async () => {
    const { choose } = await open({
      wire: async (request, serve) =>
        request.url.endsWith('/api/admin/students') ? new Response(null, { status: 500 }) : serve(request),
    });
    await choose(`${head}\n${row(1)}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load students');
  });
});

describe('The import', () => {
  it('adds the new ones, fills in what a registration does not take, and shows them in the list', async () => {
    const { choose, all, press, requests } = await open();
    await choose([head, `${row(1)}8.25`, row(2)].join('\n'));
    await press('Add 2 Students');
    expect(await screen.findByText(/2 added/)).toHaveTextContent('students.csv: 2 added.');
    const added = (await all()).filter(({ rollNo }) => rollNo.startsWith('IM26'));
    expect(added).toMatchObject([{ currentCGPA: 8.25, semester: 2 }, { name: 'Person 2' }]);
    expect(requests.filter(isCreate)).toHaveLength(2);
    expect(await interruptedImport(admin)).toBeUndefined();
    await press('Back to the List');
    expect(await screen.findByText('42 students')).toBeInTheDocument();
  });

  it('updates whoever is in the roster already, with what the row says alone, unless it is told not to', async () => {
    const { choose, all, press, user, writes } = await open();
    const [first, second] = await all();
    const text = ['id,Phone', `${first?.id},9999999999`, `${second?.id},9999999998`].join('\n');
    await choose(text);
    await user.click(
      await screen.findByRole('checkbox', { name: 'Also change the 2 students who are in the roster already' }),
    );
    expect(screen.getByRole('button', { name: 'Nothing to Import' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox'));
    await press('Update 2 Students');
    expect(await screen.findByText(/2 updated/)).toBeInTheDocument();
    const { updatedAt: _, ...rest } = first ?? {};
    expect((await all())[0]).toMatchObject({ ...rest, phone: '9999999999' });
    expect(writes().map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      `PUT /api/admin/students/${first?.id}`,
      `PUT /api/admin/students/${second?.id}`,
    ]);
    expect(await writes()[0]?.json()).toMatchObject({ updatedAt: first?.updatedAt });
  });

  it('says of each row what came of it, the failures first', async () => {
    const { choose, press } = await open({
      wire: async (request, serve) => {
        if (!isCreate(request)) return serve(request);
        const { name } = (await request.clone().json()) as { name: string };
        return name === 'Person 2'
          ? Response.json({ success: false, message: 'The database is full' }, { status: 507 })
          : serve(request);
      },
    });
    await choose([head, row(1), row(2), row(3)].join('\n'));
    await press('Add 3 Students');
    const rows = (await outcome()).getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows[1]).toMatch(/^3.*Person 2.*Failed.*The database is full/);
    expect(rows[2]).toMatch(/^2.*Person 1.*Added/);
    expect(screen.getByText(/1 failed/)).toHaveTextContent('students.csv: 2 added, 1 failed.');
  });

  it('says what is missing of a student who was added but could not be filled in', async () => {
    const { choose, press } = await open({
      wire: async (request, serve) =>
        request.method === 'PUT'
          ? Response.json({ success: false, message: 'Not now' }, { status: 503 })
          : serve(request),
    });
    await choose([head, `${row(1)}8.25`].join('\n'));
    await press('Add 1 Student');
    expect(await (await outcome()).findByTitle('Added, but without Current CGPA: Not now')).toBeInTheDocument();
  });
});

describe('An import that is cut short', () => {
  const slow: Options = {
    wire: async (request, serve) => {
      if (isCreate(request)) await new Promise((resolve) => setTimeout(resolve, 200));
      return serve(request);
    },
  };
  const text = [head, ...Array.from({ length: 12 }, (_, i) => row(i))].join('\n');

  it('by Stop says which rows are in, and goes on with the rest', async () => {
    let release = () => {};
    const stopped = new Promise<void>((resolve) => (release = resolve));
    let creates = 0;
    const { choose, press, all } = await open({
      wire: async (request, serve) => {
        if (isCreate(request) && ++creates > 3) await stopped;
        return serve(request);
      },
    });
    await choose(text);
    await press('Add 12 Students');
    await press('Stop');
    release();
    expect(await screen.findByText(/not tried/)).toHaveTextContent(/students\.csv: \d+ added, \d+ not tried\./);
    await press(/^Continue with the \d+ Left/);
    expect(await screen.findByText(/has been checked/)).toHaveTextContent(/[1-9]\d* without a change/);
    await press(/^Add \d+ Students/);
    await screen.findByText(/added\./);
    expect((await all()).filter(({ rollNo }) => rollNo.startsWith('IM26'))).toHaveLength(12);
    expect(await interruptedImport(admin)).toBeUndefined();
  });

  it('by the link to the list, which is the same path, is asked about first', async () => {
    const { router, choose, press, user } = await open(slow);
    await choose(text);
    await press('Add 12 Students');
    await screen.findByRole('progressbar');
    const [students] = screen.getAllByRole('link', { name: 'Students' });
    if (students) await user.click(students);
    const question = await screen.findByRole('alertdialog', { name: 'Leave and stop the import?' });
    expect(router.state.location.search).toEqual({ task: 'import' });
    await user.click(within(question).getByRole('button', { name: 'Stop and Leave' }));
    expect(await screen.findByText('An import was cut short')).toBeInTheDocument();
  });

  it('with the browser says so on the page of the students, and which rows are in', async () => {
    const { choose, press, unmount, database, all } = await open(slow);
    await choose(text);
    await press('Add 12 Students');
    await waitFor(async () => expect((await all()).length).toBeGreaterThan(40));
    const students = await all();
    unmount();
    database.close();

    const again = await open({ arrange: (rows) => ({ ...rows, students: [...students] }) }, '/admin/students');
    expect(await screen.findByText('An import was cut short')).toBeInTheDocument();
    expect(screen.getByText(/^students\.csv, begun on/)).toBeInTheDocument();
    await again.press('See Which Rows Are In');
    const count = students.length - 40;
    expect(await screen.findByText(/has been checked/)).toHaveTextContent(
      `${12 - count} new students, 0 updates, ${count} without a change`,
    );
  });

  it('can be discarded, and is shown to nobody else', async () => {
    const { choose, press, unmount } = await open(slow);
    await choose(text);
    await press('Add 12 Students');
    await screen.findByRole('progressbar');
    await waitFor(async () => expect(await interruptedImport(admin)).toBeDefined());
    expect(await interruptedImport('staff@university.example')).toBeUndefined();
    unmount();
    const again = await open({}, '/admin/students');
    await again.press('Discard');
    await waitFor(() => expect(screen.queryByText('An import was cut short')).not.toBeInTheDocument());
    expect(await interruptedImport(admin)).toBeUndefined();
  });
});
