import type { Locator, Page } from '@playwright/test';
import {
  type Cell,
  expectRead,
  expectWrite,
  faultLabels,
  readFaults,
  report,
  sampleOf,
  writeFaults,
} from './faults/cells.ts';
import {
  atRest,
  become,
  bringAbout,
  calls,
  dismissMessages,
  end,
  type Fault,
  follow,
  openPortal,
} from './faults/page.ts';
import { type Screen, screens } from './faults/screens.ts';
import { type, valuesOf, type Write, writes } from './faults/writes.ts';
import { expect, waitForApp, pinDay, test as base } from './fixtures.ts';

/** Every fault is brought about, and what was found is written down; otherwise some of them. */
const all = process.env['FAULTS'] === 'all';

/** Opening the portal takes longer than a cell, so that the tests of a worker share a page; each cell signs in anew. */
const test = base.extend<object, { portal: Page }>({
  portal: [
    async ({ browser }, runTests) => {
      const context = await browser.newContext();
      context.on('page', waitForApp);
      await pinDay(context);
      const page = await context.newPage();
      await openPortal(page);
      await runTests(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: ({ portal }, runTest) => runTest(portal.context()),
  page: ({ portal }, runTest) => runTest(portal),
});

test.use({ actionTimeout: 5000 });

test.beforeEach(({ watch }) => {
  // Section 8: a failure of the home page's statistics is logged.
  watch.expected.push(/^The home statistics could not be loaded/);
});

/** Whether the backend has answered a call as the fault has it; nobody hears of a call without a network. */
async function expectFault(page: Page, fault: Fault, since: number): Promise<void> {
  // The list of many calls is brought up to date twice a second.
  const statuses = expect.poll(async () => (await calls(page, since)).map(({ status }) => status));
  if (/^\d+$/.test(fault)) await statuses.toContain(Number(fault));
  if (fault === 'html' || fault === 'malformed') await statuses.toContain(200);
}

const lastCall = async (page: Page) => (await calls(page)).at(-1)?.number ?? 0;
const retries = (page: Page) => page.getByRole('button', { name: 'Try Again' });

/** Longer than the demo's servers ask to wait. */
const PAUSE_MS = 121_000;

/** Sets the page's clock on where a button is held, since the server has asked for a pause. Tells whether it was. */
async function passPause(page: Page, button: Locator): Promise<boolean> {
  if (await button.isEnabled()) return false;
  await page.evaluate((ms) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ms;
  }, PAUSE_MS);
  await expect(button).toBeEnabled();
  return true;
}

/** Goes on as the screen offers it, and tells how; the screen then shows its data. */
async function goOn(page: Page, { path, as, heading = '' }: Screen & { path: string }, at: string): Promise<string> {
  if (at === '/login' && path !== '/login') {
    if (as === 'visitor') return 'Goes to /login';
    expect(await become(page, as)).toMatchObject({ heading });
    return 'Goes to /login, and from there back';
  }
  const count = await retries(page).count();
  let isHeld = false;
  for (let i = 0; i < count && (await retries(page).count()) > 0; i++) {
    if (await passPause(page, retries(page).first())) isHeld = true;
    await retries(page).first().click();
    await atRest(page);
  }
  await expect(retries(page)).toHaveCount(0);
  const retry = isHeld ? '“Try Again”, after the pause' : '“Try Again”';
  if (at !== path.split('?')[0]) return `Goes to ${at}${count > 0 ? ` and ${retry}` : ''}`;
  return count > 0 ? retry : 'Nothing to do';
}

/** What the demo says once it has noticed that its data is gone. */
const clearedNotice = (page: Page) => page.getByText('The browser has cleared the demo’s data.');

/** What the login says of the session that was there. Its longer words are loaded when they are needed. */
const endOfSession = (page: Page) =>
  page.getByText(/^(Your session has ended|The server does not accept the sign-in it has just given)/).first();

/** Opens a screen, and tells what is there. */
async function see(
  page: Page,
  { path, shows, as = 'visitor' }: Partial<Pick<Screen, 'shows' | 'as'>> & { readonly path: string },
  fault?: Fault,
) {
  const left = await atRest(page);
  await follow(page, path);
  if (shows) await page.locator(shows).first().waitFor();
  if (fault === 'storage cleared') await clearedNotice(page).waitFor();
  if (fault === '401' && as !== 'visitor') await endOfSession(page).waitFor();
  const seen = await atRest(page, left);
  if (!shows || seen.path !== path) return seen;
  const more = (await page.locator(shows).first().innerText()).split('\n').filter((line) => line.trim() !== '');
  return { ...seen, words: [...seen.words, more.join(' ')] };
}

/** Opens a screen under a fault, with nothing loaded before. */
async function cellOf(page: Page, screen: Screen & { path: string }, fault: Fault): Promise<Cell> {
  await follow(page, '/about');
  await become(page, screen.as);
  await dismissMessages(page);
  const since = await lastCall(page);
  await bringAbout(page, fault);
  const seen = await see(page, screen, fault);
  const { words } = seen;
  await expectFault(page, fault, since);
  if (fault === 'slow')
    expect(seen).toMatchObject({
      path: screen.path.split('?')[0],
      heading: screen.heading || seen.heading,
      wasBusy: true,
    });
  await end(page, fault);
  return { fault, words, wayOn: await goOn(page, screen, seen.path) };
}

test('Static public pages make no request, so that nothing can fail @nightly', async ({ page }) => {
  await bringAbout(page, '500');
  for (const { title } of screens.filter(({ isStatic, as }) => isStatic && as === 'visitor'))
    expect(await see(page, { path: title })).toMatchObject({ path: title });
  expect(await calls(page)).toEqual([]);
});

for (const [i, screen] of screens.filter(({ isStatic }) => !isStatic).entries()) {
  test(`${screen.title}: every failure is reported, with a way on${['/', '/admin/students'].includes(screen.title) ? '' : ' @nightly'}`, async ({
    page,
  }) => {
    test.setTimeout(all ? 240_000 : 60_000);
    await become(page, screen.as);
    const path = typeof screen.path === 'string' ? screen.path : await screen.path(page);
    const cells: Cell[] = [];
    for (const fault of all ? readFaults : sampleOf(readFaults, i))
      cells.push(await test.step(faultLabels[fault], () => cellOf(page, { ...screen, path }, fault)));
    for (const cell of cells) expectRead(cell, screen);
    if (all) report(screen.title, cells);
  });
}

/** Opens the form, signed in again where the fault has ended the session; tells whether what was typed came back. */
async function reopen(
  page: Page,
  write: Write,
  from: string,
  at: string,
  typed: Record<string, string>,
): Promise<string> {
  const isOut = at === '/login' && write.persona !== 'visitor';
  const elsewhere = from === at ? 'It closes, and can be opened again' : `Goes to ${at}`;
  const way = isOut ? 'Goes to /login, and from there back' : elsewhere;
  if (isOut) await become(page, write.persona);
  if (!(await write.form(page).isVisible())) await write.open(page);
  await expect(write.form(page)).toBeVisible();
  await atRest(page);
  const kept = Object.entries(typed).filter(([name]) => !write.secrets?.includes(name));
  expect(await valuesOf(write.form(page))).toMatchObject(Object.fromEntries(kept));
  return [way, kept.length > 0 && 'what was typed is kept'].filter(Boolean).join('; ');
}

/** How many rows the list beside a form has. */
const count = /^[\d,]+( of [\d,]+)? (students|applications|courses)\b/;

/** Sends the form under a fault. */
async function writeCell(page: Page, write: Write, fault: Fault): Promise<Cell> {
  const form = write.form(page);
  const typed = await valuesOf(form);
  const ready = await atRest(page);
  await dismissMessages(page);
  const since = await lastCall(page);
  await bringAbout(page, fault, write.operation);
  await atRest(page);
  if (await form.isVisible()) {
    const send = form.getByRole('button', { name: write.button });
    await passPause(page, send);
    await send.click();
  }
  if (fault === 'storage cleared') await clearedNotice(page).waitFor();
  if (fault === '401' && write.persona !== 'visitor') await endOfSession(page).waitFor();
  let seen = await atRest(page, ready);
  await expectFault(page, fault, since);
  if (write.saidLater && seen.words.some((one) => write.saved.test(one))) {
    await page.getByText(write.saidLater).waitFor();
    seen = { ...(await atRest(page)), wasBusy: seen.wasBusy };
  }
  if (fault === 'slow') expect(seen.wasBusy, 'it says that it is being sent').toBe(true);
  // Where it closes, whatever is there later is another form.
  const isOpen = await form.isVisible();
  await end(page, fault);
  const words = seen.words.filter((one) => !count.test(one));
  if (words.some((one) => write.saved.test(one))) return { fault, words, wayOn: 'It is stored' };
  if (isOpen) {
    expect(await valuesOf(form)).toEqual(typed);
    return { fault, words, wayOn: 'The same button again; what was typed is still there' };
  }
  const wayOn = await reopen(page, write, ready.path, seen.path, typed);
  return { fault, words, wayOn };
}

for (const [i, write] of writes.entries()) {
  test(`${write.title}: every failure is reported, and the form keeps its values${['Apply for admission', 'Save a student'].includes(write.title) ? '' : ' @nightly'}`, async ({
    page,
  }) => {
    test.setTimeout(all ? 240_000 : 60_000);
    const cells: Cell[] = [];
    const chosen = all ? writeFaults : sampleOf(writeFaults, i);
    for (const fault of [...chosen.filter((one) => one !== 'slow'), 'slow' as const]) {
      if (!(await write.form(page).isVisible())) {
        // What was typed before has been stored.
        await become(page, write.persona);
        await write.open(page);
      }
      await expect(write.form(page)).toBeVisible();
      // What is still there is not typed again.
      await type(write.form(page), write.typed);
      cells.push(await test.step(faultLabels[fault], () => writeCell(page, write, fault)));
    }
    for (const cell of cells) expectWrite(cell, write);
    if (all) report(write.title, cells);
  });
}
