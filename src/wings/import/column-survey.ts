import type { CsvTable } from '#src/platform/csv/read.ts';
import { createYielder } from '#src/platform/scheduling.ts';
import { plainText } from '#src/platform/text/plain-text.ts';
import { foldWord } from '#src/records/fields/choices.ts';
import type { Student } from '#src/features/students/student.ts';
import type { Field } from '#src/records/fields/field.ts';
import { addAmountEvidence, type AmountEvidence, amountNotation } from './amounts.ts';
import { addDateEvidence, type DateEvidence, dateNotation, type ProvenOrder } from './dates.ts';
import { hasDoubledBackslash, spelledBreak } from './line-breaks.ts';
import { isSurnameFirst, nameNotation, type Notation } from './notation.ts';
import { saysNothing } from './nothing-words.ts';

/** A column of choices has few words; one with more is of something else. */
const MOST_WORDS = 200;
const SAMPLES = 3;

export interface ColumnSurvey {
  /** Which column it is: two may have the same heading. */
  readonly id: string;
  readonly samples: string[];
  /** As they were first written, and in how many rows each stands. */
  readonly words: Map<string, { readonly text: string; count: number }>;
  /** In how many rows each word stands that says nothing. */
  readonly nothings: Map<string, number>;
  dates: DateEvidence;
  amounts: AmountEvidence;
  /** The first line break that is spelled in signs. */
  lineBreak?: string;
  hasDoubledBackslash?: boolean;
  /** The first name that may have the surname in front. */
  surnameFirst?: string;
}

/** @param count in how many rows the cell stands as it is */
function survey(column: ColumnSurvey, cell: string, count: number): void {
  const text = plainText(cell);
  if (text === '') return;
  if (saysNothing(text)) {
    column.nothings.set(text, (column.nothings.get(text) ?? 0) + count);
    return;
  }
  const key = foldWord(text);
  const known = column.words.get(key);
  if (known) known.count += count;
  else if (column.words.size < MOST_WORDS) column.words.set(key, { text, count });
  // Another spelling of the same word may tell another order or sign.
  if (known?.text === text) return;
  if (column.samples.length < SAMPLES) column.samples.push(text);
  if (column.surnameFirst === undefined && isSurnameFirst(text)) column.surnameFirst = text;
  if (column.lineBreak === undefined) {
    const lineBreak = spelledBreak(text);
    if (lineBreak) column.lineBreak = lineBreak;
  }
  if (!column.hasDoubledBackslash && hasDoubledBackslash(text)) column.hasDoubledBackslash = true;
  if (text.length > 40 || !/\p{Nd}/u.test(text)) return;
  column.dates = addDateEvidence(column.dates, text);
  column.amounts = addAmountEvidence(column.amounts, text);
}

export async function surveyColumns(
  { titles, rows }: CsvTable,
  { signal, onProgress }: { signal?: AbortSignal | undefined; onProgress?: (part: number) => void } = {},
): Promise<readonly ColumnSurvey[]> {
  const columns = titles.map((_, i): ColumnSurvey => ({
    id: `column ${i}`,
    samples: [],
    words: new Map(),
    nothings: new Map(),
    dates: {},
    amounts: {},
  }));
  const step = createYielder(signal);
  for (const [i, column] of columns.entries()) {
    // The same few texts fill most columns: each is looked at once.
    const counts = new Map<string, number>();
    for (const { cells } of rows) {
      const { [i]: cell = '' } = cells;
      counts.set(cell, (counts.get(cell) ?? 0) + 1);
    }
    for (const [cell, count] of counts) {
      survey(column, cell, count);
      const paused = step();
      if (!paused) continue;
      onProgress?.(i / columns.length);
      await paused;
    }
  }
  return columns;
}

/**
 * How the column of a field is written; undefined for a field that can be written in one way alone.
 * @param chosen what somebody has said where the column leaves it open
 * @param elsewhere what another column tells where nobody has said it
 */
export const notationOf = (
  field: Field<Student>,
  { dates, amounts, surnameFirst }: ColumnSurvey,
  chosen: string | undefined,
  elsewhere?: ProvenOrder,
): Notation | undefined =>
  dateNotation(field, dates, chosen, elsewhere) ??
  amountNotation(field, amounts, chosen) ??
  nameNotation(field, surnameFirst, chosen);
