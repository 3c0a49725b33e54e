/** An application for admission: how it is stored, and the steps that it can take. */
import { type Application, type ApplicationStatus, foldText, gradePercent } from '../contract.ts';
import type { Connection, Row } from '../database/database.ts';
import { columnsOf, recordOf, replace, selected } from '../database/records.ts';
import { t } from '../languages.ts';

const fields = `
  id referenceNumber fullName email phoneNumber desiredCourse previousQualification previousGrade status
  submittedAt updatedAt reviewComments rejectionReason reviewedBy reviewedAt generatedStudentId
  generatedRollNumber history
`
  .trim()
  .split(/\s+/);
export const applicationColumns = selected(fields);
export const applicationOf = (row: object) => recordOf<Application>(row, fields);

/** Between the texts that a search looks through. Folding takes it out of every text, so that none of them can hold it. */
const BETWEEN = '\u2063';

/** The row of a record, with what it is sorted and searched by. */
export function applicationRow(application: Application): Row {
  const { fullName, email, desiredCourse, referenceNumber, previousGrade } = application;
  return {
    ...columnsOf(application, fields),
    name_key: foldText(fullName),
    reference_key: foldText(referenceNumber),
    email_key: foldText(email),
    course_key: foldText(desiredCourse),
    course_low: desiredCourse.trim().toLowerCase(),
    grade: gradePercent(previousGrade) ?? null,
    search: [fullName, email, desiredCourse, referenceNumber].map(foldText).join(BETWEEN),
  };
}

export const applicationNotFound = () => t`Application not found`;

/** The applications that fit a condition, the newest first. */
export async function applications(
  connection: Connection,
  condition = 'true',
  values: readonly unknown[] = [],
  lock = '',
) {
  const rows = await connection.query(
    `SELECT ${applicationColumns} FROM applications WHERE ${condition}
    ORDER BY submitted_at DESC, reference_number DESC ${lock}`,
    values,
  );
  return rows.map(applicationOf);
}

/** Gives the applications that name a course, in any case, its new name. */
export async function renameInApplications(connection: Connection, before: string, after: string): Promise<void> {
  const naming = await applications(connection, 'course_low = $1', [before.toLowerCase()], 'FOR UPDATE');
  for (const application of naming)
    await replace(connection, 'applications', applicationRow({ ...application, desiredCourse: after }));
}

/** Where an application may go from where it stands. */
export const steps: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  APPLIED: ['UNDER_REVIEW', 'WAITLISTED', 'APPROVED', 'REJECTED'],
  UNDER_REVIEW: ['WAITLISTED', 'APPROVED', 'REJECTED'],
  WAITLISTED: ['UNDER_REVIEW', 'APPROVED', 'REJECTED'],
  REJECTED: ['UNDER_REVIEW'],
  APPROVED: [],
};

/** The next number of a sequence that no row has. A number is given once, whichever process gives it. */
export async function nextNumber(
  connection: Connection,
  sequence: string,
  isTaken: string,
  write: (number: string) => string,
) {
  for (;;) {
    const [row] = await connection.query<{ number: number }>(`SELECT nextval('${sequence}') AS number`);
    const number = write(String(row!.number).padStart(6, '0'));
    if ((await connection.query(isTaken, [number.toLowerCase()])).length === 0) return number;
  }
}

export const thisYear = () => new Date().getUTCFullYear();
