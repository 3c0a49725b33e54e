import { createMemoryHistory } from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { operations } from '#openapi/operations.gen.ts';
import { demoAccess } from '#src/app/demo-access.ts';
import { createAppRouter } from '#src/app/router.tsx';
import { login } from '#src/features/accounts/auth.ts';
import { type Answer, api, read, readCreated } from '#src/platform/api/client.ts';
import { connect } from '#src/platform/api/connection.ts';
import { defineMutation } from '#src/platform/api/query-client.ts';
import { readWith } from '#src/records/calls/resource.ts';
import { pendingToasts, toast } from '#src/ui/toast/toast.ts';
import { oneEach, storing } from '#tests/applications.ts';
import { loginOf, openedDialog, renderApp } from '#tests/render.tsx';
import { ANANYA } from '#tests/student-record.ts';
import { expireSession, followSession, logOut } from './session-end.ts';
import { type Login, session } from './session.ts';

// A is signed in and asks; B signs in; then A's answer comes.
const MARK = 'Of-the-first-person-4417';
const personA: Login = {
  token: 'token-a',
  role: 'ADMIN',
  user: { name: MARK, email: 'a@university.example', role: 'ADMIN' },
};
const personB: Login = {
  token: 'token-b',
  role: 'ADMIN',
  user: { name: 'Bea', email: 'b@university.example', role: 'ADMIN' },
};

type Router = ReturnType<typeof createAppRouter>;

/** What another tab stores, and what the browser says of it in this one. */
function storeElsewhere(next: Login | undefined): void {
  const items = { userInfo: next && JSON.stringify(next.user), userRole: next?.role, authToken: next?.token };
  for (const [key, value] of Object.entries(items)) {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  }
  for (const key of Object.keys(items)) window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** How B comes into the place of A. */
const ways: Readonly<Record<string, (router: Router, next: Login) => unknown>> = {
  'in the same tab': (_, next) => session.save(next),
  'in another tab': (_, next) => storeElsewhere(next),
  'in another tab after a logout there': (_, next) => {
    storeElsewhere(undefined);
    storeElsewhere(next);
  },
  'after a 401': (router, next) => {
    expireSession(router);
    session.save(next);
  },
  'by a link of the demo': (router, next) => demoAccess(router).signIn(next),
  'by a logout and a login': async (_, next) => {
    logOut();
    const { token, user } = await login.call({ tab: 'admin', email: 'b@university.example', password: 'secret' });
    session.save({ token, user, role: next.role });
  },
};

const everythingKept = (router: Router) =>
  JSON.stringify([
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    session.state(),
    pendingToasts.get(),
    router.options.context
      .sessionCache()
      .queryClient.getQueryCache()
      .getAll()
      .map(({ state }) => state),
  ]);

/** Long enough for everything that waits for no timer. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

type Call = (path: string, init: object) => Promise<Answer<unknown>>;
const callOf = (
  { method, path }: { readonly method: string; readonly path: string },
  outcome: string,
): Promise<Answer<unknown>> => {
  const call: unknown = Reflect.get(api, method.toUpperCase());
  return (call as Call)(path, {
    headers: { 'X-Outcome': outcome },
    params: { path: { id: '1', dept: 'x', year: 1, email: 'x', rollno: 'x', status: 'x', course: 'x', type: 'x' } },
  });
};

/** The ways in which the app takes the data out of an answer. */
const takings: Readonly<Record<string, (call: () => Promise<Answer<unknown>>) => Promise<unknown>>> = {
  read: (call) => read(call()),
  readCreated: (call) => readCreated(call()),
  readWith: (call) =>
    readWith(
      call(),
      async () => (row: unknown) => row,
      (answer) => answer,
    ),
};

const done = () => Response.json({ success: true });
const outcomes: Readonly<Record<string, () => Response | Promise<Response>>> = {
  data: () => Response.json({ success: true, data: { id: '1', name: MARK, email: MARK } }),
  'a refusal': () => Response.json({ success: false, message: MARK }, { status: 409 }),
  'a 401': () => Response.json({ success: false, message: MARK }, { status: 401 }),
  'no answer': () => Promise.reject(new TypeError(MARK)),
};

let stop = () => {};
afterEach(() => stop());

/** A server that holds every answer to A until it is told to let them go. */
function holdingServer() {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const sent: string[] = [];
  const history = createMemoryHistory({ initialEntries: ['/about'] });
  const router = createAppRouter({ history });
  connect({
    transport: async (request) => {
      const authorization = request.headers.get('Authorization');
      sent.push(`${request.method} ${authorization}`);
      if (authorization === null && request.url.endsWith('/admin/auth/login'))
        return Response.json({ success: true, data: { token: personB.token, user: personB.user } });
      if (authorization === `Bearer ${personA.token}`) await held;
      return (outcomes[request.headers.get('X-Outcome') ?? ''] ?? done)();
    },
    getToken: () => session.state().token,
    onUnauthorized: () => expireSession(router),
  });
  session.save(personA);
  stop = followSession(router, toast.dismissAll);
  return { router, release, sent };
}

describe('An answer belongs to the session that asked: where B has signed in before it comes,', () => {
  it.each(Object.entries(ways))('%s, nothing goes on for A after any call of the contract', async (_, change) => {
    const { router, release, sent } = holdingServer();
    const wentOn: unknown[] = [];
    const cases = Object.entries(operations).flatMap(([name, operation]) =>
      Object.keys(outcomes).flatMap((outcome) =>
        Object.entries(takings).map(([taking, take]) => ({ name, operation, outcome, taking, take })),
      ),
    );
    for (const { name, operation, outcome, taking, take } of cases) {
      const goesOn = () => wentOn.push(`${name}: ${outcome}, by ${taking}`);
      take(() => callOf(operation, outcome)).then(goesOn, goesOn);
    }
    await settle();
    expect(sent).toHaveLength(cases.length);
    await change(router, personB);
    release();
    await settle();
    expect(wentOn).toEqual([]);
    expect(session.state()).toMatchObject({ token: personB.token, user: { name: 'Bea' } });
    expect(everythingKept(router)).not.toContain(MARK);
  });
});

describe('Another session begins', () => {
  it('A request that waited for the server to start is not sent any more', async () => {
    const { sent } = holdingServer();
    let start = () => {};
    connect({
      ready: () => new Promise<void>((resolve) => (start = resolve)),
      transport: async (request) => {
        sent.push(`${request.method} ${request.headers.get('Authorization')}`);
        return Response.json({ success: true });
      },
      getToken: () => session.state().token,
    });
    void read(api.DELETE('/students/{id}', { params: { path: { id: '1' } } }));
    await settle();
    session.save(personB);
    start();
    await settle();
    expect(sent).toEqual([]);
  });

  it('What a call of A has brought changes no cache once that takes longer than A’s session', async () => {
    const { router } = holdingServer();
    let go = () => {};
    const wentOn: string[] = [];
    const { updateCache } = defineMutation({
      call: async () => undefined,
      updateCache: () => new Promise<void>((resolve) => (go = resolve)),
    });
    const { queryClient } = router.options.context.sessionCache();
    void Promise.resolve(updateCache(queryClient, [])).then(() => wentOn.push('a toast'));
    session.save(personB);
    go();
    await settle();
    expect(wentOn).toEqual([]);
    queryClient.setQueryData(['late'], MARK);
    expect(everythingKept(router)).not.toContain(MARK);
  });
});

/** The real server, which marks every answer to A, and may hold it. */
async function openFor(path: string, as: 'admin' | 'student', isHeld: (request: Request) => boolean) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let waiting = 0;
  let tokenA = '';
  const app = await renderApp(path, {
    as,
    students: 4,
    arrange: storing(oneEach),
    wire: async (request, serve) => {
      tokenA ||= String(session.state().token);
      const isOfA = request.headers.get('Authorization') === `Bearer ${tokenA}`;
      if (isOfA && isHeld(request)) {
        waiting += 1;
        await held;
      }
      const answer = await serve(request);
      if (!isOfA) return answer;
      const text = await answer.text();
      const marked = text.replace(
        /"(name|fullName|by|label|courseName|message|description|text)":"/g,
        `"$1":"${MARK} `,
      );
      return new Response(marked, { status: answer.status, headers: { 'Content-Type': 'application/json' } });
    },
  });
  return { ...app, release, waiting: () => waiting };
}

const pages = [
  ['student', '/student/dashboard', 'there already'],
  ['student', '/student/profile', 'late'],
  ['admin', '/admin/students', 'late'],
  ['admin', `/admin/students/${ANANYA}`, 'late'],
  ['admin', `/admin/students/${ANANYA}`, 'there already'],
  ['admin', '/admin/applications?open=app_1', 'late'],
  ['admin', '/admin/activity', 'late'],
] as const;

/** Who B is beside A, so that the page stays the same one. */
async function secondPerson({ database }: Awaited<ReturnType<typeof openFor>>, as: 'admin' | 'student') {
  if (as === 'admin') return loginOf(database, 'staff');
  return { ...(await loginOf(database, 'student')), user: { name: 'Bea', email: 'student@university.example' } };
}

describe('A page on which B takes the place of A shows and keeps nothing of A,', () => {
  it.each(pages)('as a %s at %s, where the answers for A are %s', async (as, path, when) => {
    const app = await openFor(path, as, () => when === 'late');
    if (when === 'late') await waitFor(() => expect(app.waiting()).toBeGreaterThan(0));
    else await waitFor(() => expect(document.body.innerHTML).toContain(MARK));
    const next = await secondPerson(app, as);
    await act(async () => session.save(next));
    app.release();
    await waitFor(() => expect(app.router.state.status).toBe('idle'));
    await waitFor(() => expect(app.router.options.context.sessionCache().queryClient.isFetching()).toBe(0));
    await act(settle);
    expect(document.body.innerHTML).not.toContain(MARK);
    expect(everythingKept(app.router)).not.toContain(MARK);
    expect(session.state().token).toBe(next.token);
  });

  it.each(Object.entries(ways))('a student’s dashboard, %s', async (name, change) => {
    const app = await openFor('/student/dashboard', 'student', () => true);
    await waitFor(() => expect(app.waiting()).toBe(1));
    // Who logs in with the form is the one whom the server knows.
    const next = await secondPerson(app, 'student');
    if (name.endsWith('a login')) {
      await act(async () => {
        logOut();
        session.save(next);
      });
    } else await act(async () => void (await change(app.router, next)));
    app.release();
    await waitFor(() => expect(app.router.state.status).toBe('idle'));
    await act(settle);
    expect(document.body.innerHTML).not.toContain(MARK);
    expect(everythingKept(app.router)).not.toContain(MARK);
  });
});

const isWrite = ({ method }: Request) => method !== 'GET';

describe('What A has typed and was told', () => {
  it('leaves the page with A, although B may be there too', async () => {
    const app = await openFor(`/admin/students/${ANANYA}`, 'admin', () => false);
    await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
    const address = await screen.findByRole('textbox', { name: 'Address' });
    fireEvent.change(address, { target: { value: 'Typed by A' } });
    toast.error('Said to A');
    const next = await secondPerson(app, 'admin');
    // At once, and not when the page has been loaded for B.
    act(() => session.save(next));
    expect(address).not.toBeInTheDocument();
    expect(pendingToasts.get()).toEqual([]);
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    expect(document.body.innerHTML).not.toContain('Typed by A');
  });
});

describe('What A has sent is stored as A’s, and B sees nothing of it:', () => {
  const writes: readonly (readonly [string, string, (app: Awaited<ReturnType<typeof openFor>>) => Promise<void>])[] = [
    [
      'a deletion',
      `/admin/students/${ANANYA}`,
      async ({ user }) => {
        await user.click(await screen.findByRole('button', { name: /^Delete/ }));
        const question = within(await openedDialog('alertdialog', 'Delete student'));
        await user.click(question.getByRole('button', { name: /^Delete/ }));
      },
    ],
    [
      'a decision',
      '/admin/applications?open=app_1',
      async ({ user }) => {
        await user.click(await screen.findByRole('button', { name: 'Waitlist' }));
        await user.click(await screen.findByRole('button', { name: 'Waitlist Application' }));
      },
    ],
    [
      'the saving of a record',
      `/admin/students/${ANANYA}?tab=fee`,
      async ({ user }) => {
        const field = await screen.findByRole('textbox', { name: /^Paid/ });
        await user.clear(field);
        await user.type(field, '7');
        await user.click(screen.getByRole('button', { name: /^Save/ }));
      },
    ],
  ];

  it.each(writes)('%s', async (_, path, send) => {
    const app = await openFor(path, 'admin', isWrite);
    await send(app);
    await waitFor(() => expect(app.waiting()).toBe(1));
    const next = await secondPerson(app, 'admin');
    await act(async () => session.save(next));
    await waitFor(() => expect(app.router.state.status).toBe('idle'));
    const { href } = app.router.state.location;
    app.release();
    await act(settle);
    expect(document.body.innerHTML).not.toContain(MARK);
    expect(everythingKept(app.router)).not.toContain(MARK);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(app.router.state.location.href).toBe(href);
    expect(pendingToasts.get()).toEqual([]);
  });
});
