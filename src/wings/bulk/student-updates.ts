import { msg, t, translate } from '#src/languages/texts.ts';
import { updateAcademic, updateFee, updatePlacement } from '#src/features/students/admin-students.ts';
import { formatAmount } from '#src/platform/text/format.ts';
import { type Field, type Fields, pickFields, type Texts, textsOf } from '#src/records/fields/field.ts';
import { type Student, studentFields } from '#src/features/students/student.ts';
import {
  SEMESTERS,
  semesterWarning,
  studentStatus,
  YEARS,
  yearOfSemester,
} from '#src/features/students/student-facts.ts';
import { sendWhole, type StudentAction, updateAction } from '#src/features/students/student-actions.ts';
import type { RecordMutation } from '#src/records/record-type.ts';
import { requestBody } from '#src/records/fields/body.ts';
import { tabFields } from '#src/features/students/record/student-record.ts';
import { rememberRun } from '#src/session/recent-runs.ts';
import { runOf, type StudyStep } from './earlier-steps.ts';

export type LeftOut = ReadonlyMap<string, string>;

const last = { year: YEARS.length, semester: SEMESTERS.length };

/**
 * Sends a part of a student. Its call needs all of its values: a record that lacks one of them, such as a new student's,
 * is sent as a whole instead, so that a missing CGPA does not become 0. Both send the `updatedAt` that was read along with
 * the old values: a change that somebody else has made meanwhile must not be undone.
 */
const sendPart =
  <Body>(fields: Fields<Student>, part: RecordMutation<Student, { readonly id: string; readonly body: Body }>) =>
  (student: Student, texts: Texts) =>
    Object.values(texts).every(Boolean)
      ? part.call({
          id: student.id,
          body: requestBody<Student, Body>(fields, texts, { row: student, sends: 'fields' }),
        })
      : sendWhole(fields, student, texts);

/** Choices beside the numbers themselves: each record's own number and one, and the semester along with its year. */
const NEXT = 'next';
const NEXT_WITH_YEAR = 'next-with-year';
const WITH_YEAR = msg`Move to the next semester, with its year`;
const movesOn = (choice: string | undefined) => choice === NEXT || choice === NEXT_WITH_YEAR;

const idsOf = (done: Parameters<StudentAction['updateCache']>[1]) => done.map(({ item }) => item.id);

/** What each record moves on by: its year, its semester or both. */
export const unitsMoved = (choices: Texts): readonly StudyStep[] =>
  (['year', 'semester'] as const).filter((unit) => movesOn(choices[unit]));

function academicAction(choices: Texts, leftOut: LeftOut): StudentAction {
  const fields = tabFields.academic;
  const units = unitsMoved(choices);
  const action = updateAction({
    progressLabel: t`Updating academic records`,
    fields,
    changedTexts: (student) => {
      const texts = Object.fromEntries(
        Object.entries(textsOf(fields, student)).map(([name, text]) => {
          const choice = choices[name]?.trim();
          return [name, movesOn(choice) ? String(Number(text) + 1) : choice || text];
        }),
      );
      if (choices['semester'] !== NEXT_WITH_YEAR) return texts;
      return { ...texts, year: String(yearOfSemester(Number(texts['semester']))) };
    },
    send: sendPart(fields, updateAcademic),
    skip: (student) => {
      const atEnd = (['year', 'semester'] as const).find(
        (unit) => movesOn(choices[unit]) && student[unit] >= last[unit],
      );
      if (!atEnd) return leftOut.get(student.id);
      return atEnd === 'year'
        ? t`Already in year ${student.year}, the last one`
        : t`Already in semester ${student.semester}, the last one`;
    },
  });
  return {
    ...action,
    updateCache: (client, done) => {
      if (done.length > 0) for (const unit of units) rememberRun(runOf(unit), idsOf(done));
      return action.updateCache(client, done);
    },
  };
}

/** The fee of each student: the total that is given or else its own, and of that all, nothing, an amount, or what was paid. */
function feeAction({ totalFee: given = '', paid = '', paidAmount = '' }: Texts): StudentAction {
  const changedTexts = (student: Student) => {
    const own = textsOf(tabFields.fee, student);
    const totalFee = given.trim() || own['totalFee'] || '';
    const paidAmounts: Texts = { all: totalFee, none: '0', amount: paidAmount.trim() };
    return { totalFee, paidAmount: paidAmounts[paid] ?? own['paidAmount'] ?? '' };
  };
  return updateAction({
    progressLabel: t`Updating fees`,
    fields: tabFields.fee,
    changedTexts,
    send: sendPart(tabFields.fee, updateFee),
    skip: (student) => {
      const { totalFee, paidAmount: next } = changedTexts(student);
      if (!totalFee) return t`This record has no total fee. Enter one first`;
      return Number(next) > Number(totalFee)
        ? t`The paid amount ${formatAmount(Number(next))} is more than the total fee ${formatAmount(Number(totalFee))}`
        : undefined;
    },
  });
}

function stepField({ required: _required, rule: _rule, ...field }: Field<Student>, unit: 'year' | 'semester') {
  const label = unit === 'year' ? msg`Move to the next year` : msg`Move to the next semester`;
  const next = { value: NEXT, label };
  const withYear = { value: NEXT_WITH_YEAR, label: WITH_YEAR };
  const options = [...(unit === 'semester' ? [withYear] : []), next, ...(field.control?.options ?? [])];
  return { ...field, initial: '', control: { options, placeholder: msg`Leave as it is` } };
}

/** A warning where the chosen year and semester contradict, or may contradict what a record keeps. */
function semesterOfMany(year: string, semester: string): string | undefined {
  if (semester === NEXT_WITH_YEAR || (!year && !semester)) return undefined;
  return Number(year) && Number(semester)
    ? semesterWarning(Number(year), Number(semester))
    : t`In some records the year and the semester may not fit together. “${translate(WITH_YEAR)}” changes both`;
}

const already = (status: string) => t`Already ${status}`;

const statusField = pickFields<Student>(studentFields, ['status']);

export interface Update {
  /** Texts of the data. */
  readonly label: string;
  readonly note: string;
  readonly fields: Fields<Student>;
  readonly actionOf: (values: Texts, leftOut: LeftOut) => StudentAction;
}

export const updates: Readonly<Record<'academic' | 'placement' | 'fee' | 'status', Update>> = {
  academic: {
    label: msg`Academic update`,
    note: msg`A field that you leave as it is keeps the value that each student has.`,
    fields: {
      ...tabFields.academic,
      year: {
        ...stepField(studentFields.year, 'year'),
        check: (year, values) => {
          if (year && values['semester'] === NEXT_WITH_YEAR)
            return t`Leave the year as it is: the semester brings its own`;
          return Object.values(values).some(Boolean) ? undefined : t`Choose at least one value to change`;
        },
      },
      semester: {
        ...stepField(studentFields.semester, 'semester'),
        warning: (semester, { year = '' }) => semesterOfMany(year, semester),
      },
    },
    actionOf: academicAction,
  },
  placement: {
    label: msg`Placement update`,
    note: msg`The company and the package in their records are replaced.`,
    fields: {
      ...tabFields.placement,
      placementStatus: { ...studentFields.placementStatus, required: true, control: { placeholder: msg`Choose one` } },
    },
    actionOf: (values) =>
      updateAction({
        progressLabel: t`Updating placements`,
        fields: tabFields.placement,
        changedTexts: () => values,
        send: (row) =>
          updatePlacement.call({
            id: row.id,
            body: requestBody(tabFields.placement, values, { row, sends: 'fields' }),
          }),
      }),
  },
  fee: {
    label: msg`Fee update`,
    note: msg`A field that you leave as it is keeps the value that each student has. The pending amount is calculated.`,
    fields: {
      totalFee: {
        ...studentFields.totalFee,
        control: { placeholder: msg`Leave as it is`, help: msg`Leave empty to keep each student’s total fee` },
        check: (text, { paid = '' }) => (text || paid ? undefined : t`Enter a total fee, or choose how much is paid`),
      },
      paid: {
        kind: 'text',
        label: msg`How much is paid`,
        get: () => '',
        format: String,
        control: {
          placeholder: msg`Leave as it is`,
          options: [
            { value: 'all', label: msg`The whole fee` },
            { value: 'none', label: msg`Nothing` },
            { value: 'amount', label: msg`An amount` },
          ],
        },
      },
      paidAmount: {
        ...studentFields.paidAmount,
        label: msg`Paid amount`,
        onlyIf: {
          field: 'paid',
          is: 'amount',
          help: msg`Where an amount is paid`,
          message: msg`Only where an amount is paid`,
        },
        check: (text, values) => {
          if (values['paid'] !== 'amount') return undefined;
          if (!text) return translate(studentFields.paidAmount.requiredMessage);
          return values['totalFee'] ? studentFields.paidAmount.check(text, values) : undefined;
        },
      },
    },
    actionOf: feeAction,
  },
  status: {
    label: msg`Status update`,
    note: msg`Nothing else in their records changes.`,
    fields: {
      status: { ...studentFields.status, required: true, control: { placeholder: msg`Choose one` } },
    },
    actionOf: ({ status = '' }) =>
      updateAction({
        progressLabel: t`Updating statuses`,
        fields: statusField,
        changedTexts: () => ({ status }),
        send: (student, texts) => sendWhole(statusField, student, texts),
        skip: (student) => (studentStatus(student) === status ? already(translate(status).toLowerCase()) : undefined),
      }),
  },
};
