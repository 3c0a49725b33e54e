import { t } from '#src/languages/texts.ts';
import { switchLanguage } from '#src/layout/switch-language.ts';
import { chosenLanguage, languageInfo, offeredLanguages } from '#src/platform/language.ts';
import { locale } from '#src/platform/locale.ts';
import type { Command } from '#src/records/slots.tsx';
import { formats } from '#src/university/formats.ts';

/** A command for each other language. Whoever cannot read the one that is shown finds them by English words too. */
export function languageCommands(): readonly Command[] {
  const own = new Intl.DisplayNames(locale(), { type: 'language' });
  const english = new Intl.DisplayNames(formats.locale, { type: 'language' });
  return offeredLanguages()
    .filter((tag) => tag !== chosenLanguage())
    .map((tag) => {
      const { name, isWhole, isRead } = languageInfo(tag);
      const hint = [
        own.of(tag),
        isWhole ? undefined : t`Translated in part: other pages are in English`,
        isRead ? undefined : t`Not yet read by a native speaker`,
      ];
      return {
        key: `action:Language ${tag}`,
        title: t`Language: ${name}`,
        hint: hint.filter(Boolean).join(' · '),
        words: ['Language', english.of(tag) ?? tag],
        run: (router) => void switchLanguage(router, tag),
      };
    });
}
