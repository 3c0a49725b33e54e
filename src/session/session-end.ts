import type { AnyRouter } from '@tanstack/react-router';
import { localStore, sessionStore } from '../platform/storage/safe-storage.ts';
import { unsentLanguage } from './unsent-language.ts';
import { clearOwnedDrafts, forgetTyped, hasOwnedDrafts } from './draft.ts';
import { session } from './session.ts';
import { unprovenLogin } from './unproven-login.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The login is shown because a session has come to its end, or never began: the server refuses a sign-in of its own. */
    sessionEnd?: 'ended' | 'rejected';
  }
}

let guarding: Promise<void> = Promise.resolve();

/** Resolves once the guards have seen who is signed in, and have led elsewhere where they had to. */
export const guardsRun = (): Promise<void> => guarding;

/**
 * Follows who signs in or out, in any tab: runs the guards, and loads the page anew for that session. To be called before
 * the first page is loaded: what it asks for belongs to the session of that moment. Returns how to stop.
 * @param onChange called at once, while the page of the session before may still be shown
 */
export function followSession(router: AnyRouter, onChange: () => void): () => void {
  let { token } = session.state();
  return session.subscribe(() => {
    // Only the user's data has been refreshed.
    if (session.state().token === token) return;
    token = session.state().token;
    onChange();
    guarding = router.invalidate();
  });
}

export const sessionEnd = (): { sessionEnd: 'ended' | 'rejected' } => ({
  sessionEnd: unprovenLogin.isThere() ? 'rejected' : 'ended',
});

/** Section 8, any 401: clears the session and goes to /login, which leads back to where it happened. */
export function expireSession(router: AnyRouter): void {
  const wasSignedIn = session.state().token !== null;
  session.clear();
  const { href, pathname } = router.state.location;
  if (pathname === '/login') return;
  void router.navigate({
    to: '/login',
    search: { redirect: href },
    state: wasSignedIn ? sessionEnd() : {},
  });
}

// A session that has run out leaves its drafts to the person who signs in again. Somebody who logs out has finished, and
// the next one at this computer finds nothing of theirs, in whichever tab it was typed.

/** Set and removed at once: other tabs hear of it, and nothing stays. */
const ANNOUNCEMENT = 'loggedOut';
/** Set in this tab while drafts wait for a person whose session has run out. */
const DRAFTS_WAITING = 'keepsDrafts';

async function deleteImportFiles(email: string): Promise<void> {
  try {
    const { removeJournaledImportsOf } = await import('./import-journal.ts');
    await removeJournaledImportsOf(email);
  } catch {
    // Without this code the files cannot be deleted; they are shown to no other user all the same.
  }
}

function forgetEverything(): void {
  void deleteImportFiles(String(session.state().user?.email ?? ''));
  forgetTyped();
  unsentLanguage.forget();
  unprovenLogin.end();
  sessionStore.remove(DRAFTS_WAITING);
}

/** Tells the other tabs. @returns whether the storage had room for it */
function announce(): boolean {
  const isSaid = localStore.set(ANNOUNCEMENT, 'true');
  localStore.remove(ANNOUNCEMENT);
  return isSaid;
}

/** Ends the session on purpose, in every tab. */
export function logOut(): void {
  // First, while the other tabs still know whose session it was.
  const isSaid = announce();
  forgetEverything();
  session.clear();
  if (!isSaid) announce();
}

/** Forgets what was typed in this tab when somebody logs out in another, also where this one slept meanwhile. */
export function followLogouts(): () => void {
  const keep = () => {
    if (session.state().token !== null || !hasOwnedDrafts()) sessionStore.remove(DRAFTS_WAITING);
    else sessionStore.set(DRAFTS_WAITING, 'true');
  };
  const follow = ({ key }: StorageEvent) => {
    // A browser that clears all data of the site says null: that is no logout.
    if (key !== ANNOUNCEMENT) return;
    forgetEverything();
  };
  let isFollowed = true;
  let stop = () => {};
  void session.ready().then(() => {
    if (!isFollowed) return;
    // The browser has opened this tab again: it cannot tell how the session has ended, except where it saw it itself.
    if (session.state().token === null && sessionStore.get(DRAFTS_WAITING) !== 'true') clearOwnedDrafts();
    stop = session.subscribe(keep);
  });
  window.addEventListener('storage', follow);
  return () => {
    isFollowed = false;
    stop();
    window.removeEventListener('storage', follow);
  };
}
