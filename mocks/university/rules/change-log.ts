import type { components } from '#openapi/schema.gen.ts';
import type { RowChange } from '#mocks/engine/db/table.ts';
import { takeChanges } from '#mocks/engine/db/tables.ts';
import type { ChangeRow, Tables } from '../tables.ts';
import { randomHex } from './credentials.ts';

type Schemas = components['schemas'];
type Author = Schemas['ChangeAuthor'];

/** How many changes are kept, some 3 MB. The oldest go in groups, so that not every write has to look for them. */
const limit = 10_000;
const surplus = 500;

/** What the server stamps or derives itself says nothing of what somebody has done. */
const ownFields = new Set(['id', 'createdAt', 'updatedAt', 'pendingAmount', 'feeStatus']);

/** A field's value as the contract shows it in a change. */
function shown(value: unknown): Schemas['FieldValue'] {
  if (Array.isArray(value)) return shown(value.join('\n'));
  if (typeof value === 'object' && value !== null && 'percentage' in value) return shown(value.percentage);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return typeof value === 'string' ? [...value].slice(0, 2000).join('') : null;
}

/** The fields in which two versions of a record differ, in the order of the record. */
function changedFields(old: object, row: object): Schemas['FieldChange'][] {
  const before = new Map<string, unknown>(Object.entries(old));
  const after = new Map<string, unknown>(Object.entries(row));
  return [...new Set([...after.keys(), ...before.keys()])]
    .filter((field) => !ownFields.has(field))
    .map((field) => ({ field, old: shown(before.get(field)), new: shown(after.get(field)) }))
    .filter((change) => change.old !== change.new);
}

/** A change without its time and author; undefined where no field is other than before. */
function changeOf(
  { old, row }: RowChange<{ readonly id: string }>,
  restored: ReadonlySet<string>,
): Pick<ChangeRow, 'recordId' | 'kind' | 'fields'> | undefined {
  const recordId = (row ?? old)?.id ?? '';
  if (!row) return { recordId, kind: 'deleted', fields: [] };
  if (!old) return { recordId, kind: restored.has(recordId) ? 'restored' : 'created', fields: [] };
  const fields = changedFields(old, row);
  const [first, ...others] = fields;
  if (!first) return undefined;
  const isSwitch = first.field === 'isActive' && others.length === 0;
  return { recordId, kind: isSwitch ? (first.new ? 'activated' : 'deactivated') : 'updated', fields };
}

/** The students, courses and deleted records that have changed since this was asked last. */
const takeAllChanges = (tables: Tables) => ({
  students: takeChanges(() => tables.students),
  courses: takeChanges(() => tables.courses),
  deleted: takeChanges(() => tables.deleted),
});

/**
 * Does some work, and notes in the same transaction what it has done to students and courses, however it has done it.
 * @param author who is behind it; null for a student who registers, and is the author of the own record
 */
export function withChangeLog<Result>(tables: Tables, author: Author | null, now: Date, work: () => Result): Result {
  // What a write before this one has changed, in the same transaction, is not of this author.
  takeAllChanges(tables);
  const result = work();
  const { students, courses, deleted } = takeAllChanges(tables);
  if (students.length + courses.length === 0) return result;
  const restored = new Set(
    deleted.flatMap(({ old, row }) => {
      if (!old || row) return [];
      return old.record.kind === 'student' ? old.record.student.id : old.record.course.id;
    }),
  );
  for (const changed of [...students, ...courses]) {
    const change = changeOf(changed, restored);
    const name = changed.row && 'name' in changed.row ? changed.row.name : '';
    const { name: by, role } = author ?? ({ name, role: 'STUDENT' } as const);
    if (change)
      tables.changes.insert({ id: `chg_${randomHex(8)}`, at: now.toISOString(), by: { name: by, role }, ...change });
  }
  if (tables.changes.size > limit + surplus)
    for (const { id } of tables.changes.all().slice(0, tables.changes.size - limit)) tables.changes.remove(id);
  return result;
}

/** What has happened to a record, the newest first. */
export function changesOf(tables: Tables, id: string): Schemas['RecordChange'][] {
  return tables.changes
    .all()
    .filter(({ recordId }) => recordId === id)
    .map(({ recordId: _recordId, ...change }) => change)
    .reverse();
}
