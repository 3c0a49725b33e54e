import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { apply } from './apply.ts';
import { expect, figure, signIn, test as portalTest } from './fixtures.ts';
import { type StartHost, startHosts } from '#tools/static-host.ts';

const test = portalTest.extend<{ startHost: StartHost }>({ startHost: startHosts });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const home = (page: Page) => page.getByRole('heading', { name: 'Quick actions' });
/** The demo's first student, whom the demo account signs in as. */
const student = '/admin/students/stu_000001';
const file = (path: string) => pathToFileURL(resolve(path)).href;

test('Below a path, on a host that falls back to index.html: deep links, reloads, sign-in and logout', async ({
  page,
  startHost,
}) => {
  const { origin } = await startHost({ sites: { '/portal/': 'dist' }, fallback: 'index.html' });
  const portal = `${origin}/portal`;
  await page.goto(`${portal}${student}`);
  await expect(page).toHaveURL(`${portal}/login?redirect=${encodeURIComponent(student)}`);
  await page.getByRole('tab', { name: 'Admin Login' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('admin@university.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('Demo@1234');
  await page.getByRole('button', { name: 'Login as Admin' }).click();
  await expect(page).toHaveURL(`${portal}${student}`);
  await expect(page.getByRole('tablist')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('tablist')).toBeVisible();
  // The bar of the administrators' pages has their own links; the crest leads to the public pages.
  await page.getByRole('banner').getByRole('link', { name: 'Malhar University' }).click();
  await mainLink(page, 'Courses').click();
  await expect(page).toHaveURL(`${portal}/courses`);
  await page.getByRole('button', { name: /Meera Joglekar/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${portal}/login`);
});

test('Below a path, on a host with a 404.html only @nightly', async ({ page, startHost }) => {
  const { origin } = await startHost({ sites: { '/site/': 'dist' }, fallback: '404.html', cleanUrls: true });
  await page.goto(`${origin}/site${student}`);
  await expect(page).toHaveURL(/\/site\/login\?redirect=/);
  expect((await page.goto(`${origin}/site/faculty`))?.status()).toBe(200);
  await expect(heading(page, 'Faculty')).toBeVisible();
  await page.goto(`${origin}/site/no/such/page`);
  await expect(home(page)).toBeVisible();
  await expect(page).toHaveURL(`${origin}/site/`);
});

test('On a host that answers every request with index.html, even for missing files', async ({
  page,
  startHost,
  watch,
}) => {
  // What the browser says of a page in place of a script, where the app was looked for in vain.
  watch.expected.push(/MIME type/);
  const { origin } = await startHost({ sites: { '/': 'dist' }, fallback: 'index.html' });
  await page.goto(`${origin}/no/such/page`);
  await expect(home(page)).toBeVisible();
  await expect(page).toHaveURL(`${origin}/`);
});

test('On a host with files only: a page opens by the name of its file', async ({ page, startHost }) => {
  const { origin } = await startHost({ sites: { '/portal/': 'dist' } });
  await page.goto(`${origin}/portal/login.html`);
  await expect(heading(page, 'Login')).toBeVisible();
  await expect(page).toHaveURL(`${origin}/portal/login`);
});

test('Below a path on plain http in a LAN', async ({ page, startHost }) => {
  const { port } = await startHost({ sites: { '/portal/': 'dist' }, fallback: 'index.html' });
  // The configuration maps this address of a LAN to this machine.
  await signIn(page, 'admin', `http://10.20.30.40:${port}/portal`);
  await expect(figure(page, 'Total Students')).toHaveText('1,200');
});

test('Two portals on one host stay on their own pages, and share the session @nightly', async ({
  page,
  context,
  startHost,
}) => {
  const { origin } = await startHost({ sites: { '/one/': 'dist', '/two/': 'dist' }, fallback: 'index.html' });
  await signIn(page, 'student', `${origin}/one`);
  const other = await context.newPage();
  await other.goto(`${origin}/two/student/dashboard`);
  await mainLink(other, 'About').click();
  await expect(other).toHaveURL(`${origin}/two/about`);
  await expect(page).toHaveURL(`${origin}/one/student/dashboard`);
  // Each has a worker of its own.
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname).toSorted(),
      ),
    )
    .toEqual(['/one/', '/two/']);
});

for (const path of ['/courses/portal', '/courses'])
  test(`Below ${path}, a path named like a page of the portal @nightly`, async ({ page, startHost, watch }) => {
    watch.expected.push(/MIME type/);
    const { origin } = await startHost({ sites: { [`${path}/`]: 'dist' }, fallback: '404.html' });
    await page.goto(`${origin}${path}/`);
    await mainLink(page, 'Courses').click();
    await expect(page).toHaveURL(`${origin}${path}/courses`);
    await page.reload();
    await expect(heading(page, 'Courses')).toBeVisible();
  });

test('The live build below a path calls the API of its host', async ({ page, startHost }) => {
  const refusal = { status: 401, body: { success: false, message: 'Invalid email or password' } };
  const { origin } = await startHost({
    sites: { '/portal/': 'dist-live' },
    fallback: 'index.html',
    api: { '/api/auth/student-login': refusal },
  });
  await page.goto(`${origin}/portal/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill('student@university.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('Wrong@1234');
  await page.getByRole('button', { name: 'Login as Student' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/Invalid email or password/);
});

test('The single-file build works from a disk, and keeps its data', async ({ page }) => {
  const portal = `${file('dist-single/university-portal.html')}#`;
  await page.goto(portal.slice(0, -1));
  await expect(home(page)).toBeVisible();
  const [brochure] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download Brochure' }).click(),
  ]);
  expect(brochure.suggestedFilename()).toBe('Malhar University brochure.pdf');

  const reference = await apply(page, { name: 'Ira Deshmukh', email: 'ira.deshmukh@mail.example' }, portal);
  await signIn(page, 'admin', portal);
  await page.goto(`${portal}/admin/applications?q=${reference}`);
  await expect(page.getByRole('link', { name: 'Ira Deshmukh' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Ira Deshmukh' })).toBeVisible();
});

for (const [build, ofTheDemo] of [
  ['dist/THIRD-PARTY-LICENCES.txt', true],
  ['dist-live/THIRD-PARTY-LICENCES.txt', false],
  ['dist-single/university-portal.html', true],
] as const)
  test(`${build} contains the licences of its dependencies`, () => {
    const text = readFileSync(build, 'utf8');
    for (const name of [
      'react',
      '@chakra-ui/react',
      'formik',
      '@fontsource/fraunces',
      '@fontsource-variable/source-sans-3',
    ])
      expect(text).toMatch(new RegExp(`^${name} [\\d.]+ \\(.+\\)$`, 'm'));
    expect(/^msw [\d.]+ \(MIT\)$/m.test(text)).toBe(ofTheDemo);
    expect(text).toContain('SIL OPEN FONT LICENSE');
  });

test('The page of another build opened from a disk says which file to open instead', async ({ page }) => {
  await page.goto(file('dist/index.html'));
  await expect(page.getByRole('alert')).toContainText('npm run build:single');
});

test('A page whose files are missing says so', async ({ page, startHost }) => {
  const { origin } = await startHost({ sites: { '/': 'dist' } });
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto(`${origin}/`);
  await expect(page.getByRole('alert')).toContainText('The files of the portal could not be loaded');
});
