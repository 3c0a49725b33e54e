import { msg } from '#src/languages/texts.ts';
import { type FieldChoice, fieldChoices, foldWord } from '#src/records/fields/choices.ts';
import type { Student } from '#src/features/students/student.ts';
import type { Field } from '#src/records/fields/field.ts';

/** Chosen for a word that says nothing of its field: an empty cell would say the same. */
export const NOTHING = '(nothing)';

/** What a word of a file can stand for: a choice of the field, or nothing where the field may be empty. */
export const meaningsOf = (field: Field<Student>): readonly FieldChoice[] => [
  ...(fieldChoices(field) ?? []),
  ...(field.required ? [] : [{ value: NOTHING, label: msg`nothing, as an empty cell` }]),
];

const BESIDE =
  /\b(?:engineering|engg|engr|eng|dept|department|of|branch|year|yr|semester|sem|b\.? ?tech|b\.? ?e)\b\.?/gi;

export function proposedChoice(
  word: string,
  choices: readonly FieldChoice[],
  forms: Readonly<Record<string, readonly string[]>> = {},
) {
  const bare = foldWord(word.replaceAll(BESIDE, ' ')).replaceAll(/^-+|-+$/g, '');
  const spellings = [foldWord(word), bare].filter(Boolean);
  return choices.find(({ value, label }) => {
    const known = new Set([value, label, ...(forms[value] ?? [])].map(foldWord));
    return spellings.some((spelling) => known.has(spelling));
  })?.value;
}
