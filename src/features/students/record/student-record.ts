import { type Fields, fieldsWhere, pickFields, textOf, type Texts } from '#src/records/fields/field.ts';
import { draftName } from '#src/records/form/record-draft.ts';
import { clearDraft } from '#src/session/draft.ts';
import { recordFacts } from '#src/records/form/RecordView.tsx';
import { writableFields } from '#src/records/record-type.ts';
import { formatAmount, orNA } from '#src/platform/text/format.ts';
import type { ExportedType } from '#src/records/list/ExportButton.tsx';
import type { RestorableType } from '#src/records/restore.ts';
import { storeStudents, studentHistory } from '../admin-students.ts';
import { studentQuery } from '../students.ts';
import { type Student, studentFields } from '../student.ts';
import { pendingAmount } from '../student-facts.ts';
import { studentDeletion, studentListWords, studentMissing, studentRestoration } from '../student-words.ts';
import { recordTabs } from './record-tabs.ts';
import { msg, translate } from '#src/languages/texts.ts';

export const studentType: RestorableType<Student> & ExportedType<Student> = {
  noun: 'student',
  plural: 'students',
  title: studentListWords.title,
  missing: studentMissing,
  deletion: studentDeletion,
  restoration: studentRestoration,
  nameOf: ({ name, rollNo }) => name || rollNo,
  fields: studentFields,
  fetch: (client, id) => client.fetchQuery({ ...studentQuery(id), staleTime: 0 }),
  store: storeStudents,
  ...studentHistory,
  detailOf: ({ rollNo, department }) => `${orNA(rollNo)} · ${translate(orNA(department))}`,
};

export const writableStudentFields: Fields<Student> = writableFields(studentType);

export const sections = [
  { name: 'academic', title: msg`Academic` },
  { name: 'personal', title: msg`Personal` },
  { name: 'fees', title: msg`Fees` },
  { name: 'placement', title: msg`Placement` },
] as const;

export const sectionFields = (section: string, fields: Fields<Student> = studentFields): Fields<Student> =>
  fieldsWhere(fields, (field) => field.section === section);

/** The fees as a reader sees them; only a debt has a colour. */
export const feeFacts = (student: Student) => ({
  ...recordFacts(sectionFields('fees'), student),
  ...(pendingAmount(student) === 0 && { [translate(studentFields.pendingAmount.label)]: formatAmount(0) }),
});

/** The fields of each part of a record that has a call of its own, which takes all of them or none. */
export const tabFields = {
  academic: pickFields(studentFields, ['year', 'semester', 'currentCGPA', 'totalCredits', 'attendance']),
  fee: pickFields(studentFields, ['totalFee', 'paidAmount']),
  attendance: pickFields(studentFields, ['attendance']),
  placement: pickFields(studentFields, ['placementStatus', 'company', 'packageAmount']),
} as const;

/** A part as its form begins: what stands for an absent value is chosen already (section 4: Not Placed by default). */
export const tabValues = (fields: Fields<Student>, student: Student): Texts =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, textOf(field, student) || (field.whenAbsent ?? '')]),
  );

export function clearStudentDrafts(id: string): void {
  for (const { value } of recordTabs) clearDraft(draftName(studentType, id, value));
}
