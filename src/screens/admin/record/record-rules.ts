import * as yup from 'yup';
import { SEMESTERS, YEARS } from '../../../domain/study-years.ts';
import { required } from '../../../forms/rules.ts';

const among = (numbers: readonly number[]) => (value: string) => !value || numbers.some((one) => String(one) === value);

/** A number from 0 to a limit, or nothing at all. */
const upTo = (max: number, message: string, pattern = /^\d+(\.\d+)?$/) =>
  yup.string().test('range', message, (value) => !value || (pattern.test(value.trim()) && Number(value) <= max));

/** Section 9: years 1-4. */
export const year = () => required('Year is required').test('range', 'Year must be from 1 to 4', among(YEARS));

/** Section 9: semesters 1-8. */
export const semester = () =>
  required('Semester is required').test('range', 'Semester must be from 1 to 8', among(SEMESTERS));

/** Contract, Cgpa. */
export const cgpa = () => upTo(10, 'CGPA must be a number from 0 to 10');

/** Contract, Percentage. */
export const attendance = () => upTo(100, 'Attendance must be a number from 0 to 100');

/** Contract, Credits. */
export const credits = () => upTo(1000, 'Credits must be a whole number from 0 to 1000', /^\d+$/);

/** Contract, Amount. */
export const totalFee = () => upTo(10_000_000, 'Total fee must be an amount from 0 to 1,00,00,000');

/** Contract, FeeUpdate: the paid amount must not exceed the total. */
export const paidAmount = () =>
  upTo(10_000_000, 'Paid amount must be an amount from 0 to 1,00,00,000').when('totalFee', ([total], schema) =>
    schema.test(
      'within-total',
      'Paid amount cannot be more than the total fee',
      (value) => !value || Number(value) <= (Number(total) || 0),
    ),
  );

/** Contract, PlacementUpdate: Placed needs a company. */
export const company = () =>
  yup
    .string()
    .trim()
    .max(100, 'Company must be less than 101 characters')
    .when('placementStatus', ([status], schema) =>
      status === 'Placed' ? schema.required('Company is required for a placed student') : schema,
    );

/** Contract, PackageAmount, in lakhs a year. Nobody but a placed student has one, and nothing else is looked at. */
export const packageAmount = () =>
  yup
    .string()
    .when('placementStatus', ([status], schema) =>
      status === 'Placed' ? upTo(1000, 'Package must be a number of lakhs from 0 to 1000') : schema,
    );
