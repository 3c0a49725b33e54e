import { keyOf } from '#src/languages/key.ts';
import { createCatalog } from '#src/languages/catalog.ts';
import { startTexts } from '#src/languages/texts.ts';

/** Starts a language with these translations of English sentences, such as `{ 'Delete {0}?': '{0} हटाएँ?' }`. */
export function startTranslations(
  language: string,
  translations: Readonly<Record<string, string | readonly string[]>>,
  isRightToLeft = false,
): void {
  const catalog = createCatalog(language, isRightToLeft);
  catalog.add(Object.fromEntries(Object.entries(translations).map(([sentence, text]) => [keyOf(sentence), text])));
  startTexts(catalog);
}
