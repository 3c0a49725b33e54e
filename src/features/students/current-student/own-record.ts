import type { components } from '#openapi/schema.gen.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import { recordReader } from '#src/records/calls/record-reader.ts';
import { type Student, studentFields } from '../student.ts';

type StudentUser = components['schemas']['StudentUser'];

/** The signed-in student: the record, and what concerns the account alone, as far as the server tells it. */
export interface OwnRecord extends Student {
  readonly hasTemporaryLogin: boolean;
  readonly admittedTo: StudentUser['admittedTo'] | undefined;
}

const parseStudent = recordReader(studentFields);

function parseAdmittedTo(raw: unknown): StudentUser['admittedTo'] {
  if (!isRecord(raw)) return undefined;
  const { courseName, feeAmount, feeType } = raw;
  if (typeof courseName !== 'string' || !courseName.trim()) return undefined;
  return {
    courseName,
    ...(typeof feeAmount === 'number' && { feeAmount }),
    ...(typeof feeType === 'string' && { feeType }),
  };
}

/** What an answer of GET /auth/me says of the account, and no administrator sees in the record. */
function parseAccount(raw: unknown): Pick<OwnRecord, 'hasTemporaryLogin' | 'admittedTo'> {
  const { hasTemporaryLogin, admittedTo } = isRecord(raw) ? raw : {};
  return { hasTemporaryLogin: hasTemporaryLogin === true, admittedTo: parseAdmittedTo(admittedTo) };
}

/** Reads the answer of GET /auth/me (section 7, "Get current student"). @throws ApiError where it is no record */
export const parseOwnRecord = (raw: unknown): OwnRecord => ({ ...parseStudent(raw), ...parseAccount(raw) });

export const withRecord = (raw: unknown, record: Student): OwnRecord => ({ ...record, ...parseAccount(raw) });
