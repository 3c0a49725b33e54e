import type { Browser, Page } from '@playwright/test';
import { Ledger, printedRandom } from './durability/ledger.ts';
import { writeStories } from './durability/write-stories.ts';
import {
  addStudent,
  expect,
  exportedState,
  figure,
  pinDay,
  signIn,
  test as base,
  untilDemoStarts,
  untilWorkerAnswers,
} from './fixtures.ts';
import { type StartHost, startHosts } from '#tools/static-host.ts';

const test = base.extend<{ startHost: StartHost }>({ startHost: startHosts });

const added = (page: Page) => expect(page.getByText('Student added successfully')).toBeVisible();

type Key = string | (string | number)[];

/** Stores a value in the demo's database behind its back. */
async function tamper(page: Page, store: 'head' | 'chunks', key: Key, value: unknown): Promise<void> {
  await page.evaluate(
    ([storeName, at, what]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('university');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction(storeName, 'readwrite');
          transaction.objectStore(storeName).put(what, at);
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [store, key, value] as const,
  );
}

test('A change survives a reload, and is seen in a second tab at once @nightly', async ({ page, context }) => {
  await signIn(page, 'admin');
  const second = await context.newPage();
  await second.goto('/admin/dashboard');
  await expect(figure(second, 'Total Students')).toHaveText('1,200');
  await page.bringToFront();
  await addStudent(page, { name: 'Meera Pillai', email: 'meera@mail.example', rollNo: 'CE26910' });
  await added(page);
  await expect(figure(second, 'Total Students')).toHaveText('1,201');
  await page.reload();
  await expect(figure(page, 'Total Students')).toHaveText('1,201');
});

test('A visit after the first paint creates and deletes an empty database, so that the browser begins a new log @nightly', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { open, deleteDatabase } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name, version) {
      performance.mark(`open ${name}`);
      return open.call(this, name, version);
    };
    IDBFactory.prototype.deleteDatabase = function (name) {
      performance.mark(`delete ${name}`);
      return deleteDatabase.call(this, name);
    };
  });
  await signIn(page, 'admin');
  await page.goto('/admin/students');
  const times = (...names: string[]) =>
    page.evaluate((wanted) => wanted.map((name) => performance.getEntriesByName(name)[0]?.startTime), names);
  await expect.poll(() => times('delete university-new-log')).toEqual([expect.any(Number)]);
  const [painted, opened] = await times('first-contentful-paint', 'open university-new-log');
  expect(opened).toBeGreaterThanOrEqual(painted ?? NaN);
});

test('No storage at all: everything works, and the page says that data will not last @nightly', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('The user denied permission to access the database.', 'SecurityError');
      },
    });
  });
  await signIn(page, 'admin');
  await expect(page.getByText(/does not let the demo store anything/)).toBeVisible();
  await addStudent(page, { name: 'Meera Pillai', email: 'meera@mail.example', rollNo: 'CE26911' });
  await added(page);
});

test('No space for the demo’s data: it is in memory, and the page says that it will not last @nightly', async ({
  page,
  baseURL,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 100_000 });
  await signIn(page, 'admin');
  await expect(page.getByText(/storage is full/)).toBeVisible();
  await expect(figure(page, 'Total Students')).toHaveText('1,200');
});

test('Storage full: nothing is written, the form keeps its values, and works again with space', async ({ page }) => {
  await signIn(page, 'admin');
  await expect(figure(page, 'Total Students')).toHaveText('1,200');
  // The browser's own check comes too late for a test: it remembers for a while how much room there was.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Quota exceeded', 'QuotaExceededError');
    };
    Object.assign(window, { makeRoom: () => (IDBObjectStore.prototype.put = put) });
  });
  await addStudent(page, { name: 'Meera Pillai', email: 'meera@mail.example', rollNo: 'CE26912' });
  await expect(page.getByText('The storage is full. Nothing was saved.').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Roll number' })).toHaveValue('CE26912');
  await page.evaluate('makeRoom()');
  await page.getByRole('button', { name: 'Add Student' }).click();
  await added(page);
});

async function open(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/about`);
  await untilDemoStarts(page);
  await untilWorkerAnswers(page);
}

/** How many bytes the portal has stored after a first visit. */
async function bytesOfFirstVisit(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext();
  await pinDay(context);
  const page = await context.newPage();
  await open(page, origin);
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  await context.close();
  return usage;
}

test('Storage that fills up during a write: refused writes are reported and absent, answered writes are present @nightly', async ({
  page,
  browser,
  startHost,
}) => {
  // The whole build, whose files are stored too: the browser counts its room anew when they are.
  const { origin } = await startHost({ sites: { '/': 'dist' }, fallback: 'index.html', readsHeaders: true });
  const quotaSize = (await bytesOfFirstVisit(browser, origin)) + 20_000;
  // Before the first visit, as the browser remembers for a while how much room there was.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
  await open(page, origin);
  const first = await exportedState(page);
  const ledger = await Ledger.begin(first, printedRandom());
  await page.exposeFunction('note', ledger.note);
  await page.evaluate(writeStories, ledger.plan('/api', 4, 100));
  expect(ledger.answered).toBeGreaterThan(0);
  expect(new Set(ledger.refusals)).toEqual(new Set(['507 The storage is full. Nothing was saved.']));
  const state = await exportedState(page);
  expect(await ledger.compare(state, false)).toEqual([]);

  const noRoom = 'The browser’s storage has no room for a second set of data. Nothing was changed.';
  const replaceBy = (file: string) => page.evaluate((file) => window.portalDemo?.importState(file), file);
  await expect(replaceBy(first)).rejects.toThrow(noRoom);
  expect((await exportedState(page)) === state, 'the data is as it was').toBe(true);
  await page.reload();
  await untilDemoStarts(page);
  expect((await exportedState(page)) === state, 'the data is as it was, after a reload').toBe(true);
});

test('Storage cleared while the tab is open: new data, and the page says so @nightly', async ({ page, baseURL }) => {
  await signIn(page, 'admin');
  await addStudent(page, { name: 'Meera Pillai', email: 'meera@mail.example', rollNo: 'CE26913' });
  await added(page);
  await page.getByRole('button', { name: 'Done' }).click();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: baseURL ?? '', storageTypes: 'indexeddb' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText(/has cleared the demo’s data/)).toBeVisible();
  // The token went with the data.
  await page.waitForURL('**/login**');
  await signIn(page, 'admin');
  await expect(figure(page, 'Total Students')).toHaveText('1,200');
});

test.describe('Corrupt storage: set aside, not deleted, and the page says so', () => {
  const cases: [string, 'head' | 'chunks', Key, unknown][] = [
    ['the head', 'head', 'head', 'scribble'],
    ['a chunk', 'chunks', ['students', 1], { not: 'a list' }],
  ];
  for (const [what, store, key, value] of cases)
    test(`${what}${store === 'head' ? '' : ' @nightly'}`, async ({ page }) => {
      await signIn(page, 'admin');
      await expect(figure(page, 'Total Students')).toHaveText('1,200');
      await tamper(page, store, key, value);
      // The home page counts the students, so that whatever is damaged is found there. It is said once.
      await page.goto('/');
      await expect(page.getByText(/could not be read. It was set aside, not deleted/)).toBeVisible();
      await signIn(page, 'admin');
      await expect(figure(page, 'Total Students')).toHaveText('1,200');
      const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
      expect(names).toEqual(expect.arrayContaining(['university', 'university-2']));
    });
});

test('Data of a newer version is shown and never written @nightly', async ({ page }) => {
  await signIn(page, 'admin');
  await expect(figure(page, 'Total Students')).toHaveText('1,200');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('university', 99);
        opening.addEventListener('success', () => {
          opening.result.close();
          resolve();
        });
        opening.addEventListener('error', () => reject(opening.error));
      }),
  );
  await page.reload();
  await expect(page.getByText(/written by a newer version of the portal. It can be read/)).toBeVisible();
  await expect(figure(page, 'Total Students')).toHaveText('1,200');
  await addStudent(page, { name: 'Meera Pillai', email: 'meera@mail.example', rollNo: 'CE26914' });
  await expect(page.getByText(/can only be read here. Nothing was saved/).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Roll number' })).toHaveValue('CE26914');
});

test('Persistent storage is requested once, at a person’s first change @nightly', async ({ page, context }) => {
  await context.addInitScript(() => {
    Reflect.set(window, 'asked', 0);
    navigator.storage.persist = async () => {
      Reflect.set(window, 'asked', Number(Reflect.get(window, 'asked')) + 1);
      return false;
    };
  });
  const asked = () => page.evaluate(() => Number(Reflect.get(window, 'asked')));
  await signIn(page, 'admin');
  await expect(figure(page, 'Total Students')).toHaveText('1,200');
  expect(await asked()).toBe(0);
  for (const [at, rollNo] of ['CE26911', 'CE26912'].entries()) {
    await addStudent(page, { name: 'Meera Pillai', email: `${rollNo}@mail.example`.toLowerCase(), rollNo });
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(figure(page, 'Total Students')).toHaveText(at === 0 ? '1,201' : '1,202');
    expect(await asked()).toBe(1);
  }
});
