import type { components } from '../../openapi/schema.gen.ts';

export type Student = components['schemas']['Student'];

/** The students, as the portal itself asks for them; who asks has signed in before. */
export async function loadRoster(): Promise<Student[]> {
  const response = await fetch('/api/admin/students', {
    headers: { Authorization: `Bearer ${localStorage.getItem('authToken')}` },
  });
  const { data }: { data: Student[] } = await response.json();
  return data;
}

/** What each page shows of a student, in eight columns. */
export const columns = ['Name', 'Roll No', 'Department', 'Year', 'CGPA', 'Placement', 'Fee', 'Actions'] as const;
export type Column = (typeof columns)[number];

export const textOf: Readonly<Record<Column, (student: Student) => string | number>> = {
  Name: (student) => student.name,
  'Roll No': (student) => student.rollNo,
  Department: (student) => student.department,
  Year: (student) => student.year,
  CGPA: (student) => student.currentCGPA ?? 0,
  Placement: (student) => student.placementStatus ?? 'Not Placed',
  Fee: (student) => student.feeStatus ?? 'N/A',
  Actions: () => 'View',
};

/** Lower-cased once, so that a key compares strings and makes none. */
export const haystackOf = ({ name, email, rollNo }: Student) => `${name}\0${email}\0${rollNo}`.toLowerCase();
