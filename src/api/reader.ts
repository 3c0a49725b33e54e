import type { components } from '../../openapi/schema.gen.ts';
import { ApiError } from './errors.ts';
import { isRecord, type Wire } from './shapes.ts';

type Student = components['schemas']['Student'];
type Application = components['schemas']['Application'];
type Course = components['schemas']['Course'];

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value));
const number = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value);
const first = (...values: readonly unknown[]) => values.find((value) => value !== undefined && value !== null);
const part = (value: unknown, field: string) => (isRecord(value) ? value[field] : undefined);

/** Whether a record already has the contract's shape, so that a list of 50,000 is looked at and not copied. */
function isStudent(row: Wire): row is Wire & Student {
  return (
    typeof row['id'] === 'string' &&
    typeof row['name'] === 'string' &&
    typeof row['email'] === 'string' &&
    typeof row['rollNo'] === 'string' &&
    typeof row['department'] === 'string' &&
    typeof row['year'] === 'number' &&
    typeof row['semester'] === 'number' &&
    (row['attendance'] === undefined || typeof row['attendance'] === 'object') &&
    (typeof row['admissionDate'] === 'string' || typeof row['createdAt'] !== 'string') &&
    row['attendancePercentage'] === undefined &&
    row['cgpa'] === undefined &&
    row['fee'] === undefined &&
    row['placement'] === undefined
  );
}

/** What a record says in other words, in the contract's; a field that no word of the record gives stays out. */
function reworded(row: Wire): Wire {
  const { attendance, fee, placement, createdAt } = row;
  const percentage = first(
    part(attendance, 'percentage'),
    isRecord(attendance) ? null : attendance,
    row['attendancePercentage'],
  );
  const fields: Wire = {
    currentCGPA: first(row['currentCGPA'], row['cgpa']),
    attendance: percentage === undefined ? undefined : { percentage: number(percentage) },
    admissionDate: first(row['admissionDate'], typeof createdAt === 'string' ? createdAt.slice(0, 10) : undefined),
    totalFee: first(row['totalFee'], part(fee, 'total')),
    paidAmount: first(row['paidAmount'], part(fee, 'paid')),
    pendingAmount: first(row['pendingAmount'], part(fee, 'pending')),
    feeStatus: first(row['feeStatus'], part(fee, 'status')),
    placementStatus: first(row['placementStatus'], part(placement, 'status')),
    company: first(row['company'], part(placement, 'company')),
    packageAmount: first(row['packageAmount'], part(placement, 'package')),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** A student in the contract's shape, whichever of the known shapes it came in. A canonical one comes back itself. */
export function readStudent(raw: unknown): Student {
  if (!isRecord(raw)) throw ApiError.unanswered('malformed');
  if (isStudent(raw)) return raw;
  const { rollNumber, roll_no, cgpa, attendance, attendancePercentage, fee, placement, ...kept } = raw;
  const student: Wire = {
    ...kept,
    ...reworded(raw),
    id: text(raw['id']),
    name: text(raw['name']),
    email: text(raw['email']),
    department: text(raw['department']),
    rollNo: text(first(raw['rollNo'], rollNumber, roll_no)),
    // A record without a number here has 0, which no student's year is and no filter finds.
    year: Number(raw['year'] ?? 0),
    semester: Number(raw['semester'] ?? 0),
  };
  if (!isStudent(student)) throw ApiError.unanswered('malformed');
  return student;
}

/** A row of the home page's statistics, or a whole student where a server knows no public view. */
export function readCounted(raw: unknown): { department: string; company: string } {
  if (!isRecord(raw)) throw ApiError.unanswered('malformed');
  return {
    department: text(raw['department']),
    company: text(first(raw['company'], part(raw['placement'], 'company'))),
  };
}

const isApplication = (row: Wire): row is Wire & Application =>
  typeof row['id'] === 'string' &&
  typeof row['fullName'] === 'string' &&
  typeof row['email'] === 'string' &&
  typeof row['desiredCourse'] === 'string' &&
  typeof row['status'] === 'string' &&
  typeof row['submittedAt'] === 'string' &&
  Array.isArray(row['history']);

/** An application in the contract's shape. A status that the contract does not know stays the word that it is. */
export function readApplication(raw: unknown): Application {
  if (!isRecord(raw)) throw ApiError.unanswered('malformed');
  if (isApplication(raw)) return raw;
  const { applicationStatus, applicationDate, ...kept } = raw;
  const application: Wire = {
    ...kept,
    id: text(raw['id']),
    fullName: text(raw['fullName']),
    email: text(raw['email']),
    desiredCourse: text(raw['desiredCourse']),
    status: text(first(raw['status'], applicationStatus)),
    submittedAt: text(first(raw['submittedAt'], applicationDate)),
    history: Array.isArray(raw['history']) ? raw['history'] : [],
  };
  if (!isApplication(application)) throw ApiError.unanswered('malformed');
  return application;
}

const isCourse = (row: Wire): row is Wire & Course =>
  typeof row['id'] === 'string' &&
  typeof row['courseName'] === 'string' &&
  typeof row['department'] === 'string' &&
  typeof row['programType'] === 'string' &&
  typeof row['description'] === 'string' &&
  typeof row['isActive'] === 'boolean' &&
  Array.isArray(row['eligibilityCriteria']) &&
  Array.isArray(row['subjects']);

/** A course with every text that a card shows, empty where the server sent none. */
export function readCourse(raw: unknown): Course {
  if (!isRecord(raw)) throw ApiError.unanswered('malformed');
  if (isCourse(raw)) return raw;
  const course: Wire = {
    ...raw,
    id: text(raw['id']),
    courseName: text(raw['courseName']),
    department: text(raw['department']),
    programType: text(raw['programType']),
    description: text(raw['description']),
    isActive: raw['isActive'] !== false,
    eligibilityCriteria: Array.isArray(raw['eligibilityCriteria']) ? raw['eligibilityCriteria'] : [],
    subjects: Array.isArray(raw['subjects']) ? raw['subjects'] : [],
  };
  if (!isCourse(course)) throw ApiError.unanswered('malformed');
  return course;
}

/** The record that a write answers with. Section 7 asks a server for no more than success and message there. */
export function readWritten<Row>(raw: unknown, readRow: (row: unknown) => Row): Row | undefined {
  return isRecord(raw) ? readRow(raw) : undefined;
}

/** A list, in `data`, in `data.data` or bare. Rows that need no rewording are not copied; a missing list is empty. */
export function readList<Row>(raw: unknown, readRow: (row: unknown) => Row): readonly Row[] {
  const rows = isRecord(raw) && 'data' in raw ? raw['data'] : raw;
  if (rows === undefined || rows === null) return [];
  if (!Array.isArray(rows)) throw ApiError.unanswered('malformed');
  return rows.map(readRow);
}

/** The account that a login's answer names: `user`, or `student` or `admin` as other servers call it. */
export function readUser(data: unknown): Wire | undefined {
  const user = first(part(data, 'user'), part(data, 'student'), part(data, 'admin'));
  return isRecord(user) ? user : undefined;
}
