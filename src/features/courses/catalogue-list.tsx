import { coursesQuery } from './courses.ts';
import { DEPARTMENTS } from '#src/university/departments.ts';
import { formatDuration, orNA } from '#src/platform/text/format.ts';
import { withOthers } from '#src/records/fields/field.ts';
import { type Course, courseFields } from './course.ts';
import { fieldColumns, pickColumns } from '#src/records/list/field-columns.tsx';
import { defineListSearch, filterOf } from '#src/records/list/list-search.ts';
import { defineList } from '#src/records/list/use-list.ts';
import { text } from '#src/records/search-params.ts';
import { nameCells, ToneText } from '#src/ui/data-table/cells.tsx';
import { courseType } from './course-record.ts';
import { CourseActions } from './CourseActions.tsx';

/** What the catalogue is searched and filtered by, and the course whose form is open: its id, or `new`. */
export const catalogueSearch = defineListSearch({
  searched: ({ courseName, courseCode, department, subjects }: Course) => [
    courseName,
    courseCode,
    department,
    ...subjects,
  ],
  placeholder: 'Course, code, department or subject',
  filters: {
    department: filterOf(courseFields.department, {
      all: 'All departments',
      choices: (values) => withOthers(DEPARTMENTS, values),
    }),
    program: filterOf(courseFields.programType, { all: 'All program types' }),
    status: filterOf(courseFields.isActive, { all: 'Any status', room: 8 }),
  },
  params: { course: text },
});

const { isActive, totalSeats, availableSeats } = courseFields;
const format = (field: { get: (course: Course) => unknown; format: (value: unknown) => string }, course: Course) =>
  field.format(field.get(course));

const columns = fieldColumns(courseFields, {
  courseName: nameCells<Course>({
    name: ({ courseName }) => orNA(courseName),
    detail: ({ courseCode }) => orNA(courseCode),
    // Where there is no room for columns, all that they say and do stands under the name.
    compactDetail: (course) => (
      <>
        <ToneText tone={isActive.tone(course)}>{format(isActive, course)}</ToneText>{' '}
        <span>{`${orNA(course.courseCode)} · ${orNA(course.department)}`}</span>
      </>
    ),
    compactFooter: (course) => (
      <>
        <span className="line minor">{`${orNA(course.programType)} · ${formatDuration(course.durationYears)}`}</span>
        <div style={{ marginTop: '0.5rem' }}>
          <CourseActions course={course} />
        </div>
      </>
    ),
  }),
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
export const catalogueList = defineList({
  path: '/admin/courses',
  type: courseType,
  search: catalogueSearch,
  query: coursesQuery,
  columns: [
    ...pickColumns(columns, [
      'courseName',
      'department',
      'programType',
      'durationYears',
      'seats',
      'feeAmount',
      'isActive',
    ]),
    {
      id: 'actions',
      header: 'Actions',
      width: 14.25,
      end: true,
      responsivePriority: 0,
      paper: 'none',
      cell: (course) => <CourseActions course={course} />,
    },
  ],
  whenEmpty: 'There are no courses yet. Add the standard courses, or add courses one by one.',
  compactRowHeight: 8,
});
