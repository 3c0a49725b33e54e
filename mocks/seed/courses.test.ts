import { describe, expect, it } from 'vitest';
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

  it('the catalogue has every program type, a duration of one year and none, no seats, and an inactive course', () => {
    expect(distinct(courses.map(({ programType }) => programType))).toBe(4);
    expect(courses.some(({ durationYears }) => durationYears === 1)).toBe(true);
    expect(courses.some(({ durationYears }) => durationYears === undefined)).toBe(true);
    expect(courses.some(({ availableSeats }) => availableSeats === 0)).toBe(true);
    expect(courses.some(({ totalSeats, feeAmount }) => totalSeats === undefined && feeAmount === undefined)).toBe(true);
    expect(courses.filter(({ isActive }) => !isActive)).toHaveLength(1);
  });

  it('the catalogue has courses of the program areas of the home page', () => {
    const departments = new Set(courses.map(({ department }) => department));
    expect([...departments]).toEqual(expect.arrayContaining(['Computer Science', 'Business Studies', 'Life Sciences']));
  });

  it('the catalogue repeats no id, code, name or description', () => {
    for (const column of ['id', 'courseCode', 'courseName', 'description'] as const)
      expect(distinct(courses.map((course) => course[column].toLowerCase()))).toBe(courses.length);
  });

  it('no course of the catalogue has more seats available than in total', () => {
    expect(courses.filter(({ totalSeats = 0, availableSeats = 0 }) => availableSeats > totalSeats)).toEqual([]);
  });

  it('every caller gets its own copy of the catalogue', () => {
    defaultCourses()[0]?.subjects.push('Changed by a caller');
    expect(defaultCourses()).toEqual(courses);
  });
});
