import { describe, expect, it } from 'vitest';
import { type Course, distinct, filterCourses, NO_FILTERS } from './course-filters.ts';

const course = (courseName: string, department: string, programType: Course['programType'], subjects: string[] = []) =>
  ({
    id: courseName,
    courseCode: courseName.slice(0, 3),
    courseName,
    department,
    programType,
    description: `All about ${courseName}.`,
    isActive: true,
    eligibilityCriteria: [],
    subjects,
  }) satisfies Course;

const courses = [
  course('Robotics', 'Mechanical', 'Undergraduate', ['Control']),
  course('Bridges', 'Civil', 'Postgraduate'),
  course('Roads', 'Civil', 'Diploma'),
];
const found = (filters: Partial<typeof NO_FILTERS>) =>
  filterCourses(courses, { ...NO_FILTERS, ...filters }).map(({ courseName }) => courseName);

describe('The courses that fit', () => {
  it.each([
    ['no filter', {}, ['Robotics', 'Bridges', 'Roads']],
    ['a department, in any case', { department: 'CIVIL' }, ['Bridges', 'Roads']],
    ['a program type', { program: 'diploma' }, ['Roads']],
    ['both', { department: 'Civil', program: 'Postgraduate' }, ['Bridges']],
    ['a part of a name', { q: ' ro' }, ['Robotics', 'Roads']],
    ['a subject', { q: 'control' }, ['Robotics']],
    ['a code', { q: 'BRI' }, ['Bridges']],
    ['nothing there is', { q: 'astrology' }, []],
  ])('%s', (_, filters, expected) => {
    expect(found(filters)).toEqual(expected);
  });
});

it('choices are those that occur: the known ones in their order, then others by name, and no empty one', () => {
  expect(distinct(['Zoology', 'Civil', '', 'Law', 'Civil'], ['Mechanical', 'Civil'])).toEqual([
    'Civil',
    'Law',
    'Zoology',
  ]);
});
