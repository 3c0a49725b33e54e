/** What has been done to students, courses and applications, noted in the transaction in which it is done. */
import { randomUUID } from 'node:crypto';
import type { Activity, Application, FieldChange } from '../contract.ts';
import type { Connection } from '../database/database.ts';
import type { Role } from '../operation.ts';

/** Who did it, by the name and role of that moment. */
export interface Author {
  name: string;
  role: Role;
}

/** What the server stamps or derives itself says nothing of what somebody has done. */
const own = new Set(['id', 'createdAt', 'updatedAt', 'pendingAmount', 'feeStatus']);

/** A field's value as the contract shows it in a change. */
function shown(value: unknown): FieldChange['new'] {
  if (Array.isArray(value)) return shown(value.join('\n'));
  if (typeof value === 'object' && value !== null && 'percentage' in value) return shown(value.percentage);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return typeof value === 'string' ? [...value].slice(0, 2000).join('') : null;
}

/** The fields in which two versions of a record differ. */
function changedFields(before: object, after: object): FieldChange[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...now.keys(), ...old.keys()])]
    .filter((field) => !own.has(field))
    .map((field) => ({ field, old: shown(old.get(field)), new: shown(now.get(field)) }))
    .filter((change) => change.old !== change.new);
}

export async function note(
  connection: Connection,
  { id, kind, by, fields = [] }: { id: string; kind: Activity['kind']; by: Author; fields?: FieldChange[] },
): Promise<void> {
  await connection.query(
    `INSERT INTO changes (id, record_id, at, kind, by_name, by_role, fields)
    VALUES ($1, $2, now(), $3, $4, $5, $6::text::jsonb)`,
    [randomUUID(), id, kind, by.name, by.role, JSON.stringify(fields)],
  );
}

/** Notes what an update has changed, if it has changed anything. */
export async function noteUpdate<T extends { id: string }>(
  connection: Connection,
  { before, after, by }: { before: T; after: T; by: Author },
): Promise<void> {
  const fields = changedFields(before, after);
  const [first, ...others] = fields;
  if (!first) return;
  const isSwitch = first.field === 'isActive' && others.length === 0;
  const kind = isSwitch ? (first.new ? 'activated' : 'deactivated') : 'updated';
  await note(connection, { id: after.id, kind, by, fields });
}

/** What has happened to a record, the newest first. */
export const changesOf = (connection: Connection, id: string) =>
  connection.query(
    `SELECT id, at, kind, json_build_object('name', by_name, 'role', by_role) AS by, fields
    FROM changes WHERE record_id = $1 ORDER BY number DESC`,
    [id],
  );

type Step = Application['history'][number];

/** What a step of an application changes, as the contract shows it. */
export const decidedFields = ({ from, to, comments }: Step): FieldChange[] => [
  { field: 'status', old: from, new: to },
  ...(comments === undefined ? [] : [{ field: 'reviewComments', old: null, new: comments }]),
];

/** Notes a step of an application. */
export const noteStep = (connection: Connection, { id, step, role }: { id: string; step: Step; role: Role }) =>
  note(connection, { id, kind: 'decided', by: { name: step.by, role }, fields: decidedFields(step) });

/** The newest 5,000, or those before a moment, and whatever else was done in the moment of the last of them. */
export async function activity(connection: Connection, before: string | undefined): Promise<Activity[]> {
  const rows = await connection.query<
    Omit<Activity, 'record'> & { record: string; name: string | null; recordKind: Activity['record']['kind'] }
  >(
    `SELECT one.id, one.at, one.kind, one.by_name AS by, one.fields, one.record_id AS record,
      coalesce(students.name, courses.course_name, applications.full_name,
        removed.record->>'name', removed.record->>'course_name') AS name,
      CASE WHEN applications.id IS NOT NULL THEN 'application'
        WHEN courses.id IS NOT NULL OR removed.kind = 'course' THEN 'course' ELSE 'student' END AS "recordKind"
    FROM (SELECT * FROM changes WHERE $1::timestamptz IS NULL OR at < $1
      ORDER BY at DESC FETCH FIRST 5000 ROWS WITH TIES) AS one
    LEFT JOIN students ON students.id = one.record_id
    LEFT JOIN courses ON courses.id = one.record_id
    LEFT JOIN applications ON applications.id = one.record_id
    LEFT JOIN removed ON removed.record_id = one.record_id
    ORDER BY one.at DESC, one.number DESC`,
    [before ?? null],
  );
  return rows.map(({ record: id, name, recordKind, ...row }) => ({
    ...row,
    record: { kind: recordKind, id, ...(name !== null && { name }) },
  }));
}
