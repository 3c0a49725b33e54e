import { coursesQuery } from '../../../api/courses.ts';
import { defineList } from '../../../resource/list/use-list.ts';
import { courseColumns } from './course-columns.tsx';
import { courseSearch } from './course-search.ts';

/** The catalogue, active courses or not. */
export const courseList = defineList({
  search: courseSearch,
  query: coursesQuery,
  columns: courseColumns,
  rowId: ({ id }) => id,
  caption: 'Courses',
  noun: 'courses',
  failed: 'Failed to load courses',
  unanswered: 'Error loading courses',
  empty: 'No courses yet',
  whenEmpty: 'The university offers nothing so far. Start from the standard courses, or add your own.',
  compactRowHeight: 9,
});
