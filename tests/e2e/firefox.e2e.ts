import { rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ElementHandle, Page } from 'puppeteer-core';
import {
  addStudent,
  expect,
  fill,
  focus,
  follow,
  heading,
  lanName,
  press,
  signIn,
  students,
  test,
  text,
  untilLoaded,
  valueOf,
  visitorIn,
} from './firefox.ts';
import { newerBuild } from './newer-build.ts';
import { keepSavedFiles, lastSavedFile } from './saved-files.ts';
import { journeyInUrdu } from './urdu.ts';
import type { StartHost } from '#tools/static-host.ts';

/** What Firefox says of a page in place of a script. */
const pageForScript = /disallowed MIME type/;

/** The demo's first student, whom the demo account signs in as. */
const student = '/admin/students/stu_000001';
const file = (path: string) => pathToFileURL(resolve(path)).href;
const startDemo = (startHost: StartHost) => startHost({ sites: { '/': 'dist' }, fallback: 'index.html' });

/** The service worker that answers for the page, if there is one. */
const worker = (tab: Page) => tab.evaluate(() => navigator.serviceWorker?.controller?.state);

/** Marks the page, so that a reload of it shows. */
const mark = (tab: Page) => tab.evaluate(() => void Reflect.set(window, 'isMarked', true));
const isMarked = (tab: Page) => tab.evaluate(() => Reflect.get(window, 'isMarked') === true);

/** Signs in on the login screen, and counts the students: the portal reads. */
async function reads(tab: Page): Promise<void> {
  await signIn(tab, 'admin');
  await expect.poll(() => students(tab)).toBe('1,200');
}

/** Adds a student, who then counts: the portal writes. */
async function writes(tab: Page): Promise<void> {
  await addStudent(tab, { name: 'Meera Pillai', email: 'meera@mail.example', rollNo: 'CE26910' });
  await expect.poll(() => text(tab)).toContain('Student added successfully');
  await expect.poll(() => students(tab)).toBe('1,201');
}

/** The portal reads, writes, and has what was written after a reload. */
async function works(tab: Page, portal: string): Promise<void> {
  await tab.goto(`${portal}/login`);
  await reads(tab);
  await writes(tab);
  await untilLoaded(tab);
  await tab.reload();
  await expect.poll(() => students(tab)).toBe('1,201');
}

test('Firefox: an origin of its own, with a service worker', async ({ tab, startHost }) => {
  const { origin } = await startDemo(startHost);
  await works(tab, origin);
  expect(await worker(tab)).toBe('activated');
});

test('Firefox: plain http in a LAN, an insecure context without a service worker @nightly', async ({
  tab,
  startHost,
}) => {
  const { port } = await startDemo(startHost);
  await works(tab, `http://${lanName}:${port}`);
  expect(await tab.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([false, false]);
});

test('Firefox: a workbook is imported, and the exported one comes back without a change @nightly', async ({
  tab,
  startHost,
}, info) => {
  const { origin } = await startDemo(startHost);
  await tab.goto(`${origin}/login`);
  await signIn(tab, 'admin');
  await expect.poll(() => students(tab)).toBe('1,200');
  const choose = async (path: string) => {
    await press(tab, 'Import');
    const input = await tab.waitForSelector('input[type=file][multiple]');
    await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
  };
  await tab.goto(`${origin}/admin/students`);
  await choose(resolve('src/platform/workbook/fixtures/libreoffice-7.4.ods'));
  await expect
    .poll(() => text(tab))
    .toContain('2 new students, 0 updates, 0 without a change, 1 row that does not fit');
  await press(tab, 'Add 2 Students');
  await expect.poll(() => text(tab)).toContain('Result of the import');
  await press(tab, 'Back to the List');
  await press(tab, 'All students (1,202)');
  await tab.evaluate(keepSavedFiles);
  await press(tab, 'Export');
  await (
    await tab.waitForSelector('::-p-xpath(//*[@role = "menuitem" and normalize-space() = "Excel workbook"])')
  )?.click();
  await expect.poll(() => tab.evaluate(lastSavedFile)).not.toBe('');
  const exported = info.outputPath('exported.xlsx');
  writeFileSync(exported, Buffer.from(await tab.evaluate(lastSavedFile), 'base64'));
  await choose(exported);
  await expect
    .poll(() => text(tab))
    .toContain('0 new students, 0 updates, 1,202 without a change, 0 rows that do not fit');
});

test.describe('Firefox: a private window', () => {
  test.use({ preferences: { 'browser.privatebrowsing.autostart': true } });
  test('keeps the data across a reload @nightly', async ({ tab, startHost }) => {
    const { origin } = await startDemo(startHost);
    await works(tab, origin);
    // By this refusal a page knows that its window is private.
    const refusal = tab.evaluate(() => navigator.storage.getDirectory().catch(({ name }: Error) => name));
    expect(await refusal).toBe('SecurityError');
  });
});

test.describe('Firefox with service workers disabled', () => {
  test.use({ preferences: { 'dom.serviceWorkers.enabled': false } });
  test('answers requests by the backend in the page @nightly', async ({ tab, startHost }) => {
    const { origin } = await startDemo(startHost);
    await works(tab, origin);
    expect(await tab.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
  });
});

test('Firefox: every public page opens without the host after one visit @nightly', async ({ tab, startHost }) => {
  const host = await startDemo(startHost);
  await tab.goto(host.origin);
  await expect.poll(() => worker(tab)).toBe('activated');
  await untilLoaded(tab);
  host.close();
  const screens = {
    '/': /^Malhar University/,
    '/about': /^About/,
    '/courses': /^Courses/,
    '/faculty': /^Faculty/,
    '/research': /^Research/,
    '/contact': /^Contact/,
    '/admissions': /^Apply for admission/,
    '/login': /^Login/,
    '/register': /^Register/,
  };
  for (const [path, title] of Object.entries(screens)) {
    await tab.goto(host.origin + path);
    await expect.poll(() => heading(tab)).toMatch(title);
    await untilLoaded(tab);
  }
  expect(await worker(tab)).toBe('activated');
});

test('Firefox: the service worker takes control of the page after a hard reload, without another reload @nightly', async ({
  tab,
  startHost,
}) => {
  const { origin } = await startDemo(startHost);
  await tab.goto(`${origin}/login`);
  await reads(tab);
  await expect.poll(() => worker(tab)).toBe('activated');
  await untilLoaded(tab);
  // What Firefox does on Ctrl+Shift+R; scripts of other browsers cannot ask for it.
  await Promise.all([tab.waitForNavigation(), tab.evaluate('void location.reload(true)')]);
  await mark(tab);
  await writes(tab);
  await expect.poll(() => worker(tab)).toBe('activated');
  expect(await isMarked(tab)).toBe(true);
});

test.describe('Firefox after it has stopped an idle service worker', () => {
  test.use({ preferences: { 'dom.serviceWorkers.idle_timeout': 2000 } });
  test('answers requests by the backend in the page @nightly', async ({ tab, startHost }) => {
    const { origin } = await startDemo(startHost);
    await tab.goto(`${origin}/login`);
    const answers = () =>
      tab.evaluate(async () => (await fetch('/api/backend-identity')).headers.has('X-Portal-Backend'));
    // Each question gives it work: it is kept until it answers, and then left alone for longer than that.
    await expect.poll(answers, { intervals: [200] }).toBe(true);
    // Started anew, it no longer knows the page.
    await expect.poll(answers, { intervals: [2500], timeout: 30_000 }).toBe(false);
    await reads(tab);
    await writes(tab);
  });
});

test('Firefox: the single-file build works from a disk, and keeps its data @nightly', async ({ tab }) => {
  await works(tab, `${file('dist-single/university-portal.html')}#`);
});

test('Firefox: the page of another build opened from a disk says which file to open instead @nightly', async ({
  tab,
}) => {
  await tab.goto(file('dist/index.html'));
  await expect.poll(() => text(tab)).toContain('npm run build:single');
});

test('Firefox below a path, on a host that falls back to index.html: a deep link leads over the login and back @nightly', async ({
  tab,
  startHost,
}) => {
  const { origin } = await startHost({ sites: { '/portal/': 'dist' }, fallback: 'index.html' });
  await tab.goto(`${origin}/portal${student}`);
  await expect.poll(() => tab.url()).toBe(`${origin}/portal/login?redirect=${encodeURIComponent(student)}`);
  await signIn(tab, 'admin');
  await expect.poll(() => tab.url()).toBe(`${origin}/portal${student}`);
  await expect.poll(() => heading(tab)).toBe('Ananya Deshpande');
  await untilLoaded(tab);
  await tab.reload();
  await expect.poll(() => heading(tab)).toBe('Ananya Deshpande');
});

test('Firefox below a path, on a host with a 404.html only @nightly', async ({ tab, startHost, expected }) => {
  expected.push(pageForScript);
  const { origin } = await startHost({ sites: { '/site/': 'dist' }, fallback: '404.html', cleanUrls: true });
  await tab.goto(`${origin}/site${student}`);
  await expect.poll(() => tab.url()).toBe(`${origin}/site/login?redirect=${encodeURIComponent(student)}`);
  await untilLoaded(tab);
  expect((await tab.goto(`${origin}/site/faculty`))?.status()).toBe(200);
  await expect.poll(() => heading(tab)).toBe('Faculty');
  await untilLoaded(tab);
  await tab.goto(`${origin}/site/no/such/page`);
  await expect.poll(() => tab.url()).toBe(`${origin}/site/`);
  await expect.poll(() => text(tab)).toContain('Quick actions');
});

test('Firefox on a host with files only: a page opens by the name of its file @nightly', async ({ tab, startHost }) => {
  const { origin } = await startHost({ sites: { '/portal/': 'dist' } });
  await tab.goto(`${origin}/portal/login.html`);
  await expect.poll(() => heading(tab)).toBe('Login');
  expect(tab.url()).toBe(`${origin}/portal/login`);
});

test('Firefox: the live build below a path calls the API of its host @nightly', async ({ tab, startHost }) => {
  const refusal = { status: 401, body: { success: false, message: 'Invalid email or password' } };
  const { origin } = await startHost({
    sites: { '/portal/': 'dist-live' },
    fallback: 'index.html',
    api: { '/api/auth/student-login': refusal },
  });
  await tab.goto(`${origin}/portal/login`);
  await signIn(tab, 'student');
  await expect.poll(() => text(tab)).toContain('Invalid email or password');
});

test('Firefox: the live build calls the API in config.json, and its policy blocks other hosts @nightly', async ({
  tab,
  startHost,
  expected,
}) => {
  expected.push(/Content-Security-Policy|Cross-Origin/);
  const refusal = { status: 401, body: { success: false, message: 'Said by another host' } };
  const api = await startHost({ sites: {}, api: { '/v2/auth/student-login': refusal } });
  const third = await startHost({ sites: {}, api: { '/x': { status: 200, body: {} } } });
  const { origin } = await startHost({
    sites: { '/portal/': 'dist-live' },
    fallback: 'index.html',
    api: { '/portal/config.json': { status: 200, body: { apiBaseUrl: `${api.origin}/v2` } } },
  });
  await tab.goto(`${origin}/portal/login`);
  await signIn(tab, 'student');
  await expect.poll(() => text(tab)).toContain('Said by another host');
  const mayCall = (url: string) =>
    tab.evaluate(
      (url) =>
        fetch(url).then(
          () => true,
          () => false,
        ),
      url,
    );
  expect(await mayCall(`${third.origin}/x`)).toBe(false);
  expect(await mayCall(`${api.origin}/v2/auth/student-login`)).toBe(true);
});

test('Firefox: a page whose code a newer version has replaced says so, does not reload and keeps its values @nightly', async ({
  tab,
  startHost,
  expected,
}) => {
  // The console tells of a logged error that it is one, and not its words.
  expected.push(pageForScript, /JSHandle@error/);
  const host = await startHost({ sites: { '/': 'dist' }, fallback: '404.html', cleanUrls: true });
  const newer = newerBuild('dist', 'v2');
  // A service worker would still have the screen.
  await tab.goto(`http://${lanName}:${host.port}/contact`);
  await fill(tab, 'Subject', 'A visit in May');
  await mark(tab);
  await untilLoaded(tab);
  host.sites['/'] = newer;
  await follow(tab, 'Research');
  await expect.poll(() => heading(tab)).toBe('This page is out of date');
  expect(await isMarked(tab)).toBe(true);
  await tab.goBack();
  await expect.poll(() => valueOf(tab, 'Subject')).toBe('A visit in May');
  await tab.goForward();
  await press(tab, 'Reload');
  await expect.poll(() => heading(tab)).toMatch(/^Research/);
  expect(await isMarked(tab)).toBe(false);
  await follow(tab, 'Contact');
  await expect.poll(() => valueOf(tab, 'Subject')).toBe('A visit in May');
  rmSync(newer, { recursive: true });
});

test('Firefox: a stored birth date without its month is not saved', async ({ tab, startHost }) => {
  const { origin } = await startDemo(startHost);
  await tab.goto(`${origin}/login?redirect=${encodeURIComponent(student)}`);
  await signIn(tab, 'admin');
  await expect.poll(() => heading(tab)).toBe('Ananya Deshpande');
  await press(tab, 'Edit');
  await expect.poll(() => valueOf(tab, 'Date of birth')).toMatch(/^\d{4}-\d\d-\d\d$/);
  await focus(tab, 'Date of birth');
  // In whichever order this Firefox has day and month, the first of them.
  await tab.keyboard.press('Backspace');
  await press(tab, 'Save Changes');
  await expect.poll(() => text(tab)).toContain('Enter a whole date: day, month and year');
  // Whichever of the two comes first, the fifth of May.
  await focus(tab, 'Phone');
  await focus(tab, 'Date of birth');
  await tab.keyboard.type('05052004');
  await expect.poll(() => valueOf(tab, 'Date of birth')).toBe('2004-05-05');
  await expect.poll(() => text(tab)).not.toContain('Enter a whole date: day, month and year');
  await press(tab, 'Save Changes');
  await expect.poll(() => text(tab)).toContain('Student updated successfully!');
  await untilLoaded(tab);
});

test('Firefox: a tab, a login and typed text from before the app has loaded are taken over @nightly', async ({
  tab,
  startHost,
}) => {
  const { origin } = await startHost({ sites: { '/': 'dist' }, cleanUrls: true });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await tab.setRequestInterception(true);
  tab.on('request', async (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) await released;
    await request.continue();
  });
  await tab.goto(`${origin}/login`, { waitUntil: 'domcontentloaded' });
  const form = 'form[aria-label="Login as Admin"]';
  await tab.locator('[role=tab][value=admin]').click();
  await tab.locator(`${form} [name=email]`).fill('admin@university.example');
  await tab.locator(`${form} [name=password]`).fill('Demo@1234');
  await tab.locator(`${form} [type=submit]`).click();
  expect(await tab.$('html[data-page]')).not.toBeNull();
  release();
  await expect.poll(() => heading(tab)).toBe('Admin Dashboard');
  await untilLoaded(tab);
});

test('Firefox: in Urdu a visitor applies, an administrator signs in, reviews, imports a file and prints the roster @nightly', async ({
  tab,
  startHost,
}) => {
  const { origin } = await startDemo(startHost);
  await journeyInUrdu(visitorIn(tab, origin));
});
