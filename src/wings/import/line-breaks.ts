import type { Field } from '#src/records/fields/field.ts';
import type { Student } from '#src/features/students/student.ts';

/** How databases (`\n`) and spreadsheets (`_x000D_`) spell a line break, as far as one stands for it. */
const spelled = /(?:_x000[Dd]_|\\r)\n|(?:_x000[Dd]_|\\r)?(?:_x000[Aa]_|\\n)|_x000[Dd]_/g;

/** The first line break of a text that is spelled in signs. */
export const spelledBreak = (text: string): string | undefined => text.match(spelled)?.[0].trim();

export const hasLines = ({ control }: Field<Student>): boolean => control?.rows !== undefined;

/** A text of several lines with its line breaks; any other text as it is. */
export const withLines = (field: Field<Student>, text: string): string =>
  hasLines(field) ? text.replaceAll(spelled, '\n').trim() : text;

/** What is to be looked at where a text of one line has a line break. */
export function breakDoubt(field: Field<Student>, text: string): string | undefined {
  const sign = field.kind === 'text' && !hasLines(field) ? spelledBreak(text) : undefined;
  return sign && `“${sign}” may stand for a line break: look whether it belongs here`;
}
