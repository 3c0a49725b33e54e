import { plainDigits } from './plain-digits.ts';

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
/** What stands before a number that is whole: a digit, a sign, a slash or a dash would make it part of something else. */
const ALONE = String.raw`(?<![\d.,/–-]|\d to )`;

/** The ways in which grades are written, the plainest first; each group is a number, the last one the scale. */
const percentages = new RegExp(String.raw`${ALONE}${NUMBER}\s*(?:%|per\s?cent)`, 'gi');
const shares = new RegExp(String.raw`${ALONE}${NUMBER}\s*(?:/|out of|of)\s*${NUMBER}`, 'gi');
const averages = new RegExp(
  String.raw`\b(CGPA|GPA|SGPA)\b[\s:=-]*${NUMBER}|${ALONE}${NUMBER}\s*\b(CGPA|GPA|SGPA)\b`,
  'gi',
);
const bare = new RegExp(String.raw`^${NUMBER}$`);

const numberOf = (text = '') => Number(text.replace(',', '.'));

/** Without the traces of binary fractions: 8.3 of 10 is 83, and not 83.00000000000001. Undefined for more than the scale has. */
const percentOf = (value: number, outOf: number) =>
  outOf > 0 && value <= outOf ? Math.round((value / outOf) * 1e6) / 1e4 : undefined;

/** An average is out of 10; one of 4 or less that is no CGPA may as well be out of 4, and is not comparable. */
function average([, word = '', after, before, wordAfter = '']: RegExpMatchArray): number | undefined {
  const value = numberOf(after ?? before);
  const isCgpa = (word || wordAfter).toUpperCase() === 'CGPA';
  return isCgpa || value > 4 ? percentOf(value, 10) : undefined;
}

/**
 * What a grade is of its scale, in percent: by this number grades of all scales are compared, 8.3 of 10 as 83%. Reads it
 * as an applicant writes it (contract, Grade): `88%`, `8.3 CGPA`, `82/100`, `450 out of 500`. A number alone is out of 10
 * up to 10, and a percentage above. Undefined for a grade that is no number (`First class`, `A`), that is more than its
 * scale has, or that names two numbers of the same kind.
 */
export function gradePercent(grade: string | null | undefined): number | undefined {
  const text = plainDigits(grade ?? '').trim();
  const ways = [
    { pattern: percentages, read: ([, value]: RegExpMatchArray) => percentOf(numberOf(value), 100) },
    { pattern: shares, read: ([, value, outOf]: RegExpMatchArray) => percentOf(numberOf(value), numberOf(outOf)) },
    { pattern: averages, read: average },
  ];
  for (const { pattern, read } of ways) {
    const [found, ...others] = text.matchAll(pattern);
    if (found) return others.length > 0 ? undefined : read(found);
  }
  if (!bare.test(text)) return undefined;
  const value = numberOf(text);
  return percentOf(value, value <= 10 ? 10 : 100);
}
