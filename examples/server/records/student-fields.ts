/** What the fields of a student may be. */
import * as fields from '../fields.ts';
import {
  amount,
  date,
  moment,
  number,
  objectOf,
  oneOf,
  optional,
  orNull,
  percentage,
  text,
  textOrNull,
} from '../fields.ts';
import { t } from '../languages.ts';

export const rollNo = text({
  min: 4,
  max: 20,
  fits: (value) => /^[A-Za-z0-9/-]+$/.test(value),
});
export const year = number(1, 4, 'whole');
export const semester = number(1, 8, 'whole');
const address = text({ max: 500 });
const bloodGroup = oneOf('A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-');
const gender = oneOf('Male', 'Female', 'Other');

/** How far the clocks are ahead of UTC where each day begins. */
const EARLIEST_ZONE = 14 * 3_600_000;
/** A day that is over by the own clock of whoever writes it, wherever on earth that is. */
const past = text({
  min: 10,
  max: 10,
  fits: (value) => value < new Date(Date.now() + EARLIEST_ZONE).toISOString().slice(0, 10),
  what: () => t`Date of birth must be in the past`,
});
const birthday = (value: unknown) => past(date(value));

/** What a new student's request may bring. */
export const registration = {
  name: fields.personName,
  rollNo,
  email: fields.email,
  password: fields.password,
  department: fields.department,
  year,
  semester,
  phone: optional(fields.phone),
  address: optional(address),
  dateOfBirth: optional(birthday),
  bloodGroup: optional(bloodGroup),
  gender: optional(gender),
};

/** The `updatedAt` that an update has read. */
const updatedAt = optional(moment);
const company = textOrNull(text({ max: 100 }));
const packageAmount = orNull(number(0, 1000));
const placementStatus = oneOf('Placed', 'Not Placed', 'Higher Studies');
const cgpa = number(0, 10);
const credits = number(0, 1000, 'whole');

/** An update of the whole student. */
export const wholeStudent = {
  name: fields.personName,
  rollNo,
  email: fields.email,
  department: fields.department,
  year,
  semester,
  phone: optional(textOrNull(fields.phone)),
  address: optional(textOrNull(address)),
  dateOfBirth: optional(textOrNull(birthday)),
  bloodGroup: optional(textOrNull(bloodGroup)),
  gender: optional(textOrNull(gender)),
  status: optional(textOrNull(oneOf('Active', 'Inactive', 'Graduated', 'Suspended'))),
  admissionDate: optional(textOrNull(date)),
  currentCGPA: optional(orNull(cgpa)),
  attendance: optional(orNull(objectOf({ percentage }))),
  totalCredits: optional(orNull(credits)),
  totalFee: optional(orNull(amount)),
  paidAmount: optional(orNull(amount)),
  placementStatus: optional(textOrNull(placementStatus)),
  company: optional(company),
  packageAmount: optional(packageAmount),
  updatedAt,
};

export const newAcademic = {
  year,
  semester,
  currentCGPA: cgpa,
  totalCredits: credits,
  attendancePercentage: percentage,
  attendance: optional(percentage),
  updatedAt,
};
export const newCgpa = { cgpa, credits: optional(credits), updatedAt };
export const newAttendance = { attendancePercentage: percentage, attendance: optional(percentage), updatedAt };
export const newFee = { totalFee: amount, paidAmount: amount, updatedAt };
export const newPlacement = {
  placementStatus,
  company: optional(company),
  packageAmount: optional(packageAmount),
  updatedAt,
};
/** What a student may change of the own record. */
export const ownContact = { phone: textOrNull(fields.phone), address: textOrNull(address), updatedAt };
