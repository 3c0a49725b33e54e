import { gradePercent } from '#openapi/grade-percent.ts';
import type { ApplicationRow, StudentRow } from '../tables.ts';
import type { PagedList } from './paging.ts';
import { isPending } from './statistics.ts';
import { hasGraduated, placementOutcome } from './student-figures.ts';

const placement = ({ placementStatus = 'Not Placed' }: StudentRow) => placementStatus;
const status = ({ status: own = 'Active' }: StudentRow) => own;
const pending = ({ pendingAmount }: StudentRow) => pendingAmount;
const attendance = ({ attendance: own }: StudentRow) => own?.percentage;
const cgpa = ({ currentCGPA }: StudentRow) => currentCGPA;

/** Students by pages (contract, pageStudents): by name, those of one name by roll number. */
export const studentList: PagedList<StudentRow> = {
  searched: ({ name, email, rollNo }) => [name, email, rollNo],
  phone: ({ phone }) => phone,
  columns: {
    id: ({ id }) => id,
    name: ({ name }) => name,
    email: ({ email }) => email,
    rollNo: ({ rollNo }) => rollNo,
    department: ({ department }) => department,
    year: ({ year }) => year,
    semester: ({ semester }) => semester,
    phone: ({ phone }) => phone,
    cgpa,
    attendance,
    credits: ({ totalCredits }) => totalCredits,
    status,
    admitted: ({ admissionDate, createdAt }) => admissionDate ?? createdAt?.slice(0, 10),
    placement,
    company: ({ company }) => company,
    package: ({ packageAmount }) => packageAmount,
    pending,
    fee: pending,
  },
  ties: [{ value: ({ name }) => name }, { value: ({ rollNo }) => rollNo }],
  filters: {
    department: ({ department }) => department,
    year: ({ year }) => year,
    semester: ({ semester }) => semester,
    placement,
    fee: ({ feeStatus = 'N/A' }) => feeStatus,
    status,
    cgpa,
    attendance,
    pending,
    paid: ({ paidAmount }) => paidAmount,
    outcome: placementOutcome,
  },
  ranges: new Set(['cgpa', 'attendance', 'pending', 'paid']),
  groups: new Map([['status', new Map([['enrolled', (value) => !hasGraduated(value)]])]]),
};

const grade = ({ previousGrade }: ApplicationRow) => gradePercent(previousGrade);

/** Applications by pages (contract, pageApplications): the newest first. */
export const applicationList: PagedList<ApplicationRow> = {
  searched: ({ fullName, email, desiredCourse, referenceNumber }) => [fullName, email, desiredCourse, referenceNumber],
  phone: ({ phoneNumber }) => phoneNumber,
  columns: {
    id: ({ id }) => id,
    fullName: ({ fullName }) => fullName,
    desiredCourse: ({ desiredCourse }) => desiredCourse,
    previousQualification: grade,
    submittedAt: ({ submittedAt }) => submittedAt,
    referenceNumber: ({ referenceNumber }) => referenceNumber,
    status: ({ status: own }) => own,
  },
  ties: [
    { value: ({ submittedAt }) => submittedAt, desc: true, exact: true },
    { value: ({ referenceNumber }) => referenceNumber, desc: true, exact: true },
  ],
  filters: {
    status: ({ status: own }) => own,
    course: ({ desiredCourse }) => desiredCourse,
    grade,
    submitted: ({ submittedAt }) => submittedAt,
  },
  ranges: new Set(['grade', 'submitted']),
  exact: new Set(['status']),
  groups: new Map([['status', new Map([['undecided', (value) => isPending(value as ApplicationRow['status'])]])]]),
};
