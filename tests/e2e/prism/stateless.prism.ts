/**
 * The portal in front of a server that stores nothing: it answers each call with an example of the contract, or with data made
 * up from its schemas. What was saved is not what comes back, and the portal has to say which fields the server kept.
 *
 * Such a server cannot show what follows from something that was stored: that a wrong password, a value that is taken or a
 * stale update is refused, that a token is dead, that a new record is in the next list and a deleted one is not, that an
 * approval makes an account, or that another address is another record. The journeys of `mock:api` do, through Prism too.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from '../fixtures.ts';
import { expectToStand } from './standing.ts';

const record = '/admin/students/any';

for (const address of ['/', '/about', '/courses', '/admissions', '/faculty', '/research', '/contact'])
  test(`${address} stands for a visitor`, async ({ page }) => {
    await page.goto(address);
    await expectToStand(page);
  });

for (const [who, addresses] of [
  ['student', ['/student/dashboard', '/student/profile']],
  [
    'admin',
    [
      '/admin/dashboard',
      '/admin/students',
      record,
      ...['academic', 'fee', 'attendance', 'placement'].map((tab) => `${record}?tab=${tab}`),
      '/admin/applications',
      '/admin/courses',
    ],
  ],
] as const)
  test(`every screen stands for the ${who} who has signed in`, async ({ page }) => {
    await signIn(page, who);
    for (const address of addresses) {
      await page.goto(address);
      await expect(page).toHaveURL(new RegExp(`${address.replace('?', '\\?')}$`));
      await expectToStand(page);
    }
  });

test('a wrong path and a page of others lead home, and the end of a session leads to the login', async ({ page }) => {
  await signIn(page, 'student');
  for (const address of ['/nowhere', '/admin/students']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/$/);
  }
  await page.evaluate(() => localStorage.clear());
  await page.goto('/student/profile');
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

type Values = Readonly<Record<string, string>>;

/** Types into the fields of a form, and chooses in its lists. */
async function fill(form: Page | Locator, values: Values): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const named = { name: label, exact: true };
    const field = form.getByRole('textbox', named).or(form.getByRole('combobox', named));
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
}

const KEPT = 'The server has not stored everything as it was sent';

const fee: Values = { 'Total fee (₹)': '54321', 'Paid (₹)': '12345' };

/** The forms of a record, with values that no example of the contract has. */
const parts: readonly { tab: string; values: Values; kept: RegExp }[] = [
  {
    tab: 'academic',
    values: { Year: '1', Semester: '1', 'Current CGPA': '1.01', 'Total credits': '3', 'Attendance (%)': '1' },
    kept: /Current CGPA: 1\.01 was sent, and \S+ is stored\./,
  },
  {
    tab: 'fee',
    values: fee,
    kept: /Paid: ₹12,345 was sent, and ₹\S+ is stored\./,
  },
  {
    tab: 'attendance',
    values: { 'Attendance (%)': '1' },
    kept: /Attendance: 1% was sent, and \S+% is stored\./,
  },
  {
    tab: 'placement',
    values: { 'Placement status': 'Placed', Company: 'Tarang Labs', 'Package (LPA)': '3.21' },
    kept: /Company: Tarang Labs was sent, and .+ is stored\./,
  },
];

for (const { tab, values, kept } of parts)
  test(`the ${tab} form of a record is saved, and says what the server kept`, async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto(`${record}?tab=${tab}`);
    await fill(page.getByRole('tabpanel'), values);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const alert = page.getByRole('alert').filter({ hasText: KEPT });
    await expect(alert).toContainText(kept);
    await expect(page.getByText(/updated successfully/)).toHaveCount(0);
    await expectToStand(page);
  });

/** Every field that a student has to have, and two that no answer repeats. */
const student: Values = {
  Name: 'Meera Pillai',
  Email: 'meera.pillai@mail.example',
  'Roll number': 'CE26920',
};

test('the profile of a record is edited, and the form says what the server kept', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto(record);
  await page.getByRole('button', { name: 'Edit' }).click();
  await fill(page.getByRole('main'), { ...student, Phone: '9811111111', ...fee });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const alert = page.getByRole('alert').filter({ hasText: KEPT });
  await expect(alert).toContainText(/Name: Meera Pillai was sent, and .+ is stored\./);
  await expectToStand(page);
});

test('a student is added, and the portal says what the server kept', async ({ page }) => {
  await signIn(page, 'admin');
  await page.getByRole('button', { name: 'Add New Student' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Student' });
  await fill(dialog, { ...student, Department: 'Civil' });
  await dialog.getByRole('button', { name: 'Add Student' }).click();
  await expect(page.getByText(KEPT)).toBeVisible();
  await expect(page.getByText(/Roll number: CE26920 was sent, and \S+ is stored\./)).toBeVisible();
  await expectToStand(page);
});

test('a student is deleted: the portal says so, though the next list has one again', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto(record);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByText('Student deleted successfully')).toBeVisible();
  await page.waitForURL('**/admin/dashboard*');
  await expectToStand(page);
});

test('an application is rejected, and the portal says which status it has', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/applications?open=any');
  await expectToStand(page);
  const reject = page.getByRole('button', { name: 'Reject', exact: true });
  // Made-up data may have decided it already.
  if (await reject.isDisabled()) return;
  await reject.click();
  await fill(page, { 'Reason for the rejection': 'The mark sheet could not be verified.' });
  await page.getByRole('button', { name: 'Reject Application' }).click();
  await expect(page.getByText(/ is rejected\.|status is “.+”, and not “Rejected”\./)).toBeVisible();
  await expectToStand(page);
});

test('a visitor applies and gets a reference number', async ({ page }) => {
  await page.goto('/admissions');
  const course = page.getByRole('combobox', { name: 'Desired course' });
  await expect(course.getByRole('option')).not.toHaveCount(1);
  await course.selectOption({ index: 1 });
  await fill(page.getByRole('main'), {
    'Full name': 'Ira Deshmukh',
    Email: 'ira.deshmukh@mail.example',
    'Phone number': '+919812345670',
    'Previous qualification': '12th Grade',
    'Previous grade/percentage': '91%',
  });
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Application submitted successfully!', { exact: false })).toBeVisible();
  await expect(page.getByText(/reference number is/)).toBeVisible();
  await expectToStand(page);
});

test('a visitor registers, and is led to the login', async ({ page }) => {
  await page.goto('/register');
  await expectToStand(page);
  await fill(page.getByRole('main'), { ...student, Department: 'Civil', Year: '1', Semester: '2' });
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('four purple rickshaws');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('four purple rickshaws');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Registration successful! Please login.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('a student changes the password and signs out', async ({ page }) => {
  await signIn(page, 'student');
  const menu = page.locator('button[aria-haspopup=menu]').last();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await fill(dialog, { 'Current password': 'Demo@1234', 'New password': 'silver-Harbour-88' });
  await fill(dialog, { 'Repeat the new password': 'silver-Harbour-88' });
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password changed successfully')).toBeVisible();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

const course: Values = {
  'Course name': 'Ocean Engineering',
  'Course code': 'BT-OE',
  Department: 'Civil',
  'Program type': 'Doctorate',
  Description: 'Harbours, and the sea in front of them.',
  'Duration (years)': '3.5',
  'Total seats': '40',
  'Available seats': '39',
  'Who may apply': 'A degree',
  Subjects: 'Waves',
};

/** The list and the record are two examples, which looks as if somebody else had changed it meanwhile. */
async function keepMine(form: Locator): Promise<void> {
  await expect(form.getByRole('heading', { name: /^Somebody else changed this record/ })).toBeVisible();
  for (const mine of await form.getByRole('radio', { name: /^Yours/ }).all()) await mine.check({ force: true });
  await form.getByRole('button', { name: 'Save Changes' }).click();
}

for (const { title, open, name, send } of [
  { title: 'added', open: /^Add a Course$/, name: 'Add a course', send: 'Add Course' },
  { title: 'edited', open: /^Edit /, name: /^Edit /, send: 'Save Changes' },
])
  test(`a course is ${title}, and the portal says what the server kept`, async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/admin/courses');
    await page.getByRole('button', { name: open }).first().click();
    const form = page.getByRole('form', { name });
    await fill(form, course);
    await form.getByRole('button', { name: send }).click();
    if (title === 'edited') await keepMine(form);
    await expect(page.getByText(KEPT).first()).toBeVisible();
    await expect(page.getByText(/Course code: BT-OE was sent, and \S+ is stored\./)).toBeVisible();
    await expectToStand(page);
  });

test('a course is switched and deleted, and the portal says what the answer said', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/courses');
  await page
    .getByRole('button', { name: /^(Activate|Deactivate) / })
    .first()
    .click();
  await expect(page.getByText(/^".+" is (in)?active(:| as before:)/)).toBeVisible();
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Course deleted successfully')).toBeVisible();
  await expectToStand(page);
});
