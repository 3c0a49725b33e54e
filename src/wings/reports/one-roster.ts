import type { Student } from '#src/features/students/student.ts';
import { splitName } from './student-name.ts';

/** The columns of users.csv in the CSV binding of each version, in its order; every one has to be there. */
const COLUMNS_1_1 = [
  'sourcedId',
  'status',
  'dateLastModified',
  'enabledUser',
  'orgSourcedIds',
  'role',
  'username',
  'userIds',
  'givenName',
  'familyName',
  'middleName',
  'identifier',
  'email',
  'sms',
  'phone',
  'agentSourcedIds',
  'grades',
  'password',
] as const;

/** Roles and schools have moved to roles.csv. */
const COLUMNS_1_2 = [
  ...COLUMNS_1_1.filter((name) => name !== 'orgSourcedIds' && name !== 'role'),
  'userMasterIdentifier',
  'preferredGivenName',
  'preferredMiddleName',
  'preferredFamilyName',
  'primaryOrgSourcedId',
  'pronouns',
] as const;

export const oneRosterTitles = { '1.1': COLUMNS_1_1, '1.2': COLUMNS_1_2 } as const;
export type OneRosterVersion = keyof typeof oneRosterTitles;

/**
 * A row of users.csv. A file of all records has neither status nor date of a change, and what no platform needs for an
 * account stays here.
 * @param school the id that the university has in the platform's orgs.csv
 */
export function oneRosterRow(version: OneRosterVersion, student: Student, school: string): readonly string[] {
  const { id, name, rollNo, email, status = 'Active' } = student;
  const [givenName, familyName] = splitName(name);
  const values: Readonly<Record<string, string>> = {
    sourcedId: id,
    enabledUser: String(status === 'Active'),
    orgSourcedIds: school.trim(),
    role: 'student',
    username: rollNo.trim().toLowerCase(),
    givenName,
    familyName,
    identifier: rollNo.trim(),
    email: email.trim(),
    primaryOrgSourcedId: school.trim(),
  };
  return oneRosterTitles[version].map((column) => values[column] ?? '');
}
