import { describe, expect, it } from 'vitest';
import { departments } from './pools/departments.ts';
import { defaultCourses } from './courses.ts';

const courses = defaultCourses();
const distinct = (values: readonly unknown[]) => new Set(values).size;

describe('the course catalogue', () => {
  it('the catalogue begins with the six names of section 8', () => {
    expect(courses.slice(0, 6).map(({ courseName }) => courseName)).toEqual([
      'Computer Science Engineering',
      'Electronics and Communication Engineering',
      'Mechanical Engineering',
      'Civil Engineering',
      'Electrical Engineering',
      'Information Technology',
    ]);
  });

  it('the catalogue has every program type, a duration of one year and none, and an inactive course', () => {
    expect(distinct(courses.map(({ programType }) => programType))).toBe(4);
    expect(courses.some(({ durationYears }) => durationYears === 1)).toBe(true);
    expect(courses.some(({ durationYears }) => durationYears === undefined)).toBe(true);
    expect(courses.some(({ totalSeats, feeAmount }) => totalSeats === undefined && feeAmount === undefined)).toBe(true);
    expect(courses.filter(({ isActive }) => !isActive)).toHaveLength(1);
  });

  it('the catalogue has a course for a first degree of four years in each of the eight departments', () => {
    const years = new Map(departments.map(({ name }) => [name, new Set<number | undefined>()]));
    for (const { department, programType, durationYears } of courses)
      if (programType === 'Undergraduate') years.get(department)?.add(durationYears);
    expect([...years].map(([name, found]) => [name, [...found]])).toEqual(departments.map(({ name }) => [name, [4]]));
  });

  it('the catalogue repeats no id, code, name or description', () => {
    for (const column of ['id', 'courseCode', 'courseName', 'description'] as const)
      expect(distinct(courses.map((course) => course[column].toLowerCase()))).toBe(courses.length);
  });

  it('every seat of the catalogue is free before there are students', () => {
    expect(courses.filter(({ totalSeats, availableSeats }) => totalSeats !== availableSeats)).toEqual([]);
  });

  it('every caller gets its own copy of the catalogue', () => {
    defaultCourses()[0]?.subjects.push('Changed by a caller');
    expect(defaultCourses()).toEqual(courses);
  });
});
