/** The first data: who can sign in, and a few records to look at. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { addStudent } from './operations/student-record.ts';
import { hashed } from './people.ts';
import { type Administrator, type Course, Store } from './store.ts';

/** The accounts that the server starts with. The conformance kit reads the same file. */
export const accounts = JSON.parse(readFileSync(new URL('accounts.json', import.meta.url), 'utf8')) as Record<
  'student' | 'admin' | 'superAdmin',
  { email: string; password: string }
>;

/** A store with the three accounts of `accounts.json`, some students and the standard courses. */
export async function seededStore(): Promise<Store> {
  const store = new Store();
  const administrators: [Administrator, string][] = [
    [
      { id: randomUUID(), name: 'Neha Rao', username: 'neha', email: accounts.admin.email, role: 'ADMIN' },
      accounts.admin.password,
    ],
    [
      {
        id: randomUUID(),
        name: 'Vikram Shah',
        username: 'vikram',
        email: accounts.superAdmin.email,
        role: 'SUPER_ADMIN',
      },
      accounts.superAdmin.password,
    ],
  ];
  for (const [administrator, password] of administrators) {
    store.administrators.set(administrator.id, administrator);
    store.passwords.set(administrator.id, await hashed(password));
  }
  const hash = await hashed(accounts.student.password);
  const students = [
    ['Asha Verma', 'CS2024042', accounts.student.email, 'Computer Science', 8.4],
    ['Rohan Iyer', 'ME2024007', 'rohan@university.example', 'Mechanical', 7.1],
    ['Meera Nair', 'EC2023011', 'meera@university.example', 'Electronics', undefined],
  ] as const;
  for (const [name, rollNo, email, department, currentCGPA] of students) {
    const student = addStudent(store, { name, rollNo, email, department, year: 2, semester: 4 }, hash);
    if (currentCGPA !== undefined) store.students.set(student.id, { ...student, currentCGPA });
  }
  for (const course of standardCourses()) store.courses.set(course.id, course);
  return store;
}

/** What an empty catalogue is filled with. */
export const standardCourses = (): Course[] =>
  (
    [
      ['CSE', 'Computer Science Engineering', 'Computer Science'],
      ['ECE', 'Electronics and Communication Engineering', 'Electronics'],
      ['MEC', 'Mechanical Engineering', 'Mechanical'],
      ['CIV', 'Civil Engineering', 'Civil'],
      ['ELE', 'Electrical Engineering', 'Electrical'],
      ['IT', 'Information Technology', 'Computer Science'],
    ] as const
  ).map(([courseCode, courseName, department]) => ({
    id: randomUUID(),
    courseCode,
    courseName,
    department,
    programType: 'Undergraduate',
    description: `Four years of ${courseName}.`,
    durationYears: 4,
    isActive: true,
    totalSeats: 60,
    availableSeats: 60,
    eligibilityCriteria: [],
    subjects: [],
  }));
