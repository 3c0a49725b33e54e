import type { Page } from '@playwright/test';
import { button, dialog, doTasks, field, findStudent, listed, openList, retype, STUDENT, tabTo } from './everyday.ts';
import { callApi, expect, signIn, test } from './fixtures.ts';

// Fourteen tasks in a row, each with a start of its own.
test.describe.configure({ timeout: 120_000 });

const menu = async (page: Page, item: string) => {
  await button(page, 'Meera Joglekar').click();
  await page.getByRole('menuitem', { name: item }).click();
};
const today = (page: Page, words: RegExp) =>
  page.getByRole('navigation', { name: 'What needs you today' }).getByRole('link', { name: words }).click();
const forAllListed = async (page: Page, item: string) => {
  await expect(listed(page, /students/)).toBeVisible();
  await page.locator('th.select label').click();
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: item }).click();
};
const saved = async (page: Page, press: () => Promise<void>) => {
  const download = page.waitForEvent('download');
  await press();
  const stream = await (await download).createReadStream();
  return Buffer.concat(await stream.toArray()).toString('utf8');
};
const printed = (page: Page, words: RegExp) =>
  expect(page.locator('html')).toHaveAttribute('data-printed', words, { timeout: 30_000 });

interface Applicant {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly referenceNumber: string;
  readonly status: string;
  readonly submittedAt: string;
}

/** The undecided applicant who has waited longest, whom “to decide” names first. */
async function oldestUndecided(page: Page): Promise<Applicant> {
  const rows = await callApi<Applicant[]>(page, 'GET', '/applications');
  const undecided = rows.filter(({ status }) => ['APPLIED', 'UNDER_REVIEW', 'WAITLISTED'].includes(status));
  return undecided.toSorted((a, b) => a.submittedAt.localeCompare(b.submittedAt))[0]!;
}

/** Adds a picture of a mark sheet, as the applicant would. */
const addPicture = (page: Page, { referenceNumber, email }: Applicant) =>
  page.evaluate(
    async ([reference, address]) => {
      const canvas = document.createElement('canvas');
      const picture = await new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob!), 'image/png'));
      const form = new FormData();
      form.set('referenceNumber', reference!);
      form.set('email', address!);
      form.set('file', picture, 'mark sheet.png');
      const { ok, status } = await fetch('/api/applications/mine/documents', { method: 'POST', body: form });
      if (!ok) throw new Error(`The document is refused: ${status}`);
    },
    [referenceNumber, email],
  );

test('Fourteen tasks of the registrar take the clicks and keys of docs/everyday-tasks.md @nightly @demo', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await doTasks(page, 'The registrar', '/admin/dashboard', {
    'Print a bonafide certificate': {
      run: async () => {
        await findStudent(page, STUDENT.rollNo, STUDENT.name);
        await button(page, 'Print').click();
        await dialog(page).getByRole('tab', { name: 'Bonafide certificate' }).click();
        await button(dialog(page), 'Print').click();
        await printed(page, /No\. \d{4}-.*is a bonafide student/);
      },
    },
    'Find a student entered twice, and delete the second record': {
      before: async () => {
        const { phone } = await callApi<{ phone: string }>(page, 'GET', STUDENT.path);
        const twin = { email: 'twice@mail.example', rollNo: 'CE26902', department: 'Civil', year: 1, semester: 1 };
        await callApi(page, 'POST', '/students', { ...twin, name: STUDENT.name, phone, password: 'Student@123' });
      },
      run: async () => {
        await openList(page, 'Students');
        await forAllListed(page, 'Find duplicates');
        await dialog(page).getByRole('link', { name: 'Open CE26902' }).click();
        await button(page, 'Delete').click();
        await button(page.getByRole('alertdialog'), /^Delete/).click();
        await expect(page.getByText('Student deleted successfully')).toBeVisible();
      },
    },
    'Tell those who owe fees how much, on paper and by mail': {
      run: async () => {
        await today(page, /owe fees/);
        await expect(page.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible();
        await forAllListed(page, 'Letters');
        const file = await saved(page, () => button(dialog(page), /^Mail-Merge CSV for [\d,]+$/).click());
        expect(file).toMatch(/Amount.*\r?\n.*"₹[\d,]+"/);
        await button(dialog(page), /^Print [\d,]+ Letters$/).click();
        await printed(page, /Fees due: ₹/);
      },
    },
    'Enrol a sibling whose family’s email address belongs to a student': {
      run: async () => {
        await button(page, 'Add New Student').click();
        const form = dialog(page);
        await expect(field(form, 'Name')).toBeFocused();
        await page.keyboard.type('Rohan Deshpande');
        await tabTo(page, field(form, 'Email'));
        await page.keyboard.type('student@university.example');
        await tabTo(page, field(form, 'Roll number'));
        await page.keyboard.type('CE26901');
        await tabTo(page, form.getByRole('combobox', { name: 'Department' }));
        await page.keyboard.type('Civ');
        await page.keyboard.press('Enter');
        await button(form, 'Add Student').click();
        await expect(form.getByText('student@university.example belongs to Ananya Deshpande, CS23001')).toBeVisible();
        await expect(field(form, 'Email')).toBeFocused();
        await retype(page, 'rohan@mail.example');
        await page.keyboard.press('Enter');
        await expect(form.getByText(/has been added and can sign in/)).toBeVisible();
      },
    },
    'Send the ministry the numbers by department, gender and status': {
      run: async () => {
        await menu(page, 'Intake report');
        const file = await saved(page, () => button(page, 'Export CSV').click());
        for (const line of ['Department,Civil,', 'Status,Active,', 'Department and gender,"Civil, Female",'])
          expect(file).toContain(line);
      },
    },
    'Compare this year’s intake with last year’s by the same day': {
      run: async () => {
        await menu(page, 'Intake report');
        await expect(page.getByText(/^\d+ (?:more|fewer) than by 18 May 2025 /)).toBeVisible();
      },
    },
    'Make the file of accounts for Moodle': {
      run: async () => {
        await openList(page, 'Students');
        await forAllListed(page, 'File for a learning platform');
        const file = await saved(page, () => button(dialog(page), /^Download CSV for [\d,]+$/).click());
        expect(file).toMatch(/^username,firstname,lastname,email,/);
      },
    },
    'Look at a document beside the decision': {
      before: async () => addPicture(page, await oldestUndecided(page)),
      run: async () => {
        await today(page, /to decide/);
        await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
        await page.locator('[data-position="0"] a').click();
        await button(page, 'Show mark sheet.png').click();
        await expect(page.getByRole('img', { name: 'mark sheet.png' })).toBeInViewport();
        await expect(page.getByRole('group', { name: 'Decision' })).toBeInViewport();
      },
    },
    'Offer a seat, with a date to answer by': {
      run: async () => {
        await openList(page, 'Applications');
        await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
        await page.locator('[data-position="0"] a').click();
        await button(page, 'Approve').click();
        await button(page, 'Offer With a Date Instead').click();
        await button(page, 'Offer Seat').click();
        await expect(page.getByText(/^A seat is offered to .+ until \d+ May 2026\.$/)).toBeVisible();
      },
    },
    'See who is next on a course’s waiting list': {
      run: async () => {
        await openList(page, 'Courses');
        await button(page, '6 waiting: Business Administration').click();
        await dialog(page).getByRole('link').first().click();
        await expect(page.getByText('1st of 6 on the waiting list').last()).toBeVisible();
      },
    },
    'Change a student’s name after a marriage': {
      run: async () => {
        await findStudent(page, STUDENT.rollNo, STUDENT.name);
        await button(page, 'Edit').click();
        await field(page, 'Name').click();
        await retype(page, 'Ananya Kulkarni');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: 'Ananya Kulkarni' })).toBeVisible();
      },
    },
    'Take over the attendance of a class from a sheet': {
      run: async () => {
        await openList(page, 'Students');
        await button(page, 'Import').click();
        const chooser = page.waitForEvent('filechooser');
        await button(page, 'Choose File').click();
        const rows = ['Roll No,Attendance', 'ME24001,82.5', 'ME24002,71', 'ME24003,90', 'ME24999,90'];
        const buffer = Buffer.from(rows.join('\r\n'));
        await (await chooser).setFiles({ name: 'attendance.csv', mimeType: 'text/csv', buffer });
        await expect(page.getByText(/^No student has this roll number\./)).toBeVisible();
        await button(page, 'Update 3 Students').click();
        await expect(page.getByText(/3 updated, 1 left out/)).toBeVisible();
      },
    },
    'Print the exam list of a class by attendance': {
      run: async ({ choose }) => {
        await menu(page, 'Exam list');
        await choose(page.getByRole('combobox', { name: 'Course (department)' }), 'Mechanical');
        await choose(page.getByRole('combobox', { name: 'Year' }), '2nd year');
        await expect(page.getByText(/^\d+ may sit the exam$/)).toBeVisible();
        await button(page, 'Print').first().click();
        await printed(page, /Exam list: Mechanical, 2nd year/);
      },
    },
    'Transfer a student to another department, with a new roll number': {
      run: async ({ choose }) => {
        await findStudent(page, 'ee22001', 'Rahul Menon');
        await button(page, 'Edit').click();
        await choose(page.getByRole('combobox', { name: 'Department' }), 'Civil');
        await field(page, 'Roll number').click();
        await retype(page, 'CE22901');
        await page.keyboard.press('Enter');
        await expect(page.getByText('Student · CE22901 · Civil')).toBeVisible();
      },
    },
  });
});
