import type { AccountRow, Credential } from '../tables.ts';
import { type Calendar, isoMoment, officeHours } from './calendar.ts';
import type { SeededStudent } from './students.ts';

interface Administrator extends Pick<AccountRow, 'role' | 'username' | 'name' | 'department' | 'phoneNumber'> {
  /** How many days ago the account was made. */
  readonly since: number;
}

/** The administrators: the two of the login screen first. */
const administrators = [
  {
    role: 'SUPER_ADMIN',
    username: 'admin',
    name: 'Meera Joglekar',
    department: 'Registry',
    phoneNumber: '+912025550101',
    since: 1460,
  },
  {
    role: 'STAFF_ADMIN',
    username: 'staff',
    name: 'Rohan Fernandes',
    department: 'Admissions',
    phoneNumber: '+912025550114',
    since: 980,
  },
  {
    role: 'ADMIN',
    username: 'v.subramaniam',
    name: 'Vidya Subramaniam',
    department: 'Examinations',
    phoneNumber: '+912025550127',
    since: 1212,
  },
  { role: 'STAFF_ADMIN', username: 'f.shaikh', name: 'Farhan Shaikh', department: 'Admissions', since: 415 },
  {
    role: 'ADMIN',
    username: 'p.mukherjee',
    name: 'Poulomi Mukherjee',
    department: 'Accounts',
    phoneNumber: '+912025550139',
    since: 733,
  },
] as const satisfies readonly Administrator[];

/** The names of those who review applications. */
export const reviewers: readonly string[] = administrators
  .filter(({ department }) => department !== 'Accounts')
  .map(({ name }) => name);

/** The names of those whom applications are assigned to. */
export const admissionsOffice: readonly string[] = administrators
  .filter(({ department }) => department === 'Admissions')
  .map(({ name }) => name);

/** The administrator of this name. @throws RangeError where there is none */
export function administratorNamed(wanted: string): Pick<Administrator, 'name' | 'role'> {
  const found = administrators.find(({ name }) => name === wanted);
  if (!found) throw new RangeError(`${wanted} is no administrator of the seed`);
  return found;
}

/** The id of the administrator's account. @throws RangeError where there is none of this name */
export const administratorId = (wanted: string): string =>
  `acc_admin${administrators.findIndex(({ name }) => name === administratorNamed(wanted).name) + 1}`;

/** The administrators' accounts, with e-mail addresses that follow from their user names. */
export function staffAccounts({ today }: Calendar, credential: Credential): AccountRow[] {
  return administrators.map(({ since, ...administrator }, index) => {
    const createdAt = isoMoment(today - since, officeHours.from + index * 431);
    const id = administratorId(administrator.name);
    return {
      id,
      email: `${administrator.username}@university.example`,
      ...administrator,
      credential,
      createdAt,
      updatedAt: createdAt,
    };
  });
}

/**
 * The account that a student signs in with, like those made by a registration.
 * @param isNewcomer the approval that has made it has given the password
 */
export function studentAccount(student: SeededStudent, credential: Credential, isNewcomer: boolean): AccountRow {
  const { createdAt } = student;
  return {
    id: `acc_${student.id.slice(4)}`,
    role: 'STUDENT',
    email: student.email,
    username: student.email,
    name: student.name,
    studentId: student.id,
    credential,
    ...(isNewcomer && { hasTemporaryLogin: true }),
    createdAt,
    updatedAt: createdAt,
  };
}
