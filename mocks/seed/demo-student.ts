import type { StudentRow } from '../db/tables.ts';
import { deriveFees } from '../rules/fees.ts';
import { dayOf, isoDate, isoMoment, thisYear, today } from './calendar.ts';
import { demoStudentEmail } from './demo-accounts.ts';
import type { Enrolment } from './enrolment.ts';
import { departmentNamed } from './pools/departments.ts';

const department = departmentNamed('Computer Science');

/** A third-year, admitted in July. */
export const demoEnrolment: Enrolment = { department, year: 3, semester: 6, admitted: dayOf(thisYear - 3, 7, 10) };

/** The one whose dashboard the demo shows: something in every card, a fee to pay, and an offer from her internship. */
export function demoStudent(id: string, rollNo: string): StudentRow {
  const { year, semester, admitted } = demoEnrolment;
  return deriveFees({
    id,
    name: 'Ananya Deshpande',
    rollNo,
    email: demoStudentEmail,
    department: department.name,
    year,
    semester,
    phone: '+919876501234',
    address: 'Flat 304, Nandanvan Society, Tilak Road, Model Colony, Pune, Maharashtra 411016',
    dateOfBirth: isoDate(admitted - 6_508),
    bloodGroup: 'B+',
    gender: 'Female',
    status: 'Active',
    admissionDate: isoDate(admitted),
    currentCGPA: 8.74,
    attendance: { percentage: 91.5 },
    totalCredits: 108,
    totalFee: department.yearlyFee,
    paidAmount: department.yearlyFee - 45_000,
    placementStatus: 'Placed',
    company: 'Meghdoot Cloud',
    packageAmount: 18.5,
    createdAt: isoMoment(admitted, 19_380),
    updatedAt: isoMoment(today - 6, 22_140),
  });
}
