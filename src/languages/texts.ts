/**
 * The texts of the portal in the language that is chosen. The English sentence stands in the code and is the key of its
 * translations, so that English needs no catalog. A value has its place in the sentence: `{0}` is the first.
 */

/** Translations by their English sentence; a sentence with a number has a form for each plural category of the language. */
export type Texts = Readonly<Record<string, string | readonly string[]>>;

type Value = string | number;

interface Catalog {
  readonly texts: Map<string, string | readonly string[]>;
  readonly language: string;
  /** A name or a number keeps its own direction in a sentence that is written from right to left. */
  readonly isolates: boolean;
  pluralForm?: (count: number) => number;
}

const english: Catalog = { texts: new Map(), language: 'en', isolates: false };
let catalog = english;

/** From now on texts are those of this language, as far as they are added. */
export function startTexts(language: string, isRightToLeft: boolean): void {
  catalog = { texts: new Map(), language, isolates: isRightToLeft };
}

/** Adds translations of the language that was started last. */
export function addTexts(texts: Texts): void {
  for (const [sentence, translation] of Object.entries(texts)) catalog.texts.set(sentence, translation);
}

/** The key of a sentence, e.g. `Delete {0}?`. */
const keyOf = (parts: readonly string[]): string => parts.reduce((key, part, at) => `${key}{${at - 1}}${part}`);

/** U+2068 and U+2069 keep what is between them out of the order of the sentence around. */
const isolated = (value: Value): string => (catalog.isolates ? `\u2068${value}\u2069` : String(value));

const fill = (sentence: string, values: readonly Value[]): string =>
  values.length === 0
    ? sentence
    : sentence.replaceAll(/\{(\d+)\}/g, (hole, at: string) => {
        const value = values[Number(at)];
        return value === undefined ? hole : isolated(value);
      });

/** The translation of a text that stands in the data of the code, marked by `msg`; as it is where there is none. */
export function translate(text: string): string {
  const found = catalog.texts.get(text);
  return typeof found === 'string' ? found : text;
}

/** A sentence in the chosen language: t`Delete ${name}?`. To be called while drawing, since the language may change. */
export const t = (parts: TemplateStringsArray, ...values: readonly Value[]): string =>
  fill(translate(keyOf(parts)), values);

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
    const key = keyOf(parts);
    const forms = catalog.texts.get(key);
    const [one = '', other = one] = key.split(SEPARATOR);
    return fill(typeof forms === 'object' ? formOf(forms, count) : count === 1 ? one : other, values);
  };

/** A translation, cut at its holes and its tags, for the elements that stand in it. */
export const templateOf = (parts: TemplateStringsArray): string => translate(keyOf(parts));
