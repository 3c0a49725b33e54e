import { beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#openapi/schema.gen.ts';
import type { ApplicationRow, StudentRow } from '#mocks/university/tables.ts';
import {
  attendance,
  byPoints,
  cgpa,
  graded,
  inbox,
  isPlaced,
  type ListsBackend,
  listsBackend,
  paid,
  pending,
  percentages,
  plain,
  type Query,
  statuses,
} from '#mocks/testing-lists.ts';

let backend: ListsBackend;
let everybody: readonly StudentRow[];
let { ask } = {} as ListsBackend;
const open = async () => {
  backend = await listsBackend();
  ({ everybody, ask } = backend);
};

type Schemas = components['schemas'];

describe('getStudentSummary, getApplicationSummary, getPublicStatistics', () => {
  beforeAll(open);

  it('The summary of students offers what occurs, and counts who has no number', async () => {
    const { body } = await ask('/students/summary');
    const without = (value: (row: StudentRow) => unknown) => everybody.filter((row) => value(row) === undefined).length;
    const summary = body.data as Schemas['StudentSummary'];
    expect(summary.total).toEqual({ value: everybody.length, exact: true });
    expect(summary.without).toEqual({
      cgpa: without(cgpa),
      attendance: without(attendance),
      pending: without(pending),
      paid: without(paid),
    });
    const { department, ...others } = summary.choices;
    expect(department.map((text) => text.toLowerCase())).toEqual(
      ['civil', 'computer science', 'electronics', 'électronique'].toSorted((a, b) => byPoints(plain(a), plain(b))),
    );
    expect(others).toEqual({
      placement: ['Higher Studies', 'Not Placed', 'Placed'],
      fee: ['N/A', 'Paid', 'Pending'],
      status: ['Active', 'Graduated', 'Suspended'],
    });
  });

  it('The figures of the summary are the sums of the roster, its departments and its years', async () => {
    const { figures } = (await ask('/students/summary')).body.data as Schemas['StudentSummary'];
    const sum = (rows: readonly StudentRow[], value: (row: StudentRow) => number | undefined) =>
      rows.reduce((total, row) => total + (value(row) ?? 0), 0);
    const group = (rows: readonly StudentRow[]) => ({
      students: rows.length,
      placed: rows.filter(isPlaced).length,
      fees: {
        total: sum(rows, ({ totalFee }) => totalFee),
        paid: sum(rows, paid),
        pending: sum(rows, pending),
        payers: rows.filter((row) => (paid(row) ?? 0) > 0).length,
        owers: rows.filter((row) => (pending(row) ?? 0) > 0).length,
      },
    });
    const enrolled = everybody.filter(({ status }) => status !== 'Graduated');
    const packages = everybody.filter(isPlaced).flatMap(({ packageAmount }) => packageAmount ?? []);
    expect(figures.all).toEqual(group(everybody));
    expect(figures.higherStudies).toBe(
      everybody.filter((row) => !isPlaced(row) && row.placementStatus === 'Higher Studies').length,
    );
    expect(figures.packages).toEqual({
      count: packages.length,
      sum: packages.reduce((total, amount) => total + amount, 0),
      highest: Math.max(...packages),
    });
    expect(figures.byYear).toEqual(
      [1, 2, 3, 4].map((year) => ({ year, ...group(enrolled.filter((row) => row.year === year)) })),
    );
    expect(figures.graduated).toEqual(group(everybody.filter(({ status }) => status === 'Graduated')));
    expect(figures.graduated?.students).toBeGreaterThan(0);
    const inDepartment = (name: string) =>
      everybody.filter(({ department }) => department.toLowerCase() === name.toLowerCase());
    expect(figures.byDepartment).toEqual(
      figures.byDepartment.map(({ department }) => ({ department, ...group(inDepartment(department)) })),
    );
    const { choices } = (await ask('/students/summary')).body.data as Schemas['StudentSummary'];
    expect(figures.byDepartment.map(({ department }) => department)).toEqual(choices.department);
  });

  it.each<[query: Query, matches: (row: ApplicationRow) => boolean]>([
    [{}, () => true],
    [{ course: 'civil engineering' }, (row) => /^civil engineering$/i.test(row.desiredCourse)],
    [{ grade: '83..' }, graded(83, Infinity)],
    [{ q: 'asha' }, (row) => /a ?rao/i.test(plain(row.fullName))],
    [{ q: 'nobody at all' }, () => false],
  ])('The summary of applications with %j counts the statuses of those that match', async (query, matches) => {
    const counts = statuses
      .map((status) => ({ status, count: inbox.filter((row) => row.status === status && matches(row)).length }))
      .filter(({ count }) => count > 0);
    expect((await ask('/applications/summary', query)).body.data).toEqual({
      total: { value: inbox.length, exact: true },
      choices: { status: statuses.toSorted(byPoints), course: ['Civil Engineering', 'Ökonomie'] },
      without: { grade: inbox.filter((row) => percentages[row.previousGrade] === undefined).length, submitted: 0 },
      byStatus: counts.toSorted((a, b) => byPoints(a.status, b.status)),
    });
  });

  it('The public statistics count what the public view holds, and hold nothing else', async () => {
    const rows = (await backend.send('/students?view=public&page=-1')).body.data as {
      department?: string;
      placement?: { company?: string };
    }[];
    expect((await backend.send('/statistics')).body.data).toEqual({
      students: rows.length,
      placed: rows.filter(({ placement }) => placement?.company).length,
      departments: new Set(rows.map(({ department }) => department)).size,
    });
  });
});
