import { t } from '#src/languages/texts.ts';
import type { FieldChoice } from '#src/records/fields/choices.ts';
import type { Field } from '#src/records/fields/field.ts';
import type { Student } from '#src/features/students/student.ts';

/*
 * Dates, amounts and names can be written in two ways. The whole column tells which, or somebody is asked; then each cell
 * is read in that way.
 */

/** What a cell says, or why it cannot be stored; and what is to be looked at in what fits. */
export interface ReadCell {
  readonly text: string;
  readonly problem?: string | undefined;
  readonly doubt?: string | undefined;
}

export interface Notation {
  /** What somebody has to say, where the column leaves it open: an example of it, and how it would be read. */
  readonly question:
    | {
        readonly example: string;
        readonly conflict?: readonly string[] | undefined;
        readonly choices: readonly FieldChoice[];
      }
    | undefined;
  readonly facts: readonly (string | false | undefined)[];
  /** Reads a cell that says something; without it a cell is read as a text. */
  readonly read?: (cell: string) => ReadCell;
}

export const twoWays = (): string => t`It can be read in two ways: say how, under “Change How the File Is Read”`;

/** How a cell is read. */
export const readAs = (written: string, meaning: string): string => t`${written} is ${meaning}`;

export type NameOrder = 'turned' | 'written';

/** A comma between two parts without digits; `Ava Stone, Jr.` has a suffix behind it. */
const parts = /^([^,\d]{2,}),\s*([^,\d]+)$/;
const suffix = /^(?:jr|sr|ii|iii|iv|phd|ph\.d|md|b\.?tech|m\.?tech)\.?$/i;

export const isSurnameFirst = (text: string): boolean => {
  const [, , behind = ''] = parts.exec(text) ?? [];
  return behind !== '' && !suffix.test(behind);
};

export const turnedName = (text: string): string => (isSurnameFirst(text) ? text.replace(parts, '$2 $1') : text);

/** @param surnameFirst the first name of the column that may have the surname in front */
export function nameNotation(
  { rule }: Field<Student>,
  surnameFirst: string | undefined,
  chosen: string | undefined,
): Notation | undefined {
  if (rule?.type !== 'personName' || surnameFirst === undefined) return undefined;
  const turned = readAs(surnameFirst, turnedName(surnameFirst));
  return {
    question: {
      example: surnameFirst,
      choices: [
        { value: 'turned', label: turned },
        { value: 'written', label: t`${surnameFirst} is stored as it stands` },
      ],
    },
    facts: [chosen === 'turned' && turned],
  };
}
