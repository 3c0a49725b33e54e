import { expect, it } from 'vitest';
import { courseFields } from '#src/features/courses/course.ts';
import { fieldColumns, pickColumns } from './list.tsx';

it('A list that picks a column which no field has is refused, and does not just lack it', () => {
  const columns = fieldColumns(courseFields);
  expect(pickColumns(columns, ['seats', 'courseName']).map(({ header }) => header)).toEqual(['Seats left', 'Course']);
  expect(() => pickColumns(columns, ['courseName', 'availableSeats'])).toThrow('No field has a column availableSeats.');
});

it('A list that says what a column shows which no field has is refused', () => {
  expect(() => fieldColumns(courseFields, { availableSeats: { header: 'Left' } })).toThrow('column availableSeats');
});
