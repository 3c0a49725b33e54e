/**
 * The texts of the portal in the language that is chosen. The English sentence stands in the code and leads to its
 * translations, so that English needs no catalog. A value has its place in the sentence: `{0}` is the first.
 */
import { keyOf } from './key.ts';

/** Translations by the key of their sentence; a sentence with a number has a form for each plural category of the language. */
export type Texts = Readonly<Record<string, string | readonly string[]>>;

type Value = string | number;

export interface Catalog {
  readonly language: string;
  /** Every name and number keeps its own direction, since the language is written from right to left. */
  readonly isolates: boolean;
  /** A translation of the English sentence; undefined where there is none. */
  find: (sentence: string) => string | readonly string[] | undefined;
  readonly add: (texts: Texts) => void;
  pluralForm?: (count: number) => number;
}

/** A catalog of a language without texts. */
export function createCatalog(language: string, isRightToLeft: boolean): Catalog {
  const known = new Map<string, string | readonly string[]>();
  return {
    language,
    isolates: isRightToLeft,
    find: (sentence) => known.get(keyOf(sentence)),
    add(texts) {
      for (const [key, translation] of Object.entries(texts)) known.set(key, translation);
    },
  };
}

export const english: Catalog = { ...createCatalog('en', false), find: () => undefined };
let catalog = english;

/** From now on texts are those of this catalog. */
export function startTexts(next: Catalog): void {
  catalog = next;
}

/** What something writes that needs other texts than the page's, such as a server for one request; it must not wait. */
export function inCatalog<T>(other: Catalog, write: () => T): T {
  const before = catalog;
  catalog = other;
  try {
    return write();
  } finally {
    catalog = before;
  }
}

/** The sentence of a template, e.g. `Delete {0}?`. */
const sentenceOf = (parts: readonly string[]): string => parts.reduce((text, part, at) => `${text}{${at - 1}}${part}`);

/** Letters from right to left, and signs that nobody sees and that turn what stands behind them. */
const turning = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufefc]/;

/** Without signs that would end the isolation around the text, or begin one that does not end. */
function balanced(text: string): string {
  let open = 0;
  for (const sign of text.match(/[\u2066-\u2069]/g) ?? []) {
    open += sign === '\u2069' ? -1 : 1;
    if (open < 0) break;
  }
  return open === 0 ? text : text.replaceAll(/[\u2066-\u2069]/g, '');
}

/**
 * U+2068 and U+2069 keep what is between them out of the order of the text around. What has such parts is a text of the
 * language itself: U+2067 or U+2066 says so, since a browser does not look for the direction within the parts.
 */
export function isolate(value: Value): string {
  if (!catalog.isolates && !turning.test(String(value))) return String(value);
  const text = balanced(String(value));
  const own = catalog.isolates ? '\u2067' : '\u2066';
  return `${text.includes('\u2068') ? own : '\u2068'}${text}\u2069`;
}

const fill = (sentence: string, values: readonly Value[]): string =>
  values.length === 0
    ? sentence
    : sentence.replaceAll(/\{(\d+)\}/g, (hole, at: string) => {
        const value = values[Number(at)];
        return value === undefined ? hole : isolate(value);
      });

/** The translation of a text that stands in the data of the code, marked by `msg`; as it is where there is none. */
export function translate(text: string): string {
  const found = catalog.find(text);
  return typeof found === 'string' ? found : text;
}

/** A sentence in the chosen language: t`Delete ${name}?`. To be called while drawing, since the language may change. */
export const t = (parts: TemplateStringsArray, ...values: readonly Value[]): string =>
  fill(translate(sentenceOf(parts)), values);

/** Marks a text of the data for the translators, and gives it as it is. Where it is shown, `translate` finds its translation. */
export const msg = (parts: TemplateStringsArray): string => parts[0] ?? '';

const SEPARATOR = ' | ';
/** The order of a translation's forms, which is that of the Unicode CLDR. */
const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** A list of a thousand rows has a form in each: what takes long is made once a language. */
function pluralForms(language: string): (count: number) => number {
  const rules = new Intl.PluralRules(language);
  const known = new Set(rules.resolvedOptions().pluralCategories);
  const order = categories.filter((category) => known.has(category));
  return (count) => order.indexOf(rules.select(count));
}

function formOf(forms: readonly string[], count: number): string {
  catalog.pluralForm ??= pluralForms(catalog.language);
  return forms[catalog.pluralForm(count)] ?? forms.at(-1) ?? '';
}

/** A sentence with a count, with its singular and its plural: plural(count)`${count} course | ${count} courses`. */
export const plural =
  (count: number) =>
  (parts: TemplateStringsArray, ...values: readonly Value[]): string => {
    const sentence = sentenceOf(parts);
    const forms = catalog.find(sentence);
    const [one = '', other = one] = sentence.split(SEPARATOR);
    return fill(typeof forms === 'object' ? formOf(forms, count) : count === 1 ? one : other, values);
  };

/** A translation, cut at its holes and its tags, for the elements that stand in it. */
export const templateOf = (parts: TemplateStringsArray): string => translate(sentenceOf(parts));
