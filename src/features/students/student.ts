import { bloodGroupValues, type components } from '#openapi/schema.gen.ts';
import { isVisible } from '#openapi/visible-text.ts';
import { msg, t, translate } from '#src/languages/texts.ts';
import { DEPARTMENTS } from '#src/university/departments.ts';
import { formats, samples } from '#src/university/formats.ts';
import {
  dayOf,
  formatCgpa,
  formatDate,
  formatDateTime,
  formatNumber,
  formatOrdinal,
  formatPackage,
  formatPercent,
  formatAmount,
  orNA,
} from '#src/platform/text/format.ts';
import { admissionDoubt, birthDoubt } from './plausible-dates.ts';
import {
  feeBadgeTone,
  feeDetailsTone,
  ordinalChoices,
  pendingAmount,
  placementTone,
  semesterWarning,
  SEMESTERS,
  studentStatusTone,
  YEARS,
} from './student-facts.ts';
import {
  defineFields,
  ID_ALIASES,
  type ReadOnlyField,
  type Texts,
  type WritableField,
} from '#src/records/fields/field.ts';

export type Student = components['schemas']['Student'];
type Update = components['schemas']['StudentUpdate'];
type Registration = components['schemas']['StudentRegistration'];

/** The fields that an administrator writes (contract, StudentUpdate). */
export type StudentField = Exclude<keyof Update, 'updatedAt'>;

type Words<Key extends 'Gender' | 'StudentStatus' | 'PlacementStatus'> = Readonly<
  Record<components['schemas'][Key], string>
>;

/** The contract's words as they are offered, each marked for translation. */
const genders: Words<'Gender'> = { Male: msg`Male`, Female: msg`Female`, Other: msg`Other` };
const statuses: Words<'StudentStatus'> = {
  Active: msg`Active`,
  Inactive: msg`Inactive`,
  Graduated: msg`Graduated`,
  Suspended: msg`Suspended`,
};
const placementStatuses: Words<'PlacementStatus'> = {
  Placed: msg`Placed`,
  'Not Placed': msg`Not Placed`,
  'Higher Studies': msg`Higher Studies`,
};

const fields = defineFields<Student>();
const personal = fields({ section: 'personal' });
const academic = fields({ section: 'academic' });
const fees = fields({ section: 'fees' });
const placement = fields({ section: 'placement' });
const readOnly = fields({ readOnly: true });

const MAX_AMOUNT = 10_000_000;
const amountRule = { type: 'number', min: 0, max: MAX_AMOUNT } as const;

const onlyPlaced = (message: string) => ({
  field: 'placementStatus',
  is: 'Placed',
  help: msg`Only for a placed student`,
  message,
});

/** Contract, FeeUpdate: the paid amount must not exceed the total. Of a total that is refused itself nothing is said. */
const paidWithinTotal = (paid: string, { totalFee = '' }: Texts) =>
  paid && Number(totalFee) >= 0 && Number(paid) > Number(totalFee)
    ? t`Paid amount cannot be more than the total fee`
    : undefined;

const semesterOfYear = (semester: string, { year }: Texts) => semesterWarning(Number(year), Number(semester));

const birthOfToday = (birth: string) => birthDoubt(birth, dayOf(new Date()));
const admissionOfToday = (admission: string, { dateOfBirth = '' }: Texts) =>
  admissionDoubt(admission, dateOfBirth, dayOf(new Date()));

/** Contract, PlacementUpdate: Placed needs a company. */
const companyOfPlaced = (company: string, { placementStatus }: Texts) =>
  placementStatus === 'Placed' && !isVisible(company) ? t`Company is required for a placed student` : undefined;

/** Contract, "What the app must also read": a server without an admission date has the day of creation. */
const dayOfCreation = ({ createdAt }: Readonly<Record<string, unknown>>) =>
  typeof createdAt === 'string' ? createdAt.slice(0, 10) : undefined;

/**
 * A student's record (section 3), field by field in the order of an export. A field of the contract that is missing here
 * does not compile, and neither does one that a registration takes or an update writes without saying how it is asked for.
 */
export const studentFields = {
  name: personal.text((student) => student.name, {
    label: msg`Name`,
    required: true,
    rule: { type: 'personName' },
    control: { autoComplete: 'off' },
    create: 'sent',
    column: { header: msg`Name`, width: 11.7, grows: true },
    csv: {
      title: msg`Name`,
      aliases: ['fullName', 'studentName', 'student'],
      example: 'Asha Rao',
      parts: [msg`First name`, msg`Middle name`, msg`Last name`],
    },
  }),
  email: personal.text((student) => student.email, {
    label: msg`Email`,
    required: true,
    rule: { type: 'email' },
    control: { type: 'email', autoComplete: 'off', help: msg`The student signs in with it` },
    create: 'sent',
    column: { header: msg`Email`, width: 15, responsivePriority: 10, optional: true },
    csv: { title: msg`Email`, aliases: ['emailAddress', 'mail', 'emailId'], example: 'asha.rao@example.com' },
  }),
  rollNo: academic.text((student) => student.rollNo, {
    label: msg`Roll number`,
    required: true,
    rule: {
      type: 'text',
      min: 4,
      max: 20,
      // The contract takes the signs anywhere.
      pattern: /^[A-Za-z0-9]+(?:[/-][A-Za-z0-9]+)*$/,
      patternMessage: msg`Roll number may contain letters and digits, with single - or / between them`,
    },
    control: { autoComplete: 'off' },
    create: 'sent',
    aliases: ['rollNumber', 'roll_no'],
    column: { header: msg`Roll No`, width: 6.1, responsivePriority: 1 },
    csv: { title: msg`Roll No`, aliases: ['rollNumber', 'roll', 'registrationNo'], example: samples.importedRollNo },
  }),
  department: academic.choice((student) => student.department, DEPARTMENTS, {
    label: msg`Department`,
    required: true,
    rule: { type: 'choice' },
    control: { placeholder: msg`Choose one` },
    create: 'sent',
    column: { header: msg`Department`, width: 8.6, responsivePriority: 2 },
    csv: { title: msg`Department`, aliases: ['dept', 'branch'], example: samples.department },
  }),
  year: academic.number((student) => student.year, {
    label: msg`Year`,
    required: true,
    rule: { type: 'number', min: 1, max: YEARS.length, integer: true, message: msg`Year must be from 1 to 4` },
    control: { options: ordinalChoices(YEARS, 'year'), placeholder: msg`Choose one` },
    create: 'sent',
    initial: '1',
    column: { header: msg`Year`, width: 4.7, responsivePriority: 3 },
    csv: { title: msg`Year`, aliases: ['studyYear', 'yearOfStudy'], example: '1' },
    format: formatOrdinal,
  }),
  semester: academic.number((student) => student.semester, {
    label: msg`Semester`,
    required: true,
    rule: { type: 'number', min: 1, max: SEMESTERS.length, integer: true, message: msg`Semester must be from 1 to 8` },
    warning: semesterOfYear,
    control: { options: ordinalChoices(SEMESTERS, 'semester'), placeholder: msg`Choose one` },
    create: 'sent',
    initial: '1',
    column: { header: msg`Semester`, width: 6.7, responsivePriority: 7 },
    csv: { title: msg`Semester`, aliases: ['sem'], example: '1' },
    format: formatOrdinal,
  }),
  phone: personal.text((student) => student.phone, {
    label: msg`Phone`,
    rule: { type: 'phone' },
    control: { type: 'tel', autoComplete: 'off', help: msg`10 to 15 digits` },
    create: 'sent',
    column: { header: msg`Phone`, width: 9, responsivePriority: 10, optional: true },
    csv: { title: msg`Phone`, aliases: ['phoneNumber', 'mobile', 'mobileNumber', 'contact'], example: samples.phone },
  }),
  dateOfBirth: personal.text((student) => student.dateOfBirth, {
    label: msg`Date of birth`,
    rule: { type: 'pastDate' },
    warning: birthOfToday,
    control: { type: 'date' },
    create: 'sent',
    csv: { title: msg`Date of Birth`, aliases: ['dob', 'birthDate'], example: '2007-08-21' },
    format: formatDate,
  }),
  gender: personal.choice((student) => student.gender, Object.keys(genders), {
    label: msg`Gender`,
    rule: { type: 'choice' },
    control: { placeholder: msg`Not stated` },
    create: 'asked',
    column: { header: msg`Gender`, width: 6, responsivePriority: 10, optional: true },
    csv: { title: msg`Gender`, aliases: ['sex'], example: 'Female' },
  }),
  bloodGroup: personal.choice((student) => student.bloodGroup, bloodGroupValues, {
    label: msg`Blood group`,
    rule: { type: 'choice', message: msg`Please provide a valid blood group` },
    control: { placeholder: msg`Not known` },
    create: 'sent',
    csv: { title: msg`Blood Group`, aliases: ['bloodType'], example: 'O+' },
  }),
  address: personal.text((student) => student.address, {
    label: msg`Address`,
    rule: { type: 'text', max: 500 },
    control: { rows: 2, wide: true },
    create: 'asked',
    csv: { title: msg`Address`, aliases: ['postalAddress'] },
  }),
  currentCGPA: academic.number((student) => student.currentCGPA, {
    label: msg`Current CGPA`,
    rule: { type: 'number', min: 0, max: 10, message: msg`CGPA must be a number from 0 to 10` },
    requiredMessage: msg`CGPA is required`,
    control: { help: msg`0 to 10` },
    aliases: ['cgpa'],
    column: { id: 'cgpa', header: msg`CGPA`, width: 5.4, responsivePriority: 5 },
    csv: { title: msg`Current CGPA`, aliases: ['cgpa', 'gpa'] },
    format: formatCgpa,
  }),
  attendance: academic.number((student) => student.attendance?.percentage, {
    inner: 'percentage',
    label: msg`Attendance`,
    unit: '%',
    rule: { type: 'number', min: 0, max: 100, message: msg`Attendance must be a number from 0 to 100` },
    control: { help: msg`0 to 100` },
    aliases: ['attendance', 'attendancePercentage'],
    column: { header: msg`Attendance`, width: 7.6, responsivePriority: 8 },
    csv: { title: msg`Attendance %`, aliases: ['attendancePercentage', 'attendance.percentage'] },
    format: formatPercent,
  }),
  totalCredits: academic.number((student) => student.totalCredits, {
    label: msg`Total credits`,
    rule: {
      type: 'number',
      min: 0,
      max: 1000,
      integer: true,
      message: msg`Credits must be a whole number from 0 to 1000`,
    },
    requiredMessage: msg`Total credits are required`,
    column: { id: 'credits', header: msg`Credits`, width: 6, responsivePriority: 10, optional: true },
    csv: { title: msg`Total Credits`, aliases: ['credits'] },
  }),
  status: academic.choice((student) => student.status, Object.keys(statuses), {
    label: msg`Status`,
    rule: { type: 'choice' },
    control: { placeholder: msg`Active (not set)` },
    whenAbsent: msg`Active`,
    tone: studentStatusTone,
    column: { header: msg`Status`, width: 6.9, responsivePriority: 9 },
    csv: { title: msg`Status`, aliases: ['studentStatus'] },
  }),
  admissionDate: academic.text((student) => student.admissionDate, {
    label: msg`Admission date`,
    fallback: dayOfCreation,
    rule: { type: 'date' },
    warning: admissionOfToday,
    control: { type: 'date' },
    column: { id: 'admitted', header: msg`Admitted`, width: 8.5, responsivePriority: 10, optional: true },
    csv: { title: msg`Admission Date`, aliases: ['admitted', 'admittedOn'] },
    format: formatDate,
  }),
  totalFee: fees.number((student) => student.totalFee, {
    label: msg`Total fee`,
    unit: formats.symbol,
    rule: {
      ...amountRule,
      get message() {
        return t`Total fee must be an amount from 0 to ${formatNumber(MAX_AMOUNT)}`;
      },
    },
    aliases: ['fee.total'],
    csv: { title: msg`Total Fee`, aliases: ['fee', 'fee.total', 'fees'] },
    format: formatAmount,
  }),
  paidAmount: fees.number((student) => student.paidAmount, {
    label: msg`Paid`,
    unit: formats.symbol,
    rule: {
      ...amountRule,
      get message() {
        return t`Paid amount must be an amount from 0 to ${formatNumber(MAX_AMOUNT)}`;
      },
    },
    check: paidWithinTotal,
    requiredMessage: msg`Paid amount is required`,
    control: { help: msg`The pending amount follows from it` },
    aliases: ['fee.paid'],
    csv: { title: msg`Paid Amount`, aliases: ['paid', 'fee.paid'] },
    format: formatAmount,
  }),
  placementStatus: placement.choice((student) => student.placementStatus, Object.keys(placementStatuses), {
    label: msg`Placement status`,
    rule: { type: 'choice' },
    control: { placeholder: msg`Not Placed (not set)` },
    whenAbsent: msg`Not Placed`,
    tone: placementTone,
    together: msg`Placement`,
    aliases: ['placement.status'],
    column: { id: 'placement', header: msg`Placement`, width: 7.6, responsivePriority: 4 },
    csv: { title: msg`Placement Status`, aliases: ['placement', 'placement.status'] },
  }),
  company: placement.text((student) => student.company, {
    label: msg`Company`,
    rule: { type: 'text', max: 100 },
    onlyIf: onlyPlaced(msg`Company is for placed students only`),
    check: companyOfPlaced,
    aliases: ['placement.company'],
    column: { header: msg`Company`, width: 11, responsivePriority: 10, optional: true },
    csv: { title: msg`Company`, aliases: ['placement.company', 'employer'] },
  }),
  packageAmount: placement.number((student) => student.packageAmount, {
    label: msg`Package`,
    unit: formats.packageUnit,
    rule: {
      type: 'number',
      min: 0,
      max: 1000,
      get message() {
        return t`Package must be a number of ${translate(formats.packageNoun)} from 0 to 1000`;
      },
    },
    onlyIf: onlyPlaced(msg`Package is for placed students only`),
    aliases: ['placement.package'],
    column: { id: 'package', header: msg`Package`, width: 7.5, responsivePriority: 10, optional: true },
    csv: { title: `Package (${formats.packageUnit})`, aliases: ['package', 'packageAmount', 'placement.package'] },
    format: formatPackage,
  }),
  pendingAmount: fees.number(pendingAmount, {
    label: msg`Pending`,
    readOnly: true,
    tone: feeBadgeTone,
    aliases: ['fee.pending'],
    column: { id: 'pending', header: msg`Pending`, width: 8, responsivePriority: 10, optional: true },
    csv: { title: msg`Pending Amount`, aliases: ['pending', 'fee.pending'] },
    format: formatAmount,
  }),
  feeStatus: fees.text((student) => student.feeStatus, {
    label: msg`Fee status`,
    readOnly: true,
    tone: feeDetailsTone,
    aliases: ['fee.status'],
    column: { id: 'fee', header: msg`Fee`, width: 5.9, responsivePriority: 6 },
    csv: { title: msg`Fee Status`, aliases: ['fee.status'] },
    format: (status) => translate(orNA(status)),
  }),
  createdAt: readOnly.text((student) => student.createdAt, {
    label: msg`Added`,
    csv: { title: msg`Created At` },
    format: formatDateTime,
  }),
  id: readOnly.text((student) => student.id, {
    label: msg`Id`,
    required: true,
    aliases: ID_ALIASES,
    csv: { title: msg`Id` },
  }),
  updatedAt: readOnly.text((student) => student.updatedAt, {
    label: msg`Last changed`,
    csv: { title: msg`Updated At`, aliases: ['lastUpdated'] },
    format: formatDateTime,
  }),
} satisfies {
  readonly [Key in keyof Required<Student>]: Key extends StudentField
    ? WritableField<Student> & (Key extends keyof Registration ? { readonly create: 'sent' | 'asked' } : unknown)
    : ReadOnlyField<Student>;
};
