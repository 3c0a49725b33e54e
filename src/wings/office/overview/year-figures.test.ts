import { describe, expect, it } from 'vitest';
import { type DatedStudent, yearFigures } from './year-figures.ts';

const today = '2026-11-29';
const civil: DatedStudent = { admissionDate: '2025-07-10', totalFee: 100, paidAmount: 40, pendingAmount: 60, year: 2 };
const placed: DatedStudent = { ...civil, year: 4, company: 'Acme' };
const figuresOf = (...students: readonly DatedStudent[]) => yearFigures(students, today);

describe('The figures by year of admission', () => {
  it.each<[string, readonly DatedStudent[], readonly (readonly [number, number])[]]>([
    ['of nobody have no years', [], []],
    [
      'begin with the first of six years that has a student',
      [{ admissionDate: '2024-01-09' }],
      [
        [2024, 1],
        [2025, 0],
        [2026, 0],
      ],
    ],
    [
      'leave out years before these six',
      [{ admissionDate: '2020-07-01' }, { admissionDate: '2021-07-01' }],
      [
        [2021, 1],
        [2022, 0],
        [2023, 0],
        [2024, 0],
        [2025, 0],
        [2026, 0],
      ],
    ],
    ['leave out years to come', [{ admissionDate: '2027-01-05' }, { admissionDate: '2026-11-30' }], [[2026, 1]]],
  ])('%s', (_title, students, years) => {
    expect(figuresOf(...students).years.map(({ year, admitted }) => [year, admitted])).toEqual(years);
  });

  it.each<[string, DatedStudent['admissionDate'], number]>([
    ['a day before today', '2025-11-28', 1],
    ['the same day', '2025-11-29', 1],
    ['a day after', '2025-11-30', 0],
    ['the year before', '2024-07-01', 0],
  ])('last year up to this day counts an admission on %s', (_day, admissionDate, count) => {
    expect(figuresOf({ admissionDate }).byThisDayLastYear).toBe(count);
  });

  it.each([undefined, null, '', 'July 2025'])(
    'a student admitted on %j is in no year and is counted apart',
    (admissionDate) => {
      const { years, undated, fees } = figuresOf({ ...civil, admissionDate }, { admissionDate: '2026-01-04' });
      expect(years).toMatchObject([{ year: 2026, admitted: 1 }]);
      expect([undated, fees.pending]).toEqual([1, 60]);
    },
  );

  it('sum up placements as section 9 counts them, and fees, of each year and of all', () => {
    const { years, fees } = figuresOf(
      civil,
      placed,
      { ...placed, company: ' ' },
      { ...civil, admissionDate: '2001-07-01' },
    );
    expect(years[0]).toEqual({ year: 2025, admitted: 3, placed: 1, inFinalYear: 2, paid: 120, pending: 180 });
    expect(fees).toEqual({ paid: 160, pending: 240 });
  });

  it('compare the final year with the graduates, who are in no year of study any more', () => {
    const graduate = { ...placed, status: 'graduated' };
    const { placedOfFinalYear, placedOfGraduates } = figuresOf(placed, { ...placed, company: '' }, graduate);
    expect([placedOfFinalYear, placedOfGraduates]).toEqual([0.5, 1]);
    expect(figuresOf(civil).placedOfFinalYear).toBeUndefined();
  });
});
