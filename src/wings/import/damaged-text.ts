import { plainDigits } from '#openapi/plain-digits.ts';
import type { CsvRow } from '#src/platform/csv/read.ts';
import { plainPhone, plainText } from '#src/platform/text/plain-text.ts';
import type { Student } from '#src/features/students/student.ts';
import type { Field, Texts } from '#src/records/fields/field.ts';
import type { StudentFields } from './headings.ts';

/*
 * Phone numbers and roll numbers are texts of digits. A spreadsheet takes them for numbers: it leaves out a leading zero,
 * adds a fraction, or shortens what is too long for the column.
 */

const isPhone = ({ rule }: Field<Student>) => rule?.type === 'phone';

const isNumberText = (field: Field<Student>) =>
  isPhone(field) || (field.rule?.type === 'text' && field.rule.pattern !== undefined);

/** Points between parts of a phone number: 98765.43210 and 987.654.3210. */
const points = /(?<=\d{2})\.(?=\d{2})/g;

/** `9876543210.0` and `'9876543210` without what a program has added; a phone number without its separators. */
export function numberText(field: Field<Student>, text: string): string {
  if (!isNumberText(field)) return text;
  const plain = isPhone(field) ? plainDigits(text) : text;
  const digits = plain.replace(/^'(?=\+?\d)/, '').replace(/^(\+?\d+)[.,]0+$/, '$1');
  return isPhone(field) ? plainPhone(digits.replaceAll(points, '')) : digits;
}

const plainNumber = (text: string): string => (/^\d+(\.\d+)?$/.test(text) ? String(Number(text)) : text);

/** A text as the record would hold it: known words in their own spelling, numbers written in one way. */
export function canonicalText(field: Field<Student>, cell: string): string {
  const text = numberText(field, plainText(cell));
  if (field.kind === 'number') return plainNumber(plainDigits(text));
  return field.choices?.find((word) => word.toLowerCase() === text.toLowerCase()) ?? text;
}

/** `9.87654E+09`: what a spreadsheet has made of a long number. */
export const isShortened = (text: string) => /^[+-]?\d+(?:[.,]\d+)?E[+-]?\d+$/i.test(text);
/** As many as a phone number has at most (Section 9). */
const MOST_DIGITS = 15;
/** Two numbers, or one with the last digits of another behind it: 020-25551234/35. */
const holdsTwo = (text: string) => {
  const [first = '', ...others] = text.split(/[/,;&|\n]|\bor\b|\band\b/i).map((part) => part.replaceAll(/\D/g, ''));
  return (
    (first.length > 5 && others.some(({ length }) => length > 1)) || text.replaceAll(/\D/g, '').length > MOST_DIGITS
  );
};
const extension = /(?:ext|extn|extension|x)\.?:?\s*\d+$/i;

export const SHORTENED =
  'The spreadsheet has made a number of it and cut its digits. Format the column as text there, and enter it again';
const TWO = 'There are two phone numbers, and there is room for one. Leave one of them out';
const EXTENSION = 'An extension is no part of the phone number here. Leave it out';

/** Why a text of digits breaks its rule, where the rule itself has no words for it. */
export function numberProblem(field: Field<Student> | undefined, written: string): string | undefined {
  if (!field || !isNumberText(field)) return undefined;
  const cell = plainDigits(written);
  if (isShortened(cell.trim())) return SHORTENED;
  if (!isPhone(field)) return undefined;
  if (extension.test(cell)) return EXTENSION;
  if (holdsTwo(cell)) return TWO;
  const words = cell.replaceAll(/[^\p{L}]+/gu, ' ').trim();
  return words && /\d{5}/.test(plainPhone(cell)) ? `“${words}” is no part of a phone number. Leave it out` : undefined;
}

const isDigits = (text: string) => /^\d+$/.test(text);

const zerosOf = (text: string) => /^0*/.exec(text)?.[0].length ?? 0;

/** The length that most numbers of a column have, how many there are of each length, and the zeros that those begin with. */
function lengthsOf(field: Field<Student>, column: number, rows: readonly CsvRow[]) {
  const counts = new Map<number, number>();
  const zeros = new Map<number, number>();
  for (const { cells } of rows) {
    const { [column]: cell = '' } = cells;
    const text = isDigits(cell) ? cell : numberText(field, plainText(cell));
    if (!isDigits(text)) continue;
    counts.set(text.length, (counts.get(text.length) ?? 0) + 1);
    zeros.set(text.length, Math.min(zeros.get(text.length) ?? Infinity, zerosOf(text)));
  }
  const [usual = 0] = [...counts].reduce((most, next) => (next[1] > (most[1] ?? 0) ? next : most), [0, 0]);
  return { counts, usual, zeros: zeros.get(usual) ?? 0 };
}

/**
 * Prepares to tell where leading zeros may be lost: in a number that lacks the first sign of what is stored, or that is
 * shorter than most of its column, by one digit or by as many as those have zeros in front.
 */
export function createZeroCheck(
  fields: StudentFields,
  names: readonly (string | undefined)[],
  rows: readonly CsvRow[],
): (given: Texts, stored: Texts) => ReadonlyMap<string, string> {
  const columns = names.flatMap((name, column) => {
    const field = name === undefined ? undefined : fields[name];
    return name !== undefined && field && isNumberText(field) ? { name, ...lengthsOf(field, column, rows) } : [];
  });
  return (given, stored) =>
    new Map(
      columns.flatMap(({ name, counts, usual, zeros }): (readonly [string, string])[] => {
        const { [name]: text = '' } = given;
        const { [name]: before = '' } = stored;
        if (!isDigits(text)) return [];
        if (before !== text && before.replace(/^(?:0+|\+)/, '') === text)
          return [
            [name, `${before.startsWith('+') ? 'A leading plus' : 'A leading zero'} may be lost: ${before} is stored`],
          ];
        const lost = usual - text.length;
        const isShort = lost > 0 && lost <= Math.max(zeros, 1) && !text.startsWith('0') && before !== text;
        return isShort && (counts.get(text.length) ?? 0) < (counts.get(usual) ?? 0)
          ? [[name, `A leading zero may be lost: most of the column have ${usual} digits, and this has ${text.length}`]]
          : [];
      }),
    );
}
