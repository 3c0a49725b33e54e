import type { OperationId } from '#openapi/operations.gen.ts';
import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import type { Answer, Call } from '#conformance/kit/client.ts';
import { type Exchange, shown } from '#conformance/kit/exchange.ts';
import type { UniversityRun } from './university-run.ts';
import { differences, type Expectation } from './expected-records.ts';

/** A way to read a record: alone, or as a row of a list that has to hold it. */
interface Reading {
  readonly operation: OperationId;
  readonly call: (record: Json) => Call | undefined;
  /** Whether the record is a row among others. */
  readonly inList?: true;
}

/** The records of an answer that is a list. */
export const rowsOf = (data: unknown): Json[] => (Array.isArray(data) ? data.filter(isRecord) : []);

const text = (value: unknown) => String(value ?? '');

/** Every operation that reads a record of each kind. A call is undefined where the record does not belong in the list. */
const readings: Readonly<Record<'students' | 'courses' | 'applications', readonly Reading[]>> = {
  students: [
    { operation: 'adminGetStudent', call: ({ id }) => ({ path: { id: text(id) } }) },
    { operation: 'getStudent', call: ({ id }) => ({ path: { id: text(id) } }) },
    { operation: 'getStudentByEmail', call: ({ email }) => ({ path: { email: text(email) } }) },
    { operation: 'getStudentByRollNo', call: ({ rollNo }) => ({ path: { rollno: text(rollNo) } }) },
    { operation: 'adminListStudents', call: () => ({}), inList: true },
    { operation: 'listStudents', call: () => ({ query: { page: '-1' } }), inList: true },
    {
      operation: 'listStudentsByDepartment',
      call: ({ department }) => ({ path: { dept: text(department) } }),
      inList: true,
    },
    { operation: 'listStudentsByYear', call: ({ year }) => ({ path: { year: text(year) } }), inList: true },
    {
      operation: 'listPlacedStudents',
      call: ({ placementStatus }) => (placementStatus === 'Placed' ? {} : undefined),
      inList: true,
    },
  ],
  courses: [
    { operation: 'getCourse', call: ({ id }) => ({ path: { id: text(id) } }) },
    { operation: 'listCourses', call: () => ({}), inList: true },
    { operation: 'listActiveCourses', call: ({ isActive }) => (isActive === false ? undefined : {}), inList: true },
    {
      operation: 'listAvailableCourses',
      call: ({ isActive, availableSeats }) => (isActive === false || availableSeats === 0 ? undefined : {}),
      inList: true,
    },
    {
      operation: 'listCoursesByDepartment',
      call: ({ isActive, department }) => (isActive === false ? undefined : { path: { dept: text(department) } }),
      inList: true,
    },
    {
      operation: 'listCoursesByProgram',
      call: ({ isActive, programType }) => (isActive === false ? undefined : { path: { type: text(programType) } }),
      inList: true,
    },
  ],
  applications: [
    { operation: 'getApplication', call: ({ id }) => ({ path: { id: text(id) } }) },
    { operation: 'listApplications', call: () => ({}), inList: true },
    { operation: 'listApplicationsByStatus', call: ({ status }) => ({ path: { status: text(status) } }), inList: true },
    {
      operation: 'listApplicationsByCourse',
      call: ({ desiredCourse }) => ({ path: { course: text(desiredCourse) } }),
      inList: true,
    },
  ],
};

export type RecordKind = keyof typeof readings;

/** The rows of a list that are a record with this id. */
export const rowsWithId = (data: unknown, id: unknown) =>
  Array.isArray(data) ? data.filter((row) => isRecord(row) && row['id'] === id) : [];

/** A record as the first operation of its kind reads it; undefined where there is none that may be sent. */
export async function readRecord(run: UniversityRun, kind: RecordKind, id: string): Promise<Json | undefined> {
  const reading = readings[kind].find(({ operation, inList }) => !inList && run.uses(operation));
  if (!reading) return undefined;
  const { ok, data } = await run.call(reading.operation, { as: run.admin, ...reading.call({ id }) });
  return ok && isRecord(data) ? data : undefined;
}

interface Written {
  readonly operation: OperationId;
  readonly exchange: Exchange;
  readonly what: string;
}

/**
 * Reads a record back by every operation that reads it, and compares each field. What all of them show in the same wrong
 * way is stored wrongly by the write; what only some show is read wrongly by those.
 * @param everywhere lists too, and not only the operations that answer one record
 */
export async function readBack(
  run: UniversityRun,
  kind: RecordKind,
  expectation: Expectation,
  { operation, exchange, what }: Written,
  everywhere: boolean,
): Promise<void> {
  const record = Object.fromEntries(Object.entries(expectation).map(([name, [value]]) => [name, value]));
  const asked = readings[kind].filter((reading) => run.uses(reading.operation) && (everywhere || !reading.inList));
  const read: { reading: Reading; answer: Answer; row: unknown }[] = [];
  for (const reading of asked) {
    const call = reading.call(record);
    if (!call) continue;
    const answer = await run.call(reading.operation, { as: run.admin, ...call });
    if (!answer.ok) {
      // Where the record is not found under what was stored, the other readings tell which field is to blame.
      run.results.check(reading.operation, 'lists-all', {
        ok: false,
        what: 'a record that was just written',
        exchange: answer.exchange,
      });
      continue;
    }
    const rows = reading.inList ? rowsWithId(answer.data, record['id']) : [answer.data];
    if (reading.inList) {
      const seen = `${rows.length} rows with the id ${shown(record['id'])} among ${Array.isArray(answer.data) ? answer.data.length : 0}`;
      run.results.check(reading.operation, 'lists-all', {
        ok: rows.length === 1,
        what: 'a record that was just written',
        seen,
        exchange: answer.exchange,
      });
    }
    if (rows.length === 1) read.push({ reading, answer, row: rows[0] });
  }
  const found = read.map(({ row }) => differences(expectation, row));
  for (const [field, [, rule]] of Object.entries(expectation)) {
    const wrong = found.map((list) => list.find((difference) => difference.field === field));
    const [first] = wrong;
    if (read.length > 0 && first && wrong.every(Boolean)) {
      const seen = `${shown(first.seen)} where ${shown(first.expected)} was expected`;
      run.results.check(operation, rule, { ok: false, what: `${field}: ${what}`, seen, exchange });
      continue;
    }
    if (read.length > 0) run.results.check(operation, rule, { ok: true });
    wrong.forEach((difference, at) => {
      const { reading, answer } = read[at]!;
      run.results.check(reading.operation, 'shows-what-is-stored', {
        ok: !difference,
        what: field,
        seen: difference && `${shown(difference.seen)}, elsewhere ${shown(difference.expected)}`,
        exchange: answer.exchange,
      });
    });
  }
}
