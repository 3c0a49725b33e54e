import { isRefusal } from '#src/platform/api/errors.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import type { Fields, Texts } from '../fields/field.ts';
import type { Identified } from '../record-type.ts';
import { type Conflict, conflictOf, needsDecision, theirChanges } from './conflict.ts';
import { type StoredDifference, storedDifferences, textsSent } from './stored-differences.ts';

/** What a save needs to know of the form, and how it reaches the server. */
export interface RecordSave<Row, Body> {
  readonly fields: Fields<Row>;
  readonly textsOf: (row: Row) => Texts;
  readonly bodyOf: (row: Row, texts: Texts) => Body;
  /** The call takes all of the fields, or none. */
  readonly isWhole: boolean;
  /** Whether what only they have changed is taken over without a question, given what the form would hold then. */
  readonly mayTakeOver: (merged: Texts) => Promise<boolean>;
  readonly parse: (raw: unknown) => Row;
  readonly fetch: (id: string) => Promise<Row>;
  readonly send: (edit: { readonly id: string; readonly body: Body }) => Promise<Row | undefined>;
}

/** What a form goes on with after a save, and what is not stored as it was sent. */
export interface Saved<Row> {
  /** The record as it is stored; where no answer tells it, still the one in which the edits were made. */
  readonly base: Row;
  /** What the form holds: as stored, or as sent where no answer tells it. */
  readonly texts: Texts;
  readonly differences: readonly StoredDifference[];
}

/** How often a save is tried again by itself where others keep saving what this form does not hold. */
const RETRIES = 3;

/**
 * Sends the edits of a record. Where somebody else was faster, what they changed elsewhere stays theirs; what the form holds
 * too comes back as a conflict, and nothing is stored.
 * @param from the record in which the edits were made
 * @throws ApiError for any other refusal
 */
export async function saveRecord<Row extends Identified, Body>(
  save: RecordSave<Row, Body>,
  from: Row,
  values: Texts,
  retries = RETRIES,
): Promise<Saved<Row> | Conflict<Row>> {
  const { fields, textsOf, bodyOf } = save;
  const compare = (stored: Row) => conflictOf(fields, textsOf(from), values, textsOf(stored), stored);
  // A server that keeps no time of the last change refuses nothing: it is asked before anything is sent.
  const now = from.updatedAt ? undefined : await save.fetch(from.id);
  const early = now && compare(now);
  const merged = early ? { ...values, ...theirChanges(early) } : values;
  if (early && needsDecision(early) && !(await isMergeable(save, early, merged))) return early;
  const body = bodyOf(now ?? from, merged);
  try {
    return await compareStored(save, body, merged, now ?? from, await save.send({ id: from.id, body }));
  } catch (error) {
    const theirs = await storedMeanwhile(save, from, error);
    if (!theirs) throw error;
    const found = compare(theirs);
    return needsDecision(found) || retries === 0 ? found : saveRecord(save, theirs, values, retries - 1);
  }
}

const isMergeable = async <Row, Body>(
  { mayTakeOver }: RecordSave<Row, Body>,
  { differences }: Conflict<Row>,
  merged: Texts,
) => differences.every(({ changedBy }) => changedBy !== 'both') && mayTakeOver(merged);

/** What is stored by now, where a save was refused because of it (409). */
async function storedMeanwhile<Row extends Identified, Body>(
  { parse, fetch }: RecordSave<Row, Body>,
  from: Row,
  error: unknown,
): Promise<Row | undefined> {
  if (!isRefusal(error, 409)) return undefined;
  if (error.code === 'STALE' && isRecord(error.data)) return parse(error.data);
  // A server that says no more than 409, and blames no field for it, is asked for the record.
  if (Object.keys(error.errors).length > 0) return undefined;
  const stored = await fetch(from.id).catch(() => undefined);
  return stored?.updatedAt === from.updatedAt ? undefined : stored;
}

async function compareStored<Row extends Identified, Body>(
  { fields, textsOf, isWhole, fetch }: RecordSave<Row, Body>,
  body: Body,
  values: Texts,
  from: Row,
  answer: Row | undefined,
): Promise<Saved<Row>> {
  // Section 7 asks a server for no more than success: then the record is asked for.
  const row = answer ?? (await fetch(from.id).catch(() => undefined));
  const differences = storedDifferences(fields, isWhole ? values : textsSent(body, values), row);
  return row ? { base: row, texts: textsOf(row), differences } : { base: from, texts: values, differences };
}
