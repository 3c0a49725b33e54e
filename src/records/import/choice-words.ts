import type { Field } from '../fields/field.ts';

export interface FieldChoice {
  readonly value: string;
  readonly label: string;
}

/** The choices of a field; undefined where anything may be written. */
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

/** Chosen for a word that says nothing of its field: an empty cell would say the same. */
export const NOTHING = '(nothing)';

/** What a word of a file can stand for: a choice of the field, or nothing where the field may be empty. */
export const meaningsOf = <Row>(field: Field<Row>): readonly FieldChoice[] => [
  ...(fieldChoices(field) ?? []),
  ...(field.required ? [] : [{ value: NOTHING, label: 'nothing, as an empty cell' }]),
];

/** What programs and people write where nothing is known, and what a spreadsheet shows where it cannot calculate. */
const nothing =
  /^(?:n\.?\/?a\.?|nil|null|none|not (?:known|available|applicable)|unknown|[-–—]+|#.*|0{1,4}([-/.])0{1,2}\1(?:0{4}|0{1,2}))$/i;

/** Whether a cell has words for being empty, such as N/A. */
export const saysNothing = (cell: string): boolean => nothing.test(cell);

export const SAYS_NOTHING = 'This says nothing: leave the cell empty, or write the value';

/** A word without what people write in different ways: case, dots, spaces, and the signs for minus. */
export const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll('&', 'and')
    .replaceAll(/[\s._()]+/g, '');

/** Words that are written beside a choice and do not change it. */
const BESIDE =
  /\b(?:engineering|engg|engr|eng|dept|department|of|branch|year|yr|semester|sem|b\.? ?tech|b\.? ?e)\b\.?/gi;

export type ShortForms = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** The choice that a word of a file probably stands for. */
export function proposedChoice(word: string, choices: readonly FieldChoice[], forms: ShortForms[string] = {}) {
  const bare = foldWord(word.replaceAll(BESIDE, ' ')).replaceAll(/^-+|-+$/g, '');
  const spellings = [foldWord(word), bare].filter(Boolean);
  if (saysNothing(word) && choices.some(({ value }) => value === NOTHING)) return NOTHING;
  return choices.find(({ value, label }) => {
    const known = new Set([value, label, ...(forms[value] ?? [])].map(foldWord));
    return spellings.some((spelling) => known.has(spelling));
  })?.value;
}
