/**
 * Takes the pictures of docs/screens and docs/demo-guide.md from the built demo: `npm run build && npm run tool screens`.
 * Wide, light.
 */
import { mkdir } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { addresses } from '../mocks/demo/states.ts';
import { findBrowser } from './find-browser.ts';

const folder = 'docs/screens';
const guideFolder = 'docs/demo-guide';
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
  states: async (page) => {
    await page.evaluate(() => window.portalDemo?.clearConditions());
    await press(page, 'States');
    await bar(page).getByRole('combobox', { name: 'Screen' }).selectOption('Roster');
  },
  answers: async (page) => {
    await go(page, '/admin/students?add=true');
    await page.getByRole('button', { name: 'Add Student' }).waitFor();
    await press(page, 'Conditions');
    await bar(page).getByRole('combobox', { name: 'Operation' }).selectOption('createStudent');
    await bar(page).getByRole('combobox', { name: 'Answers' }).selectOption('An answer of your own…');
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

const context = await browser.newContext(look);
const page = await context.newPage();
for (const { id, path, as } of addresses) {
  // A link says that it has signed somebody in; the next page does not.
  await page.goto(new URL(`/about?as=${as}`, base).href);
  await page.waitForURL((url) => !url.searchParams.has('as'));
  await page.goto(new URL(path, base).href);
  // By its element: a dialog that opens with the page hides the heading from its role.
  await page.locator('h1').waitFor();
  // The pictures are of the page alone: what it says in passing has been said.
  await page.locator('[data-scope="toast"][data-part="root"]').first().waitFor({ state: 'detached' });
  await shoot(page, `${folder}/${id}`);
}
await context.close();

const newcomer = await browser.newContext(look);
const guided = await newcomer.newPage();
await guided.goto(base);
await bar(guided).waitFor();
for (const [name, act] of Object.entries(guide)) {
  await act(guided);
  await shoot(guided, `${guideFolder}/${name}`);
}
await newcomer.close();

await browser.close();
await server.close();
