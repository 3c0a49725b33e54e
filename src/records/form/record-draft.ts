import { isRecord } from '#src/platform/api/shapes.ts';
import { recordReader } from '../calls/record-reader.ts';
import type { Texts } from '../fields/field.ts';
import type { Identified, RecordType } from '../record-type.ts';

/** Edits that have not been saved, and the record that they were made in: it tells whether somebody was faster. */
interface RecordDraft<Row> {
  readonly base: Row;
  /** The fields that differ from it, and no other: a record does not belong into the storage of a browser. */
  readonly values: Texts;
}

/** The name of the draft of one of a record's forms. */
export const draftName = <Row extends Identified>({ noun }: RecordType<Row>, id: string, form: string): string =>
  `${noun}:${id}:${form}`;

export const isTexts = (value: unknown): value is Texts =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

/** The texts of a form that are not as they were before. */
export const changedTexts = (before: Texts, now: Texts): Texts =>
  Object.fromEntries(Object.entries(now).filter(([name, text]) => text !== before[name]));

/** What is kept of edits: each text, an emptied one too, and what stood there before; nothing where nothing is edited. */
export function keptEdits<Row extends Identified>(base: Row, before: Texts, now: Texts): object | undefined {
  const values = changedTexts(before, now);
  const names = Object.keys(values);
  if (names.length === 0) return undefined;
  const known = new Map<string, unknown>(Object.entries(base));
  const edited = Object.fromEntries(names.map((name) => [name, known.get(name) ?? null]));
  return { before: { ...edited, updatedAt: base.updatedAt }, values };
}

/**
 * The edits that were kept, before a reload or an expired session; undefined where that is nothing, or nothing readable.
 * @param row the record as it is now; the fields that were not edited are taken from it
 */
export function restoredEdits<Row extends Identified>(
  { fields }: Pick<RecordType<Row>, 'fields'>,
  row: Row,
  kept: Readonly<Record<string, unknown>> | undefined,
): RecordDraft<Row> | undefined {
  const { before, values } = kept ?? {};
  if (!isRecord(before) || !isTexts(values)) return undefined;
  try {
    return { base: recordReader(fields)({ ...row, ...before, id: row.id }), values };
  } catch {
    return undefined;
  }
}
