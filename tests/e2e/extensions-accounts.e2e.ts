import type { Page } from '@playwright/test';
import { asAdmin, asAdminAlone, testScreens } from './axe.ts';
import { accounts, expect, signIn, test } from './fixtures.ts';

const PANEL = '/admin/courses?panel=administrators';
const RECORD = '/admin/students/stu_000001';
const list = (page: Page) => page.getByRole('dialog', { name: 'Administrators' });
const shownPassword = (page: Page) => page.getByRole('dialog', { name: /^Temporary password/ });

async function logIn(page: Page, who: keyof typeof accounts, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('tab', { name: accounts[who].tab }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: accounts[who].button }).click();
}

async function logOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
}

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('A super administrator adds an administrator, who signs in, and disables the account again @nightly', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.getByRole('button', { name: 'Meera Joglekar' }).click();
  await page.getByRole('menuitem', { name: 'Administrators' }).click();
  await expect(list(page).getByRole('status')).toHaveText('5 administrators');
  await list(page).getByRole('button', { name: 'Add administrator' }).click();
  const form = page.getByRole('form', { name: 'Add administrator' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Dev Menon');
  await form.getByRole('textbox', { name: 'Email' }).fill('dev.menon@university.example');
  await form.getByRole('textbox', { name: 'User name' }).fill('dev.menon');
  await form.getByRole('combobox', { name: 'Role' }).selectOption('Staff administrator');
  await form.getByRole('textbox', { name: 'First password' }).fill('first-Day-1');
  await form.getByRole('button', { name: 'Add administrator' }).click();
  await expect(list(page).getByRole('status')).toHaveText('6 administrators');
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  await logOut(page, 'Meera Joglekar');
  await logIn(page, 'admin', 'dev.menon@university.example', 'first-Day-1');
  await page.waitForURL('**/admin/dashboard');
  await page.getByRole('button', { name: 'Dev Menon' }).click();
  await expect(page.getByRole('menuitem', { name: 'Change password' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Administrators' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await logOut(page, 'Dev Menon');

  await signIn(page, 'admin');
  await page.goto(PANEL);
  await list(page).getByRole('button', { name: 'Disable Dev Menon' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable', exact: true }).click();
  await expect(list(page).getByRole('status')).toHaveText('6 administrators, 1 of them disabled');
  await list(page).getByRole('button', { name: 'Reset password of Dev Menon' }).click();
  const question = page.getByRole('alertdialog', { name: 'Reset password' });
  await question.getByRole('button', { name: 'Reset password' }).click();
  await expect(question.getByRole('alert')).toContainText('This account is disabled.');
});

test('A student with a forgotten password gets a temporary one, by keyboard alone @nightly', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'admin');
  await page.goto(RECORD);
  const opener = page.getByRole('button', { name: 'Reset password' });
  await expect(opener).toBeEnabled();
  await opener.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Reset password' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await tabTo(page, question.getByRole('button', { name: 'Reset password' }));
  await page.keyboard.press('Enter');
  await expect(shownPassword(page)).toContainText('This password is shown only now');
  const password = await shownPassword(page).getByLabel('Temporary password').innerText();
  await tabTo(page, shownPassword(page).getByRole('button', { name: 'Copy' }));
  await page.keyboard.press('Enter');
  await expect(shownPassword(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);
  // A click beside it does not lose it.
  await page.mouse.click(5, 400);
  await expect(shownPassword(page)).toBeVisible();
  await tabTo(page, shownPassword(page).getByRole('button', { name: 'Done' }));
  await page.keyboard.press('Enter');
  await expect(shownPassword(page)).toHaveCount(0);
  await expect(opener).toBeFocused();

  await logOut(page, 'Meera Joglekar');
  await logIn(page, 'student', accounts.student.email, 'Demo@1234');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/not correct/);
  await page.getByText('Forgotten password?').click();
  await expect(page.getByRole('link', { name: '+91 20 5550 1965' }).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: accounts.student.button }).click();
  await page.waitForURL('**/student/dashboard');
});

test('A student changes phone and address by keyboard alone, and a reload keeps them @nightly', async ({ page }) => {
  await signIn(page, 'student');
  await page.goto('/student/profile');
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await phone.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('+919812345999');
  await tabTo(page, page.getByRole('textbox', { name: 'Address' }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('4 Lake Road, Pune');
  await tabTo(page, page.getByRole('button', { name: 'Save Changes' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  // The button has nothing more to save, and does not take the focus with it.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(phone).toHaveValue('+919812345999');
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('4 Lake Road, Pune');
});

testScreens({
  'the list of administrators': asAdmin(PANEL, async (page) => {
    await expect(list(page).getByRole('status')).toHaveText('5 administrators');
  }),
  'a new administrator with errors @nightly': asAdmin(PANEL, async (page) => {
    await list(page).getByRole('button', { name: 'Add administrator' }).click();
    const form = page.getByRole('form', { name: 'Add administrator' });
    await form.getByRole('button', { name: 'Add administrator' }).click();
    await expect(form.getByText('User name is required')).toBeVisible();
  }),
  'a disabled administrator, and the question before enabling @nightly': asAdminAlone(PANEL, async (page) => {
    await list(page)
      .getByRole('button', { name: /^Disable/ })
      .first()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disable', exact: true }).click();
    await list(page)
      .getByRole('button', { name: /^Enable/ })
      .click();
    await expect(page.getByRole('alertdialog', { name: 'Enable administrator' })).toBeVisible();
  }),
  'the question before a password is reset @nightly': asAdmin(RECORD, async (page) => {
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Reset password' })).toBeVisible();
  }),
  'a temporary password @nightly': asAdminAlone(RECORD, async (page) => {
    await page.getByRole('button', { name: 'Reset password' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reset password' }).click();
    await expect(shownPassword(page)).toBeVisible();
  }),
});
