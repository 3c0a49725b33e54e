import { t } from '#src/languages/texts.ts';
import type { Field } from '#src/records/fields/field.ts';
import type { Student } from '#src/features/students/student.ts';

/**
 * How databases (`\n`) and spreadsheets (`_x000D_`) spell a line break, as far as one stands for it. Where a database writes
 * a backslash twice, no line break begins with the second one.
 */
const spelled = /\\\\|(?:_x000[Dd]_|\\r)\n|(?:_x000[Dd]_|\\r)?(?:_x000[Aa]_|\\n)|_x000[Dd]_/g;

const BACKSLASH = '\\';
const DOUBLED = BACKSLASH + BACKSLASH;

/** The first line break of a text that is spelled in signs. */
export const spelledBreak = (text: string): string | undefined =>
  text
    .match(spelled)
    ?.find((sign) => sign !== DOUBLED)
    ?.trim();

/** Whether a backslash of a text is written twice. */
export const hasDoubledBackslash = (text: string): boolean => text.match(spelled)?.includes(DOUBLED) === true;

export const hasLines = ({ control }: Field<Student>): boolean => control?.rows !== undefined;

/** A text of several lines with its line breaks and single backslashes; any other text as it is. */
export const withLines = (field: Field<Student>, text: string): string =>
  hasLines(field) ? text.replaceAll(spelled, (sign) => (sign === DOUBLED ? BACKSLASH : '\n')).trim() : text;

/** What is to be looked at where a text of one line has a line break. */
export function breakDoubt(field: Field<Student>, text: string): string | undefined {
  const sign = field.kind === 'text' && !hasLines(field) ? spelledBreak(text) : undefined;
  return sign && t`“${sign}” may stand for a line break: look whether it belongs here`;
}
