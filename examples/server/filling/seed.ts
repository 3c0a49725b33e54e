/** The first data: who can sign in, and a few records to look at. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Connection, Database } from '../database/database.ts';
import { insert } from '../database/records.ts';
import { accounts as accountsIn, addAdministrator } from '../people/accounts.ts';
import { hashed } from '../people/passwords.ts';
import { courseRow, standardCourses } from '../records/courses.ts';
import { addStudent, updateStudent } from '../records/students.ts';

/** The accounts that the server starts with. The conformance kit reads the same file. */
export const accounts = JSON.parse(readFileSync(new URL('../accounts.json', import.meta.url), 'utf8')) as Record<
  'student' | 'admin' | 'superAdmin',
  { email: string; password: string }
>;

/** Adds the accounts of `accounts.json`, whose passwords are public, three students and six courses. */
export async function seed(connection: Connection): Promise<void> {
  const { admin, superAdmin, student } = accounts;
  const neha = { name: 'Neha Rao', username: 'neha', email: admin.email, role: 'ADMIN' } as const;
  const vikram = { name: 'Vikram Shah', username: 'vikram', email: superAdmin.email, role: 'SUPER_ADMIN' } as const;
  const [nehasHash, vikramsHash, password] = await Promise.all(
    [admin, superAdmin, student].map((account) => hashed(account.password)),
  );
  await addAdministrator(connection, { ...neha, password: nehasHash! });
  await addAdministrator(connection, { ...vikram, password: vikramsHash! });
  for (const [name, rollNo, email, department, currentCGPA] of [
    ['Asha Verma', 'CS2024042', student.email, 'Computer Science', 8.4],
    ['Rohan Iyer', 'ME2024007', 'rohan@university.example', 'Mechanical', 7.1],
    ['Meera Nair', 'EC2023011', 'meera@university.example', 'Electronics', undefined],
  ] as const) {
    const given = { name, rollNo, email, department, year: 2, semester: 4 };
    const { id } = await addStudent(connection, given, { password: password!, by: vikram });
    await updateStudent(connection, { id, readAt: undefined, changes: { currentCGPA }, by: vikram });
  }
  await insert(connection, 'courses', standardCourses().map(courseRow));
}

/** Whether nobody can sign in yet. */
export const isEmpty = async (connection: Connection) => (await accountsIn(connection, 'true LIMIT 1')).length === 0;

/** Adds a super administrator, who can add the others. @returns the password, which is shown once */
export async function addFirstAdministrator(db: Database, email: string): Promise<string> {
  const password = randomBytes(12).toString('base64url');
  const hash = await hashed(password);
  const username = email
    .split('@', 1)[0]!
    .replaceAll(/[^A-Za-z0-9._-]/g, '-')
    .padEnd(3, '-')
    .slice(0, 50);
  const person = { name: 'Super administrator', username, email, role: 'SUPER_ADMIN' } as const;
  await db.transaction((connection) => addAdministrator(connection, { ...person, password: hash }));
  return password;
}
