import type { components } from '#openapi/schema.gen.ts';

type Schemas = components['schemas'];

/** One record of each kind, in the contract's own shape, with something in every field that a screen shows. */
export const student = {
  id: 's1',
  name: 'Asha Rao',
  rollNo: 'CS2023007',
  email: 'asha.rao@students.example',
  department: 'Computer Science',
  year: 3,
  semester: 6,
  phone: '+919876500007',
  dateOfBirth: '2005-04-19',
  bloodGroup: 'AB-',
  gender: 'Female',
  address: '7 Canal Road, Pune',
  status: 'Active',
  admissionDate: '2023-07-10',
  currentCGPA: 8.25,
  attendance: { percentage: 93.5 },
  totalCredits: 96,
  totalFee: 150_000,
  paidAmount: 60_000,
  pendingAmount: 90_000,
  feeStatus: 'Pending',
  placementStatus: 'Placed',
  company: 'Northwind Systems',
  packageAmount: 12.5,
  createdAt: '2023-07-10T04:30:00.000Z',
  updatedAt: '2026-01-05T04:30:00.000Z',
} as const satisfies Schemas['Student'];

export const application = {
  id: 'a1',
  referenceNumber: 'APP-2026-000007',
  fullName: 'Kabir Sethi',
  email: 'kabir@mail.example',
  phoneNumber: '+919812345678',
  desiredCourse: 'Civil Engineering',
  previousQualification: '12th Grade',
  previousGrade: '88%',
  status: 'UNDER_REVIEW',
  submittedAt: '2026-05-04T09:30:00.000Z',
  updatedAt: '2026-05-04T09:30:00.000Z',
  history: [],
} as const satisfies Omit<Schemas['Application'], 'history'> & { history: readonly [] };

export const course = {
  id: 'c1',
  courseCode: 'CE-UG',
  courseName: 'Civil Engineering',
  department: 'Civil',
  programType: 'Undergraduate',
  description: 'Bridges, water and cities.',
  durationYears: 4,
  isActive: true,
  totalSeats: 60,
  availableSeats: 12,
  feeAmount: 140_000,
  eligibilityCriteria: ['12th grade'],
  subjects: ['Structures'],
} as const satisfies Omit<Schemas['Course'], 'eligibilityCriteria' | 'subjects'> & {
  eligibilityCriteria: readonly string[];
  subjects: readonly string[];
};
