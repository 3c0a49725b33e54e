import { expect, it } from 'vitest';
import type { components } from '#openapi/schema.gen.ts';
import { accounts, testBackend } from '#mocks/testing.ts';
import { rosterFigures } from '#src/features/students/dashboard/roster-figures.ts';

type Schemas = components['schemas'];

it('The figures of getStudentSummary are those that the dashboard computes from the whole roster', async () => {
  const backend = await testBackend({ students: 400 });
  const token = await backend.tokenOf(accounts.staffAdmin);
  const read = async (path: string) => (await backend.send(path, { token })).body.data;
  const { figures } = (await read('/students/summary')) as Schemas['StudentSummary'];
  const own = rosterFigures((await read('/admin/students')) as Schemas['Student'][]);
  const named = ({ name, ...group }: (typeof own.byYear)[number]) => [name.toLowerCase(), group] as const;
  const ofAll = ({ name: _, ...group }: typeof own.all) => group;
  expect(figures.all).toEqual(ofAll(own.all));
  expect(figures.higherStudies).toBe(own.higherStudies);
  expect(figures.packages.highest).toBe(own.highestPackage);
  expect(figures.packages.sum / figures.packages.count).toBeCloseTo(own.averagePackage!, 9);
  expect(new Map(figures.byYear.map(({ year, ...group }) => [String(year), group]))).toEqual(
    new Map(own.byYear.map(named)),
  );
  expect(new Map(figures.byDepartment.map(({ department, ...group }) => [department.toLowerCase(), group]))).toEqual(
    new Map(own.byDepartment.map(named)),
  );
});
