import { t } from '#src/languages/texts.ts';
import { plainDigits } from '#openapi/plain-digits.ts';
import { plainPhone, plainText } from '#src/platform/text/plain-text.ts';
import type { Student } from '#src/features/students/student.ts';
import type { Field } from '#src/records/fields/field.ts';

/*
 * Phone numbers and roll numbers are texts of digits. A spreadsheet takes them for numbers: it leaves out a leading zero,
 * adds a fraction, or shortens what is too long for the column.
 */

const isPhone = ({ rule }: Field<Student>) => rule?.type === 'phone';

export const isNumberText = (field: Field<Student>) =>
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

export const shortened = (): string =>
  t`The spreadsheet has made a number of it and cut its digits. Format the column as text there, and enter it again`;

/** Why a text of digits breaks its rule, where the rule itself has no words for it. */
export function numberProblem(field: Field<Student> | undefined, written: string): string | undefined {
  if (!field || !isNumberText(field)) return undefined;
  const cell = plainDigits(written);
  if (isShortened(cell.trim())) return shortened();
  if (!isPhone(field)) return undefined;
  if (extension.test(cell)) return t`An extension is no part of the phone number here. Leave it out`;
  if (holdsTwo(cell)) return t`There are two phone numbers, and there is room for one. Leave one of them out`;
  const words = cell.replaceAll(/[^\p{L}]+/gu, ' ').trim();
  return words && /\d{5}/.test(plainPhone(cell)) ? t`“${words}” is no part of a phone number. Leave it out` : undefined;
}
