import type { Page } from '@playwright/test';
import { atRest, become, follow, openPortal, shortenWait } from './faults/page.ts';
import { screens } from './faults/screens.ts';
import { type, valuesOf, writes } from './faults/writes.ts';
import { accounts, addStudent, expect, signIn, test } from './fixtures.ts';

test.use({ actionTimeout: 10_000 });

/** Clears what the browser keeps of the portal while it is open, as "Delete browsing data" does. */
async function clearSiteData(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.detach();
  // The protocol leaves it, and browsers do not.
  await page.evaluate(() => sessionStorage.clear());
}

/** What a person sees of the end of the session; then signs in again where the portal asks for it. */
async function signInAgain(page: Page, who: keyof typeof accounts): Promise<void> {
  await expect(page.getByText('Your session has ended')).toBeVisible();
  const { email, button, tab } = accounts[who];
  await page.getByRole('tab', { name: tab }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('Demo@1234');
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}

/** Closed in the middle of a call, and not found again: the browser says so, whoever asked. */
const closings = [/Connection is closing/, /An operation of the backend failed/];

test('Site data cleared while the app runs: every page works, or says that the session has ended @nightly', async ({
  page,
  watch,
}) => {
  watch.expected.push(...closings);
  await openPortal(page);
  const chosen = new Set(['/courses', '/student/dashboard', '/admin/students']);
  for (const { title, as, path, heading = '' } of screens.filter((screen) => chosen.has(screen.title)))
    await test.step(title, async () => {
      await become(page, as);
      await follow(page, String(path));
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await clearSiteData(page);
      if (as !== 'visitor') await signInAgain(page, as.startsWith('student') ? 'student' : 'admin');
      expect(await atRest(page, { path: '/login', heading: 'Login' })).toMatchObject({ path, heading });
      // Anything on the screen can still be clicked, and leads on.
      await page.getByRole('banner').getByRole('link').first().click();
      expect((await atRest(page, { path: String(path), heading })).path).not.toBe(path);
    });
});

for (const write of writes.filter(({ title }) => /^(Apply|Save a student|Review|Add a course)/.test(title)))
  test(`Site data cleared while a form is filled in: ${write.title}, the form keeps its values and is sent${write.title === 'Apply for admission' ? '' : ' @nightly'}`, async ({
    page,
    watch,
  }) => {
    watch.expected.push(...closings);
    await openPortal(page);
    await become(page, write.persona);
    await write.open(page);
    const form = write.form(page);
    await type(form, write.typed);
    await clearSiteData(page);
    if (write.persona !== 'visitor') {
      await signInAgain(page, 'admin');
      if (!(await form.isVisible())) await write.open(page);
    }
    await expect.poll(() => valuesOf(form)).toMatchObject(write.typed);
    await form.getByRole('button', { name: write.button }).click();
    await expect(page.getByText(write.saved).first()).toBeVisible();
  });

/** What a page is denied before its own code runs. */
function denyEverything(): void {
  const deny = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: deny });
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: deny });
  Reflect.deleteProperty(Navigator.prototype, 'locks');
  Object.assign(window, { BroadcastChannel: deny });
}

test('A browser that denies every kind of storage: everything works, and the page says that data will not last', async ({
  page,
}) => {
  await page.addInitScript(denyEverything);
  await signIn(page, 'admin', '', '?students=60');
  await expect(page.getByText(/does not let the demo store anything/)).toBeVisible();
  await addStudent(page, { name: 'Meera Pillai', email: 'meera@mail.example', rollNo: 'CE26911' });
  await expect(page.getByText('Student added successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: /Meera Joglekar/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});

test('A browser that never opens its database: after ten seconds the data is in memory, and the page says so', async ({
  page,
}) => {
  await shortenWait(page, 10_000);
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name) {
      const request = open.call(this, `${name}-unheard`);
      for (const type of ['upgradeneeded', 'success'])
        request.addEventListener(type, (event) => event.stopImmediatePropagation());
      return request;
    };
  });
  await page.goto('/about?students=60');
  await expect(page.getByText(/does not let the demo store anything/)).toBeVisible();
  // A call of the API may take as long, and is to take its time.
  await page.evaluate(() => {
    window.shortenedWait = undefined;
  });
  await become(page, 'super-admin');
  await follow(page, '/admin/students');
  await expect(page.getByText('51 of 60 students', { exact: true })).toBeVisible();
});
