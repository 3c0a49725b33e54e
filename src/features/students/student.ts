import {
  bloodGroupValues,
  genderValues,
  placementStatusValues,
  studentStatusValues,
  type components,
} from '#openapi/schema.gen.ts';
import { isVisible } from '#openapi/visible-text.ts';
import { msg } from '#src/languages/texts.ts';
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

const fields = defineFields<Student>();
const personal = fields({ section: 'personal' });
const academic = fields({ section: 'academic' });
const fees = fields({ section: 'fees' });
const placement = fields({ section: 'placement' });
const readOnly = fields({ readOnly: true });

const MAX_AMOUNT = 10_000_000;
const amount = (what: string) =>
  ({
    type: 'number',
    min: 0,
    max: MAX_AMOUNT,
    message: `${what} must be an amount from 0 to ${formatNumber(MAX_AMOUNT)}`,
  }) as const;

const onlyPlaced = (what: string) => ({
  field: 'placementStatus',
  is: 'Placed',
  help: 'Only for a placed student',
  message: `${what} is for placed students only`,
});

/** Contract, FeeUpdate: the paid amount must not exceed the total. Of a total that is refused itself nothing is said. */
const paidWithinTotal = (paid: string, { totalFee = '' }: Texts) =>
  paid && Number(totalFee) >= 0 && Number(paid) > Number(totalFee)
    ? 'Paid amount cannot be more than the total fee'
    : undefined;

const semesterOfYear = (semester: string, { year }: Texts) => semesterWarning(Number(year), Number(semester));

const birthOfToday = (birth: string) => birthDoubt(birth, dayOf(new Date()));
const admissionOfToday = (admission: string, { dateOfBirth = '' }: Texts) =>
  admissionDoubt(admission, dateOfBirth, dayOf(new Date()));

/** Contract, PlacementUpdate: Placed needs a company. */
const companyOfPlaced = (company: string, { placementStatus }: Texts) =>
  placementStatus === 'Placed' && !isVisible(company) ? 'Company is required for a placed student' : undefined;

/** Contract, "What the app must also read": a server without an admission date has the day of creation. */
const dayOfCreation = ({ createdAt }: Readonly<Record<string, unknown>>) =>
  typeof createdAt === 'string' ? createdAt.slice(0, 10) : undefined;

/**
 * A student's record (section 3), field by field in the order of an export. A field of the contract that is missing here
 * does not compile, and neither does one that a registration takes or an update writes without saying how it is asked for.
 */
export const studentFields = {
  name: personal.text((student) => student.name, {
    label: 'Name',
    required: true,
    rule: { type: 'personName' },
    control: { autoComplete: 'off' },
    create: 'sent',
    column: { header: 'Name', width: 11.7, grows: true },
    csv: {
      title: 'Name',
      aliases: ['fullName', 'studentName', 'student'],
      example: 'Asha Rao',
      parts: ['First name', 'Middle name', 'Last name'],
    },
  }),
  email: personal.text((student) => student.email, {
    label: 'Email',
    required: true,
    rule: { type: 'email' },
    control: { type: 'email', autoComplete: 'off', help: 'The student signs in with it' },
    create: 'sent',
    column: { header: 'Email', width: 15, responsivePriority: 10, optional: true },
    csv: { title: 'Email', aliases: ['emailAddress', 'mail', 'emailId'], example: 'asha.rao@example.com' },
  }),
  rollNo: academic.text((student) => student.rollNo, {
    label: 'Roll number',
    required: true,
    rule: {
      type: 'text',
      min: 4,
      max: 20,
      // The contract takes the signs anywhere.
      pattern: /^[A-Za-z0-9]+(?:[/-][A-Za-z0-9]+)*$/,
      patternMessage: 'Roll number may contain letters and digits, with single - or / between them',
    },
    control: { autoComplete: 'off' },
    create: 'sent',
    aliases: ['rollNumber', 'roll_no'],
    column: { header: 'Roll No', width: 6.4, responsivePriority: 1 },
    csv: { title: 'Roll No', aliases: ['rollNumber', 'roll', 'registrationNo'], example: samples.importedRollNo },
  }),
  department: academic.choice((student) => student.department, DEPARTMENTS, {
    label: 'Department',
    required: true,
    rule: { type: 'choice' },
    control: { placeholder: 'Choose one' },
    create: 'sent',
    column: { header: 'Department', width: 8.6, responsivePriority: 2 },
    csv: { title: 'Department', aliases: ['dept', 'branch'], example: samples.department },
  }),
  year: academic.number((student) => student.year, {
    label: 'Year',
    required: true,
    rule: { type: 'number', min: 1, max: YEARS.length, integer: true, message: 'Year must be from 1 to 4' },
    control: { options: ordinalChoices(YEARS, 'year'), placeholder: 'Choose one' },
    create: 'sent',
    initial: '1',
    column: { header: 'Year', width: 5.1, responsivePriority: 3 },
    csv: { title: 'Year', aliases: ['studyYear', 'yearOfStudy'], example: '1' },
    format: formatOrdinal,
  }),
  semester: academic.number((student) => student.semester, {
    label: 'Semester',
    required: true,
    rule: { type: 'number', min: 1, max: SEMESTERS.length, integer: true, message: 'Semester must be from 1 to 8' },
    warning: semesterOfYear,
    control: { options: ordinalChoices(SEMESTERS, 'semester'), placeholder: 'Choose one' },
    create: 'sent',
    initial: '1',
    column: { header: 'Semester', width: 7.1, responsivePriority: 7 },
    csv: { title: 'Semester', aliases: ['sem'], example: '1' },
    format: formatOrdinal,
  }),
  phone: personal.text((student) => student.phone, {
    label: 'Phone',
    rule: { type: 'phone' },
    control: { type: 'tel', autoComplete: 'off', help: '10 to 15 digits' },
    create: 'sent',
    column: { header: 'Phone', width: 9, responsivePriority: 10, optional: true },
    csv: { title: 'Phone', aliases: ['phoneNumber', 'mobile', 'mobileNumber', 'contact'], example: samples.phone },
  }),
  dateOfBirth: personal.text((student) => student.dateOfBirth, {
    label: 'Date of birth',
    rule: { type: 'pastDate' },
    warning: birthOfToday,
    control: { type: 'date' },
    create: 'sent',
    csv: { title: 'Date of Birth', aliases: ['dob', 'birthDate'], example: '2007-08-21' },
    format: formatDate,
  }),
  gender: personal.choice((student) => student.gender, genderValues, {
    label: 'Gender',
    rule: { type: 'choice' },
    control: { placeholder: 'Not stated' },
    create: 'asked',
    column: { header: 'Gender', width: 6, responsivePriority: 10, optional: true },
    csv: { title: 'Gender', aliases: ['sex'], example: 'Female' },
  }),
  bloodGroup: personal.choice((student) => student.bloodGroup, bloodGroupValues, {
    label: 'Blood group',
    rule: { type: 'choice', message: 'Please provide a valid blood group' },
    control: { placeholder: 'Not known' },
    create: 'sent',
    csv: { title: 'Blood Group', aliases: ['bloodType'], example: 'O+' },
  }),
  address: personal.text((student) => student.address, {
    label: 'Address',
    rule: { type: 'text', max: 500 },
    control: { rows: 2, wide: true },
    create: 'asked',
    csv: { title: 'Address', aliases: ['postalAddress'] },
  }),
  currentCGPA: academic.number((student) => student.currentCGPA, {
    label: 'Current CGPA',
    rule: { type: 'number', min: 0, max: 10, message: 'CGPA must be a number from 0 to 10' },
    requiredMessage: 'CGPA is required',
    control: { help: '0 to 10' },
    aliases: ['cgpa'],
    column: { id: 'cgpa', header: 'CGPA', width: 5.4, responsivePriority: 5 },
    csv: { title: 'Current CGPA', aliases: ['cgpa', 'gpa'] },
    format: formatCgpa,
  }),
  attendance: academic.number((student) => student.attendance?.percentage, {
    inner: 'percentage',
    label: 'Attendance',
    unit: '%',
    rule: { type: 'number', min: 0, max: 100, message: 'Attendance must be a number from 0 to 100' },
    control: { help: '0 to 100' },
    aliases: ['attendance', 'attendancePercentage'],
    column: { header: 'Attendance', width: 7.6, responsivePriority: 8 },
    csv: { title: 'Attendance %', aliases: ['attendancePercentage', 'attendance.percentage'] },
    format: formatPercent,
  }),
  totalCredits: academic.number((student) => student.totalCredits, {
    label: 'Total credits',
    rule: {
      type: 'number',
      min: 0,
      max: 1000,
      integer: true,
      message: 'Credits must be a whole number from 0 to 1000',
    },
    requiredMessage: 'Total credits are required',
    column: { id: 'credits', header: 'Credits', width: 6, responsivePriority: 10, optional: true },
    csv: { title: 'Total Credits', aliases: ['credits'] },
  }),
  status: academic.choice((student) => student.status, studentStatusValues, {
    label: 'Status',
    rule: { type: 'choice' },
    control: { placeholder: 'Active (not set)' },
    whenAbsent: 'Active',
    tone: studentStatusTone,
    column: { header: 'Status', width: 6.2, responsivePriority: 9 },
    csv: { title: 'Status', aliases: ['studentStatus'] },
  }),
  admissionDate: academic.text((student) => student.admissionDate, {
    label: 'Admission date',
    fallback: dayOfCreation,
    rule: { type: 'date' },
    warning: admissionOfToday,
    control: { type: 'date' },
    column: { id: 'admitted', header: 'Admitted', width: 8.5, responsivePriority: 10, optional: true },
    csv: { title: 'Admission Date', aliases: ['admitted', 'admittedOn'] },
    format: formatDate,
  }),
  totalFee: fees.number((student) => student.totalFee, {
    label: 'Total fee',
    unit: formats.symbol,
    rule: amount('Total fee'),
    aliases: ['fee.total'],
    csv: { title: 'Total Fee', aliases: ['fee', 'fee.total', 'fees'] },
    format: formatAmount,
  }),
  paidAmount: fees.number((student) => student.paidAmount, {
    label: 'Paid',
    unit: formats.symbol,
    rule: amount('Paid amount'),
    check: paidWithinTotal,
    requiredMessage: 'Paid amount is required',
    control: { help: 'The pending amount follows from it' },
    aliases: ['fee.paid'],
    csv: { title: 'Paid Amount', aliases: ['paid', 'fee.paid'] },
    format: formatAmount,
  }),
  placementStatus: placement.choice((student) => student.placementStatus, placementStatusValues, {
    label: 'Placement status',
    rule: { type: 'choice' },
    control: { placeholder: 'Not Placed (not set)' },
    whenAbsent: 'Not Placed',
    tone: placementTone,
    together: msg`Placement`,
    aliases: ['placement.status'],
    column: { id: 'placement', header: 'Placement', width: 7.6, responsivePriority: 4 },
    csv: { title: 'Placement Status', aliases: ['placement', 'placement.status'] },
  }),
  company: placement.text((student) => student.company, {
    label: 'Company',
    rule: { type: 'text', max: 100 },
    onlyIf: onlyPlaced('Company'),
    check: companyOfPlaced,
    aliases: ['placement.company'],
    column: { header: 'Company', width: 11, responsivePriority: 10, optional: true },
    csv: { title: 'Company', aliases: ['placement.company', 'employer'] },
  }),
  packageAmount: placement.number((student) => student.packageAmount, {
    label: 'Package',
    unit: formats.packageUnit,
    rule: {
      type: 'number',
      min: 0,
      max: 1000,
      message: `Package must be a number of ${formats.packageNoun} from 0 to 1000`,
    },
    onlyIf: onlyPlaced('Package'),
    aliases: ['placement.package'],
    column: { id: 'package', header: 'Package', width: 7.5, responsivePriority: 10, optional: true },
    csv: { title: `Package (${formats.packageUnit})`, aliases: ['package', 'packageAmount', 'placement.package'] },
    format: formatPackage,
  }),
  pendingAmount: fees.number(pendingAmount, {
    label: 'Pending',
    readOnly: true,
    tone: feeBadgeTone,
    aliases: ['fee.pending'],
    column: { id: 'pending', header: 'Pending', width: 8, responsivePriority: 10, optional: true },
    csv: { title: 'Pending Amount', aliases: ['pending', 'fee.pending'] },
    format: formatAmount,
  }),
  feeStatus: fees.text((student) => student.feeStatus, {
    label: 'Fee status',
    readOnly: true,
    tone: feeDetailsTone,
    aliases: ['fee.status'],
    column: { id: 'fee', header: 'Fee', width: 5.5, responsivePriority: 6 },
    csv: { title: 'Fee Status', aliases: ['fee.status'] },
  }),
  createdAt: readOnly.text((student) => student.createdAt, {
    label: 'Added',
    csv: { title: 'Created At' },
    format: formatDateTime,
  }),
  id: readOnly.text((student) => student.id, {
    label: 'Id',
    required: true,
    aliases: ID_ALIASES,
    csv: { title: 'Id' },
  }),
  updatedAt: readOnly.text((student) => student.updatedAt, {
    label: 'Last changed',
    csv: { title: 'Updated At', aliases: ['lastUpdated'] },
    format: formatDateTime,
  }),
} satisfies {
  readonly [Key in keyof Required<Student>]: Key extends StudentField
    ? WritableField<Student> & (Key extends keyof Registration ? { readonly create: 'sent' | 'asked' } : unknown)
    : ReadOnlyField<Student>;
};
