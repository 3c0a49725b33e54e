import { describe, expect, it } from 'vitest';
import { defaultCourses } from './courses.ts';

const courses = defaultCourses();
const distinct = (values: readonly unknown[]) => new Set(values).size;

describe('the course catalogue', () => {
  it('opens with the six names of section 8', () => {
    expect(courses.slice(0, 6).map(({ courseName }) => courseName)).toEqual([
      'Computer Science Engineering',
      'Electronics and Communication Engineering',
      'Mechanical Engineering',
      'Civil Engineering',
      'Electrical Engineering',
      'Information Technology',
    ]);
  });

  it('has what a screen must cope with: every program type, a duration of one year and none, no seats, an inactive one', () => {
    expect(distinct(courses.map(({ programType }) => programType))).toBe(4);
    expect(courses.some(({ durationYears }) => durationYears === 1)).toBe(true);
    expect(courses.some(({ durationYears }) => durationYears === undefined)).toBe(true);
    expect(courses.some(({ availableSeats }) => availableSeats === 0)).toBe(true);
    expect(courses.some(({ totalSeats, feeAmount }) => totalSeats === undefined && feeAmount === undefined)).toBe(true);
    expect(courses.filter(({ isActive }) => !isActive)).toHaveLength(1);
  });

  it('covers the program areas of the home page', () => {
    const departments = new Set(courses.map(({ department }) => department));
    expect([...departments]).toEqual(expect.arrayContaining(['Computer Science', 'Business Studies', 'Life Sciences']));
  });

  it('repeats no id, code, name or description', () => {
    for (const column of ['id', 'courseCode', 'courseName', 'description'] as const)
      expect(distinct(courses.map((course) => course[column].toLowerCase()))).toBe(courses.length);
  });

  it('has never more seats left than there are', () => {
    expect(courses.filter(({ totalSeats = 0, availableSeats = 0 }) => availableSeats > totalSeats)).toEqual([]);
  });

  it('is made anew for every caller', () => {
    defaultCourses()[0]?.subjects.push('Changed by a caller');
    expect(defaultCourses()).toEqual(courses);
  });
});
