import type { components } from '../../openapi/schema.gen.ts';
import type { AccountRow, StudentRow } from '../db/tables.ts';
import type { Tables } from '../db/tables.ts';
import { duplicate, type FieldErrors, invalid, notFound, Refusal } from './refusal.ts';
import { createCredential, randomHex } from './credentials.ts';
import { deriveFees } from './fees.ts';
import { merge } from './merge.ts';
import { endSessions } from './sessions.ts';

type Registration = components['schemas']['StudentRegistration'];
type Update = components['schemas']['StudentUpdate'];

/** What an administrator may write in a student's record; everything else belongs to the server. */
const writable = [
  'name',
  'rollNo',
  'email',
  'department',
  'year',
  'semester',
  'phone',
  'address',
  'dateOfBirth',
  'bloodGroup',
  'gender',
  'status',
  'admissionDate',
  'currentCGPA',
  'attendance',
  'totalCredits',
  'totalFee',
  'paidAmount',
  'placementStatus',
  'company',
  'packageAmount',
] as const satisfies readonly (keyof StudentRow)[];

const registrable = writable.slice(0, 11);

/** @throws Refusal 404 */
export function findStudent(tables: Tables, id: string): StudentRow {
  const student = tables.students.get(id);
  if (!student) throw notFound('Student');
  return student;
}

/** The student's account; a record that was made without one has none. */
const accountOf = (tables: Tables, student: StudentRow): AccountRow | undefined => {
  const account = tables.accounts.by('email', student.email);
  return account?.studentId === student.id ? account : undefined;
};

/** Rules that no schema can say. @throws Refusal 400, or 409 naming the field that somebody else has */
function check(tables: Tables, student: StudentRow, now: Date): void {
  const errors: Record<string, string> = {};
  if (student.dateOfBirth !== undefined && student.dateOfBirth >= now.toISOString().slice(0, 10))
    errors['dateOfBirth'] = 'Date of birth must be in the past';
  if (student.totalFee !== undefined && (student.paidAmount ?? 0) > student.totalFee)
    errors['paidAmount'] = 'Paid amount cannot be more than the total fee';
  if (student.placementStatus === 'Placed' && !student.company?.trim())
    errors['company'] = 'Company is required for a placed student';
  if (Object.keys(errors).length > 0) throw invalid(errors satisfies FieldErrors);

  const account = tables.accounts.by('email', student.email);
  const sameEmail = tables.students.by('email', student.email);
  if ((sameEmail && sameEmail.id !== student.id) || (account && account.studentId !== student.id))
    throw duplicate('email', 'This email address is already in use');
  const sameRollNo = tables.students.by('rollNo', student.rollNo);
  if (sameRollNo && sameRollNo.id !== student.id) throw duplicate('rollNo', 'This roll number is already in use');
}

/** A student who is not placed has neither company nor package. */
function settlePlacement(student: StudentRow): StudentRow {
  if (student.placementStatus === 'Placed') return student;
  const { company: _company, packageAmount: _package, ...rest } = student;
  return rest;
}

/**
 * Adds a student and the account that signs in to it.
 * @throws Refusal 400, 409
 */
export function addStudent(tables: Tables, registration: Registration, now: Date): StudentRow {
  const time = now.toISOString();
  const { name, rollNo, email, department, year, semester } = registration;
  const blank: StudentRow = {
    id: `stu_${randomHex()}`,
    name,
    rollNo,
    email,
    department,
    year,
    semester,
    status: 'Active',
    admissionDate: time.slice(0, 10),
    createdAt: time,
    updatedAt: time,
  };
  const student = deriveFees(merge(blank, registration, registrable));
  check(tables, student, now);
  tables.students.insert(student);
  tables.accounts.insert({
    id: `acc_${randomHex()}`,
    role: 'STUDENT',
    email,
    username: email,
    name,
    studentId: student.id,
    credential: createCredential(registration.password),
    createdAt: time,
    updatedAt: time,
  });
  return student;
}

/**
 * Stores a changed student, its derived fields and the account's name and e-mail along with it.
 * @throws Refusal 400, 409
 */
function saveStudent(tables: Tables, old: StudentRow, changed: StudentRow, now: Date): StudentRow {
  // Two changes within a millisecond must not look like one to whoever compares `updatedAt`.
  const time = new Date(Math.max(now.getTime(), Date.parse(old.updatedAt ?? '') + 1 || 0)).toISOString();
  const student = { ...deriveFees(settlePlacement(changed)), updatedAt: time };
  check(tables, student, now);
  const account = accountOf(tables, old);
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

/** The record to be changed, as whoever changes it has read it. @throws Refusal 404; 409 STALE with the stored record */
function findUnchanged(tables: Tables, id: string, readAt: string | undefined): StudentRow {
  const student = findStudent(tables, id);
  if (readAt !== undefined && readAt !== student.updatedAt)
    throw new Refusal(409, 'Somebody else has changed this student in the meantime', {
      error: 'STALE',
      data: student,
    });
  return student;
}

/**
 * Takes the writable fields of a whole edited student.
 * @throws Refusal 400; 404; 409 on a taken e-mail or roll number, or STALE with the stored record
 */
export function updateStudent(tables: Tables, id: string, update: Update, now: Date): StudentRow {
  const student = findUnchanged(tables, id, update.updatedAt);
  return saveStudent(tables, student, merge(student, update, writable), now);
}

/**
 * Changes a part of a student and leaves the rest, of which the parts named in `without` go. With an `updatedAt` in the
 * part, only where it is the stored one.
 * @throws Refusal 400; 404; 409 STALE
 */
export function patchStudent(
  tables: Tables,
  id: string,
  { updatedAt: readAt, ...part }: Partial<Omit<StudentRow, 'updatedAt'>> & { readonly updatedAt?: string | undefined },
  now: Date,
  without: readonly ('company' | 'packageAmount')[] = [],
): StudentRow {
  const student = findUnchanged(tables, id, readAt);
  const rest = { ...student };
  for (const field of without) delete rest[field];
  return saveStudent(tables, student, { ...rest, ...part }, now);
}

/** The academic part, as both of its operations take it. @throws Refusal 404; 409 STALE */
export function updateAcademic(
  tables: Tables,
  id: string,
  { attendancePercentage, ...values }: components['schemas']['AcademicUpdate'],
  now: Date,
): StudentRow {
  const { year, semester, currentCGPA, totalCredits, updatedAt } = values;
  const attendance = { percentage: attendancePercentage };
  return patchStudent(tables, id, { year, semester, currentCGPA, totalCredits, attendance, updatedAt }, now);
}

/** Removes the record, its account and whoever is signed in with it. @throws Refusal 404 */
export function removeStudent(tables: Tables, id: string): StudentRow {
  const student = findStudent(tables, id);
  const account = accountOf(tables, student);
  tables.students.remove(id);
  if (account) {
    tables.accounts.remove(account.id);
    endSessions(tables, account.id);
  }
  return student;
}
