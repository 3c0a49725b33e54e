import type { OperationId } from '#openapi/operations.gen.ts';
import { applicationStatusValues } from '#openapi/schema.gen.ts';
import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import type { Call } from '#conformance/kit/client.ts';
import { sameValue, shown } from '#conformance/kit/exchange.ts';
import type { UniversityRun } from '../university-run.ts';
import { byText, isActive, isPlaced, same } from './lists.ts';

/** Averages and rates may be rounded to one decimal. */
function agrees(expected: unknown, seen: unknown): boolean {
  if (typeof expected === 'number' && typeof seen === 'number')
    return Number.isInteger(expected) ? expected === seen : Math.abs(expected - seen) <= 0.0501;
  if (isRecord(expected) && isRecord(seen))
    return Object.entries(expected).every(([name, value]) => agrees(value, seen[name]));
  return sameValue(expected, seen);
}

const sumOf = (rows: readonly Json[], name: string) =>
  Math.round(rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0) * 100) / 100;

function averageOf(values: readonly unknown[]): number {
  const numbers = values.filter((value) => typeof value === 'number');
  return numbers.length === 0 ? 0 : numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
}

/** How many rows have each value of a field, whatever its case. */
function countsOf(values: readonly unknown[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) {
    const key = String(value).toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** How statistics count the rows of a list by one of its fields: `byDepartment`, in groups with a `department`. */
interface Grouping {
  /** The field of the rows; `key` unless said otherwise. */
  readonly field?: string;
  /** What names a group. */
  readonly key: string;
  /** Whether the groups are in the order of their names. */
  readonly sorted: boolean;
}

/** The figures of the API as they are now, held to what a list says. */
class Figures {
  private readonly run: UniversityRun;
  constructor(run: UniversityRun) {
    this.run = run;
  }

  /** The whole list; undefined where it may not be read, or is not answered. */
  async list(operation: OperationId, call: Call = {}): Promise<Json[] | undefined> {
    if (!this.run.uses(operation)) return undefined;
    const { ok, data } = await this.run.call(operation, { as: this.run.admin, ...call });
    return ok && Array.isArray(data) ? data.filter(isRecord) : undefined;
  }

  async count(operation: OperationId, call: Call, expected: number): Promise<void> {
    if (!this.run.uses(operation)) return;
    const { ok, data, exchange } = await this.run.call(operation, { as: this.run.admin, ...call });
    if (!ok) return;
    const seen = `${shown(data)}, and the list has ${expected}`;
    this.run.results.check(operation, 'counts-agree', { ok: data === expected, seen, exchange });
  }

  async statistics(
    operation: OperationId,
    rows: readonly Json[],
    expected: Json,
    groupings: Readonly<Record<string, Grouping>>,
  ): Promise<void> {
    if (!this.run.uses(operation)) return;
    const { ok, data, exchange } = await this.run.call(operation, { as: this.run.admin });
    if (!ok) return;
    const figures: Json = isRecord(data) ? data : {};
    const check = (what: string, holds: boolean, seen: unknown, said: unknown) =>
      this.run.results.check(operation, 'counts-agree', {
        ok: holds,
        what,
        seen: `${what} ${shown(seen)}, and the list says ${shown(said)}`,
        exchange,
      });
    for (const [name, value] of Object.entries(expected))
      check(name, agrees(value, figures[name]), figures[name], value);
    for (const [name, { key, field = key, sorted }] of Object.entries(groupings)) {
      const groups = Array.isArray(figures[name]) ? figures[name].filter(isRecord) : [];
      const counts = countsOf(rows.map((row) => row[field]));
      // A value that stands in two groups, by its case, is in neither as often as it should be.
      const holds =
        groups.length === counts.size &&
        groups.every(({ [key]: value, count }) => counts.get(String(value).toLowerCase()) === count);
      check(name, holds, groups, Object.fromEntries(counts));
      const names = groups.map((group) => group[key]);
      const at = names.findIndex((value, index) => index > 0 && byText(names[index - 1], value) > 0);
      if (sorted)
        this.run.results.check(operation, 'sorted', {
          ok: at === -1,
          what: name,
          seen: `${shown(names[at - 1])} stands before ${shown(names[at])}`,
          exchange,
        });
    }
  }
}

/** Capitals for small letters, and small letters for capitals. */
const inOtherCase = (text: unknown) => {
  const upper = String(text).toUpperCase();
  return upper === text ? upper.toLowerCase() : upper;
};

async function checkStudents(run: UniversityRun, figures: Figures): Promise<void> {
  const read = async () =>
    (await figures.list('adminListStudents')) ?? (await figures.list('listStudents', { query: { page: '-1' } }));
  // A second spelling of a department that there is: the two are one.
  const [known] = (await read()) ?? [];
  if (known) await run.newStudent({ department: inOtherCase(known['department']) });
  const rows = await read();
  if (!rows) return run.results.skip('getStudentStats', 'figures', 'the list of the students could not be read');
  const placed = rows.filter(isPlaced);
  const packages = placed.map(({ packageAmount }) => packageAmount);
  const dept = String(rows[0]?.['department'] ?? 'Computer Science');
  const inDepartment = rows.filter(({ department }) => same(department, dept)).length;
  await figures.count('countStudents', {}, rows.length);
  await figures.count('countPlacedStudents', {}, placed.length);
  await figures.count('countStudentsByDepartment', { path: { dept } }, inDepartment);
  await figures.statistics(
    'getStudentStats',
    rows,
    {
      totalStudents: rows.length,
      placedStudents: placed.length,
      placementRate: rows.length === 0 ? 0 : (placed.length * 100) / rows.length,
      averageCGPA: averageOf(rows.map((row) => row['currentCGPA'])),
      averageAttendance: averageOf(
        rows.map(({ attendance }) => (isRecord(attendance) ? attendance['percentage'] : undefined)),
      ),
      fees: { total: sumOf(rows, 'totalFee'), paid: sumOf(rows, 'paidAmount'), pending: sumOf(rows, 'pendingAmount') },
      package: {
        average: averageOf(packages),
        max: Math.max(0, ...packages.filter((value) => typeof value === 'number')),
      },
    },
    { byDepartment: { key: 'department', sorted: true }, byYear: { key: 'year', sorted: true } },
  );
}

/** The field that counts a status: `underReviewCount` of UNDER_REVIEW. */
const countOf = (status: string) =>
  `${status.toLowerCase().replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())}Count`;

async function checkApplications(run: UniversityRun, figures: Figures): Promise<void> {
  const [known] = (await figures.list('listApplications')) ?? [];
  if (known) await run.newApplication({ desiredCourse: inOtherCase(known['desiredCourse']) });
  const rows = await figures.list('listApplications');
  if (!rows) return;
  const having = (...statuses: readonly string[]) =>
    rows.filter(({ status }) => statuses.includes(String(status))).length;
  await figures.statistics(
    'getApplicationStats',
    rows,
    {
      totalApplications: rows.length,
      ...Object.fromEntries(applicationStatusValues.map((status) => [countOf(status), having(status)])),
      // Whatever is not decided yet.
      pendingCount: rows.length - having('APPROVED', 'REJECTED'),
    },
    { byCourse: { key: 'course', field: 'desiredCourse', sorted: true } },
  );
}

async function checkCourses(run: UniversityRun, figures: Figures): Promise<void> {
  const [known] = (await figures.list('listCourses')) ?? [];
  if (known) await run.newCourse({ department: inOtherCase(known['department']) });
  const rows = await figures.list('listCourses');
  if (!rows) return;
  const active = rows.filter(isActive).length;
  await figures.statistics(
    'getCourseStats',
    rows,
    { totalCourses: rows.length, activeCourses: active, inactiveCourses: rows.length - active },
    // Program types stand in an order of their own.
    { byDepartment: { key: 'department', sorted: true }, byProgramType: { key: 'programType', sorted: false } },
  );
}

/** Every count and every statistic agrees with the lists, and takes values that differ in case alone for one. */
export async function checkFigures(run: UniversityRun): Promise<void> {
  const figures = new Figures(run);
  if (run.selectsAny(['countStudents', 'countPlacedStudents', 'countStudentsByDepartment', 'getStudentStats']))
    await checkStudents(run, figures);
  if (run.selects('getApplicationStats')) await checkApplications(run, figures);
  if (run.selects('getCourseStats')) await checkCourses(run, figures);
}
