/** The files that translators open, one a language, and the catalogs that are made from them. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { po } from 'gettext-parser';
import { formats as second } from '#examples/university/formats.ts';
import { demoCatalog, exampleServerCatalog, serverCatalog, startCatalog } from '#src/languages/catalog-names.ts';
import { keyOf } from '#src/languages/key.ts';
import { type Translation, translations } from '#src/languages/languages.ts';
import { formats as first } from '#src/university/formats.ts';
import { partsOf } from './pages.ts';
import { firstUniversity, type Sentence, sentencesOf, sourceFiles } from './sentences.ts';

const folder = 'src/languages';

/** The languages that somebody translates into. */
export const translatedLanguages = (Object.keys(translations) as Translation[]).filter((tag) => tag !== 'pseudo');

/** A language has the texts of the university that offers it. */
const universities = { [firstUniversity]: first, 'examples/university': second };

const universityOf = (language: Translation): string =>
  Object.entries(universities).find(([, { languages }]) => languages.includes(language))?.[0] ?? firstUniversity;

/** They load nothing but their own catalog, and so need in it what the portal has at the start too. */
const servers: readonly string[] = [serverCatalog, exampleServerCatalog];

const poFile = (language: string) => `${folder}/${language}/${language}.po`;

/** A sentence of the code, with each file that has it. */
export interface Entry extends Omit<Sentence, 'file'> {
  readonly files: readonly string[];
}

/** All sentences by their key that a language may say. */
export function allSentences(language: Translation): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const file of sourceFiles(universityOf(language)))
    for (const { file: _, ...sentence } of sentencesOf(file)) {
      const known = entries.get(sentence.key);
      const files = [...new Set([...(known?.files ?? []), file])];
      entries.set(sentence.key, { ...(known ?? sentence), files });
    }
  return entries;
}

interface Translated {
  readonly msgid: string;
  readonly msgid_plural?: string;
  readonly msgstr: string[];
  readonly comments?: { reference?: string; translator?: string; extracted?: string; flag?: string };
}

/** The id of a sentence in the file of a language. */
const idOf = ({ forms }: Pick<Entry, 'forms'>): string => forms[0]!;

function parsePo(file: string): ReturnType<typeof po.parse> {
  try {
    return po.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is no PO file: ${String(error)}`, { cause: error });
  }
}

function readTranslations(language: string): { headers: Record<string, string>; byId: Map<string, Translated> } {
  const file = poFile(language);
  if (!existsSync(file)) return { headers: {}, byId: new Map() };
  const { headers, translations: parsed } = parsePo(file);
  const entries = Object.values(parsed['']!) as Translated[];
  return {
    headers,
    byId: new Map(entries.filter(({ msgid }) => msgid !== '').map((entry) => [keyOfEntry(entry), entry])),
  };
}

const keyOfEntry = ({ msgid, msgid_plural }: Pick<Translated, 'msgid' | 'msgid_plural'>): string =>
  msgid_plural === undefined ? msgid : `${msgid} | ${msgid_plural}`;

/** What an editor has marked as fuzzy, its translator is not sure of. */
const isDone = (translated: Translated | undefined): translated is Translated =>
  translated !== undefined &&
  translated.msgstr.length > 0 &&
  translated.msgstr.every((text) => text !== '') &&
  !/\bfuzzy\b/.test(translated.comments?.flag ?? '');

const isBegun = (translated: Translated | undefined): translated is Translated =>
  translated !== undefined && translated.msgstr.some((text) => text !== '');

export interface State {
  /** Sentences of the code that the language has no translation of. */
  readonly missing: readonly string[];
  /** Translations of sentences that the code has no more. */
  readonly unused: readonly string[];
  /** Translations with other holes or tags than the sentence, or without a form for each count, and what differs. */
  readonly wrong: readonly string[];
}

const marksIn = (text: string): string[] => [...new Set(text.match(/\{[^{}]+\}|<\/?\w+>/g) ?? [])];

/** The forms of a translation: of a sentence with a count each that a count may ask for, such as `one` and `other`. */
const formsOf = (language: Translation, sentence: readonly string[]): readonly string[] =>
  sentence.length > 1 ? new Intl.PluralRules(language).resolvedOptions().pluralCategories : ['other'];

/** What a translation has that its sentence has not, or lacks. */
export function faultsOf(language: Translation, forms: readonly string[], msgstr: readonly string[]): string[] {
  const expected = formsOf(language, forms);
  const filled = msgstr.filter((text) => text !== '');
  if (filled.length !== expected.length)
    return [`it has ${filled.length} of ${expected.length} forms (${expected.join(', ')})`];
  const known = new Set(forms.flatMap(marksIn));
  const inEach = [...known].filter((mark) => forms.every((form) => form.includes(mark)));
  return msgstr.flatMap((text) => {
    const marks = marksIn(text);
    // A form for one may do without its number.
    const needed = forms.length > 1 && marks.length === 0 ? [] : inEach;
    return [
      ...needed.filter((mark) => !marks.includes(mark)).map((mark) => `${mark} is missing`),
      ...marks.filter((mark) => !known.has(mark)).map((mark) => `the sentence has no ${mark}`),
    ];
  });
}

/** What a language lacks, has too much, and has wrong. */
export function stateOf(language: Translation): State {
  const sentences = allSentences(language);
  const { byId } = readTranslations(language);
  const entries = [...sentences.values()];
  const ids = new Set(entries.map(({ forms }) => forms.join(' | ')));
  const wrong = entries.flatMap((entry) => {
    const translated = byId.get(entry.forms.join(' | '));
    if (!isBegun(translated)) return [];
    const faults = new Set(faultsOf(language, entry.forms, translated.msgstr));
    return faults.size === 0 ? [] : [`${[...faults].join(', ')}: ${idOf(entry)} -> ${translated.msgstr.join(' | ')}`];
  });
  return {
    missing: entries.filter((entry) => !isDone(byId.get(entry.forms.join(' | ')))).map(idOf),
    unused: [...byId].filter(([id]) => !ids.has(id)).map(([id, { msgstr }]) => `${id} -> ${msgstr.join(' | ')}`),
    wrong,
  };
}

/** Brings the file of a language up to date: new sentences are there without a translation, and those that went are gone. */
export function updatePo(language: Translation): void {
  const sentences = allSentences(language);
  const { catalogsWith } = partsOf(universityOf(language));
  const { headers, byId } = readTranslations(language);
  const entries = [...sentences.values()]
    .toSorted((a, b) => (a.files[0]! < b.files[0]! ? -1 : a.files[0]! > b.files[0]! ? 1 : 0))
    .map((entry): Translated => {
      const [msgid = '', msgid_plural] = entry.forms;
      const known = byId.get(entry.forms.join(' | '));
      return {
        msgid,
        ...(msgid_plural !== undefined && { msgid_plural }),
        // What somebody has written stays, be it too little or too much.
        msgstr: Array.from(
          { length: Math.max(formsOf(language, entry.forms).length, known?.msgstr.length ?? 0) },
          (_, at) => known?.msgstr[at] ?? '',
        ),
        comments: {
          ...known?.comments,
          reference: entry.files.join('\n'),
          // Whoever begins with one page finds its sentences.
          extracted: translations[language].isWhole
            ? ''
            : [...new Set(entry.files.flatMap(catalogsWith))].toSorted().join(' '),
        },
      };
    });
  const updated = { '': Object.fromEntries(entries.map((entry) => [keyOfEntry(entry), entry])) };
  mkdirSync(`${folder}/${language}`, { recursive: true });
  writeFileSync(
    poFile(language),
    `${po.compile({ charset: 'utf-8', headers: { ...headers, Language: language, 'Content-Type': 'text/plain; charset=utf-8' }, translations: updated } as never, { foldLength: 0 })}\n`,
  );
}

/** The translation with the places of the holes instead of their names. */
const numbered = (text: string, { holes }: Pick<Entry, 'holes'>): string =>
  text.replaceAll(/\{([^{}]+)\}/g, (hole, name: string) => {
    const at = holes.indexOf(name);
    return at < 0 ? hole : `{${at}}`;
  });

/** So many of the sentences of a page are translated, or the page is in English. */
const enough = 0.9;

interface Share {
  readonly done: number;
  readonly all: number;
  /** How many sentences are missing, by the catalog that has them. */
  readonly missing: ReadonlyMap<string, number>;
}

/** How much is translated of each page, and of each part beside them, by the name of their catalog. */
export function sharesOf(language: Translation): Map<string, Share> {
  const { byId } = readTranslations(language);
  const { catalogsWith, pages } = partsOf(universityOf(language));
  const entries = [...allSentences(language).values()];
  const parts = [demoCatalog, ...servers].map(
    (name) => [name, (file: string) => catalogsWith(file).includes(name)] as const,
  );
  return new Map(
    [...pages, ...parts].map(([name, has]) => {
      const own = entries.filter(({ files }) => files.some(has));
      const open = own.filter(({ forms }) => !isDone(byId.get(forms.join(' | '))));
      const missing = new Map<string, number>();
      for (const { files } of open) {
        const those = files.flatMap(catalogsWith);
        const one = [startCatalog, name].find((catalog) => those.includes(catalog)) ?? those[0]!;
        missing.set(one, (missing.get(one) ?? 0) + 1);
      }
      return [name, { done: own.length - open.length, all: own.length, missing }];
    }),
  );
}

export const isEnough = ({ done, all }: Share): boolean => done >= enough * all;

/** Where a catalog of a language stands. */
const fileOf = (language: Translation, catalog: string): string =>
  catalog === exampleServerCatalog
    ? `examples/server/languages/${language}.gen.json`
    : `${folder}/${language}/${catalog}.gen.json`;

/** The catalogs of a language that are there. */
export const catalogFiles = (language: Translation): readonly string[] =>
  [
    ...readdirSync(`${folder}/${language}`).map((name) => `${folder}/${language}/${name}`),
    fileOf(language, exampleServerCatalog),
  ].filter((path) => path.endsWith('.gen.json') && existsSync(path));

/**
 * The catalogs of a language by the path of their file. A page has one where it is translated, be it empty, and so have what
 * opens later and what stands beside every page.
 * @param isPreview a page with a single sentence has one too
 */
export function catalogsOf(language: Translation, isPreview = false): Record<string, string> {
  const { byId } = readTranslations(language);
  const { catalogsWith, pages } = partsOf(universityOf(language));
  const shares = sharesOf(language);
  const made = [...shares]
    .filter(([name, share]) => isEnough(share) || (isPreview && pages.has(name) && share.done > 0))
    .map(([name]) => name);
  const catalogs: Record<string, Record<string, string | string[]>> = Object.fromEntries(
    made.map((name) => [name, {}]),
  );
  for (const [key, entry] of allSentences(language)) {
    const names = new Set(entry.files.flatMap(catalogsWith));
    for (const name of names) {
      if (name !== startCatalog && !servers.includes(name) && names.has(startCatalog)) continue;
      if (shares.has(name) && !made.includes(name)) continue;
      const translation = byId.get(entry.forms.join(' | '));
      if (!isDone(translation)) continue;
      const forms = translation.msgstr.map((text) => numbered(text, entry));
      (catalogs[name] ??= {})[keyOf(key)] = entry.forms.length > 1 ? forms : forms[0]!;
    }
  }
  return Object.fromEntries(
    Object.entries(catalogs).map(([name, texts]) => [fileOf(language, name), `${JSON.stringify(texts, null, 1)}\n`]),
  );
}
