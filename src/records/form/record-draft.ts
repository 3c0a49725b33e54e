import { isRecord } from '#src/platform/api/shapes.ts';
import type { Texts } from '../fields/field.ts';
import { draftKey } from '#src/session/draft.ts';
import { sessionStore } from '#src/platform/storage/safe-storage.ts';
import type { Identified, RecordType } from '../record-type.ts';

/** Edits that have not been saved, and the record that they were made in: it tells whether somebody was faster. */
export interface RecordDraft<Row> {
  readonly base: Row;
  /** The fields that differ from it, and no other: a record does not belong into the storage of a browser. */
  readonly values: Texts;
}

const keyOf = <Row extends Identified>({ noun }: RecordType<Row>, id: string, form: string) =>
  draftKey(`${noun}:${id}:${form}`);

export const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/**
 * The edits of a form that were typed here before a reload or an expired session, and never saved.
 * @param row the record as it is now; the fields that were not edited are taken from it
 */
export function readRecordDraft<Row extends Identified>(
  type: RecordType<Row>,
  row: Row,
  form: string,
): RecordDraft<Row> | undefined {
  const stored = sessionStore.getJson(keyOf(type, row.id, form));
  if (!isRecord(stored)) return undefined;
  try {
    const { before, values } = stored;
    if (!isRecord(before) || !isTexts(values)) return undefined;
    return { base: type.read({ ...row, ...before, id: row.id }), values };
  } catch {
    return undefined;
  }
}

/** Keeps what has been typed, an emptied field included, with what stood in those fields before. */
export function writeRecordDraft<Row extends Identified>(
  type: RecordType<Row>,
  form: string,
  { base, values }: RecordDraft<Row>,
): void {
  const known = new Map<string, unknown>(Object.entries(base));
  const edited = Object.keys(values).map((name) => [name, known.get(name) ?? null]);
  const before = { ...Object.fromEntries(edited), updatedAt: base.updatedAt };
  sessionStore.setJson(keyOf(type, base.id, form), { before, values });
}

export function clearRecordDraft<Row extends Identified>(type: RecordType<Row>, id: string, form: string): void {
  sessionStore.remove(keyOf(type, id, form));
}
