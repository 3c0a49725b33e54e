import type { components } from '#openapi/schema.gen.ts';
import type { ResultConfig } from '#src/records/batch/BatchStatus.tsx';
import type { BatchAction, BatchResult } from '#src/records/batch/use-batch.ts';
import { requestBody } from '#src/records/fields/body.ts';
import { type Fields, fieldsWhere, type Texts, textOf, textsOf } from '#src/records/fields/field.ts';
import { expectStored } from '#src/records/form/stored-differences.ts';
import { storeUpdatedStudents, updateStudent } from './admin-students.ts';
import { writableStudentFields } from './record/student-record.ts';
import { forgetRuns } from '#src/session/recent-runs.ts';
import type { Student } from './student.ts';
import { rosterQuery } from './students.ts';
import { msg, t } from '#src/languages/texts.ts';

type Results = readonly BatchResult<Student, Student | undefined>[];

export interface StudentAction extends BatchAction<Student, Student | undefined> {
  readonly undo?: (results: Results) => StudentAction;
}

/** Sends the whole student with new values of these fields, and with the `updatedAt` that was read. */
export const sendWhole = (fields: Fields<Student>, student: Student, values: Texts) =>
  updateStudent.call({
    id: student.id,
    body: requestBody<Student, components['schemas']['StudentUpdate']>(fields, values, {
      row: student,
      sends: 'record',
    }),
  });

const update = {
  failed: () => t`Failed to update student`,
  listKey: rosterQuery().queryKey,
  updateCache: (client, done) =>
    storeUpdatedStudents(
      client,
      done.map(({ item, data }) => ({ variables: item, data })),
    ),
} satisfies Partial<StudentAction>;

interface UpdateOptions extends Pick<StudentAction, 'progressLabel' | 'skip'> {
  readonly fields: Fields<Student>;
  /** What the fields of a student are to hold. */
  readonly changedTexts: (student: Student) => Texts;
  readonly send: (student: Student, texts: Texts) => Promise<Student | undefined>;
}

export function updateAction({ fields, changedTexts, send, ...options }: UpdateOptions): StudentAction {
  return {
    ...update,
    ...options,
    done: msg`Updated`,
    undo: undoUpdates,
    call: async (student) => {
      const texts = changedTexts(student);
      const stored = await send(student, texts);
      expectStored(fields, texts, stored);
      return stored;
    },
  };
}

/** How a student is named in the list of what became of many. */
export const studentResult: ResultConfig<BatchResult<Student, Student | undefined>> = {
  header: msg`Student`,
  nameOf: ({ item }) => item.name || item.rollNo,
  detailOf: ({ item }) => item.rollNo,
};

const changedFields = (before: Student, after: Student): Fields<Student> =>
  fieldsWhere(writableStudentFields, (field) => textOf(field, before) !== textOf(field, after));

/**
 * Puts back what an update has changed in each student, and nothing else. It is sent with the `updatedAt` of the update's
 * own answer, so that a record that somebody has changed since is refused and left as it is.
 */
export function undoUpdates(results: Results): StudentAction {
  const answers = new Map(
    results.flatMap((one): [string, Student][] => (one.state === 'done' && one.data ? [[one.item.id, one.data]] : [])),
  );
  return {
    ...update,
    updateCache: (client, done) => {
      forgetRuns(done.map(({ item }) => item.id));
      return update.updateCache(client, done);
    },
    progressLabel: t`Putting back what was changed`,
    done: msg`Put back`,
    leftOver: t`The others are as the update has left them, or as somebody has changed them since.`,
    skip: ({ id }) =>
      answers.get(id)?.updatedAt
        ? undefined
        : t`The server did not say when it was stored, so that a later change could not be told`,
    call: (before) => {
      const after = answers.get(before.id) ?? before;
      const fields = changedFields(before, after);
      return sendWhole(fields, after, textsOf(fields, before));
    },
  };
}
