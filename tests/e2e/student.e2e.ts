import type { Page } from '@playwright/test';
import { accounts, callApi, expect, figure, signIn, test } from './fixtures.ts';

const old = 'Demo@1234';
const fresh = 'silver-Harbour-88';
const menuButton = (page: Page) => page.getByRole('button', { name: 'Ananya Deshpande' });

async function tryToSignIn(page: Page, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(accounts.student.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: accounts.student.button }).click();
}

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  await menuButton(page).click();
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByRole('textbox', { name: 'Current password', exact: true }).fill(current);
  await dialog.getByRole('textbox', { name: 'New password', exact: true }).fill(next);
  await dialog.getByRole('textbox', { name: 'Repeat the new password', exact: true }).fill(next);
  await dialog.getByRole('button', { name: 'Change Password' }).click();
}

test('A student signs in, sees the dashboard, changes the password, and signs in with the new one only', async ({
  page,
}) => {
  await signIn(page, 'student');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ananya Deshpande');
  await expect(figure(page, 'Current CGPA')).toHaveText('8.74');
  await expect(figure(page, 'Attendance')).toHaveText('91.5%');
  await expect(figure(page, 'Total Credits')).toHaveText('108');
  await expect(figure(page, 'Fee Status')).toHaveText('Paid');
  await expect(page.getByText('18.5 LPA', { exact: true })).toBeVisible();

  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await changePassword(page, 'not-the-one', fresh);
  await expect(dialog.getByRole('textbox', { name: 'Current password', exact: true })).toHaveAccessibleDescription(
    /The current password is not correct/,
  );
  await expect(dialog.getByRole('textbox', { name: 'Current password', exact: true })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Current password', exact: true }).fill(old);
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password changed successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(menuButton(page)).toBeFocused();

  await page.reload();
  await expect(figure(page, 'Current CGPA')).toHaveText('8.74');
  await menuButton(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await tryToSignIn(page, old);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/not correct/);
  await tryToSignIn(page, fresh);
  await page.waitForURL('**/student/dashboard');
  await expect(figure(page, 'Current CGPA')).toHaveText('8.74');
});

test('A change of the password ends a session elsewhere: its next request leads to /login @nightly', async ({
  page,
}) => {
  await signIn(page, 'student');
  const { token: elsewhere } = await callApi<{ token: string }>(page, 'POST', '/auth/student-login', {
    email: accounts.student.email,
    password: old,
  });
  await changePassword(page, old, fresh);
  await expect(page.getByText('Password changed successfully')).toBeVisible();
  await page.evaluate((token) => localStorage.setItem('authToken', token), elsewhere);
  await page.goto('/student/profile');
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('A profile keeps its edits while another tab reloads the record @nightly', async ({ page, context }) => {
  await signIn(page, 'student');
  await page.getByRole('navigation', { name: 'Student' }).getByRole('link', { name: 'Profile' }).click();
  const address = page.getByRole('textbox', { name: 'Address' });
  // Without the extension `profile` the form can be filled in all the same, and says that it saves nothing.
  await address.fill('4 Lake Road');

  // Each load refreshes the stored user, which every other tab hears of.
  const second = await context.newPage();
  for (const path of ['/student/dashboard', '/student/profile', '/student/dashboard']) {
    await second.goto(path);
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(second.getByText('8.74')).toBeVisible();
  }
  await page.bringToFront();
  await expect(address).toHaveValue('4 Lake Road');
  await expect(page).toHaveURL(/\/student\/profile$/);
});

test('Every task of a student can be done by keyboard alone', async ({ page }) => {
  await signIn(page, 'student');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const tabTo = async (target: ReturnType<Page['getByRole']>, key = 'Tab') => {
    for (let presses = 0; presses < 40; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
    await expect(target).toBeFocused();
  };
  await tabTo(page.getByRole('link', { name: 'My profile' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeFocused();
  await tabTo(page.getByRole('textbox', { name: 'Phone' }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('12345');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(/valid phone number/);
  await expect(page.getByRole('textbox', { name: 'Phone' })).toBeFocused();

  await tabTo(menuButton(page), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await expect(dialog.getByRole('textbox', { name: 'Current password', exact: true })).toBeFocused();
  await page.keyboard.type(old);
  await tabTo(dialog.getByRole('textbox', { name: 'New password', exact: true }));
  await page.keyboard.type(fresh);
  await tabTo(dialog.getByRole('textbox', { name: 'Repeat the new password', exact: true }));
  await page.keyboard.type(fresh);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed successfully')).toBeVisible();
  await expect(menuButton(page)).toBeFocused();
});
