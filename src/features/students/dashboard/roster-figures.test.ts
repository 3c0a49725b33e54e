import { describe, expect, it } from 'vitest';
import { rosterFigures } from './roster-figures.ts';
import type { PartialStudent } from '../student-facts.ts';

const civil: PartialStudent = { department: 'Civil', year: 1, totalFee: 100, paidAmount: 40, pendingAmount: 60 };
const placed: PartialStudent = { ...civil, placementStatus: 'Placed', company: 'Acme', packageAmount: 10 };

describe('The figures of the dashboard’s charts', () => {
  it('count nobody in an empty roster', () => {
    expect(rosterFigures([])).toEqual({
      all: { name: '', students: 0, placed: 0, fees: { total: 0, paid: 0, pending: 0, payers: 0, owers: 0 } },
      higherStudies: 0,
      averagePackage: undefined,
      highestPackage: undefined,
      byDepartment: [],
      byYear: [],
    });
  });

  it('count by department and year, by name, students without one last', () => {
    const { byDepartment, byYear } = rosterFigures([
      { department: undefined, year: 3 },
      civil,
      { ...civil, department: 'CIVIL ', year: 2 },
      { department: 'Arts', year: 1 },
    ]);
    expect(byDepartment.map(({ name, students }) => [name, students])).toEqual([
      ['Arts', 1],
      ['Civil', 2],
      ['', 1],
    ]);
    expect(byYear.map(({ name, students }) => [name, students])).toEqual([
      ['1', 2],
      ['2', 1],
      ['3', 1],
    ]);
  });

  it.each<[string, PartialStudent, number, number]>([
    ['with a company counts as placed', placed, 1, 0],
    ['with the status Placed and no company does not count as placed', { ...placed, company: ' ' }, 0, 0],
    ['in Higher Studies counts there', { placementStatus: 'Higher Studies' }, 0, 1],
    ['in Higher Studies with a company counts as placed', { placementStatus: 'Higher Studies', company: 'Acme' }, 1, 0],
    ['without data counts nowhere', {}, 0, 0],
  ])('section 9: a student %s', (_who, student, isPlaced, studies) => {
    const { all, higherStudies } = rosterFigures([student]);
    expect([all.placed, higherStudies]).toEqual([isPlaced, studies]);
  });

  it('average the known packages of the placed students', () => {
    const figures = rosterFigures([
      placed,
      { ...placed, packageAmount: 20 },
      { ...placed, packageAmount: null },
      { ...placed, company: '', packageAmount: 90 },
    ]);
    expect([figures.averagePackage, figures.highestPackage]).toEqual([15, 20]);
  });

  it('add up the fees; a missing pending amount is derived from the other two (section 3)', () => {
    const { all } = rosterFigures([civil, { totalFee: 50, paidAmount: 20 }, { totalFee: 10 }]);
    expect(all.fees).toEqual({ total: 160, paid: 60, pending: 90, payers: 2, owers: 2 });
  });
});
