import { describe, expect, it } from 'vitest';
import { countStudents, HOME_STATISTICS_FALLBACK, homeStatistics, placementRate } from './statistics.ts';

const students = [
  { department: 'Civil', company: 'L&T' },
  { department: 'Civil', company: '  ' },
  { department: '', company: null },
  { department: 'Mechanical' },
  { department: null, company: 'Tata Motors' },
  {},
];

it('section 9: total = records, placed = non-empty trimmed company, departments = distinct non-empty values', () => {
  expect(countStudents(students)).toEqual({ total: 6, placed: 2, departments: 2 });
});

describe('section 9: home statistics', () => {
  it('placement rate = placed/total x 100 to one decimal, faculty = ceil(10% of total)', () => {
    expect(homeStatistics(countStudents(students))).toEqual({
      total: 6,
      placed: 2,
      departments: 2,
      faculty: 1,
      placementRate: '33.3',
    });
  });

  it.each([
    [1, 1],
    [10, 1],
    [11, 2],
    [30, 3],
    [1200, 120],
    [1201, 121],
  ])('%i students have %i faculty members', (total, faculty) => {
    expect(homeStatistics(countStudents(Array.from({ length: total }, () => ({})))).faculty).toBe(faculty);
  });

  it('The home statistics are 8 departments, 50 faculty members and "95.0" without students', () => {
    expect(homeStatistics(countStudents([]))).toEqual({
      total: 0,
      placed: 0,
      departments: 8,
      faculty: 50,
      placementRate: '95.0',
    });
  });

  it('The home statistics show 8 departments if no record names one', () => {
    expect(homeStatistics(countStudents([{}])).departments).toBe(8);
  });

  it('The home statistics fall back to 1200 students, 980 placed, 8 departments, 120 faculty', () => {
    expect(HOME_STATISTICS_FALLBACK).toEqual({
      total: 1200,
      placed: 980,
      departments: 8,
      faculty: 120,
      placementRate: '81.7',
    });
  });
});

describe('section 9: placement rate on the admin dashboard', () => {
  it.each([
    [{ placed: 0, total: 0 }, '0'],
    [{ placed: 0, total: 5 }, '0.0'],
    [{ placed: 1, total: 3 }, '33.3'],
    [{ placed: 2, total: 3 }, '66.7'],
    [{ placed: 4, total: 4 }, '100.0'],
    [{ placed: 2499, total: 2500 }, '99.9'],
    [{ placed: 1999, total: 2000 }, '99.9'],
    [{ placed: 1, total: 2500 }, '0.0'],
  ])('The placement rate of %j is %s', (counts, expected) => {
    expect(placementRate(counts)).toBe(expected);
  });
});
