/**
 * The texts of the portal in the language that is chosen. The English sentence stands in the code and leads to its
 * translations, so that English needs no catalog. A value has its place in the sentence: `{0}` is the first.
 */

type Value = string | number;

/** A translation; of a sentence with a number the form for each plural category of the language. */
export type Translated = string | readonly string[];

export interface Catalog {
  readonly language: string;
  /** Every name and number keeps its own direction, since the language is written from right to left. */
  readonly isolates: boolean;
  /** A translation of the English sentence; undefined where there is none. */
  readonly find: (sentence: string) => Translated | undefined;
  /** Which of the forms of a translation is that for a number. */
  readonly formOf: (count: number) => number;
}

export const english: Catalog = { language: 'en', isolates: false, find: () => undefined, formOf: () => 0 };
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

/** A sentence with a count, with its singular and its plural: plural(count)`${count} course | ${count} courses`. */
export const plural =
  (count: number) =>
  (parts: TemplateStringsArray, ...values: readonly Value[]): string => {
    const sentence = sentenceOf(parts);
    const forms = catalog.find(sentence);
    const [one = '', other = one] = sentence.split(SEPARATOR);
    const form = typeof forms === 'object' ? (forms[catalog.formOf(count)] ?? forms.at(-1)) : undefined;
    return fill(form ?? (count === 1 ? one : other), values);
  };

/** A translation, cut at its holes and its tags, for the elements that stand in it. */
export const templateOf = (parts: TemplateStringsArray): string => translate(sentenceOf(parts));
