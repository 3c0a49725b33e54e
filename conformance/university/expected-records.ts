import type { OperationId } from '#openapi/operations.gen.ts';
import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import { sameValue } from '#conformance/kit/exchange.ts';
import type { RuleId } from './rules.ts';

/** What a field has to hold after a write, and the rule by which it does. */
export type Expectation = Readonly<Record<string, readonly [value: unknown, rule: RuleId]>>;

const notStored = new Set(['password', 'updatedAt', 'id', 'createdAt', 'pendingAmount', 'feeStatus', 'role']);

/** The text as it is stored: trimmed (contract, Values). */
const trimmed = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim() : Array.isArray(value) ? value.map(trimmed) : value;

/** Each field of the record as it was, by the rule that what is not sent stays. */
const kept = (before: Json): Expectation =>
  Object.fromEntries(
    Object.entries(before)
      .filter(([name]) => name === 'id' || name === 'createdAt' || !notStored.has(name))
      .map(([name, value]) => [name, [value, 'keeps-the-rest']]),
  );

/** What is sent: a value is stored, null clears. */
const written = (sent: Json): Expectation =>
  Object.fromEntries(
    Object.entries(sent)
      .filter(([name, value]) => value !== undefined && !notStored.has(name))
      .map(([name, value]) => [
        name,
        value === null ? [undefined, 'clears-with-null'] : [trimmed(value), 'stores-what-was-sent'],
      ]),
  );

const valueOf = (expectation: Expectation, name: string) => expectation[name]?.[0];
const paise = (amount: number) => Math.round(amount * 100) / 100;

/** Contract, updateStudentFee and updateStudentPlacement: what follows from fees and placement. */
function withDerived(expectation: Expectation): Expectation {
  const totalFee = valueOf(expectation, 'totalFee');
  const paidAmount = valueOf(expectation, 'paidAmount') ?? 0;
  const pending =
    typeof totalFee === 'number' && typeof paidAmount === 'number' ? paise(totalFee - paidAmount) : undefined;
  const isPlaced = valueOf(expectation, 'placementStatus') === 'Placed';
  return {
    ...expectation,
    pendingAmount: [pending, 'derives'],
    feeStatus: [pending === undefined ? undefined : pending > 0 ? 'Pending' : 'Paid', 'derives'],
    ...(isPlaced ? {} : { company: [undefined, 'derives'], packageAmount: [undefined, 'derives'] }),
  };
}

type After = (before: Json, sent: Json) => Expectation;

const student: After = (before, sent) => withDerived({ ...kept(before), ...written(sent) });
const academic: After = (before, { attendancePercentage: percentage, ...sent }) =>
  student(before, { ...sent, attendance: { percentage } });
const course: After = (before, sent) => ({ ...kept(before), ...written(sent) });

/** What an administrator's course has where nothing is sent (contract, createCourse). */
function newCourse(_: Json, sent: Json): Expectation {
  const { totalSeats } = sent;
  return {
    isActive: [true, 'derives'],
    eligibilityCriteria: [[], 'derives'],
    subjects: [[], 'derives'],
    ...written(sent),
    ...(isNothing(sent['availableSeats']) ? { availableSeats: [totalSeats, 'derives'] } : {}),
  };
}

const isNothing = (value: unknown) => value === undefined || value === null;
const newStudent: After = (_, sent) => ({ status: ['Active', 'derives'], ...written(sent) });

/** The writes whose effect follows from what is sent: the record's kind, and its fields after them. */
export const writes: Partial<
  Record<OperationId, { readonly kind: 'students' | 'courses' | 'applications'; readonly after: After }>
> = {
  register: { kind: 'students', after: newStudent },
  createStudent: { kind: 'students', after: newStudent },
  updateStudent: { kind: 'students', after: student },
  updateStudentFull: { kind: 'students', after: student },
  adminUpdateStudent: { kind: 'students', after: student },
  updateStudentAcademic: { kind: 'students', after: academic },
  adminUpdateStudentAcademic: { kind: 'students', after: academic },
  updateStudentCgpa: {
    kind: 'students',
    after: (before, { cgpa, credits }) => student(before, { currentCGPA: cgpa, totalCredits: credits }),
  },
  updateStudentAttendance: {
    kind: 'students',
    after: (before, { attendancePercentage: percentage }) => student(before, { attendance: { percentage } }),
  },
  updateStudentFee: { kind: 'students', after: student },
  updateStudentPlacement: {
    kind: 'students',
    // The placement is set as a whole: what is left out of it is cleared.
    after: (before, { placementStatus, company, packageAmount }) =>
      student(before, { placementStatus, company: company ?? null, packageAmount: packageAmount ?? null }),
  },
  submitApplication: {
    kind: 'applications',
    after: (_, sent) => ({ ...written(sent), status: ['APPLIED', 'derives'] }),
  },
  updateOwnContact: { kind: 'students', after: student },
  createCourse: { kind: 'courses', after: newCourse },
  updateCourse: { kind: 'courses', after: course },
};

export interface Difference {
  readonly field: string;
  readonly rule: RuleId;
  readonly expected: unknown;
  readonly seen: unknown;
}

/** The fields of a record that are not as expected. */
export function differences(expectation: Expectation, record: unknown): Difference[] {
  const row: Json = isRecord(record) ? record : {};
  return Object.entries(expectation).flatMap(([field, [expected, rule]]) =>
    sameValue(expected, row[field]) ? [] : [{ field, rule, expected, seen: row[field] }],
  );
}
