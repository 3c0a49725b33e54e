import type { AnyRouter } from '@tanstack/react-router';
import { keepChosenLanguage } from '../features/accounts/account-language.ts';
import { t } from '../languages/texts.ts';
import { isLanguageHeld } from '../platform/language-hold.ts';
import type { LanguageTag } from '../platform/preferred-language.ts';
import { toast } from '../ui/toast/toast.ts';
import { focusPage } from './focus-page.ts';

/**
 * Draws the page that is open in another language, with its address and its titles. Where that cannot be, a toast says why.
 * @param beforeLoad called once nothing keeps the language as it is
 */
export async function switchLanguage(router: AnyRouter, language: LanguageTag, beforeLoad?: () => void): Promise<void> {
  if (isLanguageHeld()) {
    toast.info(t`The language can be changed when what is open now is done: it would be lost.`);
    return;
  }
  beforeLoad?.();
  const { matches, location } = router.state;
  try {
    const { loadLanguage } = await import('../platform/language-texts.ts');
    const start = await loadLanguage(language, matches.at(-1)!.routeId);
    if (!start) return;
    start();
  } catch {
    toast.error(t`The language could not be loaded. Check your connection and try again.`);
    return;
  }
  keepChosenLanguage(language);
  const { maskedLocation } = location;
  await router.navigate({
    to: '.',
    search: true,
    hash: true,
    replace: true,
    resetScroll: false,
    // An address that stands for the page stays, such as that of the demo's states.
    ...(maskedLocation && { mask: { to: maskedLocation.pathname } }),
  });
  // What had the focus is gone with the former page, unless it knows where the new one has the same.
  if (document.activeElement === document.body) focusPage();
}
