import { timeOf } from '#src/platform/text/format.ts';
import { type Field, isApplicable, type Texts } from '#src/records/fields/field.ts';
import type { Student } from '#src/features/students/student.ts';
import { canonicalText } from './damaged-text.ts';
import type { StudentFields } from './headings.ts';
import { withLines } from './line-breaks.ts';

export interface Change {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/** A stored text as a file that has it would be read: the portal's own export comes back without a change. */
const readAgain = (field: Field<Student>, text: string) => withLines(field, canonicalText(field, text));

/** What the row would change in the record. What an absent value stands for, such as Active, is no change. */
export function changesTo(stored: Texts, given: Texts, fields: StudentFields): readonly Change[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const to = given[name];
    const from = stored[name] ?? '';
    if (to === undefined || to === readAgain(field, from) || (from === '' && to === field.whenAbsent)) return [];
    return { field: name, from, to };
  });
}

/** The record as it would be: a field that a given value makes inapplicable is emptied, and what is no change stays. */
export function merged(stored: Texts, given: Texts, fields: StudentFields): Texts {
  const said: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const { [name]: before = '' } = stored;
    const { [name]: now } = given;
    if (now) said[name] = before && now === readAgain(field, before) ? before : now;
  }
  const emptied = Object.entries(fields).flatMap(([name, field]) =>
    field.onlyIf && given[field.onlyIf.field] !== undefined && !isApplicable(field, said) ? [[name, '']] : [],
  );
  return { ...stored, ...Object.fromEntries(emptied), ...said };
}

/** The fields' own warnings on the record as it would be; what the stored record is warned of is not the file's doing. */
export const newWarnings = (
  fields: StudentFields,
  values: Texts,
  stored: Texts,
): readonly (readonly [string, string])[] =>
  Object.entries(fields).flatMap(([name, { warning }]) => {
    const message = warning?.(values[name] ?? '', values);
    return message && message !== warning?.(stored[name] ?? '', stored) ? [[name, message] as const] : [];
  });

/** A moment as the contract writes it, of one that another program has written again: 2026-05-01 08:00:00+00. */
const plainMoment = (text: string): string =>
  text
    .replace(/(?<=\d) (?=\d)/, 'T')
    .replace(/(?<=\.\d{3})\d+/, '')
    .replace(/ ?(?:UTC|GMT)$/i, 'Z')
    .replace(/(?<=:[\d.]+)([+-]\d{2}):?(\d{2})?$/, (_, hours: string, minutes = '00') => `${hours}:${minutes}`);

/** Whether two texts are the same moment, however they are written; what is no moment is compared as a text. */
export function isSameMoment(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => timeOf(plainMoment(text)));
  return first === undefined ? one === other : first === second;
}
