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
  width: 11.9,
  rowHeader: true,
  sortKey: (student) => student.name,
  cell: (student) => (
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
  width: 6.4,
  rank: 1,
  sortKey: (student) => student.rollNo,
  cell: (student) => orNA(student.rollNo),
};
const department: Column = {
  id: 'department',
  header: 'Department',
  width: 8.6,
  rank: 2,
  sortKey: (student) => student.department,
  cell: (student) => orNA(student.department),
};
const year: Column = {
  id: 'year',
  header: 'Year',
  width: 5.1,
  end: true,
  rank: 3,
  sortKey: (student) => student.year,
  cell: (student) => orNA(student.year || undefined),
};
const semester: Column = {
  id: 'semester',
  header: 'Semester',
  width: 7.1,
  end: true,
  rank: 7,
  sortKey: (student) => student.semester,
  cell: (student) => orNA(student.semester || undefined),
};
const cgpa: Column = {
  id: 'cgpa',
  header: 'CGPA',
  width: 5.4,
  end: true,
  rank: 5,
  sortKey: (student) => student.currentCGPA,
  cell: (student) => formatCgpa(student.currentCGPA),
};
const attendance: Column = {
  id: 'attendance',
  header: 'Attendance',
  width: 7.6,
  end: true,
  rank: 8,
  sortKey: (student) => student.attendance?.percentage,
  cell: (student) => formatPercent(student.attendance?.percentage),
};
const placement: Column = {
  id: 'placement',
  header: 'Placement',
  width: 7.4,
  rank: 4,
  sortKey: placementLabel,
  cell: (student) => <ToneText tone={placementTone(student)}>{placementLabel(student)}</ToneText>,
};
const fee: Column = {
  id: 'fee',
  header: 'Fee',
  width: 5.5,
  rank: 6,
  sortKey: pendingAmount,
  cell: (student) =>
    student.feeStatus ? (
      <ToneText tone={feeBadgeTone(student)}>{feeStatusLabel(student)}</ToneText>
    ) : (
      feeStatusLabel(student)
    ),
};
const status: Column = {
  id: 'status',
  header: 'Status',
  width: 6.2,
  rank: 9,
  sortKey: studentStatus,
  cell: (student) => <ToneText tone={studentStatusTone(student)}>{studentStatus(student)}</ToneText>,
};
const actions: Column = {
  id: 'actions',
  header: 'Actions',
  width: 4.8,
  cell: (student) => (
    <StudentLink id={student.id} label={`View ${student.name}`}>
      View
    </StudentLink>
  ),
};

interface TextColumn extends Pick<Column, 'id' | 'header' | 'width' | 'end' | 'sortKey'> {
  readonly text: (student: Student) => string;
}

const further = ({ text, ...column }: TextColumn): Column => ({
  ...column,
  rank: 10,
  cell: (student) => <span title={text(student)}>{text(student)}</span>,
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
  further({ id: 'email', header: 'Email', width: 15, sortKey: ({ email }) => email, text: ({ email }) => orNA(email) }),
  further({ id: 'phone', header: 'Phone', width: 9, sortKey: ({ phone }) => phone, text: ({ phone }) => orNA(phone) }),
  further({
    id: 'credits',
    header: 'Credits',
    width: 6,
    end: true,
    sortKey: ({ totalCredits }) => totalCredits,
    text: ({ totalCredits }) => orNA(totalCredits),
  }),
  further({
    id: 'pending',
    header: 'Pending',
    width: 8,
    end: true,
    sortKey: pendingAmount,
    text: (student) => formatRupees(pendingAmount(student)),
  }),
  further({
    id: 'company',
    header: 'Company',
    width: 11,
    sortKey: ({ company }) => company,
    text: ({ company }) => orNA(company),
  }),
  further({
    id: 'package',
    header: 'Package',
    width: 7.5,
    end: true,
    sortKey: ({ packageAmount }) => packageAmount,
    text: ({ packageAmount }) => formatPackage(packageAmount),
  }),
  further({
    id: 'admitted',
    header: 'Admitted',
    width: 8.5,
    sortKey: ({ admissionDate }) => admissionDate,
    text: ({ admissionDate }) => formatDate(admissionDate),
  }),
];
