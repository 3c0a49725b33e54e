import type { components } from '#openapi/schema.gen.ts';
import { APPLICATION_STATUSES, applicationStatuses, isUndecided } from './application-status.ts';

type Schemas = components['schemas'];

/** How often each value occurs, in the order of the first occurrence; an empty one is none. */
function countBy<Row>(rows: readonly Row[], valueOf: (row: Row) => string): readonly [value: string, count: number][] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const value = valueOf(row).trim();
    if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts];
}

/** What GET /applications/stats counts, counted from the list: figures beside a list must not contradict it. */
export function applicationStatsOf(rows: readonly Schemas['Application'][]): Schemas['ApplicationStats'] {
  const byStatus = new Map(countBy(rows, ({ status }) => status));
  const counts = APPLICATION_STATUSES.map((status) => [applicationStatuses[status].count, byStatus.get(status) ?? 0]);
  return {
    ...(Object.fromEntries(counts) as Omit<Schemas['ApplicationStats'], 'byCourse'>),
    totalApplications: rows.length,
    pendingCount: rows.filter(({ status }) => isUndecided(status)).length,
    byCourse: countBy(rows, ({ desiredCourse }) => desiredCourse).map(([course, count]) => ({ course, count })),
  };
}

/** What GET /courses/stats counts, counted from the list. */
export function courseStatsOf(rows: readonly Schemas['Course'][]): Schemas['CourseStats'] {
  const activeCourses = rows.filter(({ isActive }) => isActive).length;
  return {
    totalCourses: rows.length,
    activeCourses,
    inactiveCourses: rows.length - activeCourses,
    byDepartment: countBy(rows, ({ department }) => department).map(([department, count]) => ({ department, count })),
    byProgramType: countBy(rows, ({ programType }) => programType).map(([programType, count]) => ({
      programType: programType as Schemas['ProgramType'],
      count,
    })),
  };
}

/** The server's figures where they agree with the list that is shown beside them, else those of the list. */
export function statsBesideList<Stats extends object>(stats: Stats | undefined, ofList: Stats): Stats {
  const figures = new Map<string, unknown>(Object.entries(stats ?? {}));
  const agrees = Object.entries(ofList).every(([name, value]) => Array.isArray(value) || figures.get(name) === value);
  return stats && agrees ? stats : ofList;
}
