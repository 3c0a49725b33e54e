import { expect, figure, signIn, test } from './portal.ts';

test.describe('section 6: who is let in where', () => {
  for (const path of [
    '/student/dashboard',
    '/student/profile',
    '/admin/dashboard',
    '/admin/students',
    '/admin/applications',
  ])
    test(`nobody: ${path} goes to /login`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    });

  for (const [who, path] of [
    ['student', '/admin/dashboard'],
    ['student', '/admin/students'],
    ['admin', '/student/dashboard'],
    ['admin', '/student/profile'],
  ] as const)
    test(`${who}: ${path} goes to /`, async ({ page }) => {
      await signIn(page, who);
      await page.goto(path);
      await expect(page).toHaveURL(/\/$/);
    });

  for (const path of ['/nowhere', '/admin/nowhere/at/all', '/student'])
    test(`any other path goes to /: ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/$/);
    });
});

test('a role written into the storage by hand opens no data', async ({ page }) => {
  await signIn(page, 'student');
  await page.evaluate(() => localStorage.setItem('userRole', 'ADMIN'));
  await page.goto('/admin/dashboard');
  await expect(page.getByText('Failed to load students')).toBeVisible();
  await expect(page.getByText('Kedar Rane')).toHaveCount(0);
});

for (const target of ['//evil.example', 'https://evil.example', '/%0d/evil', 'javascript:alert(1)', '/\\evil.example'])
  test(`a redirect leaves the portal for nobody: ${target}`, async ({ page }) => {
    await page.goto(`/login?redirect=${encodeURIComponent(target)}`);
    await page.getByRole('textbox', { name: 'Email' }).fill('student@university.example');
    await page.getByRole('textbox', { name: 'Password' }).fill('Demo@1234');
    await page.getByRole('button', { name: 'Login as Student' }).click();
    await page.waitForURL('**/student/dashboard');
  });

test('the session is restored after a reload, and its end is the end in every tab', async ({ page, context }) => {
  await signIn(page, 'admin');
  await expect(figure(page, 'Total Students')).toHaveText('1,200');
  const second = await context.newPage();
  await second.goto('/admin/students');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(figure(page, 'Total Students')).toHaveText('1,200');

  await page.getByRole('button', { name: /Meera Joglekar/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await expect(second).toHaveURL(/\/login|\/$/);
  expect(
    await page.evaluate(() => [
      localStorage.getItem('authToken'),
      localStorage.getItem('userRole'),
      localStorage.getItem('userInfo'),
    ]),
  ).toEqual([null, null, null]);

  await page.goBack();
  await expect(page.getByText('Kedar Rane')).toHaveCount(0);
  await expect(page).toHaveURL(/\/login|\/$/);
});

test('stored user info that does not parse is cleared', async ({ page }) => {
  await signIn(page, 'admin');
  await page.evaluate(() => localStorage.setItem('userInfo', '{'));
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});

test('a dead token ends the session: the next answer is a 401, and /login is shown', async ({ page }) => {
  await signIn(page, 'admin');
  await page.evaluate(() => localStorage.setItem('authToken', 'dead'.repeat(16)));
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('userRole'))).toBeNull();
});

test('a failed login says why, on the email field, and keeps what was typed', async ({ page }) => {
  await page.goto('/login?tab=admin');
  const email = page.getByRole('textbox', { name: 'Email' });
  const password = page.getByRole('textbox', { name: 'Password' });
  await page.getByRole('button', { name: 'Login as Admin' }).click();
  await expect(email).toHaveAccessibleDescription(/Email is required/);
  await expect(email).toBeFocused();
  await email.fill('admin@university.example');
  await password.fill('wrong-password');
  await page.getByRole('button', { name: 'Login as Admin' }).click();
  await expect(email).toHaveAccessibleDescription(/The email or password is not correct/);
  await expect(email).toHaveValue('admin@university.example');
  await expect(password).toHaveValue('wrong-password');
});
