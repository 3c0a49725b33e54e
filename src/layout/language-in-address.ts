import type { AnyRouter } from '@tanstack/react-router';
import { chosenLanguage } from '../platform/language.ts';
import type { LanguageTag } from '../platform/preferred-language.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What the address was written in last: where it alone changes, the router would see no new location. */
    language?: LanguageTag;
  }
}

/** Loads the page that is open once more, in the language that is chosen, and writes its address in it. */
export const writeAddress = (router: AnyRouter): Promise<void> =>
  router.navigate({
    to: '.',
    search: true,
    hash: true,
    state: (before) => ({ ...before, language: chosenLanguage() }),
    replace: true,
    resetScroll: false,
    // An address that stands for the page stays, such as that of the demo's states.
    ...(router.state.location.maskedLocation && { mask: { to: router.state.location.maskedLocation.pathname } }),
  });

const pathOf = (href: string) => /^[^?#]*/.exec(href)![0];

/**
 * Writes the address anew where it is in another language than its page: Back leads to what was open before the language was
 * changed, and a link may name none. Otherwise the page would be in the other language after a reload.
 */
export function correctAddress(router: AnyRouter): void {
  const { publicHref, maskedLocation, state } = router.state.location;
  if (maskedLocation || state.language === chosenLanguage()) return;
  const own = router.buildLocation({ to: '.', search: true, hash: true });
  if (pathOf(publicHref) !== pathOf(own.publicHref)) void writeAddress(router);
}
