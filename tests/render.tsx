import { createMemoryHistory } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { getResponse } from 'msw';
import { useEffect } from 'react';
import { nodeBackend, type NodeBackendOptions } from '../mocks/node.ts';
import type { Database } from '../mocks/university/database.ts';
import { demoAccounts, demoPassword } from '../mocks/university/seed/demo-accounts.ts';
import { openSession } from '../mocks/demo/account-session.ts';
import { connect } from '../src/platform/api/connection.ts';
import { App } from '../src/app/App.tsx';
import { offerSignIn } from '../src/platform/server/status.ts';
import { publishBackendStatus } from '../src/platform/server/status.ts';
import { type AppRouter, createAppRouter } from '../src/app/router.tsx';
import { expireSession, followSession } from '../src/session/session-end.ts';
import { displayName, type Login, session } from '../src/session/session.ts';
import { unprovenLogin } from '../src/session/unproven-login.ts';
import { toast } from '../src/ui/toast/toast.ts';

type Serve = (request: Request) => Promise<Response>;
/** What happens between the page and the server: a fault, a delay, an answer of another server's. */
type Wire = (request: Request, serve: Serve) => Promise<Response>;

/** The demo's accounts, by what they may do. */
export const accounts = {
  admin: { email: 'admin@university.example', password: demoPassword },
  staff: { email: 'staff@university.example', password: demoPassword },
  student: { email: 'student@university.example', password: demoPassword },
} as const;

interface Options extends NodeBackendOptions {
  /** Who is signed in when the page opens. */
  readonly as?: keyof typeof accounts;
  readonly wire?: Wire;
  /** Where the portal lies on its host. */
  readonly basePath?: string;
}

/** What a login of somebody brings, without the form and without the password's hash. */
export const loginOf = (database: Database, who: keyof typeof accounts, now?: Date): Promise<Login> =>
  openSession(database, accounts[who].email, now);

/** Signs somebody in as a login would. */
export async function signInAs(database: Database, who: keyof typeof accounts, now?: Date): Promise<void> {
  session.save(await loginOf(database, who, now));
}

/** The app, which follows the session as long as it is there. */
function FollowingApp({ router, stop }: { readonly router: AppRouter; readonly stop: () => void }) {
  useEffect(() => stop, [stop]);
  return <App router={router} />;
}

/** Opens a page of the portal against any server: the real router, the real calls. */
export async function openPage(path: string, transport: Serve, signIn: () => unknown = () => {}, basePath = '/') {
  const history = createMemoryHistory({ initialEntries: [`${basePath.slice(0, -1)}${path}`] });
  const router = createAppRouter({ basePath, history });
  connect({
    transport,
    getToken: () => session.state().token,
    onUnauthorized: () => expireSession(router),
    onAccepted: unprovenLogin.end,
    onForbidden: () => offerSignIn(() => expireSession(router)),
  });
  publishBackendStatus({ phase: 'ready', progress: 1, notices: [], accounts: demoAccounts });
  session.clear();
  await signIn();
  session.restore();
  const stop = followSession(router, toast.dismissAll);

  const view = render(<FollowingApp router={router} stop={stop} />);
  await waitFor(() => {
    if (router.state.status !== 'idle' || !router.state.resolvedLocation) throw new Error('The page is loading');
  });
  // The one of whoever is signed in now.
  const { queryClient } = router.options.context.sessionCache();
  return { ...view, router, queryClient, user: userEvent.setup() };
}

/** Opens a page of the portal with the real backend behind it, in memory. */
export async function renderApp(path: string, { as, wire, basePath, ...backendOptions }: Options = {}) {
  const backend = await nodeBackend({ students: 40, ...backendOptions });
  const requests: Request[] = [];
  const serve: Serve = async (request) => {
    requests.push(request.clone());
    return (await getResponse(backend.handlers, request)) ?? Response.error();
  };
  let between: Wire = (request) => serve(request);
  const intercept = (next: Wire) => {
    between = next;
  };
  const page = await openPage(
    path,
    (request) => between(request, serve),
    async () => {
      if (as) await signInAs(backend.database, as, backendOptions.now?.());
      // Not just now.
      unprovenLogin.end();
      if (wire) intercept(wire);
    },
    basePath,
  );
  return { ...page, ...backend, requests, intercept };
}

/** Opens a menu. It is open when it has the focus; a click before that chooses nothing. */
async function openMenu(user: UserEvent, button: HTMLElement): Promise<HTMLElement> {
  await user.click(button);
  const menu = await screen.findByRole('menu');
  await waitFor(() => {
    if (document.activeElement !== menu) throw new Error('The menu is opening');
  });
  return menu;
}

export async function chooseInMenu(user: UserEvent, button: HTMLElement, name: string): Promise<void> {
  await openMenu(user, button);
  await user.click(await screen.findByRole('menuitem', { name }));
}

const userMenuButton = () => screen.getByRole('button', { name: displayName(session.state().user) });

export const openUserMenu = (user: UserEvent): Promise<HTMLElement> => openMenu(user, userMenuButton());

export const chooseInUserMenu = (user: UserEvent, name: string): Promise<void> =>
  chooseInMenu(user, userMenuButton(), name);

/**
 * A dialog that is open and can be used. Chakra sets its first focus, and lets clicks through to a dialog over another
 * one, a frame after it is in the page: a test would otherwise click earlier than any person can.
 */
export async function openedDialog(role: 'dialog' | 'alertdialog', name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role, { name });
  await waitFor(() => {
    if (!dialog.contains(document.activeElement)) throw new Error('The dialog is opening');
  });
  return dialog;
}
