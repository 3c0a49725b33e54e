import type { Page } from '@playwright/test';
import { bringAbout, dismissMessages, become, end, follow, openPortal, atRest } from './faults/page.ts';
import { adminScreens, publicScreens, studentScreens } from './faults/screens.ts';
import { type, type Write, writes } from './faults/writes.ts';
import { expect, test } from './portal.ts';
import { staleTexts, translateContinuously } from './translation.ts';

const broken = (page: Page) => page.getByRole('heading', { name: 'Something went wrong' });

/** Nothing failed, and every word on the screen is the one that the app has put there. */
async function isWhole(page: Page, where: string): Promise<void> {
  await expect(broken(page), where).toBeHidden();
  expect(await staleTexts(page), where).toEqual([]);
}

for (const [who, screens] of Object.entries({
  public: publicScreens,
  'a student’s': studentScreens,
  'an administrator’s': adminScreens,
}))
  test(`Every one of ${who} screens can be read in a translated page`, async ({ page }) => {
    await openPortal(page);
    await page.evaluate(translateContinuously);
    if (screens[0] && screens[0].persona !== 'visitor') await become(page, screens[0].persona);
    let seen = await atRest(page);
    for (const { title, path, heading } of screens) {
      await follow(page, typeof path === 'string' ? path : await path(page));
      seen = await atRest(page, seen);
      expect(seen.heading, title).toContain(heading);
      await isWhole(page, title);
    }
  });

/** What a form refuses, by the names of its fields. */
const wrong: Readonly<Record<string, string>> = {
  name: 'A',
  fullName: 'A',
  email: 'nobody',
  phone: '12345',
  phoneNumber: '12345',
  password: '1',
  newPassword: '1',
  message: 'Hi',
  durationYears: '0',
  description: '',
  rejectionReason: '',
};

/** Forms whose answer is the page's own. */
const others: readonly (Omit<Write, 'operation'> & { readonly operation?: undefined })[] = [
  {
    persona: 'visitor',
    title: 'Send a message',
    form: (page) => page.getByRole('form', { name: 'Contact' }),
    open: (page) => follow(page, '/contact'),
    typed: { name: 'Tanvi Kelkar', email: 'tanvi@mail.example', subject: 'A visit', message: 'May we come on Monday?' },
    button: 'Send Message',
    saved: /^Message sent successfully!/,
  },
];

for (const form of [...others, ...writes]) {
  const { title, persona, open, typed, button, saved } = form;
  test(`“${title}” is sent empty, wrong, refused and right in a translated page, and says so each time`, async ({
    page,
  }) => {
    await openPortal(page);
    await page.evaluate(translateContinuously);
    if (persona !== 'visitor') await become(page, persona);
    await open(page);
    const element = form.form(page);
    await element.waitFor();
    const send = () => element.getByRole('button', { name: button, exact: true }).click();
    const errors = element.locator('[data-part=error-text]');
    const names = Object.keys(typed);

    if (names.length > 0 && form.operation !== 'adminUpdateStudent') {
      for (const name of names) {
        const control = element.locator(`[name="${name}"]`);
        const { isSelect, canBeEmpty } = await control.evaluate((one) => ({
          isSelect: one instanceof HTMLSelectElement,
          canBeEmpty: !(one instanceof HTMLSelectElement) || [...one.options].some(({ value }) => value === ''),
        }));
        if (canBeEmpty) await (isSelect ? control.selectOption('') : control.fill(''));
      }
      await send();
      await expect(errors.first()).toBeVisible();
      await isWhole(page, 'empty');
      await type(
        element,
        Object.fromEntries(names.flatMap((name) => (name in wrong ? [[name, wrong[name] ?? '']] : []))),
      );
      await send();
      await expect(errors.first()).toBeVisible();
      await isWhole(page, 'wrong');
    }
    await type(element, typed);
    if (form.operation) {
      await bringAbout(page, '500', form.operation);
      await send();
      const refused = await atRest(page);
      expect(refused.words.join('\n'), 'what is said of a failure').not.toBe('');
      await isWhole(page, 'refused');
      await end(page, '500');
      await dismissMessages(page);
      if (!(await element.isVisible())) await open(page);
      await type(element, typed);
    }
    await send();
    await expect(page.getByText(saved).first()).toBeVisible();
    await isWhole(page, 'sent');
  });
}

test('What is counted, filtered, chosen and imported in a translated page is said as it is', async ({ page }) => {
  await openPortal(page);
  await page.evaluate(translateContinuously);
  await become(page, 'super-admin');
  await follow(page, '/admin/students');
  const selected = page.getByRole('main').getByRole('status').filter({ hasText: 'selected' });
  for (const position of [0, 1, 2]) await page.locator(`[data-position="${position}"] .select input`).check();
  await expect(selected).toHaveText('3 selected');
  await page.locator('[data-position="1"] .select input').uncheck();
  await expect(selected).toHaveText('2 selected');
  await page.getByRole('combobox', { name: 'Department' }).selectOption('Civil');
  await expect(selected).toHaveText(/^2 selected/);
  await expect(page.getByText(/^\d+ of 60 students$/)).toBeVisible();
  await isWhole(page, 'filtered');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete 2 students?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Clear Selection' }).click();
  await expect(selected).toHaveText('0 selected');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText('60 students', { exact: true })).toBeVisible();
  await isWhole(page, 'cleared');

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: /^A screen, a student/ });
  for (const text of ['ananya', 'app-2', 'no such thing at all']) {
    await field.fill(text);
    await atRest(page);
    await isWhole(page, text);
  }
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Import CSV' }).click();
  const rows =
    'Roll No,Name,Email,Department,Year,Semester\nIM26001,Omkar Salvi,omkar@mail.example,Civil,2,3\nIM26002,X,y,Civil,9,3\n';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'students.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
  await expect(page.getByText(/1 new student, .* 1 row that does not fit/)).toBeVisible();
  await isWhole(page, 'checked');
  await page.getByRole('button', { name: 'Add 1 Student' }).click();
  await expect(page.getByText(/^students\.csv: 1 added/)).toBeVisible();
  await isWhole(page, 'imported');
  await page.getByRole('button', { name: 'Back to the List' }).click();
  await expect(page.getByText('61 students', { exact: true })).toBeVisible();

  await follow(page, '/admin/applications');
  for (const tab of [/^Rejected/, /^All/]) {
    await page.getByRole('tab', { name: tab }).click();
    await atRest(page);
    await isWhole(page, String(tab));
  }
});
