import type { Field } from './field.ts';

export interface FieldChoice {
  readonly value: string;
  readonly label: string;
}

export function fieldChoices<Row>({ kind, rule, choices, control }: Field<Row>): readonly FieldChoice[] | undefined {
  if (kind === 'flag') return choices?.map((label, i) => ({ value: String(i === 0), label }));
  if (rule?.type === 'choice') return choices?.map((value) => ({ value, label: value }));
  return control?.options?.map(({ value, label }) => ({ value: String(value), label }));
}

/** Finds the choice that a word is, in whatever case and with whatever dots and spaces; undefined where it is none. */
export function choiceByWord<Row>(field: Field<Row>): (word: string) => string | undefined {
  const choices = fieldChoices(field) ?? [];
  const spelled = new Map(choices.flatMap(({ value, label }) => [label, value].map((word) => [foldWord(word), value])));
  return (word) => spelled.get(foldWord(word));
}

/** A word without what people write in different ways: case, dots, spaces, and the signs for minus. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  // Most words are plain letters, and a file of 50,000 rows has a million.
  if (!unfolded.test(lower)) return lower;
  return lower
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll('&', 'and')
    .replaceAll(/[\s._()]+/g, '');
}

const unfolded = /[\s._()&\u2010-\u2015\u2212]/;
