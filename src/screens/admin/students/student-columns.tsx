import type { components } from '../../../../openapi/schema.gen.ts';
import {
  formatCgpa,
  formatDate,
  formatOrdinal,
  formatPackage,
  formatPercent,
  formatRupees,
  orNA,
} from '../../../domain/format.ts';
import { feeBadgeTone, feeStatusLabel, pendingAmount } from '../../../domain/fees.ts';
import { placementLabel, placementTone } from '../../../domain/placement.ts';
import { studentStatus, studentStatusTone } from '../../../domain/student-account.ts';
import type { Column as TableColumn, Columns } from '../../../ui/data-table/columns.ts';
import { ToneText } from '../../../ui/data-table/ToneText.tsx';
import { StudentLink } from './StudentLink.tsx';

type Student = components['schemas']['Student'];
type Column = TableColumn<Student>;

const nameLink = (student: Student) => (
  <StudentLink id={student.id} title={student.name} className="line">
    {orNA(student.name)}
  </StudentLink>
);

const name: Column = {
  id: 'name',
  header: 'Name',
  accessorFn: (student) => student.name,
  meta: { width: 11.9, rowHeader: true },
  cell: ({ row: { original: student } }) => (
    <>
      {nameLink(student)}
      <span className="line minor">{student.email}</span>
    </>
  ),
  compactCell: (student) => (
    <>
      {nameLink(student)}
      <span className="line minor">{`${student.rollNo} · ${student.department}`}</span>
      <span className="line minor">
        {`${formatOrdinal(student.year)} year · CGPA ${formatCgpa(student.currentCGPA)} · ${placementLabel(student)}`}
      </span>
    </>
  ),
};

const rollNo: Column = {
  id: 'rollNo',
  header: 'Roll No',
  accessorFn: (student) => orNA(student.rollNo),
  meta: { width: 6.4, rank: 1 },
};
const department: Column = {
  id: 'department',
  header: 'Department',
  accessorFn: (student) => orNA(student.department),
  meta: { width: 8.6, rank: 2 },
};
const year: Column = {
  id: 'year',
  header: 'Year',
  accessorFn: (student) => orNA(student.year || undefined),
  meta: { width: 5.1, end: true, rank: 3 },
};
const semester: Column = {
  id: 'semester',
  header: 'Semester',
  accessorFn: (student) => orNA(student.semester || undefined),
  meta: { width: 7.1, end: true, rank: 7 },
};
const cgpa: Column = {
  id: 'cgpa',
  header: 'CGPA',
  accessorFn: (student) => formatCgpa(student.currentCGPA),
  meta: { width: 5.4, end: true, rank: 5 },
};
const attendance: Column = {
  id: 'attendance',
  header: 'Attendance',
  accessorFn: (student) => formatPercent(student.attendance?.percentage),
  meta: { width: 7.6, end: true, rank: 8 },
};
const placement: Column = {
  id: 'placement',
  header: 'Placement',
  accessorFn: placementLabel,
  meta: { width: 7.4, rank: 4 },
  cell: ({ row: { original: student } }) => (
    <ToneText tone={placementTone(student)}>{placementLabel(student)}</ToneText>
  ),
};
const fee: Column = {
  id: 'fee',
  header: 'Fee',
  accessorFn: feeStatusLabel,
  meta: { width: 5.5, rank: 6 },
  cell: ({ row: { original: student } }) =>
    student.feeStatus ? (
      <ToneText tone={feeBadgeTone(student)}>{feeStatusLabel(student)}</ToneText>
    ) : (
      feeStatusLabel(student)
    ),
};
const status: Column = {
  id: 'status',
  header: 'Status',
  accessorFn: studentStatus,
  meta: { width: 6.2, rank: 9 },
  cell: ({ row: { original: student } }) => (
    <ToneText tone={studentStatusTone(student)}>{studentStatus(student)}</ToneText>
  ),
};
const actions: Column = {
  id: 'actions',
  header: 'Actions',
  meta: { width: 4.8 },
  cell: ({ row: { original: student } }) => (
    <StudentLink id={student.id} label={`View ${student.name}`}>
      View
    </StudentLink>
  ),
};

const text = (
  id: string,
  header: string,
  width: number,
  textOf: (student: Student) => string,
  end = false,
): Column => ({
  id,
  header,
  accessorFn: textOf,
  meta: { width, rank: 10, ...(end && { end }) },
  cell: ({ row: { original: student } }) => <span title={textOf(student)}>{textOf(student)}</span>,
});

/** The columns of the dashboard's table. */
export const dashboardColumns: Columns<Student> = [
  name,
  rollNo,
  department,
  year,
  semester,
  cgpa,
  placement,
  fee,
  status,
  actions,
];

/** The columns of the whole roster, whose names are links to the records. */
export const rosterColumns: Columns<Student> = [
  name,
  rollNo,
  department,
  year,
  semester,
  cgpa,
  attendance,
  placement,
  fee,
  status,
];

/** Further columns of the roster, for whoever asks for them. */
export const furtherColumns: Columns<Student> = [
  text('email', 'Email', 15, ({ email }) => orNA(email)),
  text('phone', 'Phone', 9, ({ phone }) => orNA(phone)),
  text('credits', 'Credits', 6, ({ totalCredits }) => orNA(totalCredits), true),
  text('pending', 'Pending', 8, (student) => formatRupees(pendingAmount(student)), true),
  text('company', 'Company', 11, ({ company }) => orNA(company)),
  text('package', 'Package', 7.5, ({ packageAmount }) => formatPackage(packageAmount), true),
  text('admitted', 'Admitted', 8.5, ({ admissionDate }) => formatDate(admissionDate)),
];
