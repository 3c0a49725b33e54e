import { validators } from '#openapi/records.gen.js';
import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import type { DataSet } from '#mocks/university/database.ts';
import { readStateFile, stateFile } from '#mocks/demo/state-file.ts';
import { staffAccounts } from '#mocks/university/seed/accounts.ts';
import { Calendar } from '#mocks/university/seed/calendar.ts';
import { demoAccounts, demoCredential } from '#mocks/university/seed/demo-accounts.ts';
import type { AccountRow, SeedRows } from '#mocks/university/tables.ts';
import { Disguise, type Identity } from './disguise.ts';

/** The lists of a live server, as the portal reads them. */
export interface LiveLists {
  readonly students: readonly Json[];
  readonly applications: readonly Json[];
  readonly courses: readonly Json[];
}

interface TwinOptions {
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Decides who people are in the twin. */
  readonly seed: number;
  /** Leaves people as they are. */
  readonly keepPeople: boolean;
}

export interface Twin {
  readonly rows: SeedRows;
  readonly dataSet: DataSet;
  /** What could not be taken over, as sentences. */
  readonly left: readonly string[];
}

/** What a twin keeps of a record: figures, and what belongs to no person. Whatever is not named here stays behind. */
const keptFields = {
  student: `department year semester gender status currentCGPA attendance totalCredits totalFee paidAmount pendingAmount
    feeStatus placementStatus company packageAmount createdAt updatedAt`.split(/\s+/),
  application: 'desiredCourse previousQualification previousGrade status submittedAt updatedAt reviewedAt'.split(' '),
  course: `courseCode courseName department programType description durationYears isActive totalSeats availableSeats
    feeAmount feeType eligibilityCriteria subjects`.split(/\s+/),
};

/** The fields that have a value. */
const said = (row: Json): Json =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined && value !== null && value !== ''));

/** Some fields of a record, as the disguise lets them through. */
const pick = (row: Json, names: readonly string[], disguise: Disguise): Json =>
  said(Object.fromEntries(names.map((name) => [name, disguise.kept(row[name])])));

function studentRow(row: Json, disguise: Disguise): Json {
  const identity = disguise.identity(row['email']);
  const has = (name: string) => row[name] !== undefined && row[name] !== null && row[name] !== '';
  return said({
    id: identity.id,
    name: identity.name,
    rollNo: identity.rollNo,
    email: identity.email,
    ...pick(row, keptFields.student, disguise),
    phone: has('phone') ? identity.phone : undefined,
    address: has('address') ? identity.address : undefined,
    dateOfBirth: disguise.day(row['dateOfBirth'], identity),
    admissionDate: disguise.day(row['admissionDate'], identity),
  });
}

function applicationRow(row: Json, index: number, studentOf: ReadonlyMap<unknown, Identity>, disguise: Disguise): Json {
  const identity = disguise.identity(row['email']);
  const student = studentOf.get(row['generatedStudentId']);
  const steps = Array.isArray(row['history']) ? row['history'].filter(isRecord) : [];
  return said({
    id: `app_${String(index + 1).padStart(6, '0')}`,
    referenceNumber: identity.referenceNumber,
    fullName: identity.name,
    email: identity.email,
    phoneNumber: identity.phone,
    ...pick(row, keptFields.application, disguise),
    reviewComments: disguise.remark(row['reviewComments']),
    rejectionReason: disguise.remark(row['rejectionReason']),
    reviewedBy: row['reviewedBy'] ? disguise.nameOf(row['reviewedBy']) : undefined,
    generatedStudentId: student?.id,
    generatedRollNumber: student?.rollNo,
    history: steps.map(({ from, to, at, by, comments }) =>
      said({ from, to, at, by: by ? disguise.nameOf(by) : undefined, comments: disguise.remark(comments) }),
    ),
  });
}

/** Takes away what does not fit the contract. @returns why the record cannot be used, where it cannot */
function fitted(schema: 'Student' | 'Application' | 'Course', row: Json): { row: Json } | { problem: string } {
  const check = validators[schema];
  if (!check) throw new Error(`There is no schema of ${schema}.`);
  let current = row;
  const problems = new Map<string, string>();
  for (;;) {
    if (check([current])) return { row: current };
    const [error] = check.errors ?? [];
    const { message = 'does not fit the contract', params } = error ?? {};
    const [, , field = ''] = (error?.instancePath ?? '').split('/');
    if (!(field in current)) {
      const missing = String(params?.['missingProperty']);
      return { problem: problems.get(missing) ?? message };
    }
    problems.set(field, `${field} ${message}`);
    const { [field]: _, ...others } = current;
    current = others;
  }
}

/** The rows that fit, none with a unique value that an earlier one has; what is left out goes to `left`. */
function usable(
  schema: 'Student' | 'Application' | 'Course',
  rows: readonly Json[],
  unique: readonly string[],
  left: string[],
): Json[] {
  const problems = new Map<string, number>();
  const seen = new Set<string>();
  const result = rows.flatMap((raw) => {
    const found = fitted(schema, raw);
    const values =
      'row' in found ? unique.map((name) => `${name} ${String(found.row[name]).trim().toLowerCase()}`) : [];
    const taken = values.find((value) => seen.has(value));
    const problem = 'problem' in found ? found.problem : taken && `the same ${taken.split(' ', 1)[0]} as another one`;
    if (problem !== undefined) {
      problems.set(problem, (problems.get(problem) ?? 0) + 1);
      return [];
    }
    for (const value of values) seen.add(value);
    return 'row' in found ? [found.row] : [];
  });
  for (const [problem, count] of problems) left.push(`${count} of the ${schema.toLowerCase()}s: ${problem}`);
  return result;
}

/** An account for each student, all with the demo's password. */
const accountOf = (student: Json): AccountRow => ({
  id: `acc_${String(student['id'])}`,
  role: 'STUDENT',
  email: String(student['email']),
  username: String(student['email']),
  name: String(student['name']),
  studentId: String(student['id']),
  credential: demoCredential,
  createdAt: String(student['createdAt']),
  updatedAt: String(student['createdAt']),
});

/**
 * Makes the demo's data of a live server's. People are made unrecognisable: names, e-mail addresses, phone numbers,
 * postal addresses, roll and reference numbers are others, days of their lives are moved, and what was written about them
 * is left out. Figures, departments, courses and statuses are kept. The first student signs in with the demo's address.
 */
export function makeTwin(lists: LiveLists, { today, seed, keepPeople }: TwinOptions): Twin {
  const left: string[] = [];
  const start = `${today}T00:00:00.000Z`;
  const dated = lists.students.map((row): Json => ({ ...row, createdAt: row['createdAt'] || start }));
  const disguise = new Disguise(dated, lists.applications, seed);
  const studentOf = new Map(dated.map((row): [unknown, Identity] => [row['id'], disguise.identity(row['email'])]));
  const students = keepPeople ? dated : dated.map((row) => studentRow(row, disguise));
  const applications = keepPeople
    ? lists.applications
    : lists.applications.map((row, index) => applicationRow(row, index, studentOf, disguise));
  const courses = lists.courses.map((row, index) => ({
    ...pick(row, keptFields.course, disguise),
    eligibilityCriteria: disguise.kept(row['eligibilityCriteria'] ?? []),
    subjects: disguise.kept(row['subjects'] ?? []),
    id: `crs_${String(index + 1).padStart(4, '0')}`,
  }));

  const rows = {
    students: usable('Student', students, ['id', 'email', 'rollNo'], left),
    applications: usable('Application', applications, ['id', 'email', 'referenceNumber'], left),
    courses: usable('Course', courses, ['id', 'courseCode', 'courseName'], left),
  };
  const [first] = rows.students;
  const real = new Set(lists.students.map((row) => String(row['email']).toLowerCase()));
  if (first && !keepPeople && !real.has(demoAccounts[0].email)) {
    const { email } = first;
    for (const row of [...rows.students, ...rows.applications])
      if (row['email'] === email) Object.assign(row, { email: demoAccounts[0].email });
  }
  const accounts = [...staffAccounts(new Calendar(today), demoCredential), ...rows.students.map(accountOf)];
  return {
    // Each row has been checked above.
    rows: { ...rows, accounts } as unknown as SeedRows,
    dataSet: { scenario: 'Twin of a live server', students: rows.students.length, today },
    left,
  };
}

/** The text of a twin's state file. @throws DemoError where the demo could not read it */
export async function twinFile({ rows, dataSet }: Twin): Promise<string> {
  const text = [...stateFile((table) => rows[table] ?? [], dataSet)].join('');
  await readStateFile(text);
  return text;
}
