import { isolate, t } from '#src/languages/texts.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { letterField, type LetterField, nearestField } from './letter-fields.ts';
import type { PaperFacts } from './paper-calls.ts';
import type { Student } from '#src/features/students/student.ts';

/** A letter as the office writes it: three texts, each of which may have fields such as `{{name}}`. */
export interface LetterText {
  /** Above the text on paper, and the subject of a message. */
  readonly heading: string;
  /** A blank line begins a paragraph. */
  readonly text: string;
  /** Below the line for the signature. */
  readonly signedBy: string;
}

/** A letter to one student. */
export interface FilledLetter {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly signedBy: string;
  /** Labels of the fields that the record does not say: there the letter has a line to write on. */
  readonly missing: readonly string[];
}

const PLACE = /\{\{([^{}]*)\}\}/g;
const BLANK = '__________';

/** About what fits on one page of A4 below the letterhead. */
const LINES_OF_PAGE = 30;
const SIGNS_OF_LINE = 85;

export const MAX_TEXT = 5000;

const partsOf = ({ heading, text, signedBy }: LetterText) => [heading, text, signedBy];

/** The fields that a letter names, each once. */
export function fieldsOf(letter: LetterText): readonly LetterField[] {
  const words = partsOf(letter).flatMap((part) => [...part.matchAll(PLACE)].map(([, word = '']) => word));
  return [...new Set(words.flatMap((word) => letterField(word) ?? []))];
}

function problemOf(word: string): string | undefined {
  if (word.trim() === '') return t`“{{}}” names no field. Write a name between the braces, such as {{name}}.`;
  if (letterField(word)) return undefined;
  const typed = word.trim();
  const near = nearestField(word);
  const place = near && `{{${near.name}}}`;
  const advice = place ? t`Did you mean ${place}?` : t`The list beside the text has all fields that there are.`;
  return `${t`There is no field “${typed}”.`} ${advice}`;
}

/** What keeps a letter from being written, a sentence each; none where it can be. */
export function letterProblems(letter: LetterText): readonly string[] {
  const found = partsOf(letter).flatMap((part) => {
    const rest = part.replaceAll(PLACE, '');
    const open = /(?:\{\{|\}\})[^\n]{0,20}/.exec(rest)?.[0].trim();
    return [
      ...[...part.matchAll(PLACE)].flatMap(([, word = '']) => problemOf(word) ?? []),
      ...(open ? [t`“${open}” is no field: it needs two braces on both sides, such as {{name}}.`] : []),
    ];
  });
  if (letter.heading.trim() === '') found.push(t`The letter needs a heading.`);
  if (letter.text.trim() === '') found.push(t`The letter has no text.`);
  if (letter.text.length > MAX_TEXT)
    found.push(t`The text may have ${formatNumber(MAX_TEXT)} characters, and has ${formatNumber(letter.text.length)}.`);
  return [...new Set(found)];
}

/** Whether the text probably needs a second page. */
export function isLongerThanPage({ text }: Pick<LetterText, 'text'>): boolean {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / SIGNS_OF_LINE)));
  return lines.reduce((sum, count) => sum + count, 0) > LINES_OF_PAGE;
}

/** The letter to a student. A field that does not exist stays as it was typed. */
export function fillLetter(letter: LetterText, student: Student): FilledLetter {
  const missing = new Set<string>();
  const fill = (part: string) =>
    part.replaceAll(PLACE, (typed, word: string) => {
      const field = letterField(word);
      if (!field) return typed;
      const value = field.valueOf(student);
      if (value !== undefined) return isolate(value);
      missing.add(field.label);
      return BLANK;
    });
  const paragraphs = fill(letter.text)
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return {
    heading: fill(letter.heading).trim(),
    paragraphs,
    signedBy: fill(letter.signedBy).trim(),
    missing: [...missing],
  };
}

/** What a letter states of a student, as it is printed; who it is for stands beside it. */
export function letterFacts(letter: LetterText, student: Student): PaperFacts {
  return fieldsOf(letter)
    .filter(({ name }) => !['name', 'rollNumber', 'today', 'university'].includes(name))
    .flatMap(({ label, valueOf }) => {
      const value = valueOf(student);
      return value === undefined ? [] : [{ label, value: value.slice(0, 500) }];
    });
}
