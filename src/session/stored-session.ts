/** Section 9: the browser's own names for a session. */
export const sessionKeys = { token: 'authToken', role: 'userRole', user: 'userInfo' } as const;

export interface StoredItems {
  readonly token: string | null;
  readonly role: string | null;
  readonly user: string | null;
}

/** The three items as they are stored, or undefined where the browser denies the page its storage. */
export function readStored(): StoredItems | undefined {
  try {
    return {
      token: localStorage.getItem(sessionKeys.token),
      role: localStorage.getItem(sessionKeys.role),
      user: localStorage.getItem(sessionKeys.user),
    };
  } catch {
    return undefined;
  }
}

/** Stores the three items; false where the browser refused, and then none of them is left behind. */
export function writeStored(token: string, role: string, user: string): boolean {
  try {
    // The token goes first and comes last: another tab that reads in between sees nobody, never a mixture of two people.
    localStorage.removeItem(sessionKeys.token);
    localStorage.setItem(sessionKeys.user, user);
    localStorage.setItem(sessionKeys.role, role);
    localStorage.setItem(sessionKeys.token, token);
    return true;
  } catch {
    eraseStored();
    return false;
  }
}

/**
 * Replaces the user info of the session with this token, and touches nothing else: to another tab, a token that goes and
 * comes back is a logout. Where that session has ended meanwhile, nothing is written.
 */
export function writeStoredUser(token: string, user: string): void {
  try {
    if (localStorage.getItem(sessionKeys.token) === token) localStorage.setItem(sessionKeys.user, user);
  } catch {
    // A full storage keeps the user as it was stored at the login.
  }
}

/** Section 4: removes the three items, and nothing else that the page has stored. */
export function eraseStored(): void {
  try {
    for (const key of Object.values(sessionKeys)) localStorage.removeItem(key);
  } catch {
    // Denied storage holds nothing that could be removed.
  }
}
