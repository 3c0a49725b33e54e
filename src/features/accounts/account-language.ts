/** The language that somebody reads, kept with the account (extension `language`), so that each device has it. */
import { api, read } from '#src/platform/api/client.ts';
import { isLanguage, type LanguageTag } from '#src/platform/preferred-language.ts';
import { afterNextPaint } from '#src/platform/scheduling.ts';
import { extensionsKnown, hasExtension } from '#src/platform/server/extensions.ts';
import { unsentLanguage } from '#src/session/unsent-language.ts';
import { session, type SessionUser } from '#src/session/session.ts';

/** The session whose choice is on its way: two at once could arrive in another order. */
let sendingFor: string | undefined;

/**
 * Sends what was chosen in this tab to the account of whoever is signed in. Where that fails, the device keeps it, and the next
 * login in this tab sends it again.
 */
export async function sendChosenLanguage(): Promise<void> {
  await extensionsKnown();
  const { token } = session.state();
  const language = unsentLanguage.get();
  if (!hasExtension('language') || !token || token === sendingFor) return;
  // The disguise of tests is nothing that a server knows.
  if (!language || language === 'pseudo') return;
  sendingFor = token;
  const isKept = await read(api.PUT('/auth/me/language', { body: { language } })).then(
    () => true,
    () => false,
  );
  sendingFor = undefined;
  if (unsentLanguage.get() !== language) await sendChosenLanguage();
  else if (isKept) unsentLanguage.forget();
}

/** Keeps a choice for the account: of whoever is signed in, or of whoever signs in next in this tab. */
export function keepChosenLanguage(language: LanguageTag): void {
  unsentLanguage.set(language);
  // The page in that language is drawn first.
  afterNextPaint(() => void sendChosenLanguage());
}

/**
 * Loads the language of an account that is about to be signed in, where nobody has chosen another in this tab.
 * @returns what starts it; undefined where the language stays as it is, also where its texts cannot be loaded
 */
export async function loadAccountLanguage({ language }: SessionUser): Promise<(() => void) | undefined> {
  const [tag] = String(language).toLowerCase().split('-');
  if (!hasExtension('language') || unsentLanguage.get() || !isLanguage(tag)) return undefined;
  try {
    const { loadLanguage } = await import('#src/platform/language-texts.ts');
    return await loadLanguage(tag, '/login');
  } catch {
    return undefined;
  }
}
