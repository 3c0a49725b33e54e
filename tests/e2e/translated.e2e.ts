import type { Page } from '@playwright/test';
import { bringAbout, dismissMessages, become, end, follow, openPortal, atRest } from './faults/page.ts';
import { screens } from './faults/screens.ts';
import { type, type Write, writes } from './faults/writes.ts';
import { callApi, expect, test } from './fixtures.ts';
import { staleTexts, translate } from './translation.ts';

const broken = (page: Page) => page.getByRole('heading', { name: 'Something went wrong' });

/** Nothing failed, and every word on the screen is the one that the app has put there. */
async function isWhole(page: Page, where: string): Promise<void> {
  await expect(broken(page), where).toBeHidden();
  expect(await staleTexts(page), where).toEqual([]);
}

for (const [who, persona] of [
  ['public', 'visitor'],
  ['a student’s', 'student-placed'],
  ['an administrator’s', 'super-admin'],
] as const)
  test(`Every one of ${who} pages is readable when it is translated${persona === 'visitor' ? '' : ' @nightly'}`, async ({
    page,
  }) => {
    await openPortal(page);
    await translate(page);
    if (persona !== 'visitor') await become(page, persona);
    let seen = await atRest(page);
    for (const { title, path, heading = '' } of screens.filter(({ as }) => as === persona)) {
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
const others: readonly (Omit<Write, 'operation' | 'thrown'> & { readonly operation?: undefined })[] = [
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

type TranslatedForm = Write | (typeof others)[number];

/** Sends a form empty, wrong, refused and right. */
async function sendEachWay(page: Page, one: TranslatedForm): Promise<void> {
  const { title, persona, open, typed, button, saved } = one;
  await become(page, persona);
  await open(page);
  const form = one.form(page);
  await form.waitFor();
  const send = () => form.getByRole('button', { name: button, exact: true }).click();
  const errors = form.locator('[data-part=error-text]');
  const names = Object.keys(typed);

  if (names.length > 0 && one.operation !== 'adminUpdateStudent') {
    for (const name of names) {
      const control = form.locator(`[name="${name}"]`);
      const { isSelect, canBeEmpty } = await control.evaluate((element) => ({
        isSelect: element instanceof HTMLSelectElement,
        canBeEmpty: !(element instanceof HTMLSelectElement) || [...element.options].some(({ value }) => value === ''),
      }));
      if (canBeEmpty) await (isSelect ? control.selectOption('') : control.fill(''));
    }
    await send();
    await expect(errors.first()).toBeVisible();
    await isWhole(page, `${title}, empty`);
    await type(form, Object.fromEntries(names.flatMap((name) => (name in wrong ? [[name, wrong[name] ?? '']] : []))));
    await send();
    await expect(errors.first()).toBeVisible();
    await isWhole(page, `${title}, wrong`);
  }
  await type(form, typed);
  if (one.operation) {
    await bringAbout(page, '500', one.operation);
    await send();
    const refused = await atRest(page);
    expect(refused.words.join('\n'), 'what is said of a failure').not.toBe('');
    await isWhole(page, `${title}, refused`);
    await end(page, '500');
    await dismissMessages(page);
    if (!(await form.isVisible())) await open(page);
    await type(form, typed);
  }
  await send();
  await expect(page.getByText(saved).first()).toBeVisible();
  await isWhole(page, `${title}, sent`);
}

for (const [who, personas] of [
  ['a visitor', ['visitor']],
  ['an administrator', ['super-admin']],
] as const)
  test(`Every form of ${who} is sent empty, invalid, refused and valid in a translated page, with a message each time @nightly`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await openPortal(page);
    await translate(page);
    for (const form of [...others, ...writes].filter(({ persona }) => personas.some((one) => one === persona)))
      await test.step(form.title, () => sendEachWay(page, form));
  });

test('Counts, filters, choices and imports stay correct in a translated page @nightly', async ({ page }) => {
  await openPortal(page);
  await translate(page);
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
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeHidden();
  await isWhole(page, 'cleared');

  const header = page.getByRole('columnheader', { name: 'Name' });
  for (const order of ['ascending', 'descending']) {
    if ((await header.getAttribute('aria-sort')) !== order) await header.getByRole('button').click();
    await expect(header).toHaveAttribute('aria-sort', order);
    await isWhole(page, order);
  }
  for (const position of [0, 1]) await page.locator(`[data-position="${position}"] .select input`).check();
  for (const update of ['Set Placement', 'Academic Update', 'Set Fee', 'Set Status']) {
    await page.getByRole('button', { name: 'Update...' }).click();
    await page.getByRole('menuitem', { name: update }).click();
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: 'Update 2 Students' });
    await send.click();
    await expect(dialog.locator('[data-part=error-text]').first()).toBeVisible();
    await isWhole(page, update);
    if (update !== 'Set Fee') {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      continue;
    }
    await dialog.getByRole('textbox', { name: 'Total fee' }).fill('150000');
    await send.click();
    await expect(page.getByRole('heading', { name: '2 updated' })).toBeVisible();
    await isWhole(page, 'updated');
    for (const position of [0, 1]) await page.locator(`[data-position="${position}"] .select input`).check();
  }
  await page.getByRole('button', { name: 'Clear Selection' }).click();

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: /^A screen, a student/ });
  for (const text of ['ananya', 'app-2', 'no such thing at all']) {
    await field.fill(text);
    await atRest(page);
    await isWhole(page, text);
  }
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Import', exact: true }).click();
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
  await expect(page.getByText(/of 61 students$/)).toBeVisible();

  await follow(page, '/admin/applications');
  for (const tab of [/^Rejected/, /^All/]) {
    await page.getByRole('tab', { name: tab }).click();
    await atRest(page);
    await isWhole(page, String(tab));
  }
  for (const position of [0, 1]) await page.locator(`[data-position="${position}"] .select input`).check();
  await page.getByRole('button', { name: 'Decide All...' }).click();
  const decision = page.getByRole('dialog', { name: 'Decide 2 Applications' });
  await decision
    .getByRole('button', { name: /^(Reject|Reopen)/ })
    .first()
    .click();
  await decision.locator('[type=submit]').click();
  await expect(decision.locator('[data-part=error-text]').first()).toBeVisible();
  await isWhole(page, 'deciding');
  await decision.getByRole('textbox').first().fill('Asked for by the board.');
  await decision.locator('[type=submit]').click();
  await expect(page.getByRole('region', { name: 'Result of the decision' })).toBeVisible();
  await isWhole(page, 'decided');

  await follow(page, '/admin/courses?panel=administrators');
  await page.getByRole('button', { name: 'Add administrator' }).click();
  await page.getByRole('dialog').locator('[type=submit]').click();
  await expect(page.getByRole('dialog').locator('[data-part=error-text]').first()).toBeVisible();
  await isWhole(page, 'administrators');
});

test('A failed load, a conflict, the own record and the own application are reported correctly in a translated page @nightly', async ({
  page,
}) => {
  await openPortal(page);
  await translate(page);
  await become(page, 'super-admin');
  await bringAbout(page, '500');
  await follow(page, '/admin/courses');
  await expect(page.getByText(/^(Failed to load|Error loading) courses$/)).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await atRest(page);
  await isWhole(page, 'failed twice');
  await end(page, '500');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText(/^\d+ courses$/)).toBeVisible();
  await isWhole(page, 'loaded');

  const firstStudent = '/admin/students/stu_000001';
  await follow(page, firstStudent);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('9822222222');
  const stored = await callApi<object>(page, 'GET', firstStudent);
  await callApi(page, 'PUT', firstStudent, { ...stored, phone: '9811111111' });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('heading', { name: /Somebody else changed this record/ })).toBeFocused();
  await isWhole(page, 'conflict');
  await page.getByRole('radiogroup', { name: 'Phone' }).getByRole('radio').last().check();
  await isWhole(page, 'decided');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Student updated successfully!')).toBeVisible();
  await isWhole(page, 'saved');

  const [applied] = await callApi<{ referenceNumber: string; email: string }[]>(page, 'GET', '/applications');
  await become(page, 'student-placed');
  await follow(page, '/student/profile');
  const phone = page.getByRole('textbox', { name: 'Phone' });
  for (const [text, said] of [
    ['12345', page.locator('[data-part=error-text]')],
    ['9812345672', page.getByText('Profile updated successfully')],
  ] as const) {
    await phone.fill(text);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(said.first()).toBeVisible();
    await isWhole(page, `profile ${text}`);
  }

  await become(page, 'visitor');
  await follow(page, '/admissions');
  await page.getByRole('button', { name: 'See Your Application' }).click();
  const own = page.getByRole('form', { name: 'Look up your application' });
  await own.locator('[type=submit]').click();
  await expect(own.locator('[data-part=error-text]').first()).toBeVisible();
  await isWhole(page, 'own application, empty');
  await own.getByRole('textbox', { name: 'Reference number' }).fill(applied?.referenceNumber ?? '');
  await own.getByRole('textbox', { name: 'Email' }).fill(applied?.email ?? '');
  await own.locator('[type=submit]').click();
  await expect(page.getByRole('button', { name: 'Look Up Another' })).toBeVisible();
  await isWhole(page, 'own application');

  const tools = page.getByRole('group', { name: /^Tools (of the demo|for developers)$/ }).getByRole('button');
  for (const tool of await tools.all()) {
    await tool.click();
    await atRest(page);
    await isWhole(page, 'the demo’s bar');
  }
});
