import { programTypeValues } from '../../../../openapi/schema.gen.ts';
import { coursesQuery } from '../../../api/courses.ts';
import { departmentsIn } from '../../../domain/departments.ts';
import { formatDuration, orNA } from '../../../domain/format.ts';
import { withOthers } from '../../../domain/known-values.ts';
import { type Course, courseFields } from '../../../domain/records/course.ts';
import { fieldColumns, pickColumns } from '../../../resource/list/field-columns.tsx';
import { defineListSearch } from '../../../resource/list/list-search.ts';
import { defineList } from '../../../resource/list/use-list.ts';
import { text } from '../../../resource/search-params.ts';
import { ToneText } from '../../../ui/data-table/ToneText.tsx';
import { CourseActions } from './CourseActions.tsx';

/** What the catalogue is searched and filtered by, and the course whose form is open: its id, or `new`. */
export const courseSearch = defineListSearch({
  searched: ({ courseName, courseCode, department, subjects }: Course) => [
    courseName,
    courseCode,
    department,
    ...subjects,
  ],
  placeholder: 'Course, code, department or subject',
  filters: {
    department: {
      label: 'Department',
      all: 'All departments',
      choices: departmentsIn,
      value: ({ department }) => department,
    },
    program: {
      label: 'Program type',
      all: 'All program types',
      choices: (courses) =>
        withOthers(
          programTypeValues,
          courses.map(({ programType }) => programType),
        ),
      value: ({ programType }) => programType,
    },
    status: {
      label: 'Status',
      all: 'Active or not',
      oneOf: [
        { value: 'active', label: 'Active' },
        { value: 'inactive', label: 'Inactive' },
      ],
      value: ({ isActive }) => (isActive ? 'active' : 'inactive'),
      room: 8,
    },
  },
  params: { course: text },
});

const nameLine = ({ courseName }: Course) => (
  <strong className="line" title={courseName}>
    {orNA(courseName)}
  </strong>
);

const { isActive, totalSeats, availableSeats } = courseFields;
const format = (field: { get: (course: Course) => unknown; format: (value: unknown) => string }, course: Course) =>
  field.format(field.get(course));

const columns = fieldColumns(courseFields, {
  // A duration is short; the words for none take two lines.
  durationYears: { cell: (course) => <span className="wrap">{formatDuration(course.durationYears)}</span> },
  seats: {
    cell: (course) =>
      typeof course.totalSeats === 'number'
        ? `${format(availableSeats, course)} of ${format(totalSeats, course)}`
        : format(availableSeats, course),
  },
});

/** The catalogue, active courses or not, and what can be done with each. */
export const courseList = defineList({
  search: courseSearch,
  query: coursesQuery,
  columns: [
    {
      id: 'courseName',
      header: 'Course',
      width: 15,
      rowHeader: true,
      sortKey: (course) => course.courseName,
      cell: (course) => (
        <>
          {nameLine(course)}
          <span className="line minor">{orNA(course.courseCode)}</span>
        </>
      ),
      // Where there is no room for columns, all that they say and do stands under the name.
      compactCell: (course) => (
        <>
          {nameLine(course)}
          <span className="line minor">{`${orNA(course.courseCode)} · ${orNA(course.department)}`}</span>
          <span className="line minor">
            <ToneText tone={isActive.tone(course)}>{format(isActive, course)}</ToneText>{' '}
            {`${orNA(course.programType)} · ${formatDuration(course.durationYears)}`}
          </span>
          <div style={{ marginTop: '0.5rem' }}>
            <CourseActions course={course} />
          </div>
        </>
      ),
    },
    ...pickColumns(columns, ['department', 'programType', 'durationYears', 'seats', 'feeAmount', 'isActive']),
    {
      id: 'actions',
      header: 'Actions',
      width: 14.25,
      end: true,
      rank: 0,
      cell: (course) => <CourseActions course={course} />,
    },
  ],
  rowId: ({ id }) => id,
  caption: 'Courses',
  noun: 'courses',
  failed: 'Failed to load courses',
  unanswered: 'Error loading courses',
  empty: 'No courses yet',
  whenEmpty: 'The university offers nothing so far. Start from the standard courses, or add your own.',
  compactRowHeight: 9,
});
