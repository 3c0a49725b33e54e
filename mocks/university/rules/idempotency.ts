import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { t } from '#src/languages/texts.ts';
import { HttpError } from '#mocks/engine/request/http-error.ts';
import type { KeyedRequest, Reply } from '#mocks/engine/request/policy.ts';
import type { KeptAnswerRow, Tables } from '../tables.ts';
import type { Caller } from './sessions.ts';

/** How long an answer is kept, in milliseconds. */
const lifetime = 24 * 60 * 60_000;

/** An answer from the future is over too: the clock was ahead, and has been set right. */
const isKept = ({ at }: KeptAnswerRow, now: Date) => Math.abs(now.getTime() - at) < lifetime;

/** The value as JSON, whatever the order of its fields. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

const digest = (...parts: readonly unknown[]) => bytesToHex(sha256(utf8ToBytes(canonical(parts))));

/** Bytes that nobody has who does not have the key; the same call takes them off again. */
function sealed(bytes: Uint8Array, key: string, id: string): Uint8Array {
  const mask = pbkdf2(sha256, key, id, { c: 1, dkLen: bytes.length });
  return bytes.map((byte, at) => byte ^ mask[at]!);
}

/** Removes what is too old: the oldest stand first. */
function forget(tables: Tables, now: Date): void {
  for (const rows of tables.keptAnswers.chunks)
    for (const row of rows) {
      if (isKept(row, now)) return;
      tables.keptAnswers.remove(row.id);
    }
}

/**
 * Answers a request that has a key (contract, Sending again): with what `answer` does, whose answer is kept, or with the one
 * that is kept. Nothing that is stored says what was sent or answered to anybody without the key: an answer may hold a
 * temporary password, and a request a chosen one.
 * @param caller null in a public operation, where nobody is asked who it is
 * @throws HttpError 422 where the key has come with another request
 */
export function answerOnce(
  tables: Tables,
  { key, operation, path, body }: KeyedRequest,
  caller: Caller | null,
  now: Date,
  answer: () => Reply | HttpError,
): Reply | HttpError {
  const id = digest('id', caller?.accountId ?? null, key);
  const request = digest('request', key, operation, path, body);
  const kept = tables.keptAnswers.get(id);
  if (kept && isKept(kept, now)) {
    if (kept.request !== request)
      throw new HttpError(422, t`This key has been used for something else`, { error: 'KEY_REUSED' });
    return JSON.parse(new TextDecoder().decode(sealed(hexToBytes(kept.answer), key, id))) as Reply;
  }
  const reply = answer();
  // What an operation refuses has left nothing that must not be done twice.
  if (reply instanceof HttpError) return reply;
  forget(tables, now);
  const row = {
    id,
    request,
    answer: bytesToHex(sealed(utf8ToBytes(JSON.stringify(reply)), key, id)),
    at: now.getTime(),
  };
  tables.keptAnswers.upsert(row);
  return reply;
}
