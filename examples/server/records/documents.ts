/** The files on applications. */
import { createHash, randomUUID } from 'node:crypto';
import { type ApplicationDocument, fileNameOf, fileRefusals, typeOfFile } from '../contract.ts';
import type { Connection } from '../database/database.ts';
import { recordOf, selected } from '../database/records.ts';
import type { SentFile } from '../fields.ts';
import { t, translate } from '../languages.ts';
import { invalid, Refusal } from '../operation.ts';

const most = 5;
const fields = ['id', 'name', 'type', 'size', 'addedAt'];

/** A file that is one of those which are taken. */
interface CheckedFile extends SentFile {
  type: ApplicationDocument['type'];
}

/** @throws Refusal 400 or 413 */
export function checkFile({ name, bytes }: SentFile): CheckedFile {
  const finding = typeOfFile(bytes);
  if ('type' in finding) return { name: fileNameOf(name, finding.type), type: finding.type, bytes };
  const refusal = () => translate(finding.refusal);
  throw finding.refusal === fileRefusals.tooLarge ? new Refusal(413, refusal) : invalid({ file: refusal });
}

/** The documents of an application, the oldest first, without their content. */
export const documentsOf = async (connection: Connection, applicationId: string): Promise<ApplicationDocument[]> =>
  (
    await connection.query(
      `SELECT ${selected(fields)} FROM documents WHERE application_id = $1 ORDER BY added_at, id`,
      [applicationId],
    )
  ).map((row) => recordOf<ApplicationDocument>(row, fields));

// Content comes and goes as base64: as bytes the database inside of the process would take ten times as long.

/**
 * Adds a file to an application that is locked. The same file under the same name once more changes nothing.
 * @throws Refusal 409 where there are five
 */
export async function addDocument(connection: Connection, applicationId: string, file: CheckedFile): Promise<void> {
  const { name, type, bytes } = file;
  const [same] = await connection.query(
    'SELECT 1 AS one FROM documents WHERE application_id = $1 AND name = $2 AND sha256(content) = $3::bytea',
    [applicationId, name, createHash('sha256').update(bytes).digest()],
  );
  if (same) return;
  if ((await documentsOf(connection, applicationId)).length >= most)
    throw new Refusal(409, () => t`An application can have five documents. Remove one before you add another.`, {
      error: 'DOCUMENT_LIMIT',
    });
  await connection.query(
    `INSERT INTO documents (id, application_id, name, type, content) VALUES ($1, $2, $3, $4, decode($5, 'base64'))`,
    [`doc_${randomUUID()}`, applicationId, name, type, Buffer.from(bytes).toString('base64')],
  );
}

/** Removes a document of an application. One that is gone already, or another application's, is left alone. */
export async function removeDocument(connection: Connection, applicationId: string, id: string): Promise<void> {
  await connection.query('DELETE FROM documents WHERE id = $1 AND application_id = $2', [id, applicationId]);
}

/** @throws Refusal 404 */
export async function documentFile(connection: Connection, applicationId: string, id: string) {
  const [file] = await connection.query<{ name: string; type: string; content: string }>(
    `SELECT name, type, encode(content, 'base64') AS content FROM documents WHERE id = $1 AND application_id = $2`,
    [id, applicationId],
  );
  if (!file) throw new Refusal(404, () => t`This application has no such document`);
  const { content, ...named } = file;
  return { ...named, bytes: Buffer.from(content, 'base64') };
}
