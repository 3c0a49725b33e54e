import { keyOf } from './key.ts';
import type { Catalog, Translated } from './texts.ts';

/** Translations by the key of their sentence. */
export type Texts = Readonly<Record<string, Translated>>;

export interface GrowingCatalog extends Catalog {
  readonly add: (texts: Texts) => void;
}

/** The order of a translation's forms, which is that of the Unicode CLDR. */
const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** A list of a thousand rows has a form in each: what takes long is made once a language. */
function pluralForms(language: string): (count: number) => number {
  const rules = new Intl.PluralRules(language);
  const known = new Set(rules.resolvedOptions().pluralCategories);
  const order = categories.filter((category) => known.has(category));
  return (count) => order.indexOf(rules.select(count));
}

/** A catalog of a language, without texts at first. */
export function createCatalog(language: string, isRightToLeft: boolean): GrowingCatalog {
  const known = new Map<string, Translated>();
  return {
    language,
    isolates: isRightToLeft,
    find: (sentence) => known.get(keyOf(sentence)),
    formOf: pluralForms(language),
    add(texts) {
      for (const [key, translation] of Object.entries(texts)) known.set(key, translation);
    },
  };
}
