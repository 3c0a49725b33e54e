import { formatDuration, formatNumber, formatRupees, NA, orNA } from '../../../domain/format.ts';
import type { SortKey } from '../../../domain/ordering.ts';
import type { Columns } from '../../../ui/data-table/columns.ts';
import { ToneText } from '../../../ui/data-table/ToneText.tsx';
import { CourseActions, type CourseDeeds } from './CourseActions.tsx';
import type { Course } from './course-list.ts';

const activity = ({ isActive }: Course) => (isActive ? 'Active' : 'Inactive');
const counted = (count: number | null | undefined) => (typeof count === 'number' ? formatNumber(count) : NA);
const seats = ({ availableSeats, totalSeats }: Course) =>
  typeof totalSeats === 'number' ? `${counted(availableSeats)} of ${counted(totalSeats)}` : counted(availableSeats);

type Column = Columns<Course>[number];

const ACTIONS = 'actions';

const Activity = ({ course }: { readonly course: Course }) => (
  <ToneText tone={course.isActive ? 'success' : 'neutral'}>{activity(course)}</ToneText>
);

const nameColumn = (deeds: CourseDeeds): Column => ({
  id: 'courseName',
  header: 'Course',
  accessorFn: ({ courseName }) => courseName,
  meta: { width: 15, rowHeader: true },
  cell: ({ row }) => {
    const { original: course } = row;
    // Where there is no room for columns, all that they say and do stands under the name.
    const alone = !row.getAllCells().some(({ column }) => column.id === ACTIONS);
    return (
      <>
        <strong className="line" title={course.courseName}>
          {orNA(course.courseName)}
        </strong>
        <span className="line minor">
          {orNA(course.courseCode)}
          {alone && ` · ${orNA(course.department)}`}
        </span>
        {alone && (
          <>
            <span className="line minor">
              <Activity course={course} /> {`${orNA(course.programType)} · ${formatDuration(course.durationYears)}`}
            </span>
            <div style={{ marginTop: '0.5rem' }}>
              <CourseActions course={course} {...deeds} />
            </div>
          </>
        )}
      </>
    );
  },
});

const figureColumns: Columns<Course> = [
  {
    id: 'department',
    header: 'Department',
    accessorFn: ({ department }) => orNA(department),
    meta: { width: 9.5, rank: 1 },
  },
  {
    id: 'programType',
    header: 'Program',
    accessorFn: ({ programType }) => orNA(programType),
    meta: { width: 8.5, rank: 2 },
  },
  {
    id: 'durationYears',
    header: 'Duration',
    accessorFn: ({ durationYears }) => formatDuration(durationYears),
    meta: { width: 6.5, rank: 3 },
    // A duration is short; the words for none take two lines.
    cell: ({ getValue }) => <span className="wrap">{getValue<string>()}</span>,
  },
  { id: 'seats', header: 'Seats left', accessorFn: seats, meta: { width: 7, end: true, rank: 4 } },
  {
    id: 'feeAmount',
    header: 'Fee',
    accessorFn: ({ feeAmount }) => formatRupees(feeAmount),
    meta: { width: 6.5, end: true, rank: 5 },
  },
  {
    id: 'isActive',
    header: 'Status',
    accessorFn: activity,
    meta: { width: 6.5, rank: 0 },
    cell: ({ row: { original: course } }) => <Activity course={course} />,
  },
];

const actionsColumn = (deeds: CourseDeeds): Column => ({
  id: ACTIONS,
  header: 'Actions',
  enableSorting: false,
  meta: { width: 14.25, end: true, rank: 0 },
  cell: ({ row: { original: course } }) => <CourseActions course={course} {...deeds} />,
});

/** The columns of the list of courses. */
export function courseColumns(deeds: CourseDeeds): Columns<Course> {
  return [nameColumn(deeds), ...figureColumns, actionsColumn(deeds)];
}

const keys: ReadonlyMap<string, (course: Course) => SortKey> = new Map([
  ['courseName', (course: Course): SortKey => course.courseName],
  ['department', (course: Course): SortKey => course.department],
  ['programType', (course: Course): SortKey => course.programType],
  ['durationYears', (course: Course): SortKey => course.durationYears],
  ['seats', (course: Course): SortKey => course.availableSeats],
  ['feeAmount', (course: Course): SortKey => course.feeAmount],
  ['isActive', activity],
]);

/** The columns that courses can be sorted by. */
export const COURSE_COLUMNS: readonly string[] = [...keys.keys()];

/** What a column is sorted by. */
export function courseKey(course: Course, column: string): SortKey {
  return keys.get(column)?.(course);
}
