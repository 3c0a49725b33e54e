import { noteEarlyInput } from './early-input.ts';
import { languageOf, preferredLanguage } from '#src/platform/preferred-language.ts';
import { localStore } from '#src/platform/storage/safe-storage.ts';

/** What section 9 stores of a session; it is restored where all three are there. */
const isSignedIn = () => ['authToken', 'userRole', 'userInfo'].every((key) => Boolean(localStore.get(key)));

/** Whoever is signed in is led on from these pages. */
const forNobody = new Set(['login', 'register']);

/**
 * Shows what of this page was rendered when it was built, unless that is another page than the one that was asked for,
 * as where a host answers all addresses with its index.html, or in another language than the one that somebody reads. It is
 * then hidden until the app has drawn the right one.
 * @param page the path of the page in the app, less its first slash; undefined where that is not known
 * @returns whether it is shown
 */
export function showRendered(page: string | undefined): boolean {
  const { dataset } = document.documentElement;
  if (dataset['page'] === undefined) return false;
  const signedIn = isSignedIn();
  // The header of that page offers a login.
  if (signedIn) dataset['signedIn'] = '';
  const language = languageOf(`/${page}`);
  const isTheirs = language !== undefined || preferredLanguage() === 'en';
  const isShown = page === dataset['page'] && isTheirs && !(signedIn && forNobody.has(page));
  if (isShown) window.portalInput = noteEarlyInput();
  else dataset['hidden'] = '';
  return isShown;
}
