import type { StudentRow } from '../tables.ts';
import { deriveFees } from '../rules/students.ts';
import { type Calendar, dayOf, isoDate, isoMoment, officeHours } from './calendar.ts';
import { countPairs } from './count-pairs.ts';
import { newStudent, studentPlaced, studentWithDebts } from './demo-people.ts';
import { mailboxes, makeAddress, makePerson, makePhone, type Person } from './people.ts';
import { creditsBefore, type Department, departmentNamed, departments } from './pools/departments.ts';
import { employersFor } from './pools/employers.ts';
import { FieldRandom, weighted } from './random.ts';
import type { Variation } from './variation.ts';

/** A student of the seed, whose record always says when it was made. */
export type SeededStudent = StudentRow & Required<Pick<StudentRow, 'createdAt'>>;

/** A student's row while it is made. */
type MutableStudent = { -readonly [Field in keyof SeededStudent]: SeededStudent[Field] };
type BloodGroup = NonNullable<StudentRow['bloodGroup']>;

interface Enrolment {
  readonly department: Department;
  readonly year: number;
  readonly semester: number;
  /** The day's number. */
  readonly admitted: number;
  /** Has finished the last semester, a year before those who are in it now. */
  readonly hasGraduated?: true;
}

const departmentsByWeight = weighted(departments);

/** The departments of the first students, so that a university of eight has all eight. */
const firstDepartments = [
  'Computer Science',
  'Electrical',
  'Electronics',
  'Mechanical',
  'Civil',
  'Business Studies',
  'Life Sciences',
  'Humanities',
].map(departmentNamed);

const pickDepartment = (random: FieldRandom, index: number) =>
  firstDepartments[index] ?? random.of('department').pick(departmentsByWeight);

/** The years of those who study: more in the later ones, since only these have offers (section 9's placement rate). */
const yearsByWeight = weighted([
  { year: 1, weight: 22 },
  { year: 2, weight: 24 },
  { year: 3, weight: 26 },
  { year: 4, weight: 28 },
]);

/**
 * Most students were admitted in July, the others in January. Semester and day of admission agree, as both follow from
 * the year of study; a graduate was admitted a year before those who are in the last year now.
 */
function enrol(calendar: Calendar, random: FieldRandom, index: number): Enrolment {
  const department = pickDepartment(random, index);
  const intake = random.of('intake').chance(0.15) ? 1 : 7;
  const inIntake = random.of('admissionDate');
  const day = intake === 1 ? inIntake.between(5, 27) : inIntake.between(1, 38);
  if (isGraduate(index)) {
    const { admittedIn } = calendar.enrolment(4, intake);
    return { department, year: 4, semester: 8, admitted: dayOf(admittedIn - 1, intake, day), hasGraduated: true };
  }
  const { year } = random.of('year').pick(yearsByWeight);
  const { semester, admittedIn } = calendar.enrolment(year, intake);
  return { department, year, semester, admitted: calendar.beforeToday(dayOf(admittedIn, intake, day)) };
}

/** Admitted lately by an application; the first term has not begun. */
function enrolNewcomer({ today }: Calendar, random: FieldRandom, index: number, { admissions }: Variation): Enrolment {
  const daysAgo = random.of('admissionDate');
  return {
    department: pickDepartment(random, index),
    year: 1,
    semester: 1,
    admitted: today - (admissions === 'rush' ? daysAgo.between(1, 3) : daysAgo.between(4, 38)),
  };
}

/** Makes roll numbers: department, year of admission, and a number that counts within both, as in CS23001. */
function rollNumbers(): (enrolment: Enrolment) => string {
  const count = countPairs();
  return ({ department: { code }, admitted }) => {
    const year = isoDate(admitted).slice(2, 4);
    const number = count(code, year);
    return code + year + (number < 1000 ? String(1000 + number).slice(1) : String(number));
  };
}

const bloodGroups = weighted<{ readonly group: BloodGroup; readonly weight: number }>([
  { group: 'O+', weight: 35 },
  { group: 'B+', weight: 31 },
  { group: 'A+', weight: 21 },
  { group: 'AB+', weight: 7 },
  { group: 'O-', weight: 2 },
  { group: 'B-', weight: 2 },
  { group: 'A-', weight: 1 },
  { group: 'AB-', weight: 1 },
]);

/** The id of the student at this place of the seed. */
const studentId = (index: number) => `stu_${String(1_000_001 + index).slice(1)}`;

/** Whether the student at this place was admitted by one of the seeded applications, and has only what that brings. */
export const isNewcomer = (index: number): boolean => index % 60 === 3;

/** Whether the student at this place has graduated: one in six, a class a little smaller than those who study. */
const isGraduate = (index: number): boolean => index >= firstDepartments.length && index % 6 === 4;

/** What a person enters in the form; some leave a field empty. */
function addPersonalDetails(random: FieldRandom, row: MutableStudent, person: Person, admitted: number): void {
  const phone = random.of('phone');
  if (phone.chance(0.97)) row.phone = makePhone(phone);
  const address = random.of('address');
  if (address.chance(0.94)) row.address = makeAddress(address);
  // 17 to 19 years old at admission; one in twenty is older and has a diploma.
  const birth = random.of('dateOfBirth');
  const age = birth.between(6_260, 7_200) + (birth.chance(0.05) ? 900 : 0);
  if (birth.chance(0.98)) row.dateOfBirth = isoDate(admitted - age);
  const blood = random.of('bloodGroup');
  if (blood.chance(0.91)) row.bloodGroup = blood.pick(bloodGroups).group;
  if (random.of('gender').chance(0.98)) row.gender = person.gender;
}

/** The status, and the time of a last change in the last months; few records are changed after their last semester. */
function addStatus(
  { today }: Calendar,
  random: FieldRandom,
  row: MutableStudent,
  { admitted, hasGraduated }: Enrolment,
): void {
  const draw = random.of('status').next();
  // Three in a hundred have no status, which counts as Active.
  if (draw > 0.03) row.status = draw < 0.05 ? 'Inactive' : draw < 0.056 ? 'Suspended' : 'Active';
  if (hasGraduated) row.status = 'Graduated';
  const change = random.of('updatedAt');
  const day = today - change.between(1, 110);
  const second = change.between(officeHours.from, officeHours.to);
  if (day > admitted && (!hasGraduated || change.chance(0.1))) row.updatedAt = isoMoment(day, second);
}

const within = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));
const instalments: readonly number[] = [0.25, 0.4, 0.5, 0.5, 0.6, 0.75, 0.9];

/** Marks, attendance and credits are correlated: good students attend more and lack no credits. Graduates attend nothing. */
function addMarks(random: FieldRandom, row: MutableStudent, { department, semester, hasGraduated }: Enrolment): void {
  const talent = random.of('talent').normal();
  const attended = Math.round(within(48, 84 + 4 * talent + 6 * random.of('attendance').normal(), 100) * 10) / 10;
  if (!hasGraduated) row.attendance = { percentage: attended };
  const passed = hasGraduated ? semester : semester - 1;
  row.totalCredits = (creditsBefore[passed] ?? 0) + passed * department.extraCredits;
  if (passed === 0) return; // the first results are yet to come
  const cgpa = Math.round(within(4.2, 7.6 + 0.9 * talent, 9.92) * 100) / 100;
  row.currentCGPA = hasGraduated ? Math.max(5, cgpa) : cgpa;
  if (cgpa > 9 && semester > 3) row.totalCredits += 3;
  if (hasGraduated) return;
  if (cgpa < 5.5) row.totalCredits -= 8;
  else if (cgpa < 6.2 && random.of('totalCredits').chance(0.5)) row.totalCredits -= 4;
}

/** The shares, from 0 to 1, below which a student has paid in full and above which nothing. */
const usualFees = { paid: 0.6, nothing: 0.92 };
const dueFees = { paid: 0.2, nothing: 0.8 };

/**
 * This year's fee: six in ten have paid, most others an instalment, some nothing; a few records have no figures yet.
 * The derived fields are set here as deriveFees does (a test compares them), whose copy of the row would double the time.
 */
function addFees(
  random: FieldRandom,
  row: MutableStudent,
  { department: { yearlyFee }, hasGraduated }: Enrolment,
  { fees }: Variation,
): void {
  const draw = random.of('feeStatus').next();
  const { paid, nothing } = fees === 'due' ? dueFees : usualFees;
  if (draw > 0.975) return;
  // The best have a scholarship: a quarter less.
  const total = (row.currentCGPA ?? 0) >= 9.2 ? yearlyFee * 0.75 : yearlyFee;
  const paidInFull = hasGraduated || (draw < paid && row.semester > 1);
  const share = paidInFull ? 1 : draw > nothing ? 0 : random.of('paidAmount').pick(instalments);
  row.totalFee = total;
  row.paidAmount = share === 1 ? total : Math.round((total * share) / 500) * 500;
  row.pendingAmount = total - row.paidAmount;
  row.feeStatus = row.pendingAmount === 0 ? 'Paid' : 'Pending';
}

function addOffer(random: FieldRandom, row: MutableStudent, cgpa: number): void {
  const choice = random.of('company');
  // Good students mostly, but not always, get the well-paid offers.
  const group = choice.chance(0.75) ? employersFor(row.department, cgpa) : employersFor(row.department, 0);
  const { name, from, to } = choice.pick(group);
  const offered = random.of('packageAmount');
  row.placementStatus = 'Placed';
  row.company = name;
  // Two draws multiplied: the top of a range is rare.
  row.packageAmount = Math.round((from + (to - from) * offered.next() * offered.next()) * 10) / 10;
}

/**
 * Most final-years have an offer, and nearly all graduates; most third-years and the best of the second year have one from
 * an internship, and first-years have no placement.
 */
function addPlacement(
  random: FieldRandom,
  row: MutableStudent,
  { department: { placed }, hasGraduated }: Enrolment,
): void {
  const { year, currentCGPA: cgpa } = row;
  const draw = random.of('placementStatus').next();
  if (cgpa === undefined || year === 1 || (year === 2 && draw > 0.6)) return;
  const atTheEnd = placed + (cgpa - 7.6) * 0.05;
  const finalYear = hasGraduated ? 1 - (1 - atTheEnd) * 0.3 : atTheEnd;
  const early = year === 3 ? atTheEnd * 0.93 : cgpa > 7.8 ? 0.6 : 0;
  const chance = year === 4 ? finalYear : early;
  if (draw < chance) addOffer(random, row, cgpa);
  else row.placementStatus = year === 4 && cgpa > 6.8 && draw < chance + 0.08 ? 'Higher Studies' : 'Not Placed';
}

/** The demo student: every card of the dashboard has something, the fee is paid, and she has an offer. */
function addPlacedStudent(
  row: MutableStudent,
  { today }: Calendar,
  { department, semester, admitted }: Enrolment,
): void {
  Object.assign(row, {
    phone: '+919876501234',
    address: 'Flat 304, Nandanvan Society, Tilak Road, Model Colony, Pune, Maharashtra 411016',
    dateOfBirth: isoDate(admitted - 6_508),
    bloodGroup: 'B+',
    gender: 'Female',
    status: 'Active',
    currentCGPA: 8.74,
    attendance: { percentage: 91.5 },
    totalCredits: creditsBefore[semester - 1] ?? 0,
    totalFee: department.yearlyFee,
    paidAmount: department.yearlyFee,
    placementStatus: 'Placed',
    company: 'Meghdoot Cloud',
    packageAmount: 18.5,
    updatedAt: isoMoment(today - 6, 22_140),
  } satisfies Partial<StudentRow>);
}

/** The second demo student: a part of the fee is pending, a third of the classes missed, and there is no offer. */
function addStudentWithDebts(
  row: MutableStudent,
  { today }: Calendar,
  { department, semester, admitted }: Enrolment,
): void {
  Object.assign(row, {
    phone: '+919895540312',
    address: 'Plot 17, Sahyadri Niwas, Station Road, Shivaji Nagar, Nashik, Maharashtra 422009',
    dateOfBirth: isoDate(admitted - 6_871),
    bloodGroup: 'O+',
    gender: 'Male',
    status: 'Active',
    currentCGPA: 6.12,
    attendance: { percentage: 66.5 },
    totalCredits: (creditsBefore[semester - 1] ?? 0) - 4,
    totalFee: department.yearlyFee,
    paidAmount: department.yearlyFee - 74_000,
    placementStatus: 'Not Placed',
    updatedAt: isoMoment(today - 2, 30_480),
  } satisfies Partial<StudentRow>);
}

/**
 * Makes students one by one: the two demo students first. Each depends on those before it alone: the first 1,200 of
 * 50,000 are the 1,200 of the small seed.
 */
export function studentMaker(calendar: Calendar, variation: Variation = {}): () => SeededStudent {
  const random = new FieldRandom('students');
  const rollNumber = rollNumbers();
  const mailbox = mailboxes('students.university.example');
  const privateMailbox = mailboxes('mail.example');
  let index = 0;

  const startRecord = (enrolment: Enrolment, name: string, email: string, second: number): MutableStudent => {
    const { department, year, semester, admitted } = enrolment;
    const createdAt = isoMoment(admitted, second);
    return {
      id: studentId(index),
      name,
      rollNo: rollNumber(enrolment),
      email,
      department: department.name,
      year,
      semester,
      admissionDate: isoDate(admitted),
      createdAt,
      updatedAt: createdAt,
    };
  };

  const make = (): SeededStudent => {
    random.turnTo(index);
    const enrolment = isNewcomer(index)
      ? enrolNewcomer(calendar, random, index, variation)
      : enrol(calendar, random, index);
    const person = makePerson(random.of('name'));
    const email = isNewcomer(index) ? privateMailbox(...person.slugs) : mailbox(...person.slugs);
    // One object that is added to: at 50,000 rows, merging parts takes longer than making them.
    const second = random.of('createdAt').between(officeHours.from, officeHours.to);
    const row = startRecord(enrolment, person.name, email, second);
    if (isNewcomer(index)) {
      row.status = 'Active';
      row.phone = makePhone(random.of('phone'));
      return row;
    }
    addPersonalDetails(random, row, person, enrolment.admitted);
    addMarks(random, row, enrolment);
    addFees(random, row, enrolment, variation);
    addPlacement(random, row, enrolment);
    addStatus(calendar, random, row, enrolment);
    return row;
  };

  /** One of the two demo students, both admitted in July. */
  const makeKnown = (
    { name, email }: { readonly name: string; readonly email: string },
    year: number,
    complete: (row: MutableStudent, calendar: Calendar, enrolment: Enrolment) => void,
  ): SeededStudent => {
    const { semester, admittedIn } = calendar.enrolment(year, 7);
    const department = pickDepartment(random, index);
    const enrolment = { department, year, semester, admitted: dayOf(admittedIn, 7, 10) };
    const row = startRecord(enrolment, name, email, 19_380);
    complete(row, calendar, enrolment);
    return { ...deriveFees(row), createdAt: row.createdAt };
  };

  const makeNewStudent = (): SeededStudent => {
    const { name, email, phoneNumber, reviews } = newStudent;
    const [, approval] = reviews;
    const department = pickDepartment(random, index);
    const enrolment = { department, year: 1, semester: 1, admitted: calendar.today - approval.daysAgo };
    // The address is reserved, so that no other newcomer is given it.
    const [slug = ''] = email.split('@');
    const [first = '', last] = slug.split('.');
    const row = startRecord(enrolment, name, privateMailbox(first, last), 21_600);
    return Object.assign(row, { status: 'Active', phone: phoneNumber } satisfies Partial<StudentRow>);
  };

  const known = new Map<number, () => SeededStudent>([
    [0, () => makeKnown(studentPlaced, 3, addPlacedStudent)],
    [1, () => makeKnown(studentWithDebts, 4, addStudentWithDebts)],
    [3, makeNewStudent],
  ]);

  return () => {
    const student = (known.get(index) ?? make)();
    index += 1;
    return student;
  };
}
