import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../university/database.ts';
import { chunksOf } from '../university/tables.ts';
import { seedOf } from '../node.ts';
import { carrySessions } from '../university/rules/sessions.ts';
import { newBrowser, openTab } from '../testing-storage.ts';
import type { AccountSession } from './account-session.ts';
import { dayOfVisit } from './data-set.ts';
import { createConditions } from './create-conditions.ts';
import { createDemo } from './demo.ts';
import type { Portal } from './portal.ts';
import { readStateFile } from './state-file.ts';

beforeEach(newBrowser);

/** A portal that nobody is signed in to. */
const portal: Portal = {
  session: () => undefined,
  signIn: async () => {},
  expire: () => {},
  open: async () => {},
  subscribe: () => () => {},
  address: () => 'http://portal.test/',
  page: () => '/',
  painted: async () => {},
  languages: {
    all: new Map(),
    chosen: () => 'en',
    current: () => 'en',
    hasTexts: () => true,
    locale: () => 'en-IN',
    subscribe: () => () => {},
    choose: async () => {},
    loadTexts: async () => {},
  },
  forget: () => {},
  onChange: () => {},
  offerLists: () => {},
};

/** A demo beside a portal that does some things in its own way. */
const demoOf = (database: Database, part: Partial<Portal> = {}, under = createConditions(() => true)) =>
  createDemo(database, under, { ...portal, ...part }, undefined);

it('A state file records the origin of its rows, even if another tab has just replaced them', async () => {
  const [one, two] = [await openTab(), await openTab()];
  const demo = demoOf(two.database);
  const dataSet = { scenario: 'fees-due', students: 7, today: '2026-05-18' };
  await one.database.replaceAll({ chunks: chunksOf(await seedOf(7)), dataSet }, carrySessions);
  const file = await readStateFile(await (await demo.exportState()).text());
  expect([file.rows.students.length, file.dataSet]).toEqual([7, dataSet]);
});

it('An undo signs a person in again whose session ended by a refused request during the replacement', async () => {
  const { database } = await openTab();
  let session: AccountSession | undefined;
  const demo = demoOf(database, {
    session: () => session,
    async signIn(next) {
      session = next;
    },
    // What happens right after the replacement.
    forget: () => (session = undefined),
  });
  await demo.as('student-placed');
  const before = session;
  expect(before).toMatchObject({ role: 'STUDENT' });
  await demo.switchTo('new-university');
  expect(session).toBeUndefined();
  await demo.undo();
  expect(session).toEqual(before);
});

it('Cleared data ends a session as expired, and not as a logout, which would clear the drafts', async () => {
  const { database } = await openTab();
  let session: AccountSession | undefined;
  const ended: string[] = [];
  const demo = demoOf(database, {
    session: () => session,
    async signIn(next) {
      session = next;
      if (!next) ended.push('logout');
    },
    expire: () => void ended.push('run out'),
  });
  await demo.as('super-admin');
  await demo.clearStorage();
  expect(ended).toEqual(['run out']);
});

/** A demo with a full storage or without, and what it has told the portal. */
async function openDemo() {
  const under = createConditions(() => true);
  const tab = await openTab({ isFull: () => under.conditions.get().storageFull });
  const signedIn: (readonly [role: string | undefined, opened: string | undefined])[] = [];
  const demo = demoOf(
    tab.database,
    { signIn: async (session, opened) => void signedIn.push([session?.role, opened]) },
    under,
  );
  return { demo, signedIn, isFull: () => under.conditions.get().storageFull };
}

it.each([
  ['as=staff&storage=full', 'ADMIN', true],
  ['as=admin', 'ADMIN', false],
  ['as=student-placed&storage=full', 'STUDENT', true],
])('The link ?%s first signs in, with the opened page, and then fills the storage', async (link, role, full) => {
  const { demo, signedIn, isFull } = await openDemo();
  await demo.follow(new URLSearchParams(link), '/student/dashboard');
  expect(signedIn).toEqual([[role, '/student/dashboard']]);
  expect(isFull()).toBe(full);
});

it('A link with ?as= signs in when the tab’s storage is full already, and leaves it full', async () => {
  const { demo, signedIn, isFull } = await openDemo();
  demo.storageFull();
  await demo.follow(new URLSearchParams('as=staff'));
  expect(signedIn).toEqual([['ADMIN', undefined]]);
  expect(isFull()).toBe(true);
});

it('The portal is told once whether lists come by pages, by the bar, by a link and by the end of all conditions', async () => {
  const { database } = await openTab();
  const told: boolean[] = [];
  const demo = demoOf(database, { offerLists: (offered) => void told.push(offered) });
  demo.listsByPages();
  demo.delay(100);
  demo.listsByPages();
  expect(told).toEqual([true]);
  expect(new URL(demo.link()).searchParams.get('lists')).toBe('pages');
  demo.clearConditions();
  await demo.follow(new URLSearchParams('lists=pages'));
  await demo.follow(new URLSearchParams('lists=whole'));
  expect(told).toEqual([true, false, true, false]);
});

it('Data of a day that is still to come is made anew by a link without a day, once the clock is back', async () => {
  const { demo } = await openDemo();
  const dayAfter = async (link: string) => {
    await demo.follow(new URLSearchParams(link));
    return demo.state.get().dataSet.today;
  };
  expect(await dayAfter('demo=typical-day&students=5&today=2058-02-28')).toBe('2058-02-28');
  expect(await dayAfter('demo=typical-day&students=5&delay=none')).toBe(dayOfVisit());
});

it('The conditions of a link that names data are on at once, and once more when other data has come', async () => {
  const { demo } = await openDemo();
  const rules = () => demo.state.get().conditions.rules.length;
  const link = new URLSearchParams('demo=typical-day&students=5&fail=listCourses:500:once');
  const switching = demo.follow(link);
  expect(rules()).toBe(1);
  demo.succeed('listCourses');
  await switching;
  expect(rules()).toBe(1);
  const following = demo.follow(link);
  demo.succeed('listCourses');
  await following;
  expect(rules()).toBe(0);
});
