import type { Page } from '@playwright/test';
import { expect, figure, signIn, test } from './fixtures.ts';

/** All that a browser keeps for this page, but for the demo's own backend, which is the server. */
const everythingStored = (page: Page) =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('Unknown')));
      });
    const databases: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      if (name === 'university') continue;
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        databases.push(await done(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    const cached: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) cached.push(url);
    const stored = { ...localStorage, ...sessionStorage };
    return JSON.stringify([stored, databases, cached, history.state, location.href, window.name]);
  });

test('section 6: a signed-out visitor is led to /login, and to / from unknown paths @nightly', async ({ page }) => {
  const guarded = [
    '/student/dashboard',
    '/student/profile',
    '/admin/dashboard',
    '/admin/students',
    '/admin/applications',
  ];
  for (const path of guarded) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login/);
    await expect(page.getByRole('heading', { level: 1, name: 'Login' }), path).toBeVisible();
  }
  for (const path of ['/nowhere', '/admin/nowhere/at/all', '/student']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/$/);
  }
});

for (const [who, paths] of [
  ['student', ['/admin/dashboard', '/admin/students']],
  ['admin', ['/student/dashboard', '/student/profile']],
] as const)
  test(`section 6: ${who} is led to / from the pages of other roles${who === 'student' ? '' : ' @nightly'}`, async ({
    page,
  }) => {
    await signIn(page, who);
    for (const path of paths) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/$/);
    }
  });

test('A role written into the storage by hand gives access to no data', async ({ page }) => {
  await signIn(page, 'student');
  await page.evaluate(() => localStorage.setItem('userRole', 'ADMIN'));
  await page.goto('/admin/dashboard');
  await expect(page.getByText('Failed to load students')).toBeVisible();
  await expect(page.getByText('Kedar Rane')).toHaveCount(0);
});

test('A redirect parameter never leaves the portal @nightly', async ({ page }) => {
  for (const target of [
    '//evil.example',
    'https://evil.example',
    '/%0d/evil',
    'javascript:alert(1)',
    '/\\evil.example',
  ]) {
    await signIn(page, 'student', '', `?redirect=${encodeURIComponent(target)}`);
    await expect(page.getByRole('heading', { level: 1 }), target).toContainText('Ananya');
    await page.evaluate(() => localStorage.clear());
  }
});

test('The session is restored after a reload, and a logout applies to every tab', async ({ page, context }) => {
  await signIn(page, 'admin');
  await expect(figure(page, 'Total Students')).toHaveText('1,200');
  const second = await context.newPage();
  await second.goto('/admin/students');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await second.goto('/admin/students/stu_000001?tab=placement');
  await second.getByRole('textbox', { name: 'Company' }).fill('Typed by Meera');
  await expect.poll(() => everythingStored(second)).toContain('Typed by Meera');
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
  for (const tab of [page, second])
    await expect.poll(() => everythingStored(tab)).not.toMatch(/Typed by Meera|Ananya|\/api\/|university\.example/);

  await page.goBack();
  await expect(page.getByText('Kedar Rane')).toHaveCount(0);
  await expect(page).toHaveURL(/\/login|\/$/);
});

test('Stored user info that cannot be parsed is cleared @nightly', async ({ page }) => {
  await signIn(page, 'admin');
  await page.evaluate(() => localStorage.setItem('userInfo', '{'));
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});

test('A revoked token ends the session: the next answer is a 401, and /login is shown', async ({ page }) => {
  await signIn(page, 'admin');
  await page.evaluate(() => localStorage.setItem('authToken', 'dead'.repeat(16)));
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('userRole'))).toBeNull();
});

test('A failed login says why, at the email field, and keeps its values', async ({ page }) => {
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
