import { choiceByWord, fieldChoices, foldWord } from '#src/records/fields/choices.ts';
import type { Field } from '#src/records/fields/field.ts';
import { plainText } from '#src/platform/text/plain-text.ts';
import type { Student } from '#src/features/students/student.ts';
import { NOTHING } from './choice-words.ts';
import { type ColumnSurvey, notationOf } from './column-survey.ts';
import { lettersDoubt, lostLetters } from './damaged-letters.ts';
import { canonicalText } from './damaged-text.ts';
import type { ProvenOrder } from './dates.ts';
import type { StudentFields } from './headings.ts';
import { breakDoubt, withLines } from './line-breaks.ts';
import { memoize } from './memoize.ts';
import { type ReadCell, turnedName } from './notation.ts';
import { isNothing, isNothingAtAll, nameDoubt } from './nothing-words.ts';
import { chosenFor, fieldOf, orderIn, partOf, type Reading, type SurveyedFile } from './reading.ts';

function cellReader(
  name: string,
  field: Field<Student>,
  column: ColumnSurvey,
  { notations, words }: Reading,
  order: ProvenOrder | undefined,
): (cell: string, asWritten: string) => ReadCell {
  const notation = notations[name];
  const read = notationOf(field, column, notation, order)?.read;
  if (read) return read;
  const choiceOf = choiceByWord(field);
  const values = new Set(fieldChoices(field)?.map(({ value }) => value));
  return (cell, asWritten) => {
    const written = canonicalText(field, notation === 'turned' ? turnedName(cell) : cell);
    // A word without a choice stays as it is written, and does not fit.
    const text =
      chosenFor(words[name], foldWord(cell)) || (values.has(written) ? written : (choiceOf(cell) ?? written));
    return {
      text: withLines(field, text),
      problem: lostLetters(field, cell),
      doubt: lettersDoubt(field, asWritten) ?? nameDoubt(field, text) ?? breakDoubt(field, text),
    };
  };
}

/** What a row says of each field, why it says less than stands there, and what is to be looked at in it. */
export function createRowReader(file: SurveyedFile, reading: Reading, fields: StudentFields) {
  const order = orderIn(file, reading, fields);
  const columns = reading.targets.flatMap((target, i) => {
    const name = fieldOf(target);
    const [field, column] = [fields[name], file.columns[i]];
    if (target === '' || !column) return [];
    const read: (cell: string, asWritten: string) => ReadCell =
      field && !field.readOnly ? cellReader(name, field, column, reading, order) : (text) => ({ text });
    const part = partOf(target);
    /** What a cell says as it is written; nothing where it says nothing. */
    const meaningOf = memoize((asWritten): ReadCell | undefined => {
      const cell = plainText(asWritten);
      const found = !cell || isNothing(field, part, cell) ? undefined : read(cell, asWritten);
      return found?.text === NOTHING ? undefined : found;
    });
    return { i, name, part, meaningOf };
  });
  // Parts are joined in their own order, whichever column comes first.
  columns.sort((a, b) => a.part - b.part);
  return (cells: readonly string[]) => {
    const given: Record<string, string> = {};
    const problems = new Map<string, string>();
    const doubts = new Map<string, string>();
    const parts: Record<string, string> = {};
    for (const { i, name, part, meaningOf } of columns) {
      const meaning = meaningOf(cells[i] ?? '');
      if (!meaning) continue;
      const { text, problem, doubt } = meaning;
      if (part >= 0) parts[name] = parts[name] ? `${parts[name]} ${text}` : text;
      else given[name] = text;
      if (problem) problems.set(name, problem);
      if (doubt) doubts.set(name, doubt);
    }
    for (const [name, text] of Object.entries(parts)) if (!isNothingAtAll(text)) given[name] = text;
    return { given, problems, doubts };
  };
}
