/** What went wrong in the database, by PostgreSQL's codes (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
import { type Sentence, t } from '../languages.ts';
import { Refusal } from '../operation.ts';

const textOf = (error: unknown, name: 'code' | 'constraint' | 'message'): string => {
  const value = typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : '';
};

/** Another transaction was in the way: the same work will do when it is done again. */
export const isConflict = (error: unknown) => ['40001', '40P01'].includes(textOf(error, 'code'));

/** Somebody else has kept for too long what has to be changed. */
const isLocked = (error: unknown) => textOf(error, 'code') === '55P03';

/** The database is gone, or just starting, or has fallen silent. */
export const isUnreachable = (error: unknown) =>
  /^(08...|57P0[123]|ECONN\w+|ENOENT|EPIPE|ETIMEDOUT)$/.test(textOf(error, 'code')) ||
  /^Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|^Query read timeout/.test(
    textOf(error, 'message'),
  );

/** The database does not let the server in: its role or its password is not what it was. */
export const isShut = (error: unknown) => ['28000', '28P01'].includes(textOf(error, 'code'));

/** The database is a replica, or was told to be read alone. */
export const isReadOnly = (error: unknown) => textOf(error, 'code') === '25006';

/** The answer where a write may have been done, and nobody knows. */
export const outcomeUnknown = () =>
  new Refusal(503, () => t`The database has not confirmed in time that this was saved. It may have been saved.`, {
    error: 'OUTCOME_UNKNOWN',
  });

/** The field and the sentence for each constraint of uniqueness. */
const unique: Record<string, [field: string, sentence: Sentence]> = {
  students_email: ['email', () => t`This email address is already in use`],
  students_roll_no: ['rollNo', () => t`This roll number is already in use`],
  accounts_email: ['email', () => t`This email address is already in use`],
  accounts_username: ['username', () => t`This username is already in use`],
  applications_email: ['email', () => t`There is already an application with this email address`],
  courses_code: ['courseCode', () => t`This course code is already in use`],
  courses_name: ['courseName', () => t`This course name is already in use`],
};

const later = (sentence: Sentence, seconds: number) =>
  new Refusal(503, sentence, {}, { 'Retry-After': String(seconds) });

/** The answer to a failure of the database; undefined where it is none that is expected. */
export function refusalOf(error: unknown): Refusal | undefined {
  const code = textOf(error, 'code');
  const broken = code === '23505' ? unique[textOf(error, 'constraint')] : undefined;
  if (broken) return new Refusal(409, broken[1], { errors: { [broken[0]]: broken[1] } });
  if (['53100', '53200', 'ENOSPC'].includes(code))
    return new Refusal(507, () => t`The storage is full. Nothing was saved.`);
  if (isReadOnly(error)) return new Refusal(503, () => t`The data can only be read at present.`);
  if (isUnreachable(error) || isShut(error) || code === '53300')
    return later(() => t`The database cannot be reached at present. Please try again.`, 5);
  if (isLocked(error)) return later(() => t`Somebody else is changing this at present. Please try again.`, 1);
  if (isConflict(error)) return later(() => t`Too much is changed at once. Please try again.`, 1);
  return undefined;
}
