import type { Student } from '#src/features/students/student.ts';
import type { Field } from '#src/records/fields/field.ts';
import type { Notation } from './notation.ts';

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
  const turned = `${surnameFirst} is ${turnedName(surnameFirst)}`;
  return {
    question: {
      example: surnameFirst,
      choices: [
        { value: 'turned', label: turned },
        { value: 'written', label: `${surnameFirst} is stored as it stands` },
      ],
    },
    facts: [chosen === 'turned' && turned],
  };
}
