import * as yup from 'yup';
import { genderValues, placementStatusValues, studentStatusValues } from '../../../../../openapi/schema.gen.ts';
import { isCalendarDate } from '../../../../domain/csv/values.ts';
import { SEMESTERS, YEARS } from '../../../../domain/study-years.ts';
import { dateOfBirth, required } from '../../../../forms/rules.ts';
import { studentSchema } from '../../record/student-form.ts';

const oneOf = (what: string, choices: readonly string[]) =>
  yup
    .string()
    .test('known', `${what} must be one of ${choices.join(', ')}`, (value) => !value || choices.includes(value));

const among = (what: string, numbers: readonly number[]) =>
  yup
    .string()
    .test(
      'among',
      `${what} must be from 1 to ${numbers.length}`,
      (value) => !value || numbers.map(String).includes(value),
    );

const isDate = (value: string | undefined) => !value || isCalendarDate(value);

/**
 * The rules of the record's form, and those that its controls keep to by themselves: a file may say anything. The
 * departments are the five and those that students are in, so that a slip of the pen founds no department.
 */
export function importSchema(departments: readonly string[]) {
  const format = (what: string) => `${what} must be a date written as YYYY-MM-DD`;
  return studentSchema.shape({
    department: required('Department is required').concat(oneOf('Department', departments)),
    year: required('Year is required').concat(among('Year', YEARS)),
    semester: required('Semester is required').concat(among('Semester', SEMESTERS)),
    gender: oneOf('Gender', genderValues),
    status: oneOf('Status', studentStatusValues),
    placementStatus: oneOf('Placement status', placementStatusValues),
    dateOfBirth: dateOfBirth().test('date', format('Date of birth'), isDate),
    admissionDate: yup.string().test('date', format('Admission date'), isDate),
  });
}
