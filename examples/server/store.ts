/** The data, in memory: what is stored, how it is found, and how it is copied out. */

export interface Student {
  id: string;
  name: string;
  rollNo: string;
  email: string;
  department: string;
  year: number;
  semester: number;
  phone?: string;
  address?: string;
  dateOfBirth?: string;
  bloodGroup?: string;
  gender?: string;
  status?: string;
  admissionDate?: string;
  currentCGPA?: number;
  attendance?: { percentage: number };
  totalCredits?: number;
  totalFee?: number;
  paidAmount?: number;
  placementStatus?: string;
  company?: string;
  packageAmount?: number;
  createdAt: string;
  updatedAt: string;
}

export interface Administrator {
  id: string;
  name: string;
  username: string;
  email: string;
  role: 'ADMIN' | 'STAFF_ADMIN' | 'SUPER_ADMIN';
}

export type ApplicationStatus = 'APPLIED' | 'UNDER_REVIEW' | 'WAITLISTED' | 'APPROVED' | 'REJECTED';

export interface Application {
  id: string;
  referenceNumber: string;
  fullName: string;
  email: string;
  phoneNumber: string;
  desiredCourse: string;
  previousQualification: string;
  previousGrade: string;
  status: ApplicationStatus;
  submittedAt: string;
  updatedAt: string;
  reviewComments?: string;
  rejectionReason?: string;
  reviewedBy?: string;
  reviewedAt?: string;
  generatedStudentId?: string;
  generatedRollNumber?: string;
  history: { from: ApplicationStatus; to: ApplicationStatus; by: string; at: string; comments?: string }[];
}

export interface Course {
  id: string;
  courseCode: string;
  courseName: string;
  department: string;
  programType: string;
  description: string;
  durationYears?: number;
  isActive: boolean;
  totalSeats?: number;
  availableSeats?: number;
  feeAmount?: number;
  feeType?: string;
  eligibilityCriteria: string[];
  subjects: string[];
}

/** Everything the server knows. A database takes its place in earnest. */
export class Store {
  readonly students = new Map<string, Student>();
  readonly administrators = new Map<string, Administrator>();
  /** In the order of submission. */
  readonly applications = new Map<string, Application>();
  readonly courses = new Map<string, Course>();
  /** The hash of each account's password, by the id of the student or administrator. */
  readonly passwords = new Map<string, string>();
  #lastMoment = 0;
  #lastNumber = 0;

  studentByEmail = (email: string) => find(this.students, (student) => same(student.email, email));
  studentByRollNo = (rollNo: string) => find(this.students, (student) => same(student.rollNo, rollNo));
  administratorByEmail = (email: string) => find(this.administrators, (admin) => same(admin.email, email));

  /** Now, in UTC, and never the same twice: a record that was written again has another `updatedAt`. */
  now(): string {
    this.#lastMoment = Math.max(Date.now(), this.#lastMoment + 1);
    return new Date(this.#lastMoment).toISOString();
  }

  /** The next number of roll numbers and reference numbers. */
  nextNumber(): string {
    this.#lastNumber += 1;
    return `${new Date().getUTCFullYear()}-${String(this.#lastNumber).padStart(5, '0')}`;
  }
}

export const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The first record of a table that fits. */
export function find<T>(table: Map<string, T>, fits: (record: T) => boolean): T | undefined {
  for (const record of table.values()) if (fits(record)) return record;
  return undefined;
}

/** The records in alphabetical order of a text. */
export const sorted = <T>(records: Iterable<T>, by: (record: T) => string): T[] =>
  [...records].toSorted((one, other) => compare(by(one), by(other)));

export const compare = new Intl.Collator('en').compare;

type Changes<T> = { [K in keyof T]?: T[K] | null | undefined };

/** A copy with the changes in it: undefined leaves a field as it is, null removes it. */
export function changed<T extends object>(record: T, changes: Changes<NoInfer<T>>): T {
  const copy = { ...record } as Record<string, unknown>;
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) delete copy[name];
    else if (value !== undefined) copy[name] = value;
  }
  return copy as T;
}
