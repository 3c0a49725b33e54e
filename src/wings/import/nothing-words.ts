import { t } from '#src/languages/texts.ts';
import type { Field } from '#src/records/fields/field.ts';
import type { Student } from '#src/features/students/student.ts';
import { formats } from '#src/university/formats.ts';

/**
 * What programs and people write where nothing is known, and what a spreadsheet shows where it cannot calculate. It counts
 * in every column: no address, company or choice is called so, and the import says how many such cells count as empty.
 */
const nothing =
  /^(?:n\.?\/?a\.?|<na>|nan|nat|nil|\(?null\)?|none|undefined|\[object object\]|\\n|not (?:known|available|applicable)|unknown|[-–—]+|#+|#n\/?[av]|#[\p{L}/0]+[!?]|err:\d{3}|0{1,4}([-/.])0{1,2}\1(?:0{4}|0{1,2}))$/iu;

const LONGEST = 16;

/** Whether a cell says as much as an empty one. */
export const saysNothing = (cell: string): boolean => cell.length <= LONGEST && nothing.test(cell);

const orZero = /^(?:nil|[-–—]+)$/i;

/** Whether such a word may be meant otherwise in the column of a field: accountants write a dash for 0. */
export const maySayZero = ({ unit }: Pick<Field<Student>, 'unit'>, cell: string): boolean =>
  unit === formats.symbol && orZero.test(cell);

export const zeroOrNothing = (): string => t`This may stand for 0 or for nothing: write 0, or leave the cell empty`;

const isName = (field: Field<Student> | undefined) => field?.rule?.type === 'personName';

/** What is to be looked at in a name: programs write such a word for nothing, and some people are called so. */
export function nameDoubt(field: Field<Student>, name: string): string | undefined {
  const word = isName(field) ? name.split(' ').find(saysNothing) : undefined;
  return word && t`“${word}” may stand for nothing: look whether it is a part of the name`;
}

/** Such words as some people are called. */
const surnames = /^(?:na|nan|nat|nil|null|none)$/i;

/**
 * Whether a cell counts as empty in the column of a field, or of a part of it. A first or a last name may be such a word,
 * and whoever has no middle name has one in many files.
 */
export function isNothing(field: Field<Student> | undefined, part: number, cell: string): boolean {
  if (!saysNothing(cell)) return isName(field) && isNothingAtAll(cell);
  const isOuter = part === 0 || part + 1 === field?.csv?.parts?.length;
  return !(isOuter && surnames.test(cell)) && !(field && maySayZero(field, cell));
}

/** Whether a name has no other words, as a program that joins its parts writes it. */
export const isNothingAtAll = (name: string): boolean => name.split(' ').every(saysNothing);
