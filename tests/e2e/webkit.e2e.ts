import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepSavedFiles, lastSavedFile } from './saved-files.ts';
import { journeyInUrdu } from './urdu.ts';
import {
  addStudent,
  button,
  buttonFrom,
  expect,
  exportedState,
  field,
  openAsAdministrator,
  print,
  signIn,
  startDemo,
  test,
  untilAt,
  untilShown,
  untilStudents,
  visitorIn,
} from './webkit.ts';
import { Key, type WebKit } from './webkit-driver.ts';

// A WebKit without a graphics card takes its time.
test.setTimeout(180_000);

/** Three students, as a program writes them: one has a roll number that is taken. */
const workbook = 'src/platform/workbook/fixtures/excelize-2.11.1.xlsx';

/** Ticks the first rows of the list that is open. */
async function selectRows(webkit: WebKit, count: number): Promise<void> {
  for (let row = 1; row <= count; row++)
    await webkit.click(`(//tbody//*[@role = "checkbox" or @type = "checkbox"])[${row}]/ancestor-or-self::label`);
  await untilShown(webkit, `${count} selected`);
}

/** Moves the first two students of the list to the second semester. */
async function updateTogether(webkit: WebKit): Promise<void> {
  await selectRows(webkit, 2);
  await webkit.click(button('Update...'));
  await webkit.click('//*[@role = "menuitem" and normalize-space() = "Academic Update"]');
  // By its name within the dialog: the list has a filter with the same label.
  await webkit.choose('//*[@role = "dialog"]//select[@name = "semester"]', '2nd semester');
  await webkit.click(button('Update 2 Students'));
}

test.describe('WebKit: the main tasks', () => {
  test('a workbook is imported, and the exported one comes back without a change @nightly', async ({
    webkit,
    startHost,
  }) => {
    const { origin } = await startDemo(startHost);
    await openAsAdministrator(webkit, origin, '/admin/students');
    await webkit.click(button('Import'));
    await untilShown(webkit, 'Choose File');
    await webkit.chooseFile('//input[@type = "file" and @multiple]', 'students.xlsx', readFileSync(workbook));
    await untilShown(webkit, '2 new students, 0 updates, 0 without a change, 1 row that does not fit');
    await webkit.click(button('Add 2 Students'));
    await untilShown(webkit, 'Result of the import');
    await webkit.click(button('Back to the List'));
    await webkit.click(buttonFrom('All students (1,202'));
    await webkit.run(keepSavedFiles);
    await webkit.click(button('Export'));
    await webkit.click('//*[@role = "menuitem" and normalize-space() = "Excel workbook"]');
    await webkit.until(async () => (await webkit.run(lastSavedFile)) !== '', 'a file is offered');
    const exported = Buffer.from(await webkit.run(lastSavedFile), 'base64');
    await webkit.click(button('Import'));
    await untilShown(webkit, 'Choose File');
    await webkit.chooseFile('//input[@type = "file" and @multiple]', 'exported.xlsx', exported);
    await untilShown(webkit, '0 new students, 0 updates, 1,202 without a change, 0 rows that do not fit');
  });

  test('an application is sent, reviewed by keys and approved, and the student signs in @nightly', async ({
    webkit,
    startHost,
  }) => {
    const { origin } = await startDemo(startHost);
    await webkit.open(`${origin}/admissions?course=Civil+Engineering`);
    await webkit.fill(field('Full name'), 'Ira Deshmukh');
    await webkit.fill(field('Email'), 'ira.deshmukh@mail.example');
    await webkit.fill(field('Phone number'), '+919812345670');
    await webkit.choose(field('Previous qualification'), '12th Grade');
    await webkit.fill(field('Previous grade/percentage'), '91%');
    await webkit.click(button('Submit Application'));
    await untilShown(webkit, 'reference number is');

    await openAsAdministrator(webkit, origin, '/admin/applications?q=ira.deshmukh%40mail.example');
    await untilShown(webkit, 'Ira Deshmukh');
    await webkit.press('j');
    await webkit.click(button('Review'));
    await webkit.press(...'Just checking the jk mark sheet.');
    await webkit.click(button('Start Review of Application'));
    await untilShown(webkit, 'Ira Deshmukh is under review.');
    await webkit.click(button('Approve'));
    await webkit.click(button('Approve Application'));
    await untilShown(webkit, 'Tell Ira Deshmukh the password now');
    const password = await webkit.run(() => document.querySelector('[role=note] code')?.textContent ?? '');
    expect(password).toMatch(/^\S{12}$/);

    await webkit.click(buttonFrom('Meera Joglekar'));
    await webkit.click('//*[@role = "menuitem" and normalize-space() = "Logout"]');
    await untilAt(webkit, '/login');
    await webkit.fill(field('Email'), 'ira.deshmukh@mail.example');
    await webkit.fill(field('Password'), password);
    await webkit.click(button('Login as Student'));
    await untilAt(webkit, '/student/dashboard');
    await untilShown(webkit, 'Ira');
  });

  test('a file of students is checked and imported @nightly', async ({ webkit, startHost }) => {
    const { origin } = await startDemo(startHost);
    await openAsAdministrator(webkit, origin, '/admin/students');
    await untilShown(webkit, '1,200 students');
    await webkit.click(button('Import'));
    await webkit.find(button('Choose File'));
    const rows = Array.from(
      { length: 40 },
      (_, i) => `IM26${1000 + i},Imported Student ${i},im${i}@mail.example,Civil,2,3`,
    );
    const lines = ['Roll No,Name,Email,Department,Year,Semester', ...rows, 'IM269999,Nobody,no address,Civil,2,3'];
    await webkit.chooseFile('//input[@type = "file"]', 'students.csv', lines.join('\r\n'));
    await untilShown(webkit, '40 new students, 0 updates, 0 without a change, 1 row');
    await webkit.click(button('Add 40 Students'));
    await untilShown(webkit, 'Result of the import');
    await webkit.click(button('Back to the List'));
    await untilShown(webkit, '1,240 students');
  });

  test('two tabs save one record, and the second gets a conflict @nightly', async ({ webkit, startHost }) => {
    const { origin } = await startDemo(startHost);
    const record = `${origin}/admin/students/stu_000001?tab=fee`;
    await openAsAdministrator(webkit, origin, '/admin/students/stu_000001?tab=fee');
    await webkit.fill(field('Paid (₹)'), '104000');
    const first = await webkit.tab();
    await webkit.newTab();
    await webkit.open(record);
    await webkit.fill(field('Paid (₹)'), '105000');
    await webkit.click(button('Save Changes'));
    await untilShown(webkit, 'Fees updated successfully');
    await webkit.switchTo(first);
    await webkit.click(button('Save Changes'));
    await untilShown(webkit, 'changed this record');
    expect(await webkit.valueOf(field('Paid (₹)'))).toBe('104000');
  });

  test('a logout in one tab ends the session of the other @nightly', async ({ webkit, startHost }) => {
    const { origin } = await startDemo(startHost);
    await openAsAdministrator(webkit, origin, '/admin/dashboard');
    await untilStudents(webkit, '1,200');
    const first = await webkit.tab();
    await webkit.newTab();
    await webkit.open(`${origin}/admin/dashboard`);
    await webkit.click(buttonFrom('Meera Joglekar'));
    await webkit.click('//*[@role = "menuitem" and normalize-space() = "Logout"]');
    await untilAt(webkit, '/login');
    await webkit.switchTo(first);
    await webkit.until(async () => (await webkit.url()).includes('/login'), 'the other tab asks for the login');
  });

  test('several students are deleted together @nightly', async ({ webkit, startHost }) => {
    const { origin } = await startDemo(startHost);
    await openAsAdministrator(webkit, origin, '/admin/students?department=Civil');
    await selectRows(webkit, 3);
    await webkit.click(button('Delete'));
    await webkit.click('//label[contains(normalize-space(), "I am sure that I want to delete them")]');
    await webkit.click('//*[@role = "alertdialog"]//button[starts-with(normalize-space(), "Delete")]');
    await untilShown(webkit, '3 deleted');
  });

  test('several students are updated together @nightly', async ({ webkit, startHost }) => {
    const { origin } = await startDemo(startHost);
    await webkit.open(`${origin}/login`);
    await signIn(webkit, 'admin');
    await untilStudents(webkit, '1,200');
    await webkit.open(`${origin}/admin/students?department=Civil`);
    await updateTogether(webkit);
    await untilShown(webkit, '2 updated');
    // The menu has a step of its own in the history of this page. The browser has kept the page before as it was left.
    await webkit.back();
    await webkit.back();
    await untilStudents(webkit, '1,200');
    await addStudent(webkit, { name: 'Meera Pillai', email: 'meera@mail.example', rollNo: 'CE26910' });
    await untilShown(webkit, 'Student added successfully');
  });

  test('the action of a menu and a dialog runs when the page is busy while they close @nightly', async ({
    webkit,
    startHost,
  }) => {
    const { origin } = await startDemo(startHost);
    await openAsAdministrator(webkit, origin, '/admin/students?department=Civil');
    await webkit.run(() => {
      const busy = () => {
        for (const end = performance.now() + 300; performance.now() < end;);
      };
      new MutationObserver((changes) => {
        const isClosed = ({ target }: MutationRecord) => (target as HTMLElement).dataset['state'] === 'closed';
        if (changes.some(isClosed)) busy();
      }).observe(document, { subtree: true, attributeFilter: ['data-state'] });
    });
    await updateTogether(webkit);
    await untilShown(webkit, '2 updated');
  });

  test('an update of several students names those changed by another person meanwhile @nightly', async ({
    webkit,
    startHost,
  }) => {
    const { origin } = await startDemo(startHost);
    // A record that lacks one of the part's values is sent as a whole, by another call.
    const calls = 'adminUpdateStudentAcademic:409,adminUpdateStudent:409';
    await openAsAdministrator(webkit, origin, `/admin/students?department=Civil&fail=${calls}`);
    await updateTogether(webkit);
    await untilShown(webkit, '2 failed');
    await untilShown(webkit, 'Somebody else has changed this in the meantime');
    await untilShown(webkit, '2 selected');
  });

  test('50,000 students are listed, and scrolled to the last @nightly', async ({ webkit, startHost }) => {
    const { origin } = await startDemo(startHost);
    await webkit.open(`${origin}/login?students=50000`);
    await signIn(webkit, 'admin', 90_000);
    await untilStudents(webkit, '50,000', 90_000);
    await webkit.open(`${origin}/admin/students?status=all`);
    await untilShown(webkit, '50,000 students', 60_000);
    await webkit.until(
      () =>
        webkit.run(() => {
          // The table scrolls in a frame of its own.
          const frame = document.querySelector('table')?.parentElement;
          frame?.scrollTo(0, frame.scrollHeight);
          const last = [...document.querySelectorAll('tr[aria-rowindex]')].at(-1);
          return last?.getAttribute('aria-rowindex') === '50001';
        }),
      'the last row is shown',
    );
  });

  test('a birth date whose last digit is deleted is refused, and the stored one stays @nightly', async ({
    webkit,
    startHost,
  }) => {
    const { origin } = await startDemo(startHost);
    await openAsAdministrator(webkit, origin, '/admin/students/stu_000001');
    await webkit.click(button('Edit'));
    const before = await webkit.valueOf(field('Date of birth'));
    expect(before).toMatch(/^\d{4}-\d\d-\d\d$/);
    await webkit.click(field('Date of birth'));
    await webkit.press(Key.end, Key.backspace);
    await webkit.click(button('Save Changes'));
    await untilShown(webkit, 'Enter a whole date: day, month and year');
    const stored = JSON.parse(await exportedState(webkit)) as {
      readonly tables: { readonly students: readonly { readonly id: string; readonly dateOfBirth?: string }[] };
    };
    expect(stored.tables.students.find(({ id }) => id === 'stu_000001')?.dateOfBirth).toBe(before);
  });

  test('pages of a phone’s width have no sideways scroll, and their menu works @nightly', async ({
    webkit,
    startHost,
  }) => {
    // A window is no narrower than 447 px, and the portal's own pages may not have frames.
    const narrow = mkdtempSync(join(tmpdir(), 'narrow-'));
    writeFileSync(
      join(narrow, 'index.html'),
      '<!doctype html><iframe style="width:320px;height:700px;border:0"></iframe>',
    );
    const { origin } = await startDemo(startHost, { sites: { '/portal/': 'dist', '/': narrow } });
    await webkit.open(`${origin}/portal/login`);
    await signIn(webkit, 'admin');
    for (const page of ['courses', 'admissions', 'admin/dashboard', 'admin/students', 'admin/applications']) {
      await webkit.show(`${origin}/`);
      await webkit.enterFrame('//iframe', `/portal/${page}`);
      await webkit.find('//h1');
      const [width, needed] = await webkit.run(() => {
        const { clientWidth, scrollWidth } = document.documentElement;
        return [clientWidth, scrollWidth];
      });
      expect(width, page).toBeLessThanOrEqual(320);
      expect(needed, page).toBe(width);
    }
    await webkit.click(button('Open menu'));
    await webkit.click('//*[@role = "dialog"]//a[normalize-space() = "About"]');
    await untilShown(webkit, 'How we teach');
    rmSync(narrow, { recursive: true });
  });
});

test('WebKit: the sheets of a printed list contain all rows @nightly', async ({ webkit, startHost }) => {
  const { origin } = await startDemo(startHost);
  await openAsAdministrator(webkit, origin, '/admin/students?department=Civil');
  await webkit.find('//tbody//a');
  await webkit.until(async () => {
    await print(webkit);
    return webkit.run(() => document.querySelector('body > [data-print-only] tbody tr') !== null);
  }, 'the sheets are drawn');
  const [rows, count] = await webkit.run(() => [
    document.querySelectorAll('body > [data-print-only] tbody tr').length,
    [...document.querySelectorAll<HTMLElement>('[role=status]')]
      .map(({ innerText }) => Number(/^([\d,]+) .*students/.exec(innerText)?.[1]?.replaceAll(',', '')))
      .find((number) => number > 0),
  ]);
  expect(rows).toBe(count);
});

test('WebKit: in Urdu a visitor applies, an administrator signs in, reviews, imports a file and prints the roster @nightly', async ({
  webkit,
  startHost,
}) => {
  const { origin } = await startDemo(startHost);
  await journeyInUrdu(visitorIn(webkit, origin));
});
