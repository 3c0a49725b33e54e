/** Students by pages. */
import { numberInAddress, numberRange, oneOf, optional, text, type Values } from '../fields.ts';
import { semester, year } from '../records/student-fields.ts';
import { studentColumns } from '../records/students.ts';
import { type Condition, equal, type List, searching, within } from './page.ts';
import { pageFields, sorts } from './parameters.ts';

export const studentList: List = {
  table: 'students',
  columns: studentColumns,
  keys: {
    id: 'id',
    name: 'name_key',
    email: 'email_key',
    rollNo: 'roll_key',
    department: 'department_key',
    year: 'year',
    semester: 'semester',
    phone: 'phone',
    cgpa: 'current_cgpa',
    attendance: 'attendance',
    credits: 'total_credits',
    status: 'status_key',
    admitted: 'admitted',
    placement: 'placement_key',
    company: 'company_key',
    package: 'package_amount',
    pending: 'pending_amount',
    fee: 'pending_amount',
  },
  unique: new Set(['id', 'email_key', 'roll_key']),
  natural: { columns: ['name_key', 'roll_key'], direction: 'ASC' },
};

/** A word of a filter, which is compared without regard to case. */
const word = optional(text({ min: 1, max: 60, trim: false }));

export const studentPageFields = {
  ...pageFields,
  department: word,
  year: optional(numberInAddress(year)),
  semester: optional(numberInAddress(semester)),
  placement: word,
  fee: word,
  status: word,
  cgpa: optional(numberRange),
  attendance: optional(numberRange),
  pending: optional(numberRange),
  paid: optional(numberRange),
  outcome: optional(oneOf('Placed', 'Higher Studies', 'Not Placed')),
  sort: optional(oneOf(...sorts(studentList))),
};

const low = (value: string | undefined) => value?.trim().toLowerCase();

const ofStatus = (status: string | undefined): Condition[] =>
  status === 'enrolled' ? [{ sql: `status_key <> 'graduated'`, values: [] }] : equal('status_key', status);

export const studentConditions = (query: Values<typeof studentPageFields>): Condition[] => [
  ...searching(query.q, 'phone'),
  ...equal('department_low', low(query.department)),
  ...equal('year', query.year),
  ...equal('semester', query.semester),
  ...equal('placement_key', low(query.placement)),
  ...equal('fee_key', low(query.fee)),
  ...ofStatus(low(query.status)),
  ...within('current_cgpa', query.cgpa),
  ...within('attendance', query.attendance),
  ...within('pending_amount', query.pending),
  ...within('paid_amount', query.paid),
  ...equal('outcome', query.outcome),
];
