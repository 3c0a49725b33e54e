import { expect, it } from 'vitest';
import type { Course } from './course.ts';
import { courseNamed, coursesWithTakenSeats, isFull, requiredPercent, seatFigures, seatsLeft } from './seats.ts';

const course = (part: Partial<Course>): Course => ({
  id: 'c1',
  courseCode: 'CIV',
  courseName: 'Civil Engineering',
  department: 'Civil',
  programType: 'Undergraduate',
  description: 'Bridges.',
  isActive: true,
  eligibilityCriteria: [],
  subjects: [],
  ...part,
});

it.each([
  [{ totalSeats: 40, availableSeats: 18 }, '18 of 40 seats left', false],
  [{ totalSeats: 40, availableSeats: 1 }, '1 of 40 seats left', false],
  [{ totalSeats: 40, availableSeats: 0 }, '0 of 40 seats left', true],
  [{ availableSeats: 7 }, '7 seats left', false],
  [{ availableSeats: 1 }, '1 seat left', false],
  [{ availableSeats: 0 }, '0 seats left', true],
  [{ totalSeats: 40 }, undefined, false],
  [{}, undefined, false],
])('The seats of a course with %j are “%s”', (part, words, full) => {
  expect([seatsLeft(course(part)), isFull(course(part))]).toEqual([words, full]);
});

it.each([
  [['At least 55%'], 55],
  [['12th Grade with Mathematics', 'At least 60%'], 60],
  [['6.5 CGPA in the last examination'], 65],
  [['At least 55%', 'At least 60% in Mathematics'], undefined],
  [['12th Grade with Mathematics'], undefined],
  [['A good grade'], undefined],
  [[], undefined],
])('The grade that a course asks for by %j is %j', (eligibilityCriteria, percent) => {
  expect(requiredPercent(course({ eligibilityCriteria }))).toBe(percent);
});

it('A course is found by its name, without regard to case and spaces around it', () => {
  const civil = course({});
  expect(courseNamed([civil], ' civil ENGINEERING ')).toBe(civil);
  expect(courseNamed([civil], 'Civil')).toBeUndefined();
  expect(courseNamed(undefined, 'Civil Engineering')).toBeUndefined();
});

it('The courses with a taken seat are those of the department that count one', () => {
  const taken = course({ id: 'taken', totalSeats: 40, availableSeats: 39 });
  const others = [
    course({ totalSeats: 40, availableSeats: 40 }),
    course({ totalSeats: 40 }),
    course({ department: 'Mechanical', totalSeats: 40, availableSeats: 3 }),
  ];
  expect(coursesWithTakenSeats([taken, ...others], 'CIVIL')).toEqual([taken]);
});

it('The figures of seats count the active courses that have a number of them', () => {
  const list = [
    course({ availableSeats: 3 }),
    course({ availableSeats: 0 }),
    course({ availableSeats: 5, isActive: false }),
    course({}),
  ];
  expect(seatFigures(list)).toEqual({ counting: 2, full: 1 });
  expect(seatFigures([])).toEqual({ counting: 0, full: 0 });
});
