import type { Student } from '#src/features/students/student.ts';
import { pendingAmount } from '#src/features/students/student-facts.ts';
import { formatAmount } from '#src/platform/text/format.ts';
import { university } from '#src/university/university.ts';
import { writtenHref } from '#src/ui/links.tsx';
import type { LetterKind } from './letter-params.ts';
import { type FilledLetter, fillLetter, type LetterText } from './template.ts';

/** Letters are laid out by the browser all at once: more of them take it too long. */
export const MOST_LETTERS = 3000;
/** So long an address mail programs and browsers take for sure. */
const MOST_CHARACTERS = 1900;

interface Recipients {
  readonly to: readonly Student[];
  /** They owe nothing, and the letter is about what is owed. */
  readonly owingNothing: readonly Student[];
}

const owes = (student: Student) => (pendingAmount(student) ?? 0) > 0;

/** Who gets a letter: a fee letter goes to those alone who owe something. */
export function recipientsOf(kind: LetterKind, students: readonly Student[]): Recipients {
  if (kind !== 'fee') return { to: students, owingNothing: [] };
  return { to: students.filter(owes), owingNothing: students.filter((student) => !owes(student)) };
}

/** A letter as a message: its paragraphs, and who signs. */
const textOfMessage = ({ paragraphs, signedBy }: FilledLetter) =>
  [...paragraphs, [signedBy, university.name].filter(Boolean).join('\n')].join('\n\n');

export const mergeTitles = ['Name', 'Email', 'Amount', 'Subject', 'Text'] as const;

/** A row of the file from which a mail program writes to each: their own amount, subject and text. */
export function mergeRow(letter: LetterText, student: Student): readonly string[] {
  const filled = fillLetter(letter, student);
  return [
    student.name,
    student.email.trim(),
    owes(student) ? formatAmount(pendingAmount(student)) : '',
    filled.heading,
    textOfMessage(filled),
  ];
}

export const hasAddress = ({ email }: Student): boolean => email.trim() !== '';

/** A new message to a student with the letter in it; without its text where mail programs would cut that. */
export function letterHref(letter: LetterText, student: Student): { readonly href: string; readonly isWhole: boolean } {
  const filled = fillLetter(letter, student);
  const subject = filled.heading;
  const whole = writtenHref(student.email, { subject, body: textOfMessage(filled) });
  const isWhole = whole.length <= MOST_CHARACTERS;
  return { href: isWhole ? whole : writtenHref(student.email, { subject }), isWhole };
}
