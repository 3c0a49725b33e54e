import { createAtom, useSelector } from '@tanstack/react-store';
import { t } from '../languages/texts.ts';
import { isRecord } from '../platform/api/shapes.ts';
import { isKnownRole } from './roles.ts';
import { localStore } from '../platform/storage/safe-storage.ts';
import { unprovenLogin } from './unproven-login.ts';

/** Section 9: the browser's own names for a session. */
const keys = { token: 'authToken', role: 'userRole', user: 'userInfo' } as const;

/** The user info of the login. It is read from a storage that anybody may edit, so its fields are unknown. */
export interface SessionUser {
  readonly id?: unknown;
  readonly name?: unknown;
  readonly email?: unknown;
  readonly role?: unknown;
  readonly language?: unknown;
}

/** Section 4, "Auth state", with what the calls and the menu need of the session. */
export interface AuthState {
  readonly isAuthenticated: boolean;
  readonly loading: boolean;
  /** ADMIN or STUDENT, as the login stored it; a text, since the storage is not ours alone. */
  readonly userRole: string | null;
  readonly user: SessionUser | null;
  readonly token: string | null;
  /** Whether the session that was here has ended elsewhere: in another tab, or because the browser's data was cleared. */
  readonly hasEnded: boolean;
}

/** Who has signed in, as section 9 stores it. */
export interface Login {
  readonly token: string;
  readonly role: 'ADMIN' | 'STUDENT';
  readonly user: SessionUser;
}

const nobody: AuthState = {
  isAuthenticated: false,
  loading: false,
  userRole: null,
  user: null,
  token: null,
  hasEnded: false,
};

/** Before anybody has looked who it is. */
const unknown: AuthState = { ...nobody, loading: true };

const auth = createAtom<AuthState>(unknown, { compare: (a, b) => JSON.stringify(a) === JSON.stringify(b) });
/** Set while the session could not be stored: it then lives in this tab alone, and the storage says nothing about it. */
let unstored = false;

/** Section 4: removes the three items, and nothing else that the page has stored. */
function eraseStored(): void {
  for (const key of Object.values(keys)) localStore.remove(key);
}

/** Section 4: restored if all three items are stored and the user info parses; where it does not, they are cleared. */
function restore(): void {
  const [token, role, text] = [keys.token, keys.role, keys.user].map(localStore.get);
  const denied = token === undefined || role === undefined || text === undefined;
  if (denied || unstored) return auth.set((state) => ({ ...state, loading: false }));
  const user = localStore.getJson(keys.user);
  if (token && role && isRecord(user))
    return auth.set({ isAuthenticated: true, loading: false, userRole: role, user, token, hasEnded: false });
  if (token && role && text) eraseStored();
  auth.set((before) => ({ ...nobody, hasEnded: before.hasEnded || before.isAuthenticated }));
}

/**
 * Section 4: a successful login saves the token, the role and the user info; all three, or none where one is refused.
 * @returns whether the browser keeps them over a reload
 */
function save({ token, role, user }: Login): boolean {
  // The token is removed first and stored last: another tab that reads in between sees nobody, never half of each of two.
  const stored =
    localStore.remove(keys.token) &&
    localStore.setJson(keys.user, user) &&
    localStore.set(keys.role, role) &&
    localStore.set(keys.token, token);
  if (!stored) eraseStored();
  unstored = !stored;
  unprovenLogin.begin();
  auth.set({ isAuthenticated: true, loading: false, userRole: role, user, token, hasEnded: false });
  return stored;
}

/**
 * Section 7, "Get current student": its result refreshes the stored user. The token is not touched: another tab would
 * take its removal for a logout. Nothing is stored where this session has ended in another tab.
 */
function updateUser(user: SessionUser): void {
  const { token } = auth.get();
  if (!token) return;
  if (localStore.get(keys.token) === token) localStore.setJson(keys.user, user);
  auth.set((state) => ({ ...state, user }));
}

/** Section 4: back to unauthenticated, on logout and on any 401. */
function clear(): void {
  unstored = false;
  eraseStored();
  auth.set(nobody);
}

function subscribe(listener: () => void): () => void {
  return auth.subscribe(listener).unsubscribe;
}

function ready(): Promise<void> {
  if (!auth.get().loading) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      stop();
      resolve();
    });
  });
}

const sessionKeys: ReadonlySet<string> = new Set(Object.values(keys));
// Pages are also rendered while the portal is built, where there is no browser.
if (typeof document !== 'undefined') {
  // Another tab has signed in or out.
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && !sessionKeys.has(key)) return;
    const before = auth.get().token;
    restore();
    const { token } = auth.get();
    if (token && token !== before) unprovenLogin.begin();
  });
  // The browser shows this page again as it was when it was left (back-forward cache).
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restore();
  });
}

export const session = { state: auth.get, restore, save, updateUser, clear, subscribe, ready };

export const useSession = (): AuthState => useSelector(auth);

export function createSessionCheck(): () => boolean {
  const { token } = auth.get();
  return () => auth.get().token === token;
}

/** Section 2: the user menu is labelled with the user's name or "User". */
export function displayName(user: SessionUser | null): string {
  return typeof user?.name === 'string' && user.name.trim() ? user.name : t`User`;
}

/** The role in the server's user info; the stored role follows from the login's tab instead (section 6). */
export function roleFromServer(user: SessionUser | null): string | undefined {
  return typeof user?.role === 'string' && user.role.trim() ? user.role : undefined;
}

/** The stored role, which decides what pages are offered; none where the server's role is unknown to this app. */
export function roleOf({ userRole, user }: Pick<AuthState, 'userRole' | 'user'>): string | null {
  const role = roleFromServer(user);
  return role === undefined || isKnownRole(role) ? userRole : role;
}
