/** A student's record: what it may hold, what follows from it, and how one is added. */
import { randomUUID } from 'node:crypto';
import * as fields from '../fields.ts';
import { date, number, oneOf, optional, text, today } from '../fields.ts';
import { taken } from '../operation.ts';
import { changed, type Store, type Student } from '../store.ts';

export const rollNo = text({
  min: 4,
  max: 20,
  fits: (value) => /^[A-Za-z0-9/-]+$/.test(value),
  what: 'may have letters, digits, slashes and hyphens',
});
export const year = number(1, 4, 'whole');
export const semester = number(1, 8, 'whole');
export const address = text({ max: 500 });
export const bloodGroup = oneOf('A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-');
export const gender = oneOf('Male', 'Female', 'Other');

const past = text({ min: 10, max: 10, fits: (value) => value < today(), what: 'must be in the past' });
/** A date of birth. */
export const birthday = (value: unknown) => past(date(value));

/** What a new student's request may bring. */
export const registration = {
  name: fields.personName,
  rollNo,
  email: fields.email,
  password: fields.password,
  department: fields.department,
  year,
  semester,
  phone: optional(fields.phone),
  address: optional(address),
  dateOfBirth: optional(birthday),
  bloodGroup: optional(bloodGroup),
  gender: optional(gender),
};

type NewStudent = Pick<Student, 'name' | 'rollNo' | 'email' | 'department' | 'year' | 'semester'> & {
  [K in 'phone' | 'address' | 'dateOfBirth' | 'bloodGroup' | 'gender']?: string | undefined;
};

/** The record as it is sent: with what follows from the fees, without the fields that have no value. */
export function studentAnswer(student: Student) {
  const { totalFee, paidAmount = 0 } = student;
  if (totalFee === undefined) return student;
  const pendingAmount = Math.round((totalFee - paidAmount) * 100) / 100;
  return { ...student, pendingAmount, feeStatus: pendingAmount === 0 ? 'Paid' : 'Pending' };
}

/** @throws Refusal 409 where somebody else has the address or the roll number */
export function refuseTaken(store: Store, { email, rollNo }: { email: string; rollNo: string }, ownId?: string): void {
  const owner = store.studentByEmail(email) ?? store.administratorByEmail(email);
  const holder = store.studentByRollNo(rollNo);
  const errors = {
    ...(owner && owner.id !== ownId && { email: 'This e-mail address is taken.' }),
    ...(holder && holder.id !== ownId && { rollNo: 'This roll number is taken.' }),
  };
  if (Object.keys(errors).length > 0) throw taken(errors);
}

/**
 * Adds a student and the account, in one go.
 * @throws Refusal 409 where somebody else has the address or the roll number
 */
export function addStudent(store: Store, student: NewStudent, passwordHash: string): Student {
  refuseTaken(store, student);
  const { name, rollNo, email, department, year, semester, ...optional } = student;
  const now = store.now();
  const record = changed<Student>(
    {
      id: randomUUID(),
      name,
      rollNo,
      email,
      department,
      year,
      semester,
      status: 'Active',
      admissionDate: today(),
      placementStatus: 'Not Placed',
      createdAt: now,
      updatedAt: now,
    },
    optional,
  );
  store.students.set(record.id, record);
  store.passwords.set(record.id, passwordHash);
  return record;
}
