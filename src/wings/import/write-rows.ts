import { msg, t } from '#src/languages/texts.ts';
import type { BatchAction, BatchResult } from '#src/records/batch/use-batch.ts';
import { requestBody } from '#src/records/fields/body.ts';
import { fieldsWhere, type Texts, textsOf } from '#src/records/fields/field.ts';
import { differenceSentences, storedDifferences } from '#src/records/form/stored-differences.ts';
import { isPassing, reasonOf } from '#src/platform/api/errors.ts';
import { listed } from '#src/platform/text/listed.ts';
import { removeJournaledImport, runJournaledImport } from '#src/session/import-journal.ts';
import { type DoneBefore, recentRuns, rememberRun } from '#src/session/recent-runs.ts';
import { createStudent, storeStudents } from '#src/features/students/admin-students.ts';
import { writableStudentFields } from '#src/features/students/record/student-record.ts';
import { sendWhole } from '#src/features/students/student-actions.ts';
import { DEFAULT_STUDENT_PASSWORD } from '#src/features/students/student-facts.ts';
import { type Student, studentFields } from '#src/features/students/student.ts';
import { rosterQuery } from '#src/features/students/students.ts';
import { type ImportPlan, type PlannedRow, reasonsOf } from './check-file.ts';
import { shownTitle } from './headings.ts';

export interface Source {
  readonly fileName: string;
  readonly text: string;
  /** The name of the sheet, where the text is of a workbook's. */
  readonly sheet?: string | undefined;
  /** Set once an import of it has begun: an import that is continued keeps its entry of the journal. */
  readonly begunAt?: number;
}

export interface Written {
  readonly stored: Student | undefined;
  readonly missing?: string;
}

export type RowResult = BatchResult<PlannedRow, Written>;

export interface ImportAction extends BatchAction<PlannedRow, Written> {
  readonly source: Source;
  readonly plan: ImportPlan;
}

/** Rows that can be tried again as they are: not begun, or without an answer, or with one that says to come again. */
export const canRetry = (result: RowResult): boolean =>
  result.state === 'not tried' || result.state === 'unknown' || (result.state === 'failed' && isPassing(result.cause));

/** What the import of a file is remembered as in this browser; of the file itself, no more than a mark is kept. */
const RUN = 'student import';

/** When this very file was imported in this browser within a day; an import that goes on is the same one. */
export const importedBefore = ({ text, begunAt }: Source): DoneBefore | undefined =>
  begunAt === undefined ? recentRuns(RUN, [text]).get(text) : undefined;

type Registration = Parameters<typeof createStudent.call>[0];

/** What the contract's registration takes; a file's gender and address are sent, which the form only asks for. */
const registered = fieldsWhere<Student>(studentFields, ({ create }) => create !== undefined);

const update = (student: Student, values: Texts) => sendWhole(writableStudentFields, student, values);

/** Adds a student: by the registration, and with the rest of the row by an update, where the row says more. */
async function add(values: Texts): Promise<Written> {
  const registration = requestBody<Student, Omit<Registration, 'password'>>(registered, values);
  const stored = await createStudent.call({ ...registration, password: DEFAULT_STUDENT_PASSWORD });
  const known: Texts = stored ? textsOf(writableStudentFields, stored) : {};
  const more = Object.keys(writableStudentFields).filter(
    (name) => !(name in registered) && values[name] && values[name] !== known[name],
  );
  if (more.length === 0) return { stored };
  const rest = listed(more.map(shownTitle));
  if (!stored) return { stored, missing: t`Added, but without ${rest}. Import the row again to add them.` };
  const filled = { ...known, ...Object.fromEntries(more.map((name) => [name, values[name] ?? ''])) };
  try {
    return { stored: (await update(stored, filled)) ?? stored };
  } catch (error) {
    return { stored, missing: t`Added, but without ${rest}: ${reasonOf(error) ?? t`the server refused it.`}` };
  }
}

async function write({ record, values }: PlannedRow): Promise<Written> {
  const written = record ? { stored: await update(record, values) } : await add(values);
  if (written.missing) return written;
  // Of what a row leaves empty, the server decides.
  const sent = Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ''));
  const differences = storedDifferences(studentFields, sent, written.stored);
  return differences.length === 0 ? written : { ...written, missing: differenceSentences(differences).join(' ') };
}

/** Writes the rows of a file that fit. The journal knows of it until every row has got its answer. */
export function importAction(source: Source & { readonly begunAt: number }, plan: ImportPlan): ImportAction {
  const listKey = rosterQuery().queryKey;
  return {
    source,
    plan,
    progressLabel: t`Importing ${source.fileName}`,
    done: msg`Imported`,
    failed: ({ kind }) => (kind === 'new' ? t`Failed to add student` : t`Failed to update student`),
    skip: (row) => (row.kind === 'wrong' ? reasonsOf(row) : undefined),
    call: write,
    updateCache: async (client, done) => {
      if (done.length > 0) rememberRun(RUN, [source.text]);
      const stored = done.flatMap(({ data }) => data.stored ?? []);
      await storeStudents(client, stored);
      // A server that answers success alone has not told what it stored.
      if (stored.length < done.length) void client.invalidateQueries({ queryKey: listKey });
    },
    listKey,
    journal: (work) =>
      runJournaledImport({ ...source, noun: 'student' }, async () => {
        const results = await work();
        if (results && !results.some(canRetry)) await removeJournaledImport(source.begunAt);
        return results;
      }),
  };
}
