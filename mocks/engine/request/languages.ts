import { type Translation, translations } from '#src/languages/languages.ts';
import { createCatalog, type Texts } from '#src/languages/catalog.ts';
import { type Catalog, english, inCatalog } from '#src/languages/texts.ts';

/** The languages that the server answers in. What it says in one is loaded when somebody asks for it. */
const texts = {
  hi: () => import('#src/languages/hi/server.gen.json'),
  ur: () => import('#src/languages/ur/server.gen.json'),
} satisfies Readonly<Partial<Record<Translation, () => Promise<{ readonly default: Texts }>>>>;

const isTranslated = (language: string): language is keyof typeof texts => Object.hasOwn(texts, language);

/** How dates are written in a language; in English as in India. */
export const localeOf = (language: string): string =>
  isTranslated(language) ? translations[language].locale : 'en-IN';

/** The catalogs that are there. */
const catalogs = new Map<string, Catalog>([['en', english]]);

/**
 * The language that a request is answered in: of those that it asks for the one that it likes best and the server has, or else
 * English (RFC 9110, 12.5.4).
 */
export function requestedLanguage({ headers }: Pick<Request, 'headers'>): string {
  const wishes = (headers.get('Accept-Language') ?? '').split(',').map((wish) => {
    const [range = '', ...parameters] = wish.toLowerCase().split(';');
    const weight = parameters.map((parameter) => /^\s*q\s*=\s*(\S+)/.exec(parameter)?.[1]).find(Boolean) ?? 1;
    return { language: range.trim().split('-')[0] ?? '', weight: Number(weight) };
  });
  const known = wishes.filter(({ language, weight }) => weight > 0 && (language === 'en' || isTranslated(language)));
  const weight = Math.max(...known.map((wish) => wish.weight));
  return known.find((wish) => wish.weight === weight)?.language ?? 'en';
}

/** Nothing is lost: a transaction that throws has written nothing. */
class TextsMissing extends Error {
  readonly language: keyof typeof texts;

  constructor(language: keyof typeof texts) {
    super(`The texts in ${language} are not loaded`);
    this.language = language;
  }
}

/**
 * Writes something in a language, without waiting; in English where it is none that the server has.
 * @param write is given the language that it writes in
 * @throws what `withTexts` catches, where the texts of the language are not there yet
 */
export function inLanguage<Result>(language: string, write: (written: string) => Result): Result {
  const known = catalogs.get(language);
  if (!known && isTranslated(language)) throw new TextsMissing(language);
  const catalog = known ?? english;
  return inCatalog(catalog, () => write(catalog.language));
}

async function load(language: keyof typeof texts): Promise<void> {
  const catalog = createCatalog(language, translations[language].direction === 'rtl');
  const found = await texts[language]().catch(() => undefined);
  if (found) catalog.add(found.default);
  // A page without a network is answered in English rather than not at all.
  catalogs.set(language, found ? catalog : english);
}

/** Does something, and again where it has lacked the texts of a language, which are loaded then. */
export async function withTexts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;)
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof TextsMissing)) throw error;
      await load(error.language);
    }
}
