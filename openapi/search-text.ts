import { plainDigits } from './plain-digits.ts';
import { foldText } from './text-order.ts';

/** No field can contain it, so that a search never matches across the end of one field and the start of the next. */
export const BETWEEN_FIELDS = '\0';

/** What of a row is searched. */
export interface SearchedText {
  /** Its fields, folded. */
  readonly text: string;
  readonly phone: string | null | undefined;
}

/** What is typed, as it is looked for. */
export interface Search {
  /** Folded, without spaces around it. */
  readonly needle: string;
  /** A row that does not contain the needle has to fit each of these. */
  readonly parts: readonly Part[];
  /** How many of the parts are digits of a phone. */
  readonly phones: number;
}

/** A word that is typed: in the fields of a row, and as the digits of a phone, if it may be one. */
interface Part {
  readonly inText: RegExp;
  /** The same for a server that keeps the words of a row: one of these, each with a space where a word begins. */
  readonly texts: readonly string[];
  readonly inPhone?: string;
}

/** Spaces, the punctuation of ASCII, dashes and quotation marks. */
const betweenWords = String.raw`\s!-/:-@[-\`{-~\u2010-\u201F\u2212`;
const between = new RegExp(`[${betweenWords}]+`);
const digitsAlone = /^\d+$/;
/** So many digits tell a phone from a year or a part of a roll number. */
const leastDigits = 6;
/** So many words in a row may stand as one word in the row: those of a roll number, or initials. */
const mostJoined = 4;
/** Signs of no name, roll number or phone, and a full stop that is no initial's: such a text is looked for as it stands. */
const literal = /[!"#$%&*:;<=>?@[\\\]^_{|}~]|[^\s.]{2}\.$/;
/** What is longer is a text that was pasted, and no name: it is looked for as it stands. */
const mostWords = 12;
const mostSigns = 200;

const wordsOf = (text: string) => text.split(between).filter(Boolean);
const withoutZeros = (digits: string) => digits.replace(/^0+/, '');

/** The digits of a phone, those of ten digits with India's code in front: people type either. */
function phoneDigits(phone: string): string {
  const digits = withoutZeros(plainDigits(phone).replaceAll(/\D/g, ''));
  return digits.length === 10 ? `91${digits}` : digits;
}

/** What of a row is searched (contract, Lists). An e-mail address is searched as one text alone: all have the same words. */
export const searchedText = (
  fields: readonly (string | null | undefined)[],
  phone: string | null | undefined,
): SearchedText => ({ text: foldText(fields.join(BETWEEN_FIELDS)), phone });

/** The words that are typed, where the digits of a phone are one word. An apostrophe is not missed where it is not typed. */
function typedWords(needle: string): { readonly words: readonly string[]; readonly phones: ReadonlySet<number> } {
  const typed = wordsOf(plainDigits(needle).replaceAll("'", ''));
  const words: string[] = [];
  const phones = new Set<number>();
  for (let at = 0; at < typed.length;) {
    const next = typed.findIndex((word, i) => i >= at && !digitsAlone.test(word));
    const end = next < 0 ? typed.length : next;
    const digits = withoutZeros(typed.slice(at, end).join(''));
    if (digits.length >= leastDigits) phones.add(words.push(digits) - 1);
    else words.push(...typed.slice(at, end));
    if (next >= 0) words.push(typed[next] ?? '');
    at = end + 1;
  }
  return { words, phones };
}

/** A word with whatever may stand between its signs in a row. */
const spread = (word: string) => word.split('').join(`[${betweenWords}]*`);
/** Not in an e-mail address: all of one university's have the same words. */
const inNoAddress = `(?<!@[^${BETWEEN_FIELDS}]*)(?![^${BETWEEN_FIELDS}]*@)`;

/** One of these words, at the start of a word of a field. */
const wordStart = (words: readonly string[]) =>
  new RegExp(`(?<![^${betweenWords}${BETWEEN_FIELDS}])(?:${words.map(spread).join('|')})${inNoAddress}`);

/** Reads what is typed. Each of its words has to begin a word of the row, alone or as the end of a few that are one there. */
export function readSearch(typed: string): Search {
  const needle = foldText(typed).trim();
  const { words, phones } = typedWords(needle);
  if (words.length > mostWords || needle.length > mostSigns || literal.test(needle))
    return { needle, parts: [], phones: 0 };
  const parts = words.map((word, at): Part => {
    if (phones.has(at)) return { inText: new RegExp(`${spread(word)}${inNoAddress}`), texts: [word], inPhone: word };
    const most = Math.min(mostJoined, at + 1);
    const joined = Array.from({ length: most }, (_, i) => words.slice(at - i, at + 1).join(''));
    return { inText: wordStart(joined), texts: joined.map((text) => ` ${text}`) };
  });
  return { needle, parts, phones: phones.size };
}

const hasPart = ({ inText, inPhone }: Part, { text, phone }: SearchedText) =>
  inText.test(text) || (inPhone !== undefined && Boolean(phone) && phoneDigits(phone ?? '').includes(inPhone));

/** Whether a row has all the words that are typed, in any order. A single sign begins no word of a text that it is not in. */
export const hasWords = ({ needle, parts }: Search, row: SearchedText): boolean =>
  needle.length > 1 && parts.length > 0 && parts.every((part) => hasPart(part, row));

/** Whether a row has what is typed anywhere in one field (section 5), or all its words in any order. */
export const finds = (search: Search, row: SearchedText): boolean =>
  row.text.includes(search.needle) || hasWords(search, row);

/** Whether all that a search finds is among what one before it has found. */
export const narrows = (before: Search, now: Search): boolean =>
  now.needle.startsWith(before.needle) &&
  (now.phones === before.phones || now.parts.length === 0) &&
  (before.parts.length > 0 || now.parts.length === 0);
