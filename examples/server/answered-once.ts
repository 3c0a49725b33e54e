/** The header `Idempotency-Key`: a request that is sent again does nothing twice, and has the first one's answer. */
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import type { HonoRequest } from 'hono';
import type { Database } from './database/database.ts';
import { t } from './languages.ts';
import { type Caller, invalid, type Operation, Refusal } from './operation.ts';

const header = 'Idempotency-Key';

/** The key that a request has. @throws Refusal 400 */
export function keyIn(request: HonoRequest): string | undefined {
  const value = request.header(header);
  if (value === undefined) return undefined;
  const [, key] = /^"([\w-]{16,128})"$/.exec(value) ?? [];
  if (key === undefined) throw invalid({ [header]: () => t`${header} is not valid` });
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
export function answeredOnce<Answer extends object>(
  db: Database,
  request: { key: string; operation: Operation; params: unknown; body: unknown; caller: Caller },
  run: (db: Database) => Promise<Answer>,
): Promise<Answer> {
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
        throw new Refusal(422, () => t`This key has been used for something else`, { error: 'KEY_REUSED' });
      const decipher = createDecipheriv(algorithm, secret, start);
      return JSON.parse(decipher.update(kept.answer, 'base64', 'utf8') + decipher.final('utf8')) as Answer;
    }
    // What the operation does in a transaction it does in this one.
    const given = await run({ ...db, query: connection.query, transaction: (work) => work(connection) });
    const cipher = createCipheriv(algorithm, secret, start);
    const answer = cipher.update(JSON.stringify(given), 'utf8', 'base64') + cipher.final('base64');
    await connection.query('UPDATE kept_answers SET answer = $2 WHERE id = $1', [id.toString('hex'), answer]);
    return given;
  });
}
