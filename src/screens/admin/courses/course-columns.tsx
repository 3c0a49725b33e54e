import { formatDuration, formatNumber, formatRupees, NA, orNA } from '../../../domain/format.ts';
import type { Columns } from '../../../ui/data-table/columns.ts';
import { ToneText } from '../../../ui/data-table/ToneText.tsx';
import { CourseActions } from './CourseActions.tsx';
import type { Course } from './course-search.ts';

const activity = ({ isActive }: Course) => (isActive ? 'Active' : 'Inactive');
const counted = (count: number | null | undefined) => (typeof count === 'number' ? formatNumber(count) : NA);
const seats = ({ availableSeats, totalSeats }: Course) =>
  typeof totalSeats === 'number' ? `${counted(availableSeats)} of ${counted(totalSeats)}` : counted(availableSeats);

const Activity = ({ course }: { readonly course: Course }) => (
  <ToneText tone={course.isActive ? 'success' : 'neutral'}>{activity(course)}</ToneText>
);

const nameLine = ({ courseName }: Course) => (
  <strong className="line" title={courseName}>
    {orNA(courseName)}
  </strong>
);

/** The columns of the list of courses, and what can be done with each. */
export const courseColumns: Columns<Course> = [
  {
    id: 'courseName',
    header: 'Course',
    width: 15,
    rowHeader: true,
    sortKey: ({ courseName }) => courseName,
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
          <Activity course={course} /> {`${orNA(course.programType)} · ${formatDuration(course.durationYears)}`}
        </span>
        <div style={{ marginTop: '0.5rem' }}>
          <CourseActions course={course} />
        </div>
      </>
    ),
  },
  {
    id: 'department',
    header: 'Department',
    width: 9.5,
    rank: 1,
    sortKey: ({ department }) => department,
    cell: ({ department }) => orNA(department),
  },
  {
    id: 'programType',
    header: 'Program',
    width: 8.5,
    rank: 2,
    sortKey: ({ programType }) => programType,
    cell: ({ programType }) => orNA(programType),
  },
  {
    id: 'durationYears',
    header: 'Duration',
    width: 6.5,
    rank: 3,
    sortKey: ({ durationYears }) => durationYears,
    // A duration is short; the words for none take two lines.
    cell: ({ durationYears }) => <span className="wrap">{formatDuration(durationYears)}</span>,
  },
  {
    id: 'seats',
    header: 'Seats left',
    width: 7,
    end: true,
    rank: 4,
    sortKey: ({ availableSeats }) => availableSeats,
    cell: seats,
  },
  {
    id: 'feeAmount',
    header: 'Fee',
    width: 6.5,
    end: true,
    rank: 5,
    sortKey: ({ feeAmount }) => feeAmount,
    cell: ({ feeAmount }) => formatRupees(feeAmount),
  },
  {
    id: 'isActive',
    header: 'Status',
    width: 6.5,
    rank: 0,
    sortKey: activity,
    cell: (course) => <Activity course={course} />,
  },
  {
    id: 'actions',
    header: 'Actions',
    width: 14.25,
    end: true,
    rank: 0,
    cell: (course) => <CourseActions course={course} />,
  },
];
