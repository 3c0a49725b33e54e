/**
 * Takes the pictures of docs/screens and docs/demo-guide.md from the built demo: `npm run build && npm run tool screens`.
 * Wide, light.
 */
import { mkdir } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { demoAccounts } from '../mocks/university/seed/demo-accounts.ts';
import { findBrowser } from './find-browser.ts';

const folder = 'docs/screens';
const guideFolder = 'docs/demo-guide';
const publicScreens = ['home', 'about', 'courses', 'admissions', 'faculty', 'research', 'contact', 'login', 'register'];
const screens: Readonly<Record<'nobody' | 'student' | 'admin', Readonly<Record<string, string>>>> = {
  nobody: Object.fromEntries(publicScreens.map((name) => [name, name === 'home' ? '/' : `/${name}`])),
  student: { 'student-dashboard': '/student/dashboard', 'student-profile': '/student/profile' },
  admin: {
    'admin-dashboard': '/admin/dashboard',
    'admin-students': '/admin/students',
    'admin-import': '/admin/students?task=import',
    'admin-student': '/admin/students/stu_000001',
    'admin-student-fee': '/admin/students/stu_000001?tab=fee',
    'admin-applications': '/admin/applications',
    'admin-courses': '/admin/courses',
    'admin-activity': '/admin/activity',
    'admin-course': '/admin/courses?course=new',
  },
};

async function signIn(page: Page, base: string, tab: 'student' | 'admin'): Promise<void> {
  const account = demoAccounts.findLast((one) => one.tab === tab);
  if (!account) throw new Error(`no demo account for ${tab}`);
  await page.goto(`${base}login?tab=${tab}`);
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByRole('button', { name: /^Login as/ }).click();
  await page.waitForURL('**/dashboard');
}

/** The demo's bar, and what the guide does in it. */
const bar = (page: Page) => page.getByRole('region', { name: 'Demo', exact: true });
const press = (page: Page, name: string | RegExp) => bar(page).getByRole('button', { name }).first().click();
const go = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, '', to), path);

/** The pictures of the guide, in its order: each goes on where the one before it has stopped. */
const guide: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'tour-apply': async (page) => {
    await press(page, /^(?:Tour|See it in three minutes)/);
    await page.getByRole('combobox', { name: 'Desired course' }).waitFor();
    await press(page, 'Fill it in for me');
  },
  'tour-review': async (page) => {
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await press(page, 'Next: Review');
    await page.getByRole('table', { name: 'Applications' }).getByRole('link', { name: 'Noor Pathan' }).click();
    await page.getByRole('button', { name: 'Review', exact: true }).click();
  },
  'tour-approve': async (page) => {
    await page.getByRole('button', { name: 'Start Review of Application' }).click();
    await press(page, 'Next: Approve');
    await page.getByRole('table', { name: 'Applications' }).getByRole('link', { name: 'Noor Pathan' }).click();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByRole('button', { name: 'Approve Application' }).click();
    await page.getByRole('button', { name: 'Copy password' }).waitFor();
  },
  outbox: async (page) => {
    await press(page, /^Outbox/);
    await press(page, /Your student account/);
  },
  'tour-sign-in': async (page) => {
    await press(page, /^(?:Tour|See it in three minutes)/);
    await press(page, 'Next: Sign in for the first time');
    await press(page, 'Fill it in for me');
    await page.getByRole('button', { name: 'Login as Student' }).click();
    await page.waitForURL('**/student/dashboard');
  },
  scenario: async (page) => {
    await press(page, 'End, and leave the data as it was');
    await press(page, /^Administrator/);
    await press(page, /^Data/);
    await bar(page)
      .getByRole('radio', { name: /^Admissions week/ })
      .check();
    await press(page, 'Switch to Admissions week');
    await bar(page).getByRole('progressbar').waitFor({ state: 'detached' });
    await go(page, '/admin/applications');
  },
  failure: async (page) => {
    await press(page, /^Data/);
    await page.evaluate(() => window.portalDemo?.fail('adminUpdateStudent', 500));
    await go(page, '/admin/students/stu_000001');
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ananya Deshpande-Joshi');
    await press(page, 'Conditions');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Failed to update student').waitFor();
  },
  requests: async (page) => {
    await press(page, /^Requests/);
    await press(page, /^PUT/);
  },
};

async function shoot(page: Page, path: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  // The backend is in the page, and its answers are no traffic.
  await page.locator('[aria-busy=true], .spinner, .skeleton').first().waitFor({ state: 'detached' });
  await page.screenshot({ path: `${path}.jpg`, quality: 85 });
  console.log(`${path}.jpg`);
}

const look = {
  viewport: { width: 1440, height: 900 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
} as const;

for (const path of [folder, guideFolder]) await mkdir(path, { recursive: true });
const server = await preview({ preview: { port: 4188 } });
const base = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });

for (const [who, pages] of Object.entries(screens)) {
  const context = await browser.newContext(look);
  const page = await context.newPage();
  if (who === 'student' || who === 'admin') await signIn(page, base, who);
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(new URL(path, base).href);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The pictures are of the page alone: what it says in passing has been said.
    await page.locator('[data-scope="toast"][data-part="root"]').first().waitFor({ state: 'detached' });
    await shoot(page, `${folder}/${name}`);
  }
  await context.close();
}

const context = await browser.newContext(look);
const page = await context.newPage();
await page.goto(base);
await bar(page).waitFor();
for (const [name, act] of Object.entries(guide)) {
  await act(page);
  await shoot(page, `${guideFolder}/${name}`);
}
await context.close();

await browser.close();
await server.close();
