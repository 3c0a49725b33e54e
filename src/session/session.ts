import { useSyncExternalStore } from 'react';
import { isKnownRole } from '../domain/roles.ts';
import { eraseStored, readStored, sessionKeys, writeStored, writeStoredUser } from './stored-session.ts';

/** Whom the server named at the login. It comes out of a storage that anybody may edit, so that its fields are unknown. */
export interface SessionUser {
  readonly name?: unknown;
  readonly email?: unknown;
  readonly role?: unknown;
}

/** Section 4, "Auth state", with what the calls and the menu need of the session. */
export interface AuthState {
  readonly isAuthenticated: boolean;
  readonly loading: boolean;
  /** ADMIN or STUDENT, as the login stored it; a text, since the storage is not ours alone. */
  readonly userRole: string | null;
  readonly user: SessionUser | null;
  readonly token: string | null;
}

interface Login {
  readonly token: string;
  readonly role: 'ADMIN' | 'STUDENT';
  readonly user: SessionUser;
}

const nobody: AuthState = { isAuthenticated: false, loading: false, userRole: null, user: null, token: null };

let state: AuthState = { ...nobody, loading: true };
/** Set while the session could not be stored: it then lives in this tab alone, and the storage says nothing about it. */
let unstored = false;
const listeners = new Set<() => void>();

function become(next: AuthState): void {
  if (JSON.stringify(next) === JSON.stringify(state)) return;
  state = next;
  for (const listener of listeners) listener();
}

function parsedUser(text: string): SessionUser | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Section 4: restored if all three items are stored and the user info parses; where it does not, they are cleared. */
function restore(): void {
  const stored = readStored();
  if (!stored || unstored) return become({ ...state, loading: false });
  const { token, role, user: text } = stored;
  if (!token || !role || !text) return become(nobody);
  const user = parsedUser(text);
  if (user) return become({ isAuthenticated: true, loading: false, userRole: role, user, token });
  eraseStored();
  become(nobody);
}

/** Section 4: a successful login saves the token, the role and the user info. */
function save({ token, role, user }: Login): void {
  unstored = !writeStored(token, role, JSON.stringify(user));
  become({ isAuthenticated: true, loading: false, userRole: role, user, token });
}

/** Section 7, "Get current student": its result refreshes the stored user. */
function updateUser(user: SessionUser): void {
  const { token } = state;
  if (!token) return;
  writeStoredUser(token, JSON.stringify(user));
  become({ ...state, user });
}

/** Section 4: back to unauthenticated, on logout and on any 401. */
function clear(): void {
  unstored = false;
  eraseStored();
  become(nobody);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Resolves once the session has been restored; at once after that. */
function ready(): Promise<void> {
  if (!state.loading) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (state.loading) return;
      stop();
      resolve();
    });
  });
}

/** Another tab has signed in or out; or the browser took this page out of its back-forward cache, as it was long ago. */
const ours: ReadonlySet<string> = new Set(Object.values(sessionKeys));
window.addEventListener('storage', ({ key }) => {
  if (key === null || ours.has(key)) restore();
});
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) restore();
});

/** The one session of this tab. */
export const session = { state: () => state, restore, save, updateUser, clear, subscribe, ready };

/** The session, kept current in a component. */
export function useSession(): AuthState {
  return useSyncExternalStore(subscribe, session.state);
}

/**
 * Answers later whether the session is still the one of now: an answer may arrive when somebody else has signed in, who
 * is shown nothing of what it says.
 */
export function createSessionCheck(): () => boolean {
  const { token } = state;
  return () => state.token === token;
}

/** Section 2: the user menu is labelled with the user's name or "User". */
export function displayName(user: SessionUser | null): string {
  return typeof user?.name === 'string' && user.name.trim() ? user.name : 'User';
}

/** What the server itself calls the person; the login's tab decides what is stored beside it (section 6). */
export function serversRole(user: SessionUser | null): string | undefined {
  return typeof user?.role === 'string' && user.role.trim() ? user.role : undefined;
}

/**
 * The role that decides which pages somebody is offered: the stored one, unless the server calls the person something
 * that this app does not know. Nothing is known of what such a person may do, and so nothing is offered.
 */
export function roleOf({ userRole, user }: AuthState): string | null {
  const role = serversRole(user);
  return role === undefined || isKnownRole(role) ? userRole : role;
}
