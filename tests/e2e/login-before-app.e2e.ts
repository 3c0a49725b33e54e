import type { Page } from '@playwright/test';
import { button, inTabs, openHeld, openLate, type Step, test, untilTakenOver } from './late-app.ts';
import { expect, untilFrames } from './fixtures.ts';

const tab =
  (name: string): Step =>
  (page) =>
    page.getByRole('tab', { name }).click();

interface LoginCall {
  readonly path: string;
  readonly who: string;
}

/** The logins that a page has asked for. */
function loginsOf(page: Page): LoginCall[] {
  const calls: LoginCall[] = [];
  page.on('request', (request) => {
    const path = /\/(student-login|admin\/auth\/login)$/.exec(request.url())?.[1];
    if (!path) return;
    const { email, usernameOrEmail, password } = request.postDataJSON() as Record<string, string>;
    calls.push({ path, who: `${email ?? usernameOrEmail} ${password}` });
  });
  return calls;
}

const password = 'Demo@1234';
const student = { path: 'student-login', who: `student@mail.example ${password}` };
const admin = { path: 'admin/auth/login', who: `admin@mail.example ${password}` };
const typed =
  ({ who }: LoginCall): Step =>
  async (page) => {
    await page.getByRole('textbox', { name: 'Email' }).fill(who.split(' ')[0] ?? '');
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
  };
const enter: Step = (page) => page.keyboard.press('Enter');

interface LoginCase {
  readonly steps: readonly Step[];
  readonly calls: readonly LoginCall[];
  /** The tab that is open then. */
  readonly opens: string;
}

const logins: Readonly<Record<string, LoginCase>> = {
  'the button': { steps: [typed(student), button('Login as Student')], calls: [student], opens: 'Student Login' },
  'Enter in a field': { steps: [typed(student), enter], calls: [student], opens: 'Student Login' },
  'Admin Login, then the button': {
    steps: [tab('Admin Login'), typed(admin), button('Login as Admin')],
    calls: [admin],
    opens: 'Admin Login',
  },
  'Admin Login by an arrow, then Enter': {
    steps: [
      (page) => page.getByRole('tab', { name: 'Student Login' }).press('ArrowRight'),
      (page) => expect(page.getByRole('tab', { name: 'Admin Login' })).toBeFocused(),
      typed(admin),
      enter,
    ],
    calls: [admin],
    opens: 'Admin Login',
  },
  'there and back, then the button': {
    steps: [tab('Admin Login'), tab('Student Login'), typed(student), button('Login as Student')],
    calls: [student],
    opens: 'Student Login',
  },
  'what was typed for a student, then Admin Login': {
    steps: [typed(student), tab('Admin Login')],
    calls: [],
    opens: 'Admin Login',
  },
  'a student’s login, then an administrator’s': {
    steps: [typed(student), button('Login as Student'), tab('Admin Login'), typed(admin), button('Login as Admin')],
    calls: [student, admin],
    opens: 'Admin Login',
  },
};

for (const delay of [0, 1500, 5000])
  test(`Each password goes to the login form that was shown, with the scripts ${delay} ms late @nightly`, async ({
    context,
    startHost,
  }) => {
    const refusal = { status: 401, body: { success: false, message: 'Not here' } };
    const { origin } = await startHost({
      sites: { '/': 'dist-live' },
      cleanUrls: true,
      api: { '/api/auth/student-login': refusal, '/api/admin/auth/login': refusal },
    });
    await inTabs(context, logins, async (page, { steps, calls, opens }) => {
      const made = loginsOf(page);
      await openLate(page, `${origin}/login`, delay);
      for (const step of steps) await step(page);
      await untilTakenOver(page);
      await expect.poll(() => made).toEqual(calls);
      await untilFrames(page);
      expect(made).toEqual(calls);
      expect(page.url()).not.toContain('Demo');
      await expect(page.getByRole('tab', { selected: true })).toHaveText(opens);
    });
  });

test('A form’s button that is clicked three times before any answer sends it once, with the scripts loading or late', async ({
  context,
  startHost,
}) => {
  // Its API never answers: a button that can be pressed again has been answered.
  const { origin } = await startHost({ sites: { '/': 'dist-live' }, cleanUrls: true });
  await inTabs(context, { 'on their way': 0, late: 500 }, async (page, delay) => {
    await page.route('**/api/**', () => {});
    const made = loginsOf(page);
    await openLate(page, `${origin}/login`, delay);
    await typed(student)(page);
    // Quicker than Playwright, which waits until a button is enabled again.
    await page.evaluate(async () => {
      for (let press = 0; press < 3; press++) {
        const buttons = [...document.querySelectorAll<HTMLElement>('button[type=submit]')];
        buttons.find((one) => one.checkVisibility())?.click();
        await new Promise(requestAnimationFrame);
      }
    });
    await untilTakenOver(page);
    await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
    await untilFrames(page);
    expect(made).toEqual([student]);
  });
});

test('The tab in the URL, and the tab that is clicked, show at once; a link works', async ({ page, context }) => {
  await openHeld(page, '/login?tab=admin');
  await expect(page.getByRole('button', { name: 'Login as Admin' })).toBeVisible();
  await tab('Student Login')(page);
  await expect(page.getByRole('button', { name: 'Login as Student' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login as Admin' })).toBeHidden();
  const courses = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' });
  const [other] = await Promise.all([context.waitForEvent('page'), courses.click({ modifiers: ['Control'] })]);
  await expect(other).toHaveTitle(/^Courses/);
  await other.close();
  await expect(page).toHaveTitle(/^Login/);
  await courses.click();
  await expect(page).toHaveTitle(/^Courses/);
});
