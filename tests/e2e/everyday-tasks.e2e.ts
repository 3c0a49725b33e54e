import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { accounts, callApi, expect, signIn, test } from './fixtures.ts';

/** What a person does in the page, and in the browser's own lists, which the page does not see. */
interface Effort {
  clicks: number;
  keys: number;
}

interface Desk {
  readonly page: Page;
  readonly effort: Effort;
  /** Chooses in a select: a click that opens its list, and one in the list. */
  readonly choose: (select: Locator, label: string) => Promise<void>;
}

/** A task: it is done from where it stands, and ends where its aim can be seen. */
interface Task {
  /** What has happened before, and does not count. */
  readonly before?: (page: Page) => Promise<void>;
  readonly run: (desk: Desk) => Promise<void>;
}

/** The rows of a table of docs/everyday-tasks.md, by task. */
function figuresOf(heading: string): Record<string, Effort> {
  const text = readFileSync('docs/everyday-tasks.md', 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  const rows = section.matchAll(/^\| (.+?) +\| +(\d+) \| +(\d+) \|$/gm);
  return Object.fromEntries([...rows].map(([, task = '', clicks, keys]) => [task, { clicks: +clicks!, keys: +keys! }]));
}

/** Does the tasks one after the other, each from the same page, and compares what they took with the table. */
async function doTasks(page: Page, heading: string, start: string, tasks: Readonly<Record<string, Task>>) {
  const effort: Effort = { clicks: 0, keys: 0 };
  await page.exposeBinding('countEffort', (_, part: keyof Effort) => {
    effort[part] += 1;
  });
  const listen = () => {
    const count = (part: string) =>
      void (globalThis as unknown as Record<string, (part: string) => void>)['countEffort']?.(part);
    addEventListener('pointerdown', () => count('clicks'), true);
    addEventListener(
      'keydown',
      ({ key }) => (key.length > 1 && /^(?:Control|Shift|Alt|Meta)$/.test(key)) || count('keys'),
      true,
    );
    globalThis.print = () => {
      dispatchEvent(new Event('beforeprint'));
      const sheet = document.querySelector('body > [data-print-only]') ?? document.body;
      document.documentElement.dataset['printed'] = sheet.textContent ?? '';
      dispatchEvent(new Event('afterprint'));
    };
  };
  await page.addInitScript(listen);
  const choose = async (select: Locator, label: string) => {
    effort.clicks += 2;
    await select.selectOption({ label });
  };
  const found: Record<string, Effort> = {};
  for (const [name, { before, run }] of Object.entries(tasks))
    await test.step(name, async () => {
      await before?.(page);
      await page.goto(start);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      Object.assign(effort, { clicks: 0, keys: 0 });
      await run({ page, effort, choose });
      // What was counted last may still be on its way here.
      await page.evaluate(() => 0);
      found[name] = { ...effort };
    });
  expect(found, 'docs/everyday-tasks.md').toEqual(figuresOf(heading));
}

const button = (at: Page | Locator, name: string | RegExp) =>
  at.getByRole('button', { name, exact: typeof name === 'string' });
const field = (at: Page | Locator, name: string | RegExp) => at.getByRole('textbox', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const openList = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name }).click();
const listed = (page: Page, pattern: RegExp) => page.getByRole('status').filter({ hasText: pattern });
const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement);

/** Goes on with Tab to a control, as people do who fill in a form. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 6 && !(await hasFocus(control)); presses += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

/** Replaces what stands in the focused field. */
async function retype(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Goes to a record by the palette. */
async function findStudent(page: Page, rollNo: string, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^A screen, a student/ })).toBeFocused();
  await page.keyboard.type(rollNo);
  await expect(page.getByRole('option', { selected: true })).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const STUDENT = { path: '/students/stu_000001', name: 'Ananya Deshpande', rollNo: 'cs23001' };
const file = {
  name: 'students.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'Roll No,Name,Email,Department,Year,Semester\r\nCE26901,Dev Menon,dev@mail.example,Civil,1,1\r\nCE26902,Asha Rao,asha@mail.example,Civill,1,1',
  ),
};

// Up to a dozen tasks in a row, each with a start of its own.
test.describe.configure({ timeout: 120_000 });

test('Ten tasks of administrators take the clicks and keys of docs/everyday-tasks.md', async ({ page }) => {
  await signIn(page, 'admin');
  await doTasks(page, 'Administrators', '/admin/dashboard', {
    'Check a file of new students before anything is saved': {
      run: async () => {
        await openList(page, 'Students');
        await button(page, 'Import CSV').click();
        const chooser = page.waitForEvent('filechooser');
        await button(page, 'Choose File').click();
        await (await chooser).setFiles(file);
        // The step asks what "Civill" is.
        await button(page, 'Check the File').click();
        await expect(page.getByText(/has been checked/)).toContainText('1 new student, 0 updates');
        await expect(page.getByRole('table', { name: 'Rows that do not fit' })).toContainText('Civill');
      },
    },
    'Admit all applicants of Civil with at least 75 %, and see what came of each': {
      run: async ({ choose }) => {
        await openList(page, 'Applications');
        await choose(page.getByRole('combobox', { name: 'Course' }), 'Civil Engineering');
        await button(page, 'More filters').click();
        await expect(field(page, 'Grade (%) from')).toBeFocused();
        await page.keyboard.type('75');
        await expect(page).toHaveURL(/course=Civil\+Engineering&grade=75\.\./);
        const grades = await page
          .locator('[data-position] td', { hasText: /\d%|CGPA/ })
          .evaluateAll((cells) => cells.map((cell) => /([\d.]+)(?:%| CGPA)/.exec(cell.textContent ?? '')?.[1]));
        expect(grades.length).toBeGreaterThan(1);
        expect(grades.map(Number).filter((grade) => (grade <= 10 ? grade * 10 : grade) < 75)).toEqual([]);
        await page.locator('th.select label').click();
        await button(page, 'Decide All...').click();
        const approve = button(dialog(page), /^Approve \(\d+\)$/);
        const allowed = Number(/\d+/.exec((await approve.textContent()) ?? '')?.[0]);
        expect(allowed).toBeGreaterThan(1);
        await approve.click();
        await button(dialog(page), /^Approve \d+ Applications$/).click();
        const result = page.getByRole('region', { name: 'Result of the decision' });
        await expect(result.getByRole('heading')).toHaveText(new RegExp(`^${allowed} of \\d+ are approved$`));
        await expect(result.getByRole('row')).toHaveCount(1 + grades.length);
      },
    },
    'An applicant asks on the telephone why the answer was no': {
      run: async () => {
        await openList(page, 'Applications');
        await page.getByRole('tab', { name: /^Rejected/ }).click();
        await expect(page).toHaveURL(/status=/);
        await page.locator('[data-position="0"] a').click();
        await expect(page.getByRole('note', { name: 'Reason for the rejection' })).toBeVisible();
      },
    },
    'Print the list of everybody whose attendance is below 75 %': {
      run: async () => {
        await openList(page, 'Students');
        await button(page, 'More filters').click();
        await field(page, 'Attendance (%) to').click();
        await page.keyboard.type('74.9');
        await expect(listed(page, / of [\d,]+ students/)).toBeVisible();
        await button(page, 'Print').click();
        await expect(page.locator('html')).toHaveAttribute('data-printed', /Attendance \(%\): .*74\.9/);
      },
    },
    'Find those who still owe more than ₹50,000': {
      run: async () => {
        await openList(page, 'Students');
        await button(page, 'More filters').click();
        await field(page, 'Pending (₹) from').click();
        await page.keyboard.type('50001');
        await expect(listed(page, / of [\d,]+ students/)).toBeVisible();
        await expect(page.locator('[data-position="0"] td').last()).toHaveText(/^₹\d/);
      },
    },
    'The first year of Civil has paid: note it for all of them': {
      run: async ({ choose }) => {
        await openList(page, 'Students');
        await choose(page.getByRole('combobox', { name: 'Department' }), 'Civil');
        await choose(page.getByRole('combobox', { name: 'Year' }), '1st year');
        await expect(page).toHaveURL(/department=Civil&year=1/);
        await page.locator('th.select label').click();
        await button(page, 'Update...').click();
        await page.getByRole('menuitem', { name: 'Set Fee' }).click();
        await choose(dialog(page).getByRole('combobox', { name: 'How much is paid' }), 'The whole fee');
        await button(dialog(page), /^Update \d+ Students$/).click();
        await expect(page.getByRole('heading', { name: /^\d+ updated, \d+ left out$/ })).toBeVisible();
        await expect(page.getByText('This record has no total fee. Enter one first').first()).toBeVisible();
      },
    },
    'A student was deleted by mistake last week: bring the record back': {
      before: () => callApi(page, 'DELETE', STUDENT.path),
      run: async () => {
        await openList(page, 'Students');
        await button(page, 'Deleted Students').click();
        await button(page, `Restore ${STUDENT.name}`).click();
        await expect(page.getByText(`“${STUDENT.name}” is restored.`)).toBeVisible();
      },
    },
    "Find out who has changed a student's attendance, and what it was before": {
      before: () => callApi(page, 'PUT', `${STUDENT.path}/attendance`, { attendancePercentage: 61.5 }),
      run: async () => {
        await findStudent(page, STUDENT.rollNo, STUDENT.name);
        await page.getByRole('tab', { name: 'History' }).click();
        const change = page.getByRole('list', { name: 'Changes, the newest first' }).getByRole('listitem').first();
        for (const part of ['Meera Joglekar', '91.5%', '61.5%']) await expect(change).toContainText(part);
      },
    },
    'A student stands at the desk and has forgotten the password: give a temporary one': {
      run: async () => {
        await findStudent(page, STUDENT.rollNo, STUDENT.name);
        await button(page, 'Reset password').click();
        await button(page.getByRole('alertdialog'), 'Reset password').click();
        await expect(dialog(page).getByLabel('Temporary password')).toBeVisible();
      },
    },
    'A colleague has left: close the account': {
      run: async () => {
        await button(page, 'Meera Joglekar').click();
        await page.getByRole('menuitem', { name: 'Administrators' }).click();
        await button(dialog(page), 'Disable Farhan Shaikh').click();
        await button(page.getByRole('alertdialog'), 'Disable').click();
        await expect(dialog(page).getByRole('status')).toContainText('1 of them disabled');
      },
    },
  });
});

test('Twelve tasks of the office’s day take the clicks and keys of docs/everyday-tasks.md', async ({ page }) => {
  await signIn(page, 'admin');
  const today = (words: RegExp) =>
    page.getByRole('navigation', { name: 'What needs you today' }).getByRole('link', { name: words }).click();
  const undecided = async () =>
    (await callApi<{ id: string; status: string }[]>(page, 'GET', '/applications'))
      .filter(({ status }) => ['APPLIED', 'UNDER_REVIEW', 'WAITLISTED'].includes(status))
      .map(({ id }) => id);
  const more = async (item: string) => {
    await button(page, 'More').click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await doTasks(page, 'The office’s day', '/admin/dashboard', {
    'See how many seats are left for the oldest undecided application': {
      run: async () => {
        await today(/to decide/);
        await expect(page).toHaveURL(/status=undecided/);
        await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
        await page.locator('[data-position="0"] a').click();
        await expect(page.getByText(/seats? (?:of \d+ )?left; .*this applicant has/i)).toBeVisible();
      },
    },
    'Open the oldest undecided application': {
      run: async () => {
        await today(/to decide/);
        await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
        await page.locator('[data-position="0"] a').click();
        await expect(page.getByRole('group', { name: 'Decision' })).toBeVisible();
      },
    },
    'See who decided what this week': {
      run: async () => {
        await today(/decided in 7 days/);
        const table = page.getByRole('table', { name: 'Entries' });
        await expect(table.getByRole('row', { name: /Decided .* → / }).first()).toBeVisible();
      },
    },
    'Put the same note on six applications': {
      run: async () => {
        await openList(page, 'Applications');
        await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
        for (const position of [0, 1, 2, 3, 4, 5])
          await page.locator(`[data-position="${position}"] .select label`).click();
        await more('Add a note');
        await field(dialog(page), 'Note').click();
        await page.keyboard.type('Call back');
        await button(dialog(page), 'Add Note to 6').click();
        await expect(page.getByText('The note is on 6 applications.')).toBeVisible();
      },
    },
    'Hand five applications to a colleague, and see one’s own': {
      before: async () => {
        const assignees = await callApi<{ id: string; name: string }[]>(page, 'GET', '/admin/casework/assignees');
        const { id } = assignees.find(({ name }) => name === 'Meera Joglekar')!;
        await callApi(page, 'PUT', '/admin/casework/assignee', {
          applicationIds: (await undecided()).slice(-2),
          assigneeId: id,
        });
      },
      run: async () => {
        await openList(page, 'Applications');
        await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
        for (const position of [0, 1, 2, 3, 4])
          await page.locator(`[data-position="${position}"] .select label`).click();
        await more('Assign to');
        await button(dialog(page), 'Farhan Shaikh').click();
        await expect(page.getByText('5 applications: assigned to Farhan Shaikh.')).toBeVisible();
        await openList(page, 'Dashboard');
        await today(/assigned to you/);
        await expect(page).toHaveURL(/assigned=Meera/);
        await expect(listed(page, /of \d+ applications/)).toBeVisible();
      },
    },
    'Release thirty held decisions': {
      before: async () => {
        const applicationIds = (await undecided()).slice(0, 30);
        const decision = { status: 'REJECTED', rejectionReason: 'The seats are taken.' };
        await callApi(page, 'PUT', '/admin/casework/held-decisions', { applicationIds, decision });
      },
      run: async () => {
        await today(/30 decisions held/);
        await expect(listed(page, /^30 of/)).toBeVisible();
        await page.locator('th.select label').click();
        await more('Release held decisions');
        await button(dialog(page), 'Release 30').click();
        await expect(page.getByText('30 applications decided.')).toBeVisible();
      },
    },
    'Restore what a colleague deleted yesterday': {
      run: async () => {
        await openList(page, 'Students');
        await button(page, 'Deleted Students').click();
        const row = dialog(page).getByRole('row', { name: /Farhan Shaikh/ });
        await button(row, /^Restore/).click();
        await expect(page.getByText(/is restored\./)).toBeVisible();
      },
    },
    'Print the admit list of a course by grade, percents alone': {
      run: async ({ choose }) => {
        await openList(page, 'Applications');
        await page.getByRole('tab', { name: /^Approved/ }).click();
        await choose(page.getByRole('combobox', { name: 'Course' }), 'Mechanical Engineering');
        await button(page, 'More filters').click();
        await choose(page.getByRole('combobox', { name: 'Grades in' }), 'Percent');
        await button(page.getByRole('columnheader', { name: /Qualification/ }), /Qualification/).click();
        await expect(page).toHaveURL(/sort=previousQualification/);
        await button(page, /^Print/).click();
        await expect(page.locator('html')).toHaveAttribute('data-printed', /12th Grade, \d+%/);
      },
    },
    'Compare two applications side by side': {
      run: async () => {
        await openList(page, 'Applications');
        await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
        for (const position of [0, 1]) await page.locator(`[data-position="${position}"] .select label`).click();
        await more('Compare side by side');
        await expect(dialog(page).getByRole('table', { name: 'Applications side by side' })).toBeVisible();
      },
    },
    'Write to the third-years below 75 % attendance who owe fees': {
      run: async ({ choose }) => {
        await today(/attend below 75%/);
        await expect(page.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible();
        await choose(page.getByRole('combobox', { name: 'Year' }), '3rd year');
        await choose(page.getByRole('combobox', { name: 'Fee status' }), 'Pending');
        await expect(page).toHaveURL(/fee=Pending/);
        await page.locator('th.select label').click();
        await more('Write to them');
        await expect(
          dialog(page)
            .getByRole('link', { name: /^New message/ })
            .first(),
        ).toHaveAttribute('href', /^mailto:\?bcc=.*%?@/);
      },
    },
    'Correct the name of a course that applications name': {
      run: async () => {
        await openList(page, 'Courses');
        await button(page, 'Edit Civil Engineering').click();
        const name = field(dialog(page), 'Course name');
        await name.click();
        await page.keyboard.press('End');
        await page.keyboard.type('s');
        await expect(dialog(page).getByText(/They get the new name$/)).toBeVisible();
        await button(dialog(page), 'Save Changes').click();
        await expect(page.getByText('Course updated successfully')).toBeVisible();
        await openList(page, 'Applications');
        await expect(page.locator('[data-position] td', { hasText: 'Civil Engineerings' }).first()).toBeVisible();
      },
    },
    'Move a class to the next semester, with its year': {
      run: async ({ choose }) => {
        await openList(page, 'Students');
        await choose(page.getByRole('combobox', { name: 'Department' }), 'Mechanical');
        await choose(page.getByRole('combobox', { name: 'Year' }), '2nd year');
        await expect(page).toHaveURL(/department=Mechanical&year=2/);
        await page.locator('th.select label').click();
        await button(page, 'Update...').click();
        await page.getByRole('menuitem', { name: 'Academic Update' }).click();
        const semester = dialog(page).getByRole('combobox', { name: 'Semester' });
        await choose(semester, 'Move to the next semester, with its year');
        await button(dialog(page), /^Update \d+ Students$/).click();
        await expect(page.getByRole('heading', { name: /^\d+ updated/ })).toBeVisible();
      },
    },
  });
});

test('Five tasks of students take the clicks and keys of docs/everyday-tasks.md', async ({ page }) => {
  await signIn(page, 'student');
  const signOut = async () => {
    await page.evaluate(() => localStorage.clear());
  };
  await doTasks(page, 'Students', '/student/dashboard', {
    'Print the record summary for a bank': {
      run: async () => {
        await button(page, 'Print').click();
        await page.getByRole('menuitem', { name: 'Record summary' }).click();
        await button(dialog(page), 'Print').click();
        await expect(page.locator('html')).toHaveAttribute('data-printed', /Academic record summary/);
      },
    },
    'After moving, change the phone number and the address': {
      run: async () => {
        await page.getByRole('link', { name: 'My profile' }).click();
        await field(page, 'Phone').click();
        await retype(page, '9812345999');
        await field(page, 'Address').click();
        await retype(page, '4 Lake Road, Pune');
        await button(page, 'Save Changes').click();
        await expect(page.getByText('Profile updated successfully')).toBeVisible();
      },
    },
    'Change the password': {
      run: async () => {
        await button(page, STUDENT.name).click();
        await page.getByRole('menuitem', { name: 'Change password' }).click();
        await expect(page.getByLabel(/^Current/)).toBeFocused();
        await page.keyboard.type('Demo@1234');
        for (const label of [/^New/, /^Repeat/]) {
          await tabTo(page, page.getByLabel(label));
          await page.keyboard.type('silver88x');
        }
        await page.keyboard.press('Enter');
        await expect(page.getByText('Password changed successfully')).toBeVisible();
      },
    },
    'Find out what to do about a forgotten password': {
      before: signOut,
      run: async () => {
        await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
        await page.getByText('Forgotten password?').click();
        await expect(page.getByRole('main').getByRole('link', { name: /^\+91/ })).toBeVisible();
        await expect(page.getByText('gives you a temporary password')).toBeVisible();
      },
    },
    'Register with a roll number, and sign in': {
      run: async () => {
        await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
        await page.getByRole('link', { name: /Register here/ }).click();
        await field(page, 'Name').click();
        const typed: readonly (readonly [Locator, string])[] = [
          [field(page, 'Name'), 'Dev Menon'],
          [field(page, 'Email'), 'dev@mail.example'],
          [field(page, 'Roll number'), 'CE26901'],
          [page.getByRole('combobox', { name: 'Department' }), 'Ci'],
          [page.getByRole('combobox', { name: 'Year' }), '1'],
          [page.getByRole('combobox', { name: 'Semester' }), '1'],
          [page.getByLabel(/^Password/), 'first88x'],
          [page.getByLabel(/^Confirm/), 'first88x'],
        ];
        for (const [control, text] of typed) {
          await tabTo(page, control);
          await page.keyboard.type(text);
        }
        await page.keyboard.press('Enter');
        await page.waitForURL('**/login');
        await field(page, 'Email').click();
        await page.keyboard.type('dev@mail.example');
        await page.keyboard.press('Tab');
        await page.keyboard.type('first88x');
        await page.keyboard.press('Enter');
        await page.waitForURL(`**${accounts.student.lands}`);
      },
    },
  });
});

test('Five tasks of visitors and applicants take the clicks and keys of docs/everyday-tasks.md', async ({ page }) => {
  const email = 'asha.rao@example.com';
  let reference = '';
  const apply = async (page: Page) => {
    await page.keyboard.type('Asha Rao');
    for (const text of [email, '9876543210', 'Civ', '12', '82%']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
  };
  const lookUp = async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Apply Now' }).click();
    await button(page, 'See Your Application').click();
    await expect(field(page, 'Reference number')).toBeFocused();
    await page.keyboard.type(reference);
    await page.keyboard.press('Tab');
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nobody has read it yet')).toBeVisible();
  };
  await doTasks(page, 'Visitors and applicants', '/', {
    'Apply for a place in Civil Engineering': {
      run: async () => {
        await page.getByRole('banner').getByRole('link', { name: 'Apply Now' }).click();
        await expect(page.getByRole('option', { name: 'Civil Engineering' })).toBeAttached();
        await field(page, 'Full name').click();
        await apply(page);
        const told = page.getByText(/reference number is/);
        await expect(told).toBeVisible();
        reference = /APP-\d+-\d+/.exec((await told.textContent()) ?? '')?.[0] ?? '';
      },
    },
    'Find out what became of an application': {
      // On another day, in another tab.
      before: () => page.evaluate(() => sessionStorage.clear()),
      run: lookUp,
    },
    'Correct the phone number of an application': {
      run: async () => {
        await lookUp();
        await field(page.getByRole('form', { name: 'Correct your phone number' }), 'Phone number').click();
        await retype(page, '9812345999');
        await page.keyboard.press('Enter');
        await expect(page.getByText('Your phone number is saved.')).toBeVisible();
      },
    },
    'Withdraw an application': {
      run: async () => {
        await lookUp();
        await button(page, 'Withdraw Application').click();
        await button(page, 'Withdraw').click();
        await expect(page.getByText('You have withdrawn this application.')).toBeVisible();
      },
    },
    'Ask the office a question': {
      run: async () => {
        await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
        await field(page, 'Name').click();
        await page.keyboard.type('Asha');
        for (const text of [email, 'Hostel', 'Is there a hostel?', '']) {
          await page.keyboard.press('Tab');
          await page.keyboard.type(text);
        }
        await page.keyboard.press('Enter');
        await expect(page.getByText('Message sent successfully! We will get back to you soon.').first()).toBeVisible();
      },
    },
  });
});
