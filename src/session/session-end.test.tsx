import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { oneEach, storing } from '#tests/applications.ts';
import { fewCourses } from '#tests/courses.ts';
import { chooseInUserMenu, renderApp, signInAs } from '#tests/render.tsx';
import { head, isCreate, openImport, row } from '#tests/student-import.ts';
import { ANANYA } from '#tests/student-record.ts';
import { offerExtensions } from '../platform/server/extensions.ts';
import { sessionStore } from '../platform/storage/safe-storage.ts';
import { hasOwnedDrafts, writeDraft } from './draft.ts';
import { followLogouts, logOut } from './session-end.ts';
import { session } from './session.ts';

const MARKER = 'Typed-by-somebody-7391';
const DAY = '1987-06-05';

type App = Awaited<ReturnType<typeof renderApp>>;
type Who = 'admin' | 'student';

const press = (name: string | RegExp) => async (app: App) =>
  app.user.click((await screen.findAllByRole('button', { name }))[0] ?? document.body);

/** Chooses the first row of a list, and what is to be done with it. */
const choose = (button: string, action?: string) => async (app: App) => {
  const table = within(await screen.findByRole('table'));
  await waitFor(() => expect(table.getAllByRole('checkbox').length).toBeGreaterThan(3));
  await app.user.click(table.getAllByRole('checkbox')[1] ?? document.body);
  await press(button)(app);
  if (action) await app.user.click(await screen.findByRole('menuitem', { name: action }));
};

interface FormCase {
  readonly name: string;
  /** Nobody for what a visitor types, who signs in after that. */
  readonly as?: Who;
  readonly path: string;
  readonly open?: (app: App) => Promise<unknown>;
  /** What is typed is sent at once or lost with the dialog. */
  readonly keepsNoDraft?: true;
  /** The record that it changes, as it is stored. */
  readonly edits?: (tables: Tables) => object | undefined;
  readonly extensions?: readonly string[];
  /** How a session ends and what a form stores do not depend on each other: each form is logged out in one way. */
  readonly loggedOut?: 'in this tab';
}

type Tables = Parameters<Parameters<App['database']['transact']>[1]>[0];
type StudentRow = NonNullable<ReturnType<Tables['students']['get']>>;

const ananya = ({ students }: Tables) => students.get(ANANYA);
const ofAnanya = (tab: string) => ({ as: 'admin', path: `/admin/students/${ANANYA}${tab}`, edits: ananya }) as const;
const inList = (action: string) =>
  ({ as: 'admin', path: '/admin/students', open: choose('Update...', action), keepsNoDraft: true }) as const;

/** One of each kind of form that can be typed into; the parts of a record, and a course, have the same form as the first two. */
const forms: readonly FormCase[] = [
  { name: 'a student’s record', ...ofAnanya(''), open: press('Edit') },
  { name: 'the fee', ...ofAnanya('?tab=fee') },
  { name: 'a new course', as: 'admin', path: '/admin/courses', open: press(/^Add/), loggedOut: 'in this tab' },
  {
    name: 'a new administrator',
    as: 'admin',
    path: '/admin/courses?panel=administrators',
    open: press('Add administrator'),
  },
  {
    name: 'a decision',
    as: 'admin',
    path: '/admin/applications?open=app_1',
    // The form for notes, whose code comes apart, may be there before.
    async open(app) {
      await press('Reject')(app);
      await screen.findByRole('textbox', { name: /reason/i });
    },
  },
  {
    name: 'a decision about several',
    as: 'admin',
    path: '/admin/applications',
    async open(app) {
      await choose('Decide All...')(app);
      await press(/^Reopen/)(app);
    },
  },
  { name: 'an update of several students', ...inList('Set Fee') },
  {
    name: 'a change of the password',
    as: 'admin',
    path: '/admin/dashboard',
    open: ({ user }) => chooseInUserMenu(user, 'Change password'),
    keepsNoDraft: true,
  },
  { name: 'a student’s own contact', as: 'student', path: '/student/profile', edits: ananya },
  {
    name: 'a student’s own profile, which is not stored',
    as: 'student',
    path: '/student/profile',
    extensions: [],
    keepsNoDraft: true,
  },
  { name: 'the contact form', as: 'student', path: '/contact' },
  { name: 'a visitor’s registration', path: '/register' },
  { name: 'a visitor’s application', path: '/admissions', loggedOut: 'in this tab' },
];

const dialogs = 'form, [role=dialog]';

/** The controls of the open form that take a text. */
const openControls = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form input, form textarea')].filter(
    (control) =>
      control.closest(dialogs) !== null &&
      !control.readOnly &&
      !control.disabled &&
      !['checkbox', 'radio', 'file'].includes(control.type),
  );

const typedIn = ({ type }: { readonly type: string }) => (type === 'date' ? DAY : MARKER);

/** Opens a form, and types into its fields. */
async function typeInto({ as, path, open, extensions, edits }: FormCase) {
  // Of a record's fields only one is changed, so that its draft can be seen to hold nothing of the others.
  const count = edits ? 1 : Infinity;
  if (extensions) offerExtensions(extensions);
  const app = await renderApp(path, {
    ...(as && { as }),
    students: 4,
    arrange: (rows) => storing(oneEach)(fewCourses(rows)),
  });
  await open?.(app);
  // A form beside it may come while this one is filled in.
  await waitFor(() => {
    const controls = openControls().slice(0, count);
    for (const control of controls)
      if (control.value !== typedIn(control)) fireEvent.change(control, { target: { value: typedIn(control) } });
    expect(controls).not.toEqual([]);
    expect(openControls().slice(0, count).length).toBe(controls.length);
    expect(controls.every((control) => control.value === typedIn(control))).toBe(true);
  });
  return app;
}

/** The values of a record but for those that many have, as a storage would have them. */
const valuesOf = (record: object | undefined): readonly string[] =>
  Object.entries(record ?? {})
    .filter(([name]) => !/^(id|.*At|status|gender)$/.test(name))
    .map(([, value]) => JSON.stringify(value))
    .filter((text) => text.length > 5);

/** A draft of a record holds the changed field, and nothing else of the record. */
async function holdsOnlyWhatIsTyped({ database }: App, edits: NonNullable<FormCase['edits']>) {
  const changed = openControls()[0]?.name ?? '';
  const record = { ...(await database.transact('read', (tables) => edits(tables))) };
  const held = Object.values(sessionStorage).join();
  expect(held).toContain(MARKER);
  // What stood there before is kept beside it, for whoever else may have changed it meanwhile.
  const before = valuesOf(Object.fromEntries(Object.entries(record).filter(([name]) => name === changed)));
  const others = valuesOf(record).filter((value) => !before.includes(value));
  expect(others).not.toEqual([]);
  for (const value of others) expect(held).not.toContain(value);
}

/** Those of them that tell who a student is. */
const personal = ({ email, rollNo, phone, address, dateOfBirth }: Partial<StudentRow> = {}) =>
  [email, rollNo, phone, address, dateOfBirth].filter((value) => value !== undefined);

/** What the databases of this browser hold. The demo's backend, `university`, is the server, and exempt. */
async function databases(): Promise<unknown[]> {
  const known = (await indexedDB.databases()).filter(({ name }) => name !== 'university');
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
    // A dialog is closed first, and its question answered.
    await waitFor(async () => {
      const question = screen.queryByRole('alertdialog');
      if (question) await user.click(within(question).getAllByRole('button').at(-1) ?? question);
      else if (screen.queryByRole('dialog')) await user.keyboard('{Escape}');
      else return;
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

/** It is asked again for whatever is still being removed. */
async function nothingIsLeft(app: App) {
  const student = await app.database.transact('read', ananya);
  await waitFor(() => expect(session.state().token).toBeNull());
  await waitFor(async () => {
    const held = await everythingStored(app);
    for (const value of [MARKER, DAY, ...personal(student)]) expect(held).not.toContain(value);
  });
}

describe.each(Object.entries(ways))('A logout %s', (way, logOut) => {
  it.each(forms.filter(({ loggedOut = 'in another tab' }) => loggedOut === way))(
    'clears the draft of $name from all storage',
    async (form) => {
      const app = await typeInto(form);
      if (!form.keepsNoDraft) await waitFor(async () => expect(await everythingStored(app)).toContain(MARKER));
      if (form.edits) await holdsOnlyWhatIsTyped(app, form.edits);
      if (!form.as) {
        await act(() => signInAs(app.database, 'student'));
        await waitFor(() => expect(app.router.state.location.pathname).not.toBe('/register'));
        await screen.findByRole('button', { name: /Ananya/ });
      }
      await logOut(app);
      await nothingIsLeft(app);
    },
  );
});

it('A logout clears an imported file from all storage, while its rows are still being sent', async () => {
  const app = await openImport();
  await app.choose(`${head}\n${row(1)}\n${row(2)}`.replace('Person 1', MARKER));
  app.intercept((request, serve) => (isCreate(request) ? new Promise(() => {}) : serve(request)));
  await app.press('Add 2 Students');
  await waitFor(async () => expect(await everythingStored(app)).toContain(MARKER));
  await ways['in another tab']?.(app);
  await nothingIsLeft(app);
});

it('A logout clears searches from all storage', async () => {
  const app = await renderApp(`/admin/students?q=${MARKER}`, { as: 'admin', students: 4 });
  expect(await everythingStored(app)).toContain(MARKER);
  await ways['in this tab']?.(app);
  await nothingIsLeft(app);
});

describe('An expired session', () => {
  it('keeps a draft for the same person’s next login, and for nobody else', async () => {
    const app = await renderApp(`/admin/students/${ANANYA}`, { as: 'admin', students: 4 });
    await press('Edit')(app);
    fireEvent.change(await screen.findByRole('textbox', { name: 'Address' }), { target: { value: MARKER } });
    await waitFor(async () => expect(await everythingStored(app)).toContain(MARKER));
    app.intercept(async () => Response.json({ success: false, message: 'Expired' }, { status: 401 }));
    await app.queryClient.invalidateQueries();
    await waitFor(() => expect(session.state().token).toBeNull());
    app.unmount();

    const other = await renderApp(`/admin/students/${ANANYA}`, { as: 'staff', students: 4 });
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    expect(document.body.innerHTML).not.toContain(MARKER);
    other.unmount();

    await renderApp(`/admin/students/${ANANYA}`, { as: 'admin', students: 4 });
    expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue(MARKER);
  });
});

describe('The announcement of a logout to other tabs', () => {
  it('comes while the session is still known, and leaves nothing in the storage', async () => {
    const app = await renderApp('/student/profile', { as: 'student' });
    const announcedAs: unknown[] = [];
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    setItem.mockImplementation((key) => {
      if (key === 'loggedOut') announcedAs.push(session.state().user?.email);
    });
    act(logOut);
    setItem.mockRestore();
    expect(announcedAs).toEqual(['student@university.example']);
    expect(localStorage.getItem('loggedOut')).toBeNull();
    app.unmount();
  });

  it('comes again where the storage had no room before the session was cleared', async () => {
    const app = await renderApp('/student/profile', { as: 'student' });
    let announced = 0;
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    setItem.mockImplementation((key) => {
      if (key !== 'loggedOut') return;
      if (localStorage.getItem('authToken')) throw new DOMException('No room', 'QuotaExceededError');
      announced += 1;
    });
    act(logOut);
    setItem.mockRestore();
    expect(announced).toBe(1);
    app.unmount();
  });
});

it('A draft belongs to somebody who has signed in, or to a visitor', () => {
  writeDraft('contact', { message: MARKER });
  expect(hasOwnedDrafts()).toBe(false);
  session.save({ token: 'token', role: 'STUDENT', user: { email: 'asha@university.example' } });
  writeDraft('contact', { message: MARKER });
  expect(hasOwnedDrafts()).toBe(true);
});

it('A tab that has stopped following logouts before its session is known keeps its drafts', async () => {
  session.save({ token: 'token', role: 'STUDENT', user: { email: 'asha@university.example' } });
  writeDraft('contact', { message: MARKER });
  followLogouts()();
  session.clear();
  await session.ready();
  expect(hasOwnedDrafts()).toBe(true);
});

it('A tab that the browser opens again keeps drafts only where it saw its session end', async () => {
  const follow = async () => {
    const stop = followLogouts();
    await session.ready();
    return stop;
  };
  session.save({ token: 'token', role: 'STUDENT', user: { email: 'asha@university.example' } });
  writeDraft('contact', { message: MARKER });
  const stop = await follow();
  session.clear();
  stop();
  (await follow())();
  expect(hasOwnedDrafts()).toBe(true);
  const stopAgain = await follow();
  session.save({ token: 'token', role: 'STUDENT', user: { email: 'asha@university.example' } });
  stopAgain();
  session.clear();
  (await follow())();
  expect(hasOwnedDrafts()).toBe(false);
});
