import type { components } from '../../../../../openapi/schema.gen.ts';
import { storeStudents } from '../../../../api/admin-students.ts';
import { readStudent } from '../../../../api/record-readers.ts';
import { studentQuery } from '../../../../api/students.ts';
import { partBody } from '../../../../domain/records/body.ts';
import { type Fields, fieldsWhere, pickFields, type Texts, textsOf } from '../../../../domain/records/field.ts';
import { type Student, studentFields } from '../../../../domain/records/student.ts';
import { clearRecordDraft } from '../../../../resource/form/record-draft.ts';
import { type RecordType, writableFields } from '../../../../resource/record-type.ts';
import { recordTabs } from './record-tabs.ts';

type Schemas = components['schemas'];

/** A student, as the forms of a record need to know it. */
export const studentType: RecordType<Student> = {
  noun: 'student',
  place: 'on the roster',
  plural: 'students',
  nameOf: ({ name }) => name,
  fields: studentFields,
  read: readStudent,
  fetch: (client, id) => client.fetchQuery({ ...studentQuery(id), staleTime: 0 }),
  store: storeStudents,
};

/** The fields that an administrator writes, in one form or another. */
export const writableStudentFields: Fields<Student> = writableFields(studentType);

/** The sections of a record, in the order of the view and the form. */
export const sections = [
  { name: 'academic', title: 'Academic' },
  { name: 'personal', title: 'Personal' },
  { name: 'fees', title: 'Fees' },
  { name: 'placement', title: 'Placement' },
] as const;

/** The fields of a section. */
export const sectionFields = (section: string, fields: Fields<Student> = studentFields): Fields<Student> =>
  fieldsWhere(fields, (field) => field.section === section);

interface Part<Body> {
  readonly fields: Fields<Student>;
  readonly valuesOf?: (student: Student) => Texts;
  readonly bodyOf: (student: Student, values: Texts) => Body;
}

/** A part of a record that has a call of its own. */
function part<Body>(names: readonly (keyof typeof studentFields)[]): Part<Body> {
  const fields = pickFields(studentFields, names);
  return {
    fields,
    bodyOf: (student, values) => partBody(fields, student, values, { attendance: 'attendancePercentage' }),
  };
}

/** PUT /students/{id}/academic takes all five values or none. */
export const academicPart: Part<Schemas['AcademicUpdate']> = part([
  'year',
  'semester',
  'currentCGPA',
  'totalCredits',
  'attendance',
]);

/** PUT /students/{id}/fee. */
export const feePart: Part<Schemas['FeeUpdate']> = part(['totalFee', 'paidAmount']);

/** PUT /students/{id}/attendance. */
export const attendancePart: Part<Schemas['AttendanceUpdate']> = part(['attendance']);

const placement = part<Schemas['PlacementUpdate']>(['placementStatus', 'company', 'packageAmount']);

/** PUT /students/{id}/placement. Section 4: Not Placed is the default. */
export const placementPart: Part<Schemas['PlacementUpdate']> = {
  ...placement,
  valuesOf: (student) => {
    const values = textsOf(placement.fields, student);
    return { ...values, placementStatus: values['placementStatus'] || 'Not Placed' };
  },
};

/** The record is gone, and nothing can be saved in it any more. */
export function clearStudentDrafts(id: string): void {
  for (const { value } of recordTabs) clearRecordDraft(studentType, id, value);
}
