/** Takes the pictures of docs/screens from the built demo: `npm run build && npm run docs:screens`. Wide, light. */
import { mkdir } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { demoAccounts } from '../mocks/seed/demo-accounts.ts';
import { findBrowser } from './find-browser.ts';

const folder = 'docs/screens';
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

await mkdir(folder, { recursive: true });
const server = await preview({ preview: { port: 4188 } });
const base = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });

for (const [who, pages] of Object.entries(screens)) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  const page = await context.newPage();
  if (who === 'student' || who === 'admin') await signIn(page, base, who);
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(new URL(path, base).href);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    // The pictures are of the page alone: what it says in passing has been said.
    await page.locator('[data-scope="toast"][data-part="root"]').first().waitFor({ state: 'detached' });
    await page.screenshot({ path: `${folder}/${name}.jpg`, quality: 85 });
    console.log(`${folder}/${name}.jpg`);
  }
  await context.close();
}

await browser.close();
await server.close();
