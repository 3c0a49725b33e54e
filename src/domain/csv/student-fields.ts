import type { components } from '../../../openapi/schema.gen.ts';

type Student = components['schemas']['Student'];

const text = (value: string | number | null | undefined) =>
  value === null || value === undefined ? '' : String(value);

interface Field {
  /** The heading in a file that this app writes. */
  readonly title: string;
  /** What else the column is called (contract, "What the app must also read"; and what registrars write). */
  readonly also?: readonly string[];
  readonly textOf: (student: Student) => string;
}

/** Every field of a record as a column of a file, in the order of an export. */
const fields = {
  rollNo: {
    title: 'Roll No',
    also: ['rollNumber', 'roll', 'registrationNo'],
    textOf: ({ rollNo }) => text(rollNo),
  },
  name: { title: 'Name', also: ['fullName', 'studentName', 'student'], textOf: ({ name }) => text(name) },
  email: { title: 'Email', also: ['emailAddress', 'mail', 'emailId'], textOf: ({ email }) => text(email) },
  department: { title: 'Department', also: ['dept', 'branch'], textOf: ({ department }) => text(department) },
  year: { title: 'Year', also: ['studyYear', 'yearOfStudy'], textOf: ({ year }) => text(year || undefined) },
  semester: { title: 'Semester', also: ['sem'], textOf: ({ semester }) => text(semester || undefined) },
  phone: { title: 'Phone', also: ['phoneNumber', 'mobile', 'mobileNumber', 'contact'], textOf: (s) => text(s.phone) },
  address: { title: 'Address', also: ['postalAddress'], textOf: (s) => text(s.address) },
  dateOfBirth: { title: 'Date of Birth', also: ['dob', 'birthDate'], textOf: (s) => text(s.dateOfBirth) },
  bloodGroup: { title: 'Blood Group', also: ['bloodType'], textOf: (s) => text(s.bloodGroup) },
  gender: { title: 'Gender', also: ['sex'], textOf: (s) => text(s.gender) },
  status: { title: 'Status', also: ['studentStatus'], textOf: (s) => text(s.status) },
  admissionDate: { title: 'Admission Date', also: ['admitted', 'admittedOn'], textOf: (s) => text(s.admissionDate) },
  currentCGPA: { title: 'Current CGPA', also: ['cgpa', 'gpa'], textOf: (s) => text(s.currentCGPA) },
  attendance: {
    title: 'Attendance %',
    also: ['attendancePercentage', 'attendance.percentage'],
    textOf: (s) => text(s.attendance?.percentage),
  },
  totalCredits: { title: 'Total Credits', also: ['credits'], textOf: (s) => text(s.totalCredits) },
  totalFee: { title: 'Total Fee', also: ['fee', 'fee.total', 'fees'], textOf: (s) => text(s.totalFee) },
  paidAmount: { title: 'Paid Amount', also: ['paid', 'fee.paid'], textOf: (s) => text(s.paidAmount) },
  placementStatus: {
    title: 'Placement Status',
    also: ['placement', 'placement.status'],
    textOf: (s) => text(s.placementStatus),
  },
  company: { title: 'Company', also: ['placement.company', 'employer'], textOf: (s) => text(s.company) },
  packageAmount: {
    title: 'Package (LPA)',
    also: ['package', 'packageAmount', 'placement.package'],
    textOf: (s) => text(s.packageAmount),
  },
} as const satisfies Record<string, Field>;

/** What the file says of a record beside its fields: who it is, and as of when. */
const marks = {
  id: { title: 'Id', also: ['studentId'], textOf: (s) => text(s.id) },
  updatedAt: { title: 'Updated At', also: ['lastUpdated'], textOf: (s) => text(s.updatedAt) },
} as const satisfies Record<string, Field>;

/** Worked out by the server: in an export for whoever reads it, and in an import without effect. */
const derived = {
  pendingAmount: { title: 'Pending Amount', also: ['pending', 'fee.pending'], textOf: (s) => text(s.pendingAmount) },
  feeStatus: { title: 'Fee Status', also: ['fee.status'], textOf: (s) => text(s.feeStatus) },
  createdAt: { title: 'Created At', textOf: (s) => text(s.createdAt) },
} as const satisfies Record<string, Field>;

export type StudentField = keyof typeof fields;
export type CsvField = StudentField | keyof typeof marks | keyof typeof derived;

/** The fields that an import writes, each a text. */
export type StudentTexts = Readonly<Record<StudentField, string>>;

const namesOf = <Key extends string>(some: Readonly<Record<Key, Field>>): readonly Key[] =>
  Object.keys(some).filter((key): key is Key => Object.hasOwn(some, key));

export const STUDENT_FIELDS = namesOf<StudentField>(fields);
export const CSV_FIELDS: readonly CsvField[] = [...STUDENT_FIELDS, ...namesOf(derived), ...namesOf(marks)];
const all: Readonly<Record<CsvField, Field>> = { ...fields, ...derived, ...marks };

/** A column's heading. */
export const titleOf = (field: CsvField): string => all[field].title;

/** A column's other names. */
export const otherNamesOf = (field: CsvField): readonly string[] => all[field].also ?? [];

/** A record's value in a column, as a text. */
export const textOf = (student: Student, field: CsvField): string => all[field].textOf(student);

/** Whether an import does something with the column. */
export const isImported = (field: CsvField): boolean => !(field in derived);

/** Whether an import writes the field. */
export const isStudentField = (field: CsvField): field is StudentField => field in fields;

/** Every field that an import writes, of a record or, without one, empty. */
export function textsOf(student?: Student): StudentTexts {
  const texts = STUDENT_FIELDS.map((field) => [field, student ? textOf(student, field) : '']);
  return Object.fromEntries(texts) as StudentTexts;
}
