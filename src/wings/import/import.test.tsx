import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { writeXlsx } from 'hucre/xlsx';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { head, isCreate, openImport, row } from '#tests/student-import.ts';
import { removeJournaledImport, journaledImports } from '#src/session/import-journal.ts';

const outcome = async () => within(await screen.findByRole('table', { name: 'Outcome of each row' }));

describe('The dry run of an import', () => {
  it('reports the changes and the errors, and writes nothing; a file in Windows-1252 is checked after a person has confirmed a name in it, and rejected when that is wrong', async () => {
    const { choose, press, writes, user } = await openImport();
    await choose([head, row(1), row(2), 'IM26200,,x@mail.example,Civil,9,2,'].join('\n'));
    expect(await screen.findByText(/has been checked/)).toHaveTextContent(
      'students.csv has been checked, and nothing has been written: 2 new students, 0 updates, 0 without a change, 1 row that does not fit.',
    );
    expect(screen.queryByText(/^Columns that are left out/)).not.toBeInTheDocument();
    const wrong = within(screen.getByRole('table', { name: 'Rows that do not fit' }));
    expect(wrong.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      expect.anything(),
      expect.stringMatching(/^4.*IM26200.*Name.*Name is required/),
      expect.stringMatching(/^4.*Year.*9.*Year must be from 1 to 4/),
    ]);
    await user.click(screen.getByRole('tab', { name: 'New (2)' }));
    expect(screen.getByRole('table', { name: 'New students' })).toHaveTextContent('Person 1');

    await press('Choose Another File');
    // As older spreadsheets of Windows save it: é and ñ are one byte each.
    const bytes = Uint8Array.from(`${head}\n${row(1).replace('Person 1', 'José Nuñez')}`, (c) => c.charCodeAt(0));
    await choose(bytes);
    await press('No, It Is Wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent('Save it again as “CSV UTF-8”');
    await choose(bytes);
    expect(await screen.findByText(/Read as Windows-1252/)).toHaveTextContent('is “José Nuñez” right?');
    expect(screen.queryByRole('button', { name: 'Add 1 Student' })).not.toBeInTheDocument();
    await press('Yes, It Is Right');
    expect(await screen.findByRole('button', { name: 'Add 1 Student' })).toBeEnabled();
    expect(screen.getByText('José Nuñez')).toBeInTheDocument();
    expect(writes()).toEqual([]);
  });

  it('says why a file or the roster cannot be read, lets another file be chosen, and accepts pasted rows, for whom its help says', async () => {
    let isDown = true;
    const { choose, user, press, all } = await openImport({
      wire: async (request, serve) =>
        isDown && request.url.endsWith('/api/admin/students') ? new Response(null, { status: 500 }) : serve(request),
    });
    const refused = async (text: string, reason: string) => {
      await choose(text);
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(reason));
    };
    await refused(`${head}\n${row(1)}`, 'Failed to load students');
    await refused('PK\u0003\u0004workbook', 'This file is damaged or was cut short.');
    await refused('a:b\n1:2', 'The first line is a single cell.');
    isDown = false;
    await choose(`${head}\n${row(1)}`);
    expect(await screen.findByText(/1 new student,/)).toBeInTheDocument();

    await press('Choose Another File');
    const [one, other] = await all();
    await user.click(await screen.findByRole('textbox', { name: /paste cells or rows/ }));
    expect(
      screen.getByText(/with the same id; without an id, the one with the same roll number and email/),
    ).toHaveTextContent(
      'or with the same one of them where the row gives only one. A row that shares one of them with a student, and not the other, does not fit.',
    );
    await user.paste(
      `Roll No,Email,Phone\n${one?.rollNo},,9000000001\n${other?.rollNo},somebody@mail.example,9000000002`,
    );
    await press('Check Pasted Rows');
    expect(await screen.findByText(/has been checked/)).toHaveTextContent(
      'Pasted text has been checked, and nothing has been written: 0 new students, 1 update, 0 without a change, 1 row that does not fit.',
    );
  });
});

it('An import of a workbook takes the one sheet with students and says so, offers the others, asks whether to take what is hidden in it, and numbers its rows as the spreadsheet does', async () => {
  const { choose, press, writes } = await openImport();
  const cells = (text: string) => text.split(',');
  const book = await writeXlsx({
    sheets: [
      { name: 'Notes', hidden: true, rows: [['nothing']] },
      {
        name: 'Students',
        rows: [['Students of 2026'], cells(head), cells(row(1)), [], cells(row(2)), cells(row(3))],
        rowDefs: new Map([[4, { hidden: true }]]),
      },
    ],
  });
  await choose(new Uint8Array(book), 'students.xlsx');
  expect(await screen.findByRole('group', { name: 'Hidden parts of the sheet' })).toHaveTextContent(
    'Students has 1 hidden row, which a spreadsheet does not show. Import them too?',
  );
  await press('Leave Them Out');
  expect(await screen.findByText(/^Sheet/)).toHaveTextContent('Sheet Students. Left out: Notes (hidden).');

  await press('Choose Another Sheet');
  expect(await screen.findByRole('group', { name: 'The sheet with the students' })).toHaveTextContent(
    'students.xlsx has 2 sheets. Which one has the students?',
  );
  expect(screen.getByRole('button', { name: 'Notes (hidden)' })).toBeEnabled();
  await press('Students');
  await press('Leave Them Out');
  expect(await screen.findByText(/2 new students,/)).toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'New students' });
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent?.[0]),
  ).toEqual(['3', '6']);
  expect(writes()).toEqual([]);
});

describe('The mapping step of an import', () => {
  beforeEach(() => localStorage.removeItem('importReadings'));
  const powerschool = (line: string) =>
    ['Student_Number,Last_Name,First_Name,Grade_Level,Gender,DOB,Student_Email,Dept', line].join('\n');
  const first = powerschool('PS100,Stone,Ava,12,F,5/7/2006,ava.ps@example.com,CIVIL ENGG');
  const select = (name: string) => screen.findByLabelText(name, { selector: 'select' });

  it('proposes known columns, asks about the rest, and is skipped for the next file with these headings', async () => {
    const { choose, press, user, all, writes } = await openImport();
    await choose(first);
    expect(await select('Student_Number')).toHaveDisplayValue('Roll No');
    expect(await select('Last_Name')).toHaveDisplayValue('Last name');
    expect(await select('Grade_Level')).toHaveDisplayValue('Leave out');
    expect(await select('F')).toHaveDisplayValue('Female');
    expect(await select('CIVIL ENGG')).toHaveDisplayValue('Civil');
    await press('Check the File');
    expect(await screen.findByText('Choose how it is read')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'How Date of Birth is read' })).toHaveFocus());
    await user.selectOptions(await select('How Date of Birth is read'), 'month');
    await user.selectOptions(await select('Year of every new student'), '1');
    await user.selectOptions(await select('Semester of every new student'), '2');
    await press('Check the File');
    expect(await screen.findByText(/has been checked/)).toHaveTextContent('1 new student, 0 updates');
    const reading = within(screen.getByRole('region', { name: 'How the file is read' }));
    expect(reading.getByText(/month first, as chosen: 5\/7\/2006 is/)).toBeInTheDocument();
    expect(writes()).toEqual([]);
    await press('Add 1 Student');
    expect(await screen.findByText(/1 added/)).toBeInTheDocument();
    expect((await all()).find(({ rollNo }) => rollNo === 'PS100')).toMatchObject({
      name: 'Ava Stone',
      gender: 'Female',
      department: 'Civil',
      dateOfBirth: '2006-05-07',
      semester: 2,
    });
    expect(localStorage.getItem('importReadings')).not.toMatch(/Ava|Stone|PS100|example\.com|2006/);

    await press('Import Another File');
    await choose(powerschool('PS101,Hale,Ben,11,F,3/4/2006,ben.ps@example.com,CIVIL ENGG'));
    expect(await screen.findByText(/has been checked/)).toHaveTextContent('1 new student, 0 updates');
    await press('Change How the File Is Read');
    expect(await select('How Date of Birth is read')).toHaveDisplayValue(/^Month first: 3\/4\/2006 is/);
  });

  it('reports two columns of the same field and a missing name column, asks how names, dates and amounts are read, and last about columns that it does not know', async () => {
    const { choose, press, user } = await openImport();
    await choose('Surname;Given;Mail\nStone;Ava;ava@example.com');
    await user.selectOptions(await select('Mail'), 'name');
    expect(screen.getAllByText('Two columns are Name: leave one out')).toHaveLength(2);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'A column with the roll number or the email is needed to tell which student a row is about.',
    );
    await press('Check the File');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await user.selectOptions(await select('Mail'), 'email');
    await press('Check the File');
    expect(await screen.findByText(/1 row that does not fit/)).toBeInTheDocument();

    await press('Choose Another File');
    await choose(
      'Roll No,LastFirst,Email,Dept,Yr,Sem\nCS26901,"Stone, Ava",ava@example.com,Civil,1,1\nCS26902,Ben Hale,ben@example.com,Civil,1,1',
    );
    await user.selectOptions(await select('How Name is read'), 'Stone, Ava is Ava Stone');
    await press('Check the File');
    expect(await screen.findByText('from the column LastFirst; Stone, Ava is Ava Stone')).toBeInTheDocument();
    const added = within(screen.getByRole('table', { name: 'New students' }));
    expect(added.getByRole('button', { name: 'Ava Stone' })).toBeInTheDocument();
    expect(added.getByRole('button', { name: 'Ben Hale' })).toBeInTheDocument();

    await press('Choose Another File');
    await choose('Id,Total Fee\nstu_000001,"1,234"');
    await user.selectOptions(await select('How Total Fee is read'), '1,234 is ₹1,234');
    await press('Check the File');
    expect(await screen.findByText('1,234 is ₹1,234')).toBeInTheDocument();

    await press('Choose Another File');
    const marks = Array.from({ length: 23 }, (_, i) => `Mark ${i + 1}`).join(',');
    await choose(`Roll No,Name,${marks},DOB\nCS26901,Ava Stone,${marks.replaceAll('Mark ', '')},5/7/2006`);
    const order = await select('How Date of Birth is read');
    expect(order.compareDocumentPosition(await select('Mark 1'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.selectOptions(await select('Mark 23'), 'phone');
    expect(order.compareDocumentPosition(await select('Mark 23'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.selectOptions(order, 'day');
    await press('Check the File');
    expect(await screen.findByText(/^Columns that are left out: Mark 1, .*Mark 20, and 2 more\.$/)).toBeInTheDocument();
  });
});

it('The check of an import shows and prints all values as they will be stored, also those that its table omits', async () => {
  const { choose, press, user } = await openImport();
  const print = vi.fn(() => void act(() => void dispatchEvent(new Event('beforeprint'))));
  vi.stubGlobal('print', print);
  await choose(
    [
      'Roll No;Name;Email;Department;Year;Semester;Date of Birth;Phone;Gender;Blood Group;Address;CGPA;Attendance;Credits;Total Fee;Company;Placement;Package (LPA)',
      'CS26901;Lena Vogt;lena@example.com;Civil;4;8;31/12/2004;9876543210;Other;AB-;12 Lake Road;8.25;91,5;160;125,50;Nimbus Labs;Placed;6,50',
    ].join('\n'),
  );
  await press('Lena Vogt');
  const details = within(await screen.findByRole('dialog', { name: 'Line 2: Lena Vogt' }));
  for (const text of ['lena@example.com', '9876543210', '₹125.50', 'Placed', 'Nimbus Labs', '6.5 LPA'])
    expect(details.getByText(text)).toBeInTheDocument();
  expect(details.getByText(/Dec.*2004/)).toBeInTheDocument();
  await user.keyboard('{Escape}');

  await press('Print');
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const paper = document.querySelector<HTMLElement>('body > [data-print-only]');
  for (const text of 'Lena Vogt,CS26901,lena@example.com,4th,8th,9876543210,Other,AB-,12 Lake Road,8.25,91.5%,160,₹125.50,Nimbus Labs,Placed'.split(
    ',',
  ))
    expect(paper).toHaveTextContent(text);
  act(() => void dispatchEvent(new Event('afterprint')));
});

it('Undo of an import restores what it changed, keeps who it added, and leaves what was changed since or may have been', async () => {
  const { choose, press, all, database, writes } = await openImport({
    wire: async (request, serve) => {
      const answer = await serve(request);
      const isLast = request.method === 'PUT' && request.url.endsWith('stu_000003');
      return isLast ? Response.json({ success: true }) : answer;
    },
  });
  const [first, second, third] = await all();
  const known = [first, second, third].map((one, i) => `${one?.rollNo},${one?.name},${one?.email},,,,,900000000${i}`);
  await choose([`${head},Phone`, ...known, `${row(1)},`].join('\n'));
  await press('Add 1 Student, Update 3');
  await screen.findByText(/1 added, 3 updated/);
  await database.transact('write', ({ students }) => {
    const now = students.get(first?.id ?? '');
    if (now) students.replace({ ...now, address: 'Pune', updatedAt: '2030-01-01T00:00:00.000Z' });
  });

  await press('Undo the 3 Updates');
  const undone = within(await screen.findByRole('region', { name: 'Undo of the updates' }));
  expect(await undone.findByText('1 put back, 1 failed, 1 left out')).toBeInTheDocument();
  expect(undone.getAllByRole('row')[1]).toHaveTextContent(`${first?.name}${first?.rollNo}`);
  expect(undone.getAllByTitle(/^The server did not say when it was stored/)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  const [changed, restored, kept, ...others] = await all();
  expect(changed).toMatchObject({ phone: '9000000000', address: 'Pune' });
  expect(restored).toMatchObject({ ...second, updatedAt: restored?.updatedAt });
  expect(kept).toMatchObject({ phone: '9000000002' });
  expect(writes().filter(({ url }) => url.endsWith(third?.id ?? ''))).toHaveLength(1);
  expect(others.filter(({ rollNo }) => rollNo === 'IM26101')).toHaveLength(1);
});

describe('An import of students', () => {
  it('adds new students, fills in what a registration lacks, shows them in the list, and knows the file for a day', async () => {
    localStorage.removeItem('recentRuns');
    const { choose, all, press, requests } = await openImport();
    const file = [head, `${row(1)}8.25`, row(2)].join('\n');
    await choose(file);
    await press('Add 2 Students');
    expect(await screen.findByText(/2 added/)).toHaveTextContent('students.csv: 2 added.');
    const added = (await all()).filter(({ rollNo }) => rollNo.startsWith('IM26'));
    expect(added).toMatchObject([{ currentCGPA: 8.25, semester: 2 }, { name: 'Person 2' }]);
    expect(requests.filter(isCreate)).toHaveLength(2);
    expect(await journaledImports('student')).toEqual([]);
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();

    await press('Import Another File');
    // Under another name it is the same file.
    await choose(file, 'copy.csv');
    const notice = (await screen.findByText('This file was imported already')).closest('[role="status"]');
    expect(notice).toHaveTextContent(/^.*It was imported on .+ by .+\. What it would still change is below\.$/);
    expect(localStorage.getItem('recentRuns')).not.toContain('Person 1');
    await press('Choose Another File');
    await choose(`${file}\n${row(3)}`);
    expect(await screen.findByText(/has been checked/)).toHaveTextContent('1 new student');
    expect(screen.queryByText('This file was imported already')).not.toBeInTheDocument();
    await press('Back to the List');
    expect(await screen.findByText(/\b10 students$/)).toBeInTheDocument();
  });

  it('updates students of the roster with the row’s values only, unless turned off', async () => {
    const { choose, all, press, user, writes } = await openImport();
    const [first, second] = await all();
    await choose(['id,Phone', `${first?.id},9999999999`, `${second?.id},9999999998`].join('\n'));
    await user.click(await screen.findByRole('checkbox', { name: 'Also change the 2 students already on the roster' }));
    expect(screen.getByRole('button', { name: 'Nothing to Import' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox'));
    await press('Update 2 Students');
    expect(await screen.findByText(/2 updated/)).toBeInTheDocument();
    const { updatedAt: _, ...rest } = first ?? {};
    const [now] = await all();
    expect(now).toMatchObject({ ...rest, phone: '9999999999' });
    expect(writes().map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      `PUT /api/admin/students/${first?.id}`,
      `PUT /api/admin/students/${second?.id}`,
    ]);
    expect(await writes()[0]?.json()).toMatchObject({ updatedAt: first?.updatedAt });

    await press('Import Another File');
    const known = `${first?.rollNo},${first?.name},${first?.email},${first?.department},${first?.year},8,`;
    await choose([head, row(1), known].join('\n'));
    await user.click(await screen.findByRole('checkbox', { name: /^Also change the 1 student/ }));
    await press('Add 1 Student');
    expect(await screen.findByText(/1 added/)).toHaveTextContent('students.csv: 1 added.');
    expect((await all())[0]).toEqual(now);
    expect(writes().map(({ method }) => method)).toEqual(['PUT', 'PUT', 'POST']);
  });

  it('reports the result of each row, failures first, with every reason, and offers those that are not in as a file', async () => {
    const { choose, press } = await openImport({
      wire: async (request, serve) => {
        if (request.method === 'PUT')
          return request.url.endsWith('stu_000001')
            ? Response.json({ success: false }, { status: 500 })
            : Response.json({ success: false, message: 'Not now' }, { status: 503 });
        if (!isCreate(request)) return serve(request);
        const { name } = (await request.clone().json()) as { name: string };
        if (name === 'Person 2')
          return Response.json({ success: false, message: 'The database is full' }, { status: 507 });
        return name === 'Person 3' ? Response.json({ success: false }, { status: 500 }) : serve(request);
      },
    });
    const rows = [row(1), row(2), row(3), `${row(4)}8.25`, 'IM26200,,x@mail.example,Civil,9,2,'];
    await choose([`Id,${head},Phone`, ...rows.map((one) => `,${one},`), 'stu_000001,,,,,,,,9999999999'].join('\n'));
    await press('Add 4 Students, Update 1');
    const table = await outcome();
    const words = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(words.slice(1)).toEqual([
      expect.stringMatching(/^3.*Person 2.*Failed.*The database is full/),
      expect.stringMatching(/^4.*Person 3.*Failed.*Failed to add student\. The server failed/),
      expect.stringMatching(/^7.*Failed.*Failed to update student\. The server failed/),
      expect.stringMatching(/^5.*Person 4.*Added.*Added, but without Current CGPA: Not now/),
      expect.stringMatching(/^6.*IM26200.*Left out.*Name: Name is required; Year: Year must be from 1 to 4/),
      expect.stringMatching(/^2.*Person 1.*Added/),
    ]);
    expect(screen.getByText(/3 failed/)).toHaveTextContent('students.csv: 2 added, 3 failed, 1 left out since they do');
    expect(screen.getByRole('button', { name: 'Download Rows That Were Not Imported' })).toBeEnabled();
  });

  it('ends when the server refuses a row, and can be continued when it did not answer', async () => {
    let answer = async () => Response.json({ success: false }, { status: 403 });
    const { choose, press } = await openImport({
      wire: async (request, serve) => (isCreate(request) ? answer() : serve(request)),
    });
    const importOne = async () => {
      await choose([head, row(1)].join('\n'));
      await press('Add 1 Student');
      await (await outcome()).findByText('Failed');
      return screen.queryAllByRole('button', { name: 'Continue with the 1 Left' }).length;
    };
    expect(await importOne()).toBe(0);
    expect(await journaledImports('student')).toEqual([]);
    await press('Import Another File');
    answer = () => Promise.reject(new TypeError('Offline'));
    expect(await importOne()).toBe(1);
    const imports = await journaledImports('student');
    expect(imports).toHaveLength(1);
    for (const { begunAt } of imports) await removeJournaledImport(begunAt);
  });
});
