/** A student's record: how it is stored, what follows from its fields, and how it is written. */
import { randomUUID } from 'node:crypto';
import { foldText, isVisible, type Student } from '../contract.ts';
import type { Connection, Row } from '../database/database.ts';
import { columnsOf, insert, recordOf, replace, selected, withChanges } from '../database/records.ts';
import { today } from '../fields.ts';
import { t } from '../languages.ts';
import { found, invalid, Refusal } from '../operation.ts';
import { accountRow } from '../people/accounts.ts';
import { type Author, note, noteUpdate } from './change-log.ts';

const fields = `
  id name rollNo email department year semester phone address dateOfBirth bloodGroup gender status admissionDate
  currentCGPA attendance totalCredits totalFee paidAmount pendingAmount feeStatus placementStatus company
  packageAmount createdAt updatedAt
`
  .trim()
  .split(/\s+/);
export const studentColumns = selected(fields);

/** The record of a row with {@link studentColumns}. */
export function studentOf(row: object): Student {
  const { attendance, ...student } = recordOf<Omit<Student, 'attendance'> & { attendance?: number }>(row, fields);
  return attendance === undefined ? student : { ...student, attendance: { percentage: attendance } };
}

/** Between the texts that a search looks through. Folding takes it out of every text, so that none of them can hold it. */
const BETWEEN = '\u2063';

/** The row of a record, with what it is sorted and searched by. */
export function studentRow(student: Student): Row {
  const { name, email, rollNo, department, company } = student;
  const [nameKey, emailKey, rollKey] = [foldText(name), foldText(email), foldText(rollNo)];
  const isPlaced = isVisible(company ?? '');
  return {
    ...columnsOf({ ...student, attendance: student.attendance?.percentage }, fields),
    name_key: nameKey,
    roll_key: rollKey,
    email_key: emailKey,
    department_key: foldText(department),
    department_low: department.trim().toLowerCase(),
    status_key: (student.status ?? 'Active').toLowerCase(),
    placement_key: (student.placementStatus ?? 'Not Placed').toLowerCase(),
    fee_key: (student.feeStatus ?? 'N/A').toLowerCase(),
    company_key: isPlaced ? foldText(company ?? '') : null,
    admitted: student.admissionDate ?? student.createdAt?.slice(0, 10) ?? null,
    outcome: isPlaced ? 'Placed' : student.placementStatus === 'Higher Studies' ? 'Higher Studies' : 'Not Placed',
    search: [nameKey, emailKey, rollKey].join(BETWEEN),
  };
}

/** The students that fit a condition, in an order. */
export async function students(connection: Connection, rest: string, values: readonly unknown[] = []) {
  return (await connection.query(`SELECT ${studentColumns} FROM students ${rest}`, values)).map(studentOf);
}

/** A thousand lines, or as many as are left. */
const thousand = /.+(?:\n.+){0,999}/g;

/** As many students as there are, a thousand in memory at a time, in the order of the moment at which they were asked for. */
export async function* allStudents(connection: Connection, rest: string, values: readonly unknown[] = []) {
  // Each index of an order has the roll number too, so that no row is read before it is sent. The keys stay one text: to
  // take ten million apart at once would hold up everybody else for seconds.
  const [row] = await connection.query<{ keys: string }>(
    `SELECT array_to_string(array(SELECT roll_key FROM students ${rest}), E'\\n') AS keys`,
    values,
  );
  for (const [keys] of row!.keys.matchAll(thousand))
    yield* await students(
      connection,
      `JOIN unnest(string_to_array($1, E'\\n')) WITH ORDINALITY AS wanted (key, place) ON roll_key = key ORDER BY place`,
      [keys],
    );
}

export const studentNotFound = () => t`Student not found`;

/** @throws Refusal 404 */
export async function studentById(connection: Connection, id: string): Promise<Student> {
  return found((await students(connection, 'WHERE id = $1', [id]))[0], studentNotFound);
}

/** With what follows from the fees, and without what nobody has who is not placed. @throws Refusal 400 */
function derived(student: Student): Student {
  const { pendingAmount: _pending, feeStatus: _status, company, packageAmount, ...rest } = student;
  const { totalFee, paidAmount = 0 } = student;
  const isPlaced = student.placementStatus === 'Placed';
  if (isPlaced && !isVisible(company ?? ''))
    throw invalid({ company: () => t`Company is required for a placed student` });
  if (totalFee !== undefined && paidAmount > totalFee)
    throw invalid({ paidAmount: () => t`Paid amount cannot be more than the total fee` });
  // To the paisa: binary fractions would leave 0.20000000000000284 of 100.3 less 100.1.
  const pendingAmount = totalFee === undefined ? undefined : Math.round((totalFee - paidAmount) * 100) / 100;
  return {
    ...rest,
    ...(isPlaced && { company }),
    ...(isPlaced && packageAmount !== undefined && { packageAmount }),
    ...(pendingAmount !== undefined && { pendingAmount, feeStatus: pendingAmount === 0 ? 'Paid' : 'Pending' }),
  };
}

type New = Pick<Student, 'name' | 'rollNo' | 'email' | 'department' | 'year' | 'semester'> & {
  [K in 'phone' | 'address' | 'dateOfBirth' | 'bloodGroup' | 'gender']?: Student[K] | undefined;
};

/**
 * Adds a student and the account. An address or a roll number that somebody has is refused by the database.
 * @param by null for a student who registers, and is the author of the own record
 */
export async function addStudent(
  connection: Connection,
  given: New,
  { password, by }: { password: string; by: Author | null },
): Promise<Student> {
  const now = new Date().toISOString();
  const kept = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as New;
  const student = {
    id: randomUUID(),
    ...kept,
    status: 'Active',
    admissionDate: today(),
    createdAt: now,
    updatedAt: now,
  } as Student;
  const { id, name, email } = student;
  const account = { id: randomUUID(), role: 'STUDENT', studentId: id, name, email, password } as const;
  const hasTemporaryLogin = by !== null;
  await insert(connection, 'students', [studentRow(student)]);
  await insert(connection, 'accounts', [accountRow({ ...account, hasTemporaryLogin, createdAt: now, updatedAt: now })]);
  await note(connection, { id, kind: 'created', by: by ?? { name, role: 'STUDENT' } });
  return student;
}

/** What an update brings: undefined leaves a field as it is, null removes it. */
export type Changes = { [K in keyof Student]?: Student[K] | null | undefined };

/**
 * Writes some fields of a student and answers the whole record.
 * @param readAt the `updatedAt` of the record that was edited, if it was sent
 * @throws Refusal 400, 404, or 409 with the stored record where somebody has changed it since
 */
export async function updateStudent(
  connection: Connection,
  { id, readAt, changes, by }: { id: string; readAt: string | undefined; changes: Changes; by: Author },
): Promise<Student> {
  // Whoever updates the same student waits here, and then reads what was written.
  const [stored] = await students(connection, 'WHERE id = $1 FOR UPDATE', [id]);
  const before = found(stored, studentNotFound);
  const storedAt = Date.parse(before.updatedAt ?? '');
  if (readAt !== undefined && Date.parse(readAt) !== storedAt)
    throw new Refusal(409, () => t`Somebody else has changed this student in the meantime`, {
      error: 'STALE',
      data: before,
    });
  const whole = withChanges(before, changes);
  // Two changes within a millisecond must not look like one.
  const updatedAt = new Date(Math.max(Date.now(), (storedAt || 0) + 1)).toISOString();
  const after = { ...derived(whole), updatedAt };
  await replace(connection, 'students', studentRow(after));
  if (before.name !== after.name || before.email !== after.email)
    await connection.query(
      'UPDATE accounts SET name = $1, email = $2, email_key = $3, updated_at = $4 WHERE student_id = $5',
      [after.name, after.email, after.email.toLowerCase(), updatedAt, id],
    );
  await noteUpdate(connection, { before, after, by });
  return after;
}
