/** What the office keeps on applications for itself: notes, who they are assigned to, and decisions that are held. */
import { randomUUID } from 'node:crypto';
import type { Assignee, Casework, Decision } from '../contract.ts';
import type { Connection } from '../database/database.ts';
import { t } from '../languages.ts';
import { Refusal } from '../operation.ts';
import { administrators } from '../people/accounts.ts';
import { applicationNotFound } from './applications.ts';

/** The casework on some applications, or on all that have any; the assignee by the name of now. */
export async function casework(connection: Connection, ids?: readonly string[]): Promise<Casework[]> {
  const rows = await connection.query<{
    applicationId: string;
    assignee: Assignee | null;
    notes: Casework['notes'];
    held: Casework['held'] | null;
  }>(
    `SELECT applications.id AS "applicationId", coalesce(casework.notes, '[]') AS notes, casework.held,
      CASE WHEN accounts.id IS NOT NULL THEN json_build_object('id', accounts.id, 'name', accounts.name) END AS assignee
    FROM applications ${ids ? 'LEFT' : ''} JOIN casework ON casework.application_id = applications.id
    LEFT JOIN accounts ON accounts.id = casework.assignee_id
    ${ids ? 'WHERE applications.id = ANY($1)' : ''} ORDER BY applications.id`,
    ids ? [ids] : [],
  );
  return rows
    .map(({ assignee, held, ...row }) => ({ ...row, ...(assignee && { assignee }), ...(held && { held }) }))
    .filter(({ assignee, held, notes }) => ids !== undefined || assignee || held || notes.length > 0);
}

export const assignees = async (connection: Connection): Promise<Assignee[]> =>
  (await administrators(connection))
    .filter(({ disabledAt }) => disabledAt === undefined)
    .map(({ id, name }) => ({ id, name }));

/** Sees to it that each of the applications has a row, which nobody else changes meanwhile. @throws Refusal 404 */
async function locked(connection: Connection, ids: readonly string[]): Promise<void> {
  const rows = await connection.query(
    `INSERT INTO casework (application_id) SELECT id FROM applications WHERE id = ANY($1) ORDER BY id
    ON CONFLICT (application_id) DO UPDATE SET application_id = EXCLUDED.application_id RETURNING application_id`,
    [ids],
  );
  if (rows.length < new Set(ids).size) throw new Refusal(404, applicationNotFound);
}

/** Sets one column of the casework on some applications. @throws Refusal 404 */
async function set(connection: Connection, ids: readonly string[], sql: string, value: unknown): Promise<Casework[]> {
  await locked(connection, ids);
  await connection.query(`UPDATE casework SET ${sql} WHERE application_id = ANY($1)`, [ids, value]);
  return casework(connection, ids);
}

export const addNote = (connection: Connection, ids: readonly string[], note: { text: string; by: string }) =>
  set(
    connection,
    ids,
    `notes = jsonb_path_query_array($2::text::jsonb || notes, '$[0 to 49]')`,
    JSON.stringify([{ id: randomUUID(), ...note, at: new Date().toISOString() }]),
  );

/** @throws Refusal 404, 409 */
export async function assign(connection: Connection, ids: readonly string[], assigneeId: string | null) {
  const isThere = assigneeId === null || (await assignees(connection)).some(({ id }) => id === assigneeId);
  if (!isThere)
    throw new Refusal(409, () => t`This person cannot sign in, so that nothing can be assigned to this person`, {
      error: 'ASSIGNEE_DISABLED',
    });
  return set(connection, ids, 'assignee_id = $2', assigneeId);
}

export const hold = (connection: Connection, ids: readonly string[], held: Casework['held'] | null) =>
  set(connection, ids, 'held = $2::text::jsonb', held === null ? null : JSON.stringify(held));

/** An application that is decided in another way has no held decision any more. */
export async function dropHeld(connection: Connection, id: string): Promise<void> {
  await connection.query('UPDATE casework SET held = NULL WHERE application_id = $1', [id]);
}

export async function heldDecision(connection: Connection, id: string): Promise<Decision | undefined> {
  const [row] = await connection.query<{ held: Casework['held'] | null }>(
    'SELECT held FROM casework WHERE application_id = $1 FOR UPDATE',
    [id],
  );
  return row?.held?.decision;
}
