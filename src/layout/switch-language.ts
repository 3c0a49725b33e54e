import type { AnyRouter } from '@tanstack/react-router';
import { keepChosenLanguage } from '../features/accounts/account-language.ts';
import { t } from '../languages/texts.ts';
import { isLanguageHeld } from '../platform/language-hold.ts';
import { loadLanguage } from '../platform/language-texts.ts';
import type { LanguageTag } from '../platform/preferred-language.ts';
import { afterNextPaint } from '../platform/scheduling.ts';
import { toast } from '../ui/toast/toast.ts';
import { focusPage } from './focus-page.ts';
import { writeAddress } from './language-in-address.ts';

/**
 * Draws the page that is open in another language, with its address and its titles. Where that cannot be, a toast says why.
 * @param focused selects what has the focus then; without it that is the page, as after a navigation
 */
export async function switchLanguage(router: AnyRouter, language: LanguageTag, focused?: string): Promise<void> {
  if (isLanguageHeld()) {
    toast.info(t`The language can be changed when what is open now is done: it would be lost.`);
    return;
  }
  const { matches } = router.state;
  try {
    const start = await loadLanguage(language, matches.at(-1)!.routeId as string);
    if (!start) return;
    start();
  } catch {
    toast.error(t`The language could not be loaded. Check your connection and try again.`);
    return;
  }
  keepChosenLanguage(language);
  // The page is drawn first: it does not need the address.
  await new Promise<void>((seen) => afterNextPaint(seen));
  await writeAddress(router);
  // What had the focus is gone with the former page.
  if (document.activeElement !== document.body) return;
  const target = focused && document.querySelector<HTMLElement>(focused);
  if (target) target.focus({ preventScroll: true });
  else focusPage();
}
