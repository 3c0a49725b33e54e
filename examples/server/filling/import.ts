/** Takes what the demo has saved: a state file of its bar, or of `npm run tool twin`. */
import { readFileSync } from 'node:fs';
import type {
  Application,
  ApplicationDocument,
  Casework,
  Course,
  FieldChange,
  Offer,
  Paper,
  Student,
} from '../contract.ts';
import type { Connection, Row } from '../database/database.ts';
import { type Account, accountRow } from '../people/accounts.ts';
import { demoHash } from '../people/passwords.ts';
import { applicationRow } from '../records/applications.ts';
import { decidedFields } from '../records/change-log.ts';
import { courseRow } from '../records/courses.ts';
import { studentRow } from '../records/students.ts';
import { insertAll, withoutIndexes } from './in-bulk.ts';

/** The version of state files that this reads. */
const VERSION = 1;

type DemoAccount = Omit<Account, 'password'> & { credential: { salt: string; hash: string } };

interface State {
  students: Student[];
  accounts: DemoAccount[];
  applications: Application[];
  courses: Course[];
  /** In which language somebody is written to, by the address in lower case. */
  languages?: { id: string; language: string }[];
  outbox: { to: string; subject: string; text: string; sentAt: string }[];
  deleted: {
    record: { kind: 'student'; student: Student; account?: DemoAccount } | { kind: 'course'; course: Course };
    by: string;
    at: string;
  }[];
  casework?: {
    id: string;
    assignee?: { id: string };
    notes: Casework['notes'];
    held?: Casework['held'];
  }[];
  offers?: (Omit<Offer, 'applicationId'> & { id: string; holdsSeat: boolean })[];
  papers?: (Omit<Paper, 'number'> & { id: string; studentId: string; by: string })[];
  documents?: (ApplicationDocument & { applicationId: string })[];
  documentContents?: { id: string; content: string }[];
  ranks?: { id: string; rank: number; at: string }[];
  changes?: {
    id: string;
    recordId: string;
    at: string;
    kind: string;
    by: { name: string; role: string };
    fields: FieldChange[];
  }[];
}

/** @throws Error with a sentence */
function read(file: string): State {
  const content = JSON.parse(readFileSync(file, 'utf8')) as { format?: string; version?: number; tables: State };
  if (content.format !== 'university-portal-demo') throw new Error(`${file} is no state file of the demo.`);
  if (content.version !== VERSION)
    throw new Error(`${file} is of version ${content.version}, and this server reads version ${VERSION}.`);
  return content.tables;
}

/** A student signs in by the address alone. */
const accountOf = ({ credential: { salt, hash }, username, ...account }: DemoAccount): Row =>
  accountRow({
    ...account,
    ...(account.role !== 'STUDENT' && username !== undefined && { username }),
    password: demoHash(salt, hash),
  });

/** Inserts rows that have the same columns. */
async function insertRows(connection: Connection, table: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0]!).join(', ');
  await connection.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::text::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/**
 * Fills an empty database.
 * @param connection in a transaction
 * @throws Error with a sentence
 */
export async function importState(connection: Connection, file: string): Promise<void> {
  const state = read(file);
  const [row] = await connection.query<{ isFilled: boolean }>(
    'SELECT exists(SELECT FROM accounts) OR exists(SELECT FROM courses) AS "isFilled"',
  );
  if (row!.isFilled) throw new Error('The database has data already. A state file fills an empty one.');
  await withoutIndexes(connection, 'students', () => insertAll(connection, 'students', state.students, studentRow));
  await insertAll(connection, 'accounts', state.accounts, accountOf);
  const languages = new Map((state.languages ?? []).map(({ id, language }) => [id, language]));
  await insertAll(connection, 'applications', state.applications, (application) => ({
    ...applicationRow(application),
    language: languages.get(application.email.toLowerCase()) ?? null,
  }));
  await insertAll(connection, 'courses', state.courses, courseRow);
  await insertRows(
    connection,
    'casework',
    (state.casework ?? []).map(({ id, assignee, notes, held }) => ({
      application_id: id,
      assignee_id: assignee?.id,
      notes: notes.toReversed(),
      held,
    })),
  );
  await insertRows(
    connection,
    'offers',
    (state.offers ?? []).map(({ id, state, answerBy, at, by, reviewComments, endedAt, holdsSeat }) => ({
      application_id: id,
      state,
      answer_by: answerBy,
      at,
      by_name: by,
      comments: reviewComments,
      ended_at: endedAt,
      holds_seat: holdsSeat,
    })),
  );
  await insertRows(
    connection,
    'ranks',
    (state.ranks ?? []).map(({ id, rank, at }) => ({ application_id: id, rank, at })),
  );
  await insertRows(
    connection,
    'papers',
    (state.papers ?? []).map(({ id, studentId, kind, name, rollNo, issuedOn, facts, by, withdrawnAt }) => ({
      number: id,
      student_id: studentId,
      kind,
      name,
      roll_no: rollNo,
      issued_on: issuedOn,
      facts,
      by_name: by,
      withdrawn_at: withdrawnAt,
    })),
  );
  await connection.query(
    `SELECT setval('paper_numbers', max(split_part(number, '-', 2)::bigint)) FROM papers HAVING count(*) > 0`,
  );
  const contents = new Map((state.documentContents ?? []).map(({ id, content }) => [id, content]));
  for (const { applicationId, addedAt, name, type, id } of state.documents ?? []) {
    if (!contents.has(id)) throw new Error(`The document ${id} has no content.`);
    await connection.query(
      `INSERT INTO documents (id, application_id, name, type, added_at, content)
      VALUES ($1, $2, $3, $4, $5, decode($6, 'base64'))`,
      [id, applicationId, name, type, addedAt, contents.get(id)],
    );
  }
  await insertRows(
    connection,
    'outbox',
    state.outbox.map(({ to, subject, text, sentAt }) => ({
      recipient: to,
      subject,
      text,
      at: sentAt,
      sent_at: sentAt,
    })),
  );
  await insertRows(
    connection,
    'removed',
    state.deleted.map(({ record, by, at }) => {
      const [kept, account] =
        record.kind === 'student'
          ? [studentRow(record.student), record.account]
          : [courseRow(record.course), undefined];
      return {
        kind: record.kind,
        record_id: kept['id'],
        at,
        by_name: by,
        record: kept,
        account: account && accountOf(account),
      };
    }),
  );
  await insertRows(connection, 'changes', [
    ...(state.changes ?? []).map(({ id, recordId, at, kind, by, fields }) => ({
      id,
      record_id: recordId,
      at,
      kind,
      by_name: by.name,
      by_role: by.role,
      fields,
    })),
    ...state.applications.flatMap(({ id, history }) =>
      history.map((step, index) => ({
        id: `${id}-${index + 1}`,
        record_id: id,
        at: step.at,
        kind: 'decided',
        by_name: step.by,
        by_role: 'ADMIN',
        fields: decidedFields(step),
      })),
    ),
  ]);
}
