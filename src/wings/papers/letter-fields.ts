import { msg } from '#src/languages/texts.ts';
import { formatToday, isNA } from '#src/platform/text/format.ts';
import { university } from '#src/university/university.ts';
import type { Field } from '#src/records/fields/field.ts';
import { type Student, studentFields } from '#src/features/students/student.ts';

/** What a letter may say of a student: `{{name}}` in its text. */
export interface LetterField {
  /** Its word between the braces. */
  readonly name: string;
  readonly label: string;
  /** What else it may be called. */
  readonly also: readonly string[];
  /** As it is written in the letter; undefined where the record does not say it. */
  readonly valueOf: (student: Student) => string | undefined;
}

const inNoLetter = new Set(['id', 'createdAt', 'updatedAt']);

/** A letter is written in the office's words. */
const officeNames: Readonly<Record<string, string>> = {
  rollNo: 'rollNumber',
  department: 'course',
  pendingAmount: 'feeDue',
  paidAmount: 'feePaid',
  currentCGPA: 'cgpa',
};

const fieldOf = (key: string, { label, get, format, csv, aliases = [] }: Field<Student>): LetterField => ({
  name: officeNames[key] ?? key,
  label: key === 'department' ? msg`Course (department)` : label,
  also: [key, ...aliases, ...(csv?.aliases ?? [])],
  valueOf: (student) => {
    const words = format(get(student));
    return isNA(words) ? undefined : words;
  },
});

/** All fields, in the order of the record. */
export const letterFields: readonly LetterField[] = [
  ...Object.entries<Field<Student>>(studentFields)
    .filter(([key]) => !inNoLetter.has(key))
    .map(([key, field]) => fieldOf(key, field)),
  { name: 'today', label: msg`Today’s date`, also: ['date'], valueOf: () => formatToday() },
  { name: 'university', label: msg`Name of the university`, also: ['universityName'], valueOf: () => university.name },
];

const folded = (word: string) => word.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

// The own name of a field goes before what another may be called.
const byWord = new Map<string, LetterField>();
for (const wordsOf of [({ name }: LetterField) => [name], ({ also }: LetterField) => also])
  for (const field of letterFields)
    for (const word of wordsOf(field).map(folded)) if (!byWord.has(word)) byWord.set(word, field);

/** The field of this name, in any case and with any signs between its words; undefined where there is none. */
export const letterField = (word: string): LetterField | undefined => byWord.get(folded(word));

/** How many letters have to be changed to make one word of another (Levenshtein). */
function distance(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, sign] of [...a].entries()) {
    const row = [i + 1];
    for (const [j, other] of [...b].entries())
      row.push(Math.min((before[j] ?? 0) + (sign === other ? 0 : 1), (before[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1));
    before = row;
  }
  return before.at(-1) ?? 0;
}

const lettersOf = (word: string) => [...word].sort((a, b) => (a < b ? -1 : 1)).join('');

/** How far a typed word is from a known one: exchanged letters or words count as one change, and a part of it little more. */
function farness(wanted: string, known: string): number {
  if (lettersOf(wanted) === lettersOf(known)) return 1;
  const isPart = wanted.length > 2 && (known.includes(wanted) || wanted.includes(known));
  return isPart ? 1.5 : distance(wanted, known);
}

/** The field that was probably meant; undefined where none is near. */
export function nearestField(word: string): LetterField | undefined {
  const wanted = folded(word);
  let best: { readonly field: LetterField; readonly away: number } | undefined;
  for (const [known, field] of byWord) {
    const away = farness(wanted, known);
    if (away <= Math.max(1.5, wanted.length / 2.5) && (!best || away < best.away)) best = { field, away };
  }
  return best?.field;
}
