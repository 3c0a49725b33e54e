import { amounts } from '#src/university/amounts.ts';
import { formats } from '#src/university/formats.ts';
import { plainHeading } from './csv-columns.ts';
import type { DateOrder } from './date-text.ts';
import type { Proposals } from './plan.ts';

/** What stands in brackets behind a heading and does not change what its column is: a unit, a range, what is needed. */
const REMARK = new RegExp(
  String.raw`^(?:required|mandatory|compulsory|optional|(?:in )?(?:${amounts.besideAmount}|percent|${formats.packageUnit})|%|out of 10|1 ?[-–] ?[48]|[dmy]{1,4}[-/. ][dmy]{1,4}[-/. ][dmy]{1,4})$`,
  'i',
);

const bracketed = /[([]([^()[\]]*)[)\]]\s*\*?\s*$/;

/** A heading without a remark behind it: `Email (required)`. */
export function withoutRemark(title: string): string {
  const [whole = '', remark = ''] = bracketed.exec(title) ?? [];
  return REMARK.test(remark.trim()) ? title.slice(0, -whole.length) : title;
}

/** A heading as it may be known: as it stands, without a remark behind, without the table in front (`STUDENTS.First_Name`). */
export function spellingsOf(title: string): readonly string[] {
  const bare = withoutRemark(title);
  return [title, bare, bare.replace(/^.*[.\]]/, '')].map(plainHeading).filter(Boolean);
}

/** The order of day and month that a heading tells, as in `Date of Birth (DD/MM/YYYY)`. */
export function orderInHeading(title: string): DateOrder | undefined {
  if (/\bd{1,2}[-/. ]m{1,3}[-/. ]y/i.test(title)) return 'day';
  return /\bm{1,2}[-/. ]d{1,2}[-/. ]y/i.test(title) ? 'month' : undefined;
}

/** Every heading that something is proposed for. */
export const proposedHeadings = (proposals: Proposals | undefined): readonly string[] =>
  Object.values(proposals?.headings ?? {}).flatMap((headings) => headings.map(plainHeading));

/** A year that a heading may name, such as Fee 2025. */
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

/** Whether the line that is taken for the headings seems to be a record: an address, a number, or a roll number in it. */
export const isRecordLine = (titles: readonly string[]): boolean =>
  titles.some((title) => {
    const text = title.trim().replaceAll(YEAR, '');
    return text.includes('@') || /^[^\p{L}]*\d[^\p{L}]*$/u.test(text) || /^\S*\d{3}\S*$/.test(text);
  });
