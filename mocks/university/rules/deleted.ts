import { msg, t } from '#src/languages/texts.ts';
import type { DeletedRow, Tables } from '../tables.ts';
import { randomHex } from './credentials.ts';
import { duplicate, HttpError } from '#mocks/engine/request/http-error.ts';
import { requireRow } from './records.ts';

type Kind = DeletedRow['record']['kind'];
type DeletedOf<Of extends Kind> = Omit<DeletedRow, 'record'> & {
  readonly record: Extract<DeletedRow['record'], { kind: Of }>;
};

/** How many deleted records are kept. */
const limit = 2000;

/** Keeps a record that is being deleted, so that it can be restored. */
export function keepDeleted(tables: Tables, record: DeletedRow['record'], by: string, now: Date): void {
  tables.deleted.insert({ id: `del_${randomHex()}`, record, by, at: now.toISOString() });
  const surplus = tables.deleted.size - limit;
  if (surplus > 0) for (const { id } of tables.deleted.all().slice(0, surplus)) tables.deleted.remove(id);
}

/** What a deleted record is called. */
export const nameOfDeleted = ({ record }: DeletedRow) =>
  record.kind === 'student' ? `${record.student.name} (${record.student.rollNo})` : record.course.courseName;

const idOf = ({ record }: DeletedRow) => (record.kind === 'student' ? record.student.id : record.course.id);

/** The deleted records of a kind, the one deleted last first. */
export function deletedOf<Of extends Kind>(tables: Tables, kind: Of): DeletedOf<Of>[] {
  const isOf = (row: DeletedRow): row is DeletedRow & DeletedOf<Of> => row.record.kind === kind;
  return tables.deleted.all().filter(isOf).reverse();
}

/** Whether a record with this id was deleted and can be restored. */
export const isDeleted = (tables: Tables, kind: Kind, id: string) =>
  deletedOf(tables, kind).some((row) => idOf(row) === id);

/** The field of the deleted record whose value somebody else has taken in the meantime, and what is said of it. */
function takenField(tables: Tables, deleted: DeletedRow): [field: string, message: string] | undefined {
  const { record } = deleted;
  const name = nameOfDeleted(deleted);
  if (record.kind === 'course') {
    const { courseCode, courseName } = record.course;
    if (tables.courses.by('courseCode', courseCode))
      return ['courseCode', t`${name} cannot be restored. The course code ${courseCode} is in use again.`];
    return (
      tables.courses.by('courseName', courseName) && [
        'courseName',
        t`${name} cannot be restored. The course name ${courseName} is in use again.`,
      ]
    );
  }
  const { student, account } = record;
  if (tables.students.by('rollNo', student.rollNo))
    return ['rollNo', t`${name} cannot be restored. The roll number ${student.rollNo} is in use again.`];
  const isAddressTaken =
    tables.students.by('email', student.email) ??
    tables.accounts.by('email', student.email) ??
    (account && tables.accounts.by('username', account.username));
  return isAddressTaken && ['email', t`${name} cannot be restored. The address ${student.email} is in use again.`];
}

/**
 * Puts a deleted record back as it was. A student can sign in again.
 * @throws HttpError 404; 409 where another record has taken one of its unique values
 */
export function restoreDeleted(tables: Tables, id: string): DeletedRow {
  const deleted = requireRow(tables.deleted.get(id), msg`Deleted record not found`);
  const { record } = deleted;
  const taken = takenField(tables, deleted);
  if (taken) throw duplicate(...taken);
  if (record.kind === 'course') tables.courses.insert(record.course);
  else {
    if (tables.students.get(record.student.id)) throw new HttpError(409, t`This student is there already`);
    tables.students.insert(record.student);
    if (record.account) tables.accounts.insert(record.account);
  }
  tables.deleted.remove(id);
  return deleted;
}

/**
 * Puts the record with this id back, which was deleted.
 * @throws HttpError 404 where there is no such deletion; 409 as `restoreDeleted`
 */
export function restoreRecord(tables: Tables, kind: Kind, id: string): void {
  const deleted = deletedOf(tables, kind).find((row) => idOf(row) === id);
  if (!deleted) throw new HttpError(404, t`There is nothing to restore`);
  restoreDeleted(tables, deleted.id);
}
