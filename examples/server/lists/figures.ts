/** Figures of students and applications: sums of the lines that the triggers of `3-figures.sql` write. */
import type { GroupFigures, StudentStats, StudentSummary } from '../contract.ts';
import type { Connection, Database, Row } from '../database/database.ts';
import { foldText } from '../contract.ts';

const sums = `
  students placed higher_studies fee_total fee_paid fee_pending payers owers fees payments
  cgpas cgpa_sum attendances attendance_sum packages package_sum
`
  .trim()
  .split(/\s+/);
interface Line extends Row {
  students: number;
  placed: number;
  higher_studies: number;
  fee_total: number;
  fee_paid: number;
  fee_pending: number;
  payers: number;
  owers: number;
  fees: number;
  payments: number;
  cgpas: number;
  cgpa_sum: number;
  attendances: number;
  attendance_sum: number;
  packages: number;
  package_sum: number;
}

const none = Object.fromEntries(sums.map((name) => [name, 0])) as unknown as Line;

/**
 * All students, and those of each department, year, placement, fee status and status: a column that is not null says which.
 * In the enrolled year 0 are those who have graduated.
 */
async function studentLines(connection: Connection) {
  const lines = await connection.query<Line>(
    `SELECT min(department COLLATE "C") FILTER (WHERE department_low IS NOT NULL) AS spelling, department_key,
      department_low, year, enrolled_year, placement, fee, status,
      ${sums.map((name) => `sum(${name}) AS ${name}`).join(', ')}
    FROM student_totals, LATERAL (SELECT CASE lower(status COLLATE "C") WHEN 'graduated' THEN 0 ELSE year END AS enrolled_year) AS years
    GROUP BY GROUPING SETS ((), (department_low, department_key), (year), (enrolled_year), (placement), (fee), (status))
    HAVING sum(students) > 0`,
  );
  const dimensions = ['department_low', 'year', 'enrolled_year', 'placement', 'fee', 'status'] as const;
  const of = (dimension: (typeof dimensions)[number]) => lines.filter((line) => line[dimension] !== null);
  return {
    all: lines.find((line) => dimensions.every((dimension) => line[dimension] === null)) ?? none,
    byDepartment: of('department_low').toSorted(
      (a, b) => order(a['department_key'], b['department_key']) || order(a['department_low'], b['department_low']),
    ),
    byYear: of('year').toSorted((a, b) => Number(a['year']) - Number(b['year'])),
    byEnrolledYear: of('enrolled_year').toSorted((a, b) => Number(a['enrolled_year']) - Number(b['enrolled_year'])),
    choices: (dimension: 'placement' | 'fee' | 'status') =>
      of(dimension)
        .map((line) => String(line[dimension]))
        .toSorted((a, b) => order(foldText(a), foldText(b))),
  };
}

/** By code points, as the database's "C". */
const order = (a: unknown, b: unknown) => Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));

const group = (line: Line): GroupFigures => ({
  students: line.students,
  placed: line.placed,
  fees: {
    total: line.fee_total,
    paid: line.fee_paid,
    pending: line.fee_pending,
    payers: line.payers,
    owers: line.owers,
  },
});

const highestPackage = async (connection: Connection) =>
  (await connection.query<{ max: number | null }>('SELECT max(package_amount) AS max FROM students'))[0]?.max ?? 0;

/** Operation getStudentSummary. */
export async function studentSummary(connection: Connection): Promise<StudentSummary> {
  const { all, byDepartment, byEnrolledYear, choices } = await studentLines(connection);
  return {
    total: { value: all.students, exact: true },
    choices: {
      department: byDepartment.map((line) => String(line['spelling'])),
      placement: choices('placement'),
      fee: choices('fee'),
      status: choices('status'),
    },
    without: {
      cgpa: all.students - all.cgpas,
      attendance: all.students - all.attendances,
      pending: all.students - all.fees,
      paid: all.students - all.payments,
    },
    figures: {
      all: group(all),
      byDepartment: byDepartment.map((line) => ({ department: String(line['spelling']), ...group(line) })),
      byYear: byEnrolledYear
        .filter((line) => line['enrolled_year'] !== 0)
        .map((line) => ({ year: Number(line['enrolled_year']), ...group(line) })),
      graduated: group(byEnrolledYear.find((line) => line['enrolled_year'] === 0) ?? none),
      higherStudies: all.higher_studies,
      packages: { count: all.packages, sum: all.package_sum, highest: await highestPackage(connection) },
    },
  };
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
const average = (sum: number, count: number, digits: number) => (count === 0 ? 0 : rounded(sum / count, digits));

/** Operation getStudentStats. */
export async function studentStats(connection: Connection): Promise<StudentStats> {
  const { all, byDepartment, byYear } = await studentLines(connection);
  return {
    totalStudents: all.students,
    placedStudents: all.placed,
    placementRate: average(all.placed * 100, all.students, 1),
    averageCGPA: average(all.cgpa_sum, all.cgpas, 2),
    averageAttendance: average(all.attendance_sum, all.attendances, 1),
    byDepartment: byDepartment.map((line) => ({ department: String(line['spelling']), count: line.students })),
    byYear: byYear.map((line) => ({ year: Number(line['year']), count: line.students })),
    fees: {
      total: rounded(all.fee_total, 2),
      paid: rounded(all.fee_paid, 2),
      pending: rounded(all.fee_pending, 2),
    },
    package: {
      average: average(all.package_sum, all.packages, 2),
      max: await highestPackage(connection),
    },
  };
}

/** How many students there are, perhaps of one department. */
export async function countStudents(
  connection: Connection,
  which: 'students' | 'placed' = 'students',
  department?: string,
) {
  const [row] = await connection.query<{ count: number }>(
    `SELECT coalesce(sum(${which}), 0) AS count FROM student_figures ${department === undefined ? '' : 'WHERE department_low = $1'}`,
    department === undefined ? [] : [department.trim().toLowerCase()],
  );
  return row!.count;
}

interface PublicGroup {
  department: string;
  company: string | null;
  students: number;
}

/** How many students of each department are with each company: what anybody may know, in an order that betrays nobody. */
export const publicGroups = (connection: Connection) =>
  connection.query<PublicGroup>(
    `SELECT department, company, sum(students) AS students FROM public_figures
    GROUP BY department, company, department_key, company_key HAVING sum(students) > 0
    ORDER BY department_key, company_key NULLS FIRST, department COLLATE "C", company COLLATE "C"`,
  );

/** Operation getPublicStatistics. */
export async function publicStatistics(connection: Connection) {
  const groups = await publicGroups(connection);
  const sum = (of: readonly PublicGroup[]) => of.reduce((total, { students }) => total + students, 0);
  return {
    students: sum(groups),
    placed: sum(groups.filter(({ company }) => company !== null)),
    departments: new Set(groups.map(({ department }) => department)).size,
  };
}

/** Applications by status and course, each with how many have a grade that is a number. */
export async function applicationLines(connection: Connection) {
  const lines = await connection.query<Row & { applications: number; grades: number }>(
    `SELECT status, min(course COLLATE "C") FILTER (WHERE course_low IS NOT NULL) AS course, course_key, course_low,
      sum(applications) AS applications, sum(grades) AS grades
    FROM application_totals
    GROUP BY GROUPING SETS ((), (status), (course_low, course_key)) HAVING sum(applications) > 0
    ORDER BY status COLLATE "C", course_key, course_low`,
  );
  return {
    all: lines.find(({ status, course_low }) => status === null && course_low === null) ?? {
      applications: 0,
      grades: 0,
    },
    byStatus: lines
      .filter(({ status }) => status !== null)
      .map(({ status, applications }) => ({ status: String(status), count: applications })),
    byCourse: lines
      .filter(({ course_low }) => course_low !== null)
      .map(({ course, applications }) => ({ course: String(course), count: applications })),
  };
}

const keys = {
  student_figures: { by: 7, sums },
  public_figures: { by: 4, sums: ['students'] },
  application_figures: { by: 4, sums: ['applications', 'grades'] },
};

/**
 * Puts the lines of figures together where there are many. Whoever writes meanwhile adds lines and has nothing to wait for;
 * of two processes that do this at once, the second leaves it to the first.
 */
export async function compactFigures(database: Database, most = 5000): Promise<void> {
  for (const [table, { by, sums }] of Object.entries(keys)) {
    const numbers = Array.from({ length: by }, (_, at) => at + 1).join(', ');
    await database.transaction(async (connection) => {
      const [row] = await connection.query<{ isMine: boolean; lines: number }>(
        `SELECT pg_try_advisory_xact_lock(7203402) AS "isMine", (SELECT count(*) FROM ${table}) AS lines`,
      );
      if (!row?.isMine || row.lines <= most) return;
      const columns = (
        await connection.query<{ name: string }>(
          `SELECT attname AS name FROM pg_attribute WHERE attrelid = '${table}'::regclass AND attnum > 0 ORDER BY attnum`,
        )
      ).map(({ name }) => name);
      await connection.query(
        `WITH gone AS (DELETE FROM ${table} RETURNING *)
        INSERT INTO ${table} SELECT ${columns.map((name) => (sums.includes(name) ? `sum(${name})` : name)).join(', ')}
        FROM gone GROUP BY ${numbers} HAVING sum(${sums[0]!}) <> 0`,
      );
    });
  }
}
