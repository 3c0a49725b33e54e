import { msg, translate } from '#src/languages/texts.ts';
import type { Fields } from '#src/records/fields/field.ts';
import type { DateOrder } from '#src/records/fields/dates.ts';
import { csvFields, titleOf } from '#src/records/list/csv-columns.ts';
import { withOthers } from '#src/records/list/list-search.ts';
import { type Student, studentFields } from '#src/features/students/student.ts';
import { DEPARTMENTS } from '#src/university/departments.ts';
import { amounts, formats } from '#src/university/formats.ts';
import { proposedHeadings } from './student-proposals.ts';

/** The fields of a file, with the departments that there are. */
export type StudentFields = Fields<Student>;

/** The fields with the five departments and those that students are in: a slip of the pen makes no new department. */
export const fieldsWith = (departments: readonly string[]): StudentFields => ({
  ...studentFields,
  department: { ...studentFields.department, choices: withOthers(DEPARTMENTS, departments) },
});

/** The heading of a field in the files that this portal writes, which is English in every language. */
export const titleOfField = (name: string): string => titleOf<Student>(studentFields, name);

/** What a field is called where an import tells of it. */
export const shownTitle = (name: string): string => translate(titleOfField(name));

/** Who a row is about and as of when: what an import reads beside the fields that it writes. */
const IDENTITY: ReadonlyMap<string, string> = new Map([
  ['id', msg`Id in this portal`],
  ['updatedAt', msg`Updated At in this portal`],
]);

const inFiles = csvFields<Student>(studentFields);

/** What an import does something with. What the server works out is there for whoever reads the file. */
const imported = inFiles.filter(([name, { readOnly }]) => IDENTITY.has(name) || !readOnly);
const importedNames = new Set(imported.map(([name]) => name));

export const isImported = (name: string): boolean => importedNames.has(name);

/** What a column can be taken for, with what it is called: a field that an import reads, or a part of one. */
export const targetChoices = imported.flatMap(([name, { csv }]) => [
  { value: name, label: IDENTITY.get(name) ?? titleOfField(name) },
  ...(csv?.parts?.map((label, i) => ({ value: `${name}.${i}`, label })) ?? []),
]);

/** `Roll No`, `roll_no`, `rollNo` and `ROLL-NO` are one word. */
export const plainHeading = (title: string): string => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const known = new Map(
  inFiles.flatMap(([name, { csv }]) =>
    [name, titleOfField(name), ...(csv?.aliases ?? [])].map((title) => [plainHeading(title), name] as const),
  ),
);

/** The field of a heading that is known for certain, however it is spelled. */
export const fieldOfHeading = (title: string): string | undefined => known.get(plainHeading(title));

/** In how many fields a heading of other programs may be. */
const uses = new Map<string, number>();
for (const some of Object.values(proposedHeadings))
  for (const heading of new Set(some.map(plainHeading))) uses.set(heading, (uses.get(heading) ?? 0) + 1);

export const isShared = (heading: string): boolean => (uses.get(plainHeading(heading)) ?? 0) > 1;

export const isHeading = (title: string): boolean =>
  spellingsOf(title).some((spelling) => known.has(spelling) || uses.has(spelling));

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

/** A year that a heading may name, such as Fee 2025. */
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

/** Whether the line that is taken for the headings seems to be a record: an address, a number, or a roll number in it. */
export const isRecordLine = (titles: readonly string[]): boolean =>
  titles.some((title) => {
    const text = title.trim().replaceAll(YEAR, '');
    return text.includes('@') || /^[^\p{L}]*\d[^\p{L}]*$/u.test(text) || /^\S*\d{3}\S*$/.test(text);
  });
