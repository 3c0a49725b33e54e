import type { components } from '../../../../openapi/schema.gen.ts';
import { readStudent } from '../../../api/reader.ts';
import { isRecord } from '../../../api/shapes.ts';
import { draftKey } from '../../../forms/draft.ts';
import { sessionStore } from '../../../storage/safe-storage.ts';
import type { Texts } from './conflict.ts';
import { recordTabs, type RecordTab } from './record-tabs.ts';

type Student = components['schemas']['Student'];

/** Edits that have not been saved, and the record that they were made in: it tells whether somebody was faster. */
export interface RecordDraft {
  readonly base: Student;
  readonly values: Texts;
}

const keyOf = (id: string, tab: RecordTab) => draftKey(`record:${id}:${tab}`);

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/** The edits of a tab that were typed here before a reload or an expired session, and never saved. */
export function readRecordDraft(id: string, tab: RecordTab): RecordDraft | undefined {
  const stored = sessionStore.getJson(keyOf(id, tab));
  if (!isRecord(stored)) return undefined;
  try {
    const { base: raw, values } = stored;
    const base = readStudent(raw);
    return base.id === id && isTexts(values) ? { base, values } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what has been typed, an emptied field included. */
export function writeRecordDraft(tab: RecordTab, draft: RecordDraft): void {
  sessionStore.setJson(keyOf(draft.base.id, tab), draft);
}

/** The edits have been saved, or given up. */
export function clearRecordDraft(id: string, tab: RecordTab): void {
  sessionStore.remove(keyOf(id, tab));
}

/** The record is gone, and nothing can be saved in it any more. */
export function clearRecordDrafts(id: string): void {
  for (const { value } of recordTabs) clearRecordDraft(id, value);
}
