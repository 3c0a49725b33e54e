import { describe, expect, it } from 'vitest';
import { findRows } from '#tests/list-rows.ts';
import type { Course } from './course.ts';
import { publicCourseSearch } from './PublicCoursesScreen.tsx';

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
const found = (values: { q?: string; department?: string; program?: string }) =>
  findRows(publicCourseSearch, courses, values).map(({ courseName }) => courseName);

describe('The search and the filters of the public courses', () => {
  it.each([
    ['no filter: every course', {}, ['Robotics', 'Bridges', 'Roads']],
    ['a department, in any case', { department: 'CIVIL' }, ['Bridges', 'Roads']],
    ['a program type', { program: 'diploma' }, ['Roads']],
    ['a department and a program type', { department: 'Civil', program: 'Postgraduate' }, ['Bridges']],
    ['a part of a name, with spaces around it', { q: ' ro' }, ['Robotics', 'Roads']],
    ['a subject', { q: 'control' }, ['Robotics']],
    ['a code', { q: 'BRI' }, ['Bridges']],
    ['a text that no course has', { q: 'astrology' }, []],
  ])('The public courses with %s, %j, are %j', (_, values, expected) => {
    expect(found(values)).toEqual(expected);
  });
});

it('The department filter offers the departments that occur: known ones in their order, then others by name, no empty one', () => {
  const { choices } = publicCourseSearch.filters.department;
  expect(choices(['Zoology', 'Civil', '', 'Law', 'Mechanical', 'Civil'])).toEqual([
    'Mechanical',
    'Civil',
    'Law',
    'Zoology',
  ]);
});
