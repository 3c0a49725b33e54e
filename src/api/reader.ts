import type { components } from '../../openapi/schema.gen.ts';
import { ApiError } from './errors.ts';
import { isRecord, type Json } from './shapes.ts';

type Student = components['schemas']['Student'];
type Application = components['schemas']['Application'];
type Course = components['schemas']['Course'];

const absent = (value: unknown) => value === undefined || value === null;
const text = (value: unknown) => (absent(value) ? '' : String(value));
const number = (value: unknown) => {
  const figure = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof figure === 'number' && Number.isFinite(figure) ? figure : undefined;
};
const phrase = (value: unknown) => (absent(value) || typeof value === 'object' ? undefined : String(value));
const first = (...values: readonly unknown[]) => values.find((value) => !absent(value));
const part = (value: unknown, field: string) => (isRecord(value) ? value[field] : undefined);

/** Optional fields that screens calculate with, and that they write: a phone may come as a figure, a fee in words. */
const figures = new Set(['currentCGPA', 'totalCredits', 'totalFee', 'paidAmount', 'pendingAmount', 'packageAmount']);
const words = new Set([
  'phone',
  'address',
  'dateOfBirth',
  'bloodGroup',
  'gender',
  'status',
  'admissionDate',
  'feeStatus',
  'placementStatus',
  'company',
]);

const isFigure = (value: unknown) => absent(value) || typeof value === 'number';
const isWord = (value: unknown) => absent(value) || typeof value === 'string';

/** Field by field, and not in a loop over their names, which takes ten times as long over 50,000 records. */
const hasPlainFields = (row: Json) =>
  isFigure(row['currentCGPA']) &&
  isFigure(row['totalCredits']) &&
  isFigure(row['totalFee']) &&
  isFigure(row['paidAmount']) &&
  isFigure(row['pendingAmount']) &&
  isFigure(row['packageAmount']) &&
  isFigure(part(row['attendance'], 'percentage')) &&
  isWord(row['phone']) &&
  isWord(row['address']) &&
  isWord(row['dateOfBirth']) &&
  isWord(row['bloodGroup']) &&
  isWord(row['gender']) &&
  isWord(row['status']) &&
  isWord(row['admissionDate']) &&
  isWord(row['feeStatus']) &&
  isWord(row['placementStatus']) &&
  isWord(row['company']);

/** Whether a record already has the contract's shape, so that a list of 50,000 is looked at and not copied. */
function isStudent(row: Json): row is Json & Student {
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
    row['placement'] === undefined &&
    hasPlainFields(row)
  );
}

/** What a record says in other words, in the contract's; a field that no word of the record gives stays out. */
function reworded(row: Json): Json {
  const { attendance, fee, placement, createdAt } = row;
  const percentage = number(
    first(part(attendance, 'percentage'), isRecord(attendance) ? null : attendance, row['attendancePercentage']),
  );
  const fields: Json = {
    ...Object.fromEntries([...words].map((field) => [field, phrase(row[field])])),
    currentCGPA: number(first(row['currentCGPA'], row['cgpa'])),
    attendance: percentage === undefined ? undefined : { percentage },
    totalCredits: number(row['totalCredits']),
    admissionDate: first(
      phrase(row['admissionDate']),
      typeof createdAt === 'string' ? createdAt.slice(0, 10) : undefined,
    ),
    totalFee: number(first(row['totalFee'], part(fee, 'total'))),
    paidAmount: number(first(row['paidAmount'], part(fee, 'paid'))),
    pendingAmount: number(first(row['pendingAmount'], part(fee, 'pending'))),
    feeStatus: phrase(first(row['feeStatus'], part(fee, 'status'))),
    placementStatus: phrase(first(row['placementStatus'], part(placement, 'status'))),
    company: phrase(first(row['company'], part(placement, 'company'))),
    packageAmount: number(first(row['packageAmount'], part(placement, 'package'))),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** A student in the contract's shape, whichever of the known shapes it came in. A canonical one comes back itself. */
export function readStudent(raw: unknown): Student {
  if (!isRecord(raw)) throw ApiError.unanswered('malformed');
  if (isStudent(raw)) return raw;
  const { rollNumber, roll_no, cgpa, attendance, attendancePercentage, fee, placement, ...others } = raw;
  const kept = Object.entries(others).filter(([field]) => !figures.has(field) && !words.has(field));
  const student: Json = {
    ...Object.fromEntries(kept),
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

const isApplication = (row: Json): row is Json & Application =>
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
  const application: Json = {
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

const isCourse = (row: Json): row is Json & Course =>
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
  const course: Json = {
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
export function readUser(data: unknown): Json | undefined {
  const user = first(part(data, 'user'), part(data, 'student'), part(data, 'admin'));
  return isRecord(user) ? user : undefined;
}
