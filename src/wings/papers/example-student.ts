import type { Student } from '#src/features/students/student.ts';
import { DEPARTMENTS } from '#src/university/departments.ts';
import { samples } from '#src/university/formats.ts';

/** Nobody: the student whom the preview of a text is written to. Everything is on record. */
export const exampleStudent: Student = {
  id: 'example',
  name: 'Asha Rao',
  rollNo: samples.rollNo,
  email: 'asha.rao@example.com',
  department: DEPARTMENTS[0] ?? samples.department,
  year: 2,
  semester: 3,
  phone: samples.phone,
  dateOfBirth: '2006-08-21',
  gender: 'Female',
  bloodGroup: 'O+',
  address: '14 Lake Road, Nashik 422001',
  currentCGPA: 8.4,
  attendance: { percentage: 91 },
  totalCredits: 48,
  status: 'Active',
  admissionDate: '2025-07-15',
  totalFee: 120_000,
  paidAmount: 75_000,
  pendingAmount: 45_000,
  feeStatus: 'Pending',
  placementStatus: 'Placed',
  company: 'Northwind Systems',
  packageAmount: 6.5,
  createdAt: '2025-07-15T06:00:00.000Z',
  updatedAt: '2026-05-04T09:30:00.000Z',
};
