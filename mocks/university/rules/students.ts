import type { components } from '#openapi/schema.gen.ts';
import { isVisible } from '#openapi/visible-text.ts';
import { msg, t, translate } from '#src/languages/texts.ts';
import type { Credential, AccountRow, StudentRow, Tables } from '../tables.ts';
import { createCredential, randomHex } from './credentials.ts';
import { keepDeleted } from './deleted.ts';
import { duplicate, HttpError, invalid } from '#mocks/engine/request/http-error.ts';
import { applyUpdate, checkUnique, type FieldAccess, pickCreated, requireRow } from './records.ts';
import { endSessions } from './sessions.ts';

type Registration = components['schemas']['StudentRegistration'];
type Update = components['schemas']['StudentUpdate'];

const required = { create: 'required', update: 'required' } as const;
const personal = { create: 'optional', update: 'nullable' } as const;
/** Not part of a registration: an administrator's update alone may write it. */
const administrative = { update: 'nullable' } as const;

/** Who writes each field of a student. */
const fields = {
  id: 'server',
  name: required,
  rollNo: required,
  email: required,
  department: required,
  year: required,
  semester: required,
  phone: personal,
  address: personal,
  dateOfBirth: personal,
  bloodGroup: personal,
  gender: personal,
  status: administrative,
  admissionDate: administrative,
  currentCGPA: administrative,
  attendance: administrative,
  totalCredits: administrative,
  totalFee: administrative,
  paidAmount: administrative,
  pendingAmount: 'server',
  feeStatus: 'server',
  placementStatus: administrative,
  company: administrative,
  packageAmount: administrative,
  createdAt: 'server',
  updatedAt: 'server',
} satisfies FieldAccess<StudentRow, Registration, Omit<Update, 'updatedAt'>>;

export const studentNotFound = msg`Student not found`;

/** @throws HttpError 404 */
export const findStudent = (tables: Tables, id: string) => requireRow(tables.students.get(id), studentNotFound);

/** The student's account; a record that was made without one has none. */
export const accountOfStudent = (tables: Tables, student: StudentRow): AccountRow | undefined => {
  const account = tables.accounts.by('email', student.email);
  return account?.studentId === student.id ? account : undefined;
};

/** Wherever on earth somebody writes it, a day that is over by their own clock is in the past. */
const isPast = (date: string, now: Date) => date < new Date(now.getTime() + EARLIEST_ZONE).toISOString().slice(0, 10);

/** How far the clocks of Kiritimati are ahead of UTC, where each day begins. */
const EARLIEST_ZONE = 14 * 3_600_000;

/** Rules that no schema can express. @throws HttpError 400, or 409 naming the field whose value is taken */
function check(tables: Tables, student: StudentRow, now: Date): void {
  const errors: Record<string, string> = {};
  if (student.dateOfBirth !== undefined && !isPast(student.dateOfBirth, now))
    errors['dateOfBirth'] = t`Date of birth must be in the past`;
  if (student.totalFee !== undefined && (student.paidAmount ?? 0) > student.totalFee)
    errors['paidAmount'] = t`Paid amount cannot be more than the total fee`;
  if (student.placementStatus === 'Placed' && !isVisible(student.company ?? ''))
    errors['company'] = t`Company is required for a placed student`;
  if (Object.keys(errors).length > 0) throw invalid(errors);

  const emailTaken = msg`This email address is already in use`;
  checkUnique(tables.students, student, 'email', emailTaken);
  const account = tables.accounts.by('email', student.email);
  if (account && account.studentId !== student.id) throw duplicate('email', translate(emailTaken));
  checkUnique(tables.students, student, 'rollNo', msg`This roll number is already in use`);
}

/** The record with what follows from its fee: both are absent where no total fee is known. */
export function deriveFees(student: StudentRow): StudentRow {
  const { pendingAmount: _pending, feeStatus: _status, ...rest } = student;
  if (student.totalFee === undefined) return rest;
  // To the paisa: binary fractions would leave 0.20000000000000284 of 100.3 less 100.1.
  const pendingAmount = Math.max(0, Math.round((student.totalFee - (student.paidAmount ?? 0)) * 100) / 100);
  return { ...rest, pendingAmount, feeStatus: pendingAmount === 0 ? 'Paid' : 'Pending' };
}

/** A student who is not placed has neither company nor package. */
function derivePlacement(student: StudentRow): StudentRow {
  if (student.placementStatus === 'Placed') return student;
  const { company: _company, packageAmount: _package, ...rest } = student;
  return rest;
}

interface NewAccount {
  /** What the password was made into, where that was done before the transaction. */
  readonly credential?: Credential | undefined;
  /** The password is the university's, and not the student's own. */
  readonly hasTemporaryLogin?: true;
}

/**
 * Adds a student and the account that signs in to it.
 * @throws HttpError 400, 409
 */
export function addStudent(
  tables: Tables,
  registration: Registration,
  now: Date,
  { credential = createCredential(registration.password), ...account }: NewAccount = {},
): StudentRow {
  const time = now.toISOString();
  const student = deriveFees({
    id: `stu_${randomHex()}`,
    ...pickCreated(fields, registration),
    status: 'Active',
    admissionDate: time.slice(0, 10),
    createdAt: time,
    updatedAt: time,
  });
  check(tables, student, now);
  tables.students.insert(student);
  tables.accounts.insert({
    id: `acc_${randomHex()}`,
    role: 'STUDENT',
    email: student.email,
    username: student.email,
    name: student.name,
    studentId: student.id,
    credential,
    ...account,
    createdAt: time,
    updatedAt: time,
  });
  return student;
}

/**
 * Stores a changed student with its derived fields, and the account's name and e-mail with it.
 * @throws HttpError 400, 409
 */
function saveStudent(tables: Tables, old: StudentRow, changed: StudentRow, now: Date): StudentRow {
  // Two changes within a millisecond must not look like one to whoever compares `updatedAt`.
  const time = new Date(Math.max(now.getTime(), Date.parse(old.updatedAt ?? '') + 1 || 0)).toISOString();
  const student = { ...deriveFees(derivePlacement(changed)), updatedAt: time };
  check(tables, student, now);
  const account = accountOfStudent(tables, old);
  tables.students.replace(student);
  if (account && (account.name !== student.name || account.email !== student.email))
    tables.accounts.replace({
      ...account,
      name: student.name,
      email: student.email,
      username: student.email,
      updatedAt: time,
    });
  return student;
}

/**
 * The record that an update is about. An update that says which `updatedAt` it has read must have read the stored one.
 * @throws HttpError 404; 409 STALE with the stored record
 */
function findUnchanged(tables: Tables, id: string, updatedAt: string | undefined): StudentRow {
  const student = findStudent(tables, id);
  if (updatedAt !== undefined && updatedAt !== student.updatedAt)
    throw new HttpError(409, t`Somebody else has changed this student in the meantime`, {
      error: 'STALE',
      data: student,
    });
  return student;
}

/**
 * Takes what administrators may write: null clears a field, and one that is left out stays.
 * @throws HttpError 400; 404; 409 on a taken e-mail or roll number, or STALE with the stored record
 */
export function updateStudent(
  tables: Tables,
  id: string,
  update: { readonly [Field in keyof Update]?: Update[Field] | undefined },
  now: Date,
): StudentRow {
  const student = findUnchanged(tables, id, update.updatedAt);
  return saveStudent(tables, student, applyUpdate(fields, student, update), now);
}

/** Removes the record, its account and the account's sessions. Record and account are kept. @throws HttpError 404 */
export function removeStudent(tables: Tables, id: string, by: string, now: Date): StudentRow {
  const student = findStudent(tables, id);
  const account = accountOfStudent(tables, student);
  keepDeleted(tables, { kind: 'student', student, ...(account && { account }) }, by, now);
  tables.students.remove(id);
  if (account) {
    tables.accounts.remove(account.id);
    endSessions(tables, account.id);
  }
  return student;
}
