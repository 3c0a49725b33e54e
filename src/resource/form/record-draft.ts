import { isRecord } from '../../api/shapes.ts';
import type { Texts } from '../../domain/records/field.ts';
import { draftKey } from '../../session/draft.ts';
import { sessionStore } from '../../storage/safe-storage.ts';
import type { Identified, RecordType } from '../record-type.ts';

/** Edits that have not been saved, and the record that they were made in: it tells whether somebody was faster. */
export interface RecordDraft<Row> {
  readonly base: Row;
  readonly values: Texts;
}

const keyOf = <Row extends Identified>({ noun }: RecordType<Row>, id: string, form: string) =>
  draftKey(`${noun}:${id}:${form}`);

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/** The edits of a form that were typed here before a reload or an expired session, and never saved. */
export function readRecordDraft<Row extends Identified>(
  type: RecordType<Row>,
  id: string,
  form: string,
): RecordDraft<Row> | undefined {
  const stored = sessionStore.getJson(keyOf(type, id, form));
  if (!isRecord(stored)) return undefined;
  try {
    const { base: raw, values } = stored;
    const base = type.read(raw);
    return base.id === id && isTexts(values) ? { base, values } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what has been typed, an emptied field included. */
export function writeRecordDraft<Row extends Identified>(
  type: RecordType<Row>,
  form: string,
  draft: RecordDraft<Row>,
): void {
  sessionStore.setJson(keyOf(type, draft.base.id, form), draft);
}

/** The edits have been saved, or given up. */
export function clearRecordDraft<Row extends Identified>(type: RecordType<Row>, id: string, form: string): void {
  sessionStore.remove(keyOf(type, id, form));
}
