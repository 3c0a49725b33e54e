/** Papers that have a number. */
import { type IssuedPaper, type Paper, type PaperIssue, paperNumber } from '../contract.ts';
import type { Connection } from '../database/database.ts';
import { insert, recordOf, selected } from '../database/records.ts';
import { t } from '../languages.ts';
import { found, Refusal } from '../operation.ts';
import { studentNotFound, students } from './students.ts';

const fields = ['number', 'kind', 'name', 'rollNo', 'issuedOn', 'facts', 'withdrawnAt'];
const columns = selected(fields);

/**
 * Gives each paper a number, in the order in which they come.
 * @throws Refusal 404 where a student is not there: then no number is given
 */
export async function issuePapers(
  connection: Connection,
  { kind, issuedOn, papers }: PaperIssue,
  by: string,
): Promise<IssuedPaper[]> {
  const listed = await students(connection, 'WHERE id = ANY($1)', [papers.map(({ studentId }) => studentId)]);
  const byId = new Map(listed.map((student) => [student.id, student]));
  const printed = papers.map(({ studentId, facts }) => ({
    student: found(byId.get(studentId), studentNotFound),
    facts,
  }));
  const serials = await connection.query<{ serial: number }>(
    `SELECT nextval('paper_numbers') AS serial FROM generate_series(1, $1::integer)`,
    [printed.length],
  );
  const rows = printed.map(({ student, facts }, at) => ({
    number: paperNumber(issuedOn, serials[at]!.serial),
    student_id: student.id,
    kind,
    name: student.name,
    roll_no: student.rollNo,
    issued_on: issuedOn,
    facts,
    by_name: by,
  }));
  await insert(connection, 'papers', rows);
  return rows.map(({ number, student_id: studentId }) => ({ studentId, number }));
}

function paperOf(rows: readonly object[]): Paper {
  if (!rows[0]) throw new Refusal(404, () => t`No paper has this number`);
  return recordOf<Paper>(rows[0], fields);
}

/** @throws Refusal 404 */
export const paperByNumber = async (connection: Connection, number: string): Promise<Paper> =>
  paperOf(await connection.query(`SELECT ${columns} FROM papers WHERE number = $1`, [number]));

/** Withdraws a paper, once: later tries change nothing. @throws Refusal 404 */
export const withdrawPaper = async (connection: Connection, number: string): Promise<Paper> =>
  paperOf(
    await connection.query(
      `UPDATE papers SET withdrawn_at = coalesce(withdrawn_at, now()) WHERE number = $1 RETURNING ${columns}`,
      [number],
    ),
  );
