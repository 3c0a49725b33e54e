import type { Field } from '../../domain/records/field.ts';

/** A value that a field can have, and what it is called. */
export interface FieldChoice {
  readonly value: string;
  readonly label: string;
}

/** The choices of a field; undefined where anything may be written. */
export function choicesOf<Row>({ kind, rule, choices, control }: Field<Row>): readonly FieldChoice[] | undefined {
  if (kind === 'flag') return choices?.map((label, i) => ({ value: String(i === 0), label }));
  if (rule?.type === 'choice') return choices?.map((value) => ({ value, label: value }));
  return control?.options?.map(({ value, label }) => ({ value: String(value), label }));
}

/** A word without what people write in different ways: case, dots, spaces, and the signs for minus. */
export const folded = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll('&', 'and')
    .replaceAll(/[\s._()]+/g, '');

/** Words that are written beside a choice and do not change it. */
const BESIDE = /\b(?:engineering|engg|engr|eng|dept|department|of|branch|year|yr|semester|sem)\b\.?/gi;

/** What files write for a choice, by field and choice. */
export type ShortForms = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** The choice that a word of a file probably stands for. */
export function proposedChoice(word: string, choices: readonly FieldChoice[], forms: ShortForms[string] = {}) {
  const spellings = [folded(word), folded(word.replaceAll(BESIDE, ' '))].filter(Boolean);
  return choices.find(({ value, label }) => {
    const known = new Set([value, label, ...(forms[value] ?? [])].map(folded));
    return spellings.some((spelling) => known.has(spelling));
  })?.value;
}
