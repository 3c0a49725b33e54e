import type { components } from '../../../../openapi/schema.gen.ts';
import { shown } from '../../../domain/absent.ts';
import { durationLabel } from '../../../domain/duration.ts';
import { rupees } from '../../../domain/money.ts';
import type { SortKey } from '../../../domain/ordering.ts';
import type { Columns } from '../../../ui/data-table/columns.ts';
import { ToneText } from '../../../ui/data-table/ToneText.tsx';

type Course = components['schemas']['Course'];

const activity = ({ isActive }: Course) => (isActive ? 'Active' : 'Inactive');
const seats = ({ availableSeats, totalSeats }: Course) =>
  typeof totalSeats === 'number' ? `${shown(availableSeats)} of ${totalSeats}` : shown(totalSeats);

/** The columns of the list of courses. */
export const courseColumns: Columns<Course> = [
  {
    id: 'courseName',
    header: 'Course',
    accessorFn: ({ courseName }) => courseName,
    meta: { width: 18, rowHeader: true },
    cell: ({ row: { original: course } }) => (
      <>
        <strong className="line" title={course.courseName}>
          {shown(course.courseName)}
        </strong>
        <span className="line minor when-wide">{shown(course.courseCode)}</span>
        <span className="line minor when-compact">{`${shown(course.courseCode)} · ${shown(course.department)}`}</span>
        <span className="line minor when-compact">{`${shown(course.programType)} · ${durationLabel(course.durationYears)}`}</span>
      </>
    ),
  },
  {
    id: 'department',
    header: 'Department',
    accessorFn: ({ department }) => shown(department),
    meta: { width: 11, rank: 1 },
  },
  {
    id: 'programType',
    header: 'Program',
    accessorFn: ({ programType }) => shown(programType),
    meta: { width: 9, rank: 2 },
  },
  {
    id: 'durationYears',
    header: 'Duration',
    accessorFn: ({ durationYears }) => durationLabel(durationYears),
    meta: { width: 7, rank: 3 },
  },
  { id: 'seats', header: 'Seats left', accessorFn: seats, meta: { width: 8, end: true, rank: 4 } },
  {
    id: 'feeAmount',
    header: 'Fee',
    accessorFn: ({ feeAmount }) => rupees(feeAmount),
    meta: { width: 8, end: true, rank: 5 },
  },
  {
    id: 'isActive',
    header: 'Status',
    accessorFn: activity,
    meta: { width: 7 },
    cell: ({ row: { original: course } }) => (
      <ToneText tone={course.isActive ? 'success' : 'neutral'}>{activity(course)}</ToneText>
    ),
  },
];

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
