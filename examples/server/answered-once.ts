/** The header `Idempotency-Key`: a request that is sent again does nothing twice, and has the first one's answer. */
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import type { Database } from './database/database.ts';
import { type Caller, invalid, type Operation, Refusal, type Success } from './operation.ts';

type Run = (db: Database) => Promise<Success>;

/** The key in a header's value. @throws Refusal 400 */
export function keyIn(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const [, key] = /^"([\w-]{16,128})"$/.exec(header) ?? [];
  if (key === undefined) throw invalid('Idempotency-Key', 'must be 16 to 128 letters, digits, - or _ in quotes');
  return key;
}

/** The value as JSON, whatever the order of its fields. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

const digest = (...parts: readonly unknown[]) => createHash('sha256').update(canonical(parts)).digest();

// Nobody opens an answer without its key, which is stored nowhere: it may hold a temporary password.
const algorithm = 'aes-256-ctr';
const start = Buffer.alloc(16);

/**
 * Runs an operation in the transaction that keeps its answer, or gives back the answer that is kept. A second request that
 * comes meanwhile waits for the first: the row of its key is locked.
 * @throws Refusal 422 where the key has come with another request
 */
export function answeredOnce(
  db: Database,
  request: { key: string; operation: Operation; params: unknown; body: unknown; caller: Caller },
  run: Run,
): Promise<Success> {
  const { key, operation, params, body, caller } = request;
  // Each answer has a key of its own, so that the cipher may begin at the same place.
  const id = digest('id', caller.id, key);
  const sent = digest('request', key, operation.method, operation.path, params, body);
  const secret = digest('answer', caller.id, key);
  return db.transaction(async (connection) => {
    await connection.query(`DELETE FROM kept_answers WHERE at < now() - interval '24 hours'`);
    const [own] = await connection.query(
      'INSERT INTO kept_answers (id, request) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id',
      [id.toString('hex'), sent.toString('hex')],
    );
    if (!own) {
      const [kept] = await connection.query<{ request: string; answer: string }>(
        'SELECT request, answer FROM kept_answers WHERE id = $1',
        [id.toString('hex')],
      );
      if (kept?.request !== sent.toString('hex'))
        throw new Refusal(422, 'This key has been used for something else.', { error: 'KEY_REUSED' });
      const decipher = createDecipheriv(algorithm, secret, start);
      return JSON.parse(decipher.update(kept.answer, 'base64', 'utf8') + decipher.final('utf8')) as Success;
    }
    // What the operation does in a transaction it does in this one.
    const success = await run({ ...db, query: connection.query, transaction: (work) => work(connection) });
    const cipher = createCipheriv(algorithm, secret, start);
    const answer = cipher.update(JSON.stringify(success), 'utf8', 'base64') + cipher.final('base64');
    await connection.query('UPDATE kept_answers SET answer = $2 WHERE id = $1', [id.toString('hex'), answer]);
    return success;
  });
}
