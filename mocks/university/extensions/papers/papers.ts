import { paperNumber } from '#openapi/paper-number.ts';
import type { components } from '#openapi/schema.gen.ts';
import { t } from '#src/languages/texts.ts';
import { HttpError } from '#mocks/engine/request/http-error.ts';
import { findStudent } from '#mocks/university/rules/students.ts';
import type { Tables } from '#mocks/university/tables.ts';
import type { PaperRow } from './table.ts';

type Schemas = components['schemas'];

const serialOf = (number: string) => Number(number.split('-')[1]);

/**
 * Gives each paper a number, in the order in which they come.
 * @throws HttpError 404 where a student is not there: then no number is given
 */
export function issuePapers(
  tables: Tables,
  { kind, issuedOn, papers }: Schemas['PaperIssue'],
  by: string,
): Schemas['IssuedPaper'][] {
  let serial = tables.papers.all().reduce((last, { id }) => Math.max(last, serialOf(id)), 0);
  const found = papers.map(({ studentId, facts }) => {
    return { student: findStudent(tables, studentId), facts };
  });
  return found.map(({ student, facts }) => {
    serial += 1;
    const number = paperNumber(issuedOn, serial);
    const { id: studentId, name, rollNo } = student;
    tables.papers.insert({ id: number, studentId, kind, name, rollNo, issuedOn, facts, by });
    return { studentId, number };
  });
}

const shown = ({ id, studentId: _, by: _by, ...paper }: PaperRow): Schemas['Paper'] => ({ number: id, ...paper });

function stored(tables: Tables, number: string): PaperRow {
  const paper = tables.papers.get(number);
  if (!paper) throw new HttpError(404, t`No paper has this number`);
  return paper;
}

/** @throws HttpError 404 */
export const verifyPaper = (tables: Tables, number: string): Schemas['Paper'] => shown(stored(tables, number));

/** Withdraws a paper, once: later tries change nothing. @throws HttpError 404 */
export function withdrawPaper(tables: Tables, number: string, now: Date): Schemas['Paper'] {
  const paper = stored(tables, number);
  if (paper.withdrawnAt !== undefined) return shown(paper);
  const withdrawn = { ...paper, withdrawnAt: now.toISOString() };
  tables.papers.replace(withdrawn);
  return shown(withdrawn);
}
