import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chooseInUserMenu, renderApp } from '../../tests/render.tsx';
import { ANANYA } from '../../tests/student-record.ts';
import { sessionStore } from '../storage/safe-storage.ts';
import { session } from './session.ts';

const MARKER = 'Typed-by-somebody-7391';
const DAY = '1987-06-05';

type App = Awaited<ReturnType<typeof renderApp>>;
type Who = 'admin' | 'student';

const press = (name: string | RegExp) => async (app: App) =>
  app.user.click(await screen.findByRole('button', { name }));

/** Chooses the first rows of a list, and what is to be done with them. */
const choose = (action: string) => async (app: App) => {
  const table = within(await screen.findByRole('table'));
  await waitFor(() => expect(table.getAllByRole('checkbox').length).toBeGreaterThan(3));
  await app.user.click(table.getAllByRole('checkbox')[1] ?? document.body);
  await press('Update...')(app);
  await app.user.click(await screen.findByRole('menuitem', { name: action }));
};

interface FormCase {
  readonly name: string;
  readonly as: Who;
  readonly path: string;
  readonly open?: (app: App) => Promise<unknown>;
  /** What is typed is sent at once or lost with the dialog. */
  readonly keepsNoDraft?: true;
}

/** Every form that somebody who is signed in can type into. */
const forms: readonly FormCase[] = [
  { name: 'a student’s record', as: 'admin', path: `/admin/students/${ANANYA}`, open: press('Edit') },
  { name: 'the academic part', as: 'admin', path: `/admin/students/${ANANYA}?tab=academic` },
  { name: 'the fee', as: 'admin', path: `/admin/students/${ANANYA}?tab=fee` },
  { name: 'the attendance', as: 'admin', path: `/admin/students/${ANANYA}?tab=attendance` },
  { name: 'the placement', as: 'admin', path: `/admin/students/${ANANYA}?tab=placement` },
  { name: 'a new student', as: 'admin', path: '/admin/students', open: press('Add New Student') },
  { name: 'a new course', as: 'admin', path: '/admin/courses', open: press(/^Add/) },
  {
    name: 'a new administrator',
    as: 'admin',
    path: '/admin/courses?panel=administrators',
    open: press('Add administrator'),
  },
  { name: 'a bulk fee', as: 'admin', path: '/admin/students', open: choose('Set Fee'), keepsNoDraft: true },
  { name: 'a student’s own profile', as: 'student', path: '/student/profile', keepsNoDraft: true },
  { name: 'the contact form', as: 'student', path: '/contact' },
  { name: 'an application', as: 'student', path: '/admissions' },
];

/** Opens a form and types the marker into each of its fields; returns the record's values that it held before. */
async function typeInto({ as, path, open }: FormCase) {
  const app = await renderApp(path, { as });
  await open?.(app);
  const isOpen = (control: Element) => control.closest('form, [role=dialog]') !== null;
  const find = () =>
    [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form input, form textarea')].filter(
      (control) => isOpen(control) && !control.readOnly && !control.disabled,
    );
  await waitFor(() => expect(find()).not.toEqual([]));
  for (const control of find())
    fireEvent.change(control, { target: { value: control.type === 'date' ? DAY : MARKER } });
  await waitFor(() => expect(find().every(({ value }) => value === MARKER || value === DAY)).toBe(true));
  const student = await app.database.transact('read', ({ students }) => students.get(ANANYA));
  const { email, rollNo, phone, address, dateOfBirth } = student ?? {};
  // Who is signed in is no record of somebody else, and goes as well.
  return { app, find, stored: [email, rollNo, phone, address, dateOfBirth].filter((value) => value !== undefined) };
}

/** What the databases of this browser hold. The demo's backend, `university-portal`, is the server, and exempt. */
async function databases(): Promise<unknown[]> {
  const known = (await indexedDB.databases()).filter(({ name }) => name !== 'university-portal');
  return Promise.all(
    known.map(async ({ name = '' }) => {
      const open = indexedDB.open(name);
      await new Promise((resolve) => (open.onsuccess = resolve));
      const stores = [...open.result.objectStoreNames].map(async (store) => {
        const all = open.result.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => (all.onsuccess = resolve));
        return all.result as unknown;
      });
      const held = await Promise.all(stores);
      open.result.close();
      return held;
    }),
  );
}

/** All that outlives the page, or the person at it. */
const everythingStored = async ({ router, queryClient }: App) =>
  JSON.stringify([
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    sessionStore.keys().map((key) => [key, sessionStore.get(key)]),
    await databases(),
    window.name,
    window.history.state,
    router.history.location,
    // A draft lives in no cache of answers, nor does an answer after a logout.
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
    queryClient
      .getMutationCache()
      .getAll()
      .map(({ state }) => state),
  ]);

const ways: Readonly<Record<string, (app: App) => unknown>> = {
  'in this tab': async ({ user }) => {
    // A dialog is closed first; what was typed into it is kept.
    await waitFor(async () => {
      if (!screen.queryByRole('dialog')) return;
      await user.keyboard('{Escape}');
      throw new Error('A dialog is open');
    });
    await chooseInUserMenu(user, 'Logout');
  },
  // What a browser tells the other tabs of: an announcement, and three items that are gone.
  'in another tab': () => {
    const tell = (key: string, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    tell('loggedOut', 'true');
    for (const key of ['authToken', 'userInfo', 'userRole']) {
      localStorage.removeItem(key);
      tell(key, null);
    }
  },
};

describe.each(Object.entries(ways))('A logout %s leaves nothing in any storage', (_, logOut) => {
  it.each(forms)('of what was typed into $name', async (form) => {
    const { app, stored } = await typeInto(form);
    if (!form.keepsNoDraft) await waitFor(async () => expect(await everythingStored(app)).toContain(MARKER));
    await logOut(app);
    await waitFor(() => expect(session.state().token).toBeNull());
    await waitFor(async () => {
      const held = await everythingStored(app);
      for (const value of [MARKER, DAY, ...stored]) expect(held).not.toContain(String(value));
    });
  });
});

describe('A session that has run out', () => {
  it('leaves the changed fields of a record as a draft, and nothing else of it, to the person who signs in again', async () => {
    const app = await renderApp(`/admin/students/${ANANYA}`, { as: 'admin' });
    const student = await app.database.transact('read', ({ students }) => students.get(ANANYA));
    await press('Edit')(app);
    fireEvent.change(await screen.findByRole('textbox', { name: 'Address' }), { target: { value: MARKER } });
    await waitFor(async () => expect(await everythingStored(app)).toContain(MARKER));
    app.intercept(async () => Response.json({ success: false, message: 'Expired' }, { status: 401 }));
    await app.queryClient.invalidateQueries();
    await waitFor(() => expect(session.state().token).toBeNull());
    const held = Object.values(sessionStorage).join();
    expect(held).toContain(MARKER);
    for (const value of [student?.email, student?.rollNo, student?.phone, student?.dateOfBirth])
      expect(held).not.toContain(value);
    app.unmount();

    const other = await renderApp(`/admin/students/${ANANYA}`, { as: 'staff' });
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    expect(document.body.innerHTML).not.toContain(MARKER);
    other.unmount();

    await renderApp(`/admin/students/${ANANYA}`, { as: 'admin' });
    expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue(MARKER);
  });
});
