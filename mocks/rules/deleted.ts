import type { DeletedRow, Tables } from '../db/tables.ts';
import { randomHex } from './credentials.ts';
import { duplicate, HttpError } from './http-error.ts';
import { requireRow } from './records.ts';

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

/** The value of the deleted record that somebody else has taken in the meantime. */
function takenField(tables: Tables, record: DeletedRow['record']): string | undefined {
  if (record.kind === 'course') {
    const { courseCode, courseName } = record.course;
    if (tables.courses.by('courseCode', courseCode)) return `The course code ${courseCode}`;
    return tables.courses.by('courseName', courseName) && `The course name ${courseName}`;
  }
  const { student, account } = record;
  if (tables.students.by('rollNo', student.rollNo)) return `The roll number ${student.rollNo}`;
  if (tables.students.by('email', student.email)) return `The address ${student.email}`;
  return account && (tables.accounts.by('email', account.email) ?? tables.accounts.by('username', account.username))
    ? `The address ${account.email}`
    : undefined;
}

/**
 * Puts a deleted record back as it was. A student can sign in again.
 * @throws HttpError 404; 409 where another record has taken one of its unique values
 */
export function restoreDeleted(tables: Tables, id: string): DeletedRow {
  const deleted = requireRow(tables.deleted.get(id), 'Deleted record');
  const { record } = deleted;
  const taken = takenField(tables, record);
  if (taken) throw duplicate(record.kind, `${nameOfDeleted(deleted)} cannot be restored. ${taken} is in use again.`);
  if (record.kind === 'course') tables.courses.insert(record.course);
  else {
    if (tables.students.get(record.student.id)) throw new HttpError(409, 'This student is there already');
    tables.students.insert(record.student);
    if (record.account) tables.accounts.insert(record.account);
  }
  tables.deleted.remove(id);
  return deleted;
}
