import type { StudentRow } from '../db/tables.ts';
import { deriveFees } from '../rules/students.ts';
import { dayOf, isoDate, isoMoment, officeHours, thisYear, today } from './calendar.ts';
import { demoStudentEmail } from './demo-accounts.ts';
import { mailboxes, makeAddress, makePerson, makePhone, type Person } from './people.ts';
import { creditsBefore, type Department, departmentNamed, departments } from './pools/departments.ts';
import { employersFor } from './pools/employers.ts';
import { SeededRandom, weighted } from './random.ts';

/** A student's row while it is made. */
type MutableStudent = { -readonly [Field in keyof StudentRow]: StudentRow[Field] };
type BloodGroup = NonNullable<StudentRow['bloodGroup']>;

interface Enrolment {
  readonly department: Department;
  readonly year: number;
  readonly semester: number;
  /** The day's number. */
  readonly admitted: number;
}

const departmentsByWeight = weighted(departments);

/**
 * It is spring: who was admitted in July is in the second semester of the year, who was admitted in January in the
 * first. Semester and day of admission agree, as both follow from the year.
 */
function enrol(random: SeededRandom): Enrolment {
  const department = random.pick(departmentsByWeight);
  const year = 1 + Math.floor(random.next() * 4);
  return random.chance(0.15)
    ? { department, year, semester: 2 * year - 1, admitted: dayOf(thisYear - year + 1, 1, random.between(5, 27)) }
    : { department, year, semester: 2 * year, admitted: dayOf(thisYear - year, 7, random.between(1, 38)) };
}

/** Admitted this spring by an application; the first term has not begun. */
function enrolNewcomer(random: SeededRandom): Enrolment {
  return {
    department: random.pick(departmentsByWeight),
    year: 1,
    semester: 1,
    admitted: today - random.between(4, 38),
  };
}

/** Makes roll numbers: department, year of admission, and a number that counts within both, as in CS23001. */
function rollNumbers(): (enrolment: Enrolment) => string {
  const counts = new Map<string, number>();
  return ({ department, admitted }) => {
    const series = department.code + isoDate(admitted).slice(2, 4);
    const number = (counts.get(series) ?? 0) + 1;
    counts.set(series, number);
    return series + (number < 1000 ? String(1000 + number).slice(1) : String(number));
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

/** What a person enters in the form; some leave a field empty. */
function addPersonalDetails(random: SeededRandom, row: MutableStudent, person: Person, admitted: number): void {
  if (random.chance(0.97)) row.phone = makePhone(random);
  if (random.chance(0.94)) row.address = makeAddress(random);
  // 17 to 19 years old at admission; one in twenty is older and has a diploma.
  const age = random.between(6_260, 7_200) + (random.chance(0.05) ? 900 : 0);
  if (random.chance(0.98)) row.dateOfBirth = isoDate(admitted - age);
  if (random.chance(0.91)) row.bloodGroup = random.pick(bloodGroups).group;
  if (random.chance(0.98)) row.gender = person.gender;
}

/** The status, and the time of a last change this spring. */
function addStatus(random: SeededRandom, row: MutableStudent, admitted: number): void {
  const draw = random.next();
  // Three in a hundred have no status, which counts as Active.
  if (draw > 0.03) row.status = draw < 0.05 ? 'Inactive' : draw < 0.056 ? 'Suspended' : 'Active';
  if (row.semester === 8 && draw > 0.94) row.status = 'Graduated';
  const day = today - random.between(1, 110);
  const second = random.between(officeHours.from, officeHours.to);
  if (day > admitted) row.updatedAt = isoMoment(day, second);
}

const within = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));
const instalments: readonly number[] = [0.25, 0.4, 0.5, 0.5, 0.6, 0.75, 0.9];

/** Marks, attendance and credits are correlated: good students attend more and lack no credits. */
function addMarks(random: SeededRandom, row: MutableStudent, { department, semester }: Enrolment): void {
  const talent = random.normal();
  row.attendance = { percentage: Math.round(within(48, 84 + 4 * talent + 6 * random.normal(), 100) * 10) / 10 };
  row.totalCredits = (creditsBefore[semester - 1] ?? 0) + (semester - 1) * department.extraCredits;
  if (semester === 1) return; // the first results are yet to come
  const cgpa = Math.round(within(4.2, 7.6 + 0.9 * talent, 9.92) * 100) / 100;
  row.currentCGPA = cgpa;
  if (cgpa < 5.5) row.totalCredits -= 8;
  else if (cgpa < 6.2 && random.chance(0.5)) row.totalCredits -= 4;
  else if (cgpa > 9 && semester > 3) row.totalCredits += 3;
}

/**
 * This year's fee: six in ten have paid, most others an instalment, some nothing; a few records have no figures yet.
 * The derived fields are set here as deriveFees does (a test compares them), whose copy of the row would double the time.
 */
function addFees(random: SeededRandom, row: MutableStudent, { yearlyFee }: Department): void {
  const draw = random.next();
  if (draw > 0.975) return;
  // The best have a scholarship: a quarter less.
  const total = (row.currentCGPA ?? 0) >= 9.2 ? yearlyFee * 0.75 : yearlyFee;
  const share = draw > 0.92 ? 0 : draw < 0.6 && row.semester > 1 ? 1 : random.pick(instalments);
  row.totalFee = total;
  row.paidAmount = share === 1 ? total : Math.round((total * share) / 500) * 500;
  row.pendingAmount = total - row.paidAmount;
  row.feeStatus = row.pendingAmount === 0 ? 'Paid' : 'Pending';
}

function addOffer(random: SeededRandom, row: MutableStudent, cgpa: number): void {
  // Good students mostly, but not always, get the well-paid offers.
  const group = random.chance(0.75) ? employersFor(row.department, cgpa) : employersFor(row.department, 0);
  const { name, from, to } = random.pick(group);
  row.placementStatus = 'Placed';
  row.company = name;
  // Two draws multiplied: the top of a range is rare.
  row.packageAmount = Math.round((from + (to - from) * random.next() * random.next()) * 10) / 10;
}

/** Most final-years have an offer, a few third-years have one from an internship, and first-years have no placement. */
function addPlacement(random: SeededRandom, row: MutableStudent, { placed }: Department): void {
  const { year, currentCGPA: cgpa } = row;
  const draw = random.next();
  if (cgpa === undefined || year === 1 || (year === 2 && draw > 0.4)) return;
  const chance = year === 4 ? placed + (cgpa - 7.6) * 0.05 : year === 3 && cgpa > 8 ? 0.4 : 0;
  if (draw < chance) addOffer(random, row, cgpa);
  else row.placementStatus = year === 4 && cgpa > 7.5 && draw < chance + 0.08 ? 'Higher Studies' : 'Not Placed';
}

const demoDepartment = departmentNamed('Computer Science');

/** A third-year, admitted in July. */
const demoEnrolment: Enrolment = {
  department: demoDepartment,
  year: 3,
  semester: 6,
  admitted: dayOf(thisYear - 3, 7, 10),
};

/** The student whose dashboard the demo shows: every card has something, a fee is pending, and she has an offer. */
function demoStudent(id: string, rollNo: string): StudentRow {
  const { year, semester, admitted } = demoEnrolment;
  return deriveFees({
    id,
    name: 'Ananya Deshpande',
    rollNo,
    email: demoStudentEmail,
    department: demoDepartment.name,
    year,
    semester,
    phone: '+919876501234',
    address: 'Flat 304, Nandanvan Society, Tilak Road, Model Colony, Pune, Maharashtra 411016',
    dateOfBirth: isoDate(admitted - 6_508),
    bloodGroup: 'B+',
    gender: 'Female',
    status: 'Active',
    admissionDate: isoDate(admitted),
    currentCGPA: 8.74,
    attendance: { percentage: 91.5 },
    totalCredits: 108,
    totalFee: demoDepartment.yearlyFee,
    paidAmount: demoDepartment.yearlyFee - 45_000,
    placementStatus: 'Placed',
    company: 'Meghdoot Cloud',
    packageAmount: 18.5,
    createdAt: isoMoment(admitted, 19_380),
    updatedAt: isoMoment(today - 6, 22_140),
  });
}

/**
 * Makes students one by one, the demo student first. Each depends on those before it alone: the first 1,200 of 50,000
 * are the 1,200 of the small seed.
 */
export function studentMaker(): () => StudentRow {
  const random = new SeededRandom(20_260_518);
  const rollNumber = rollNumbers();
  const mailbox = mailboxes('students.university.example');
  const privateMailbox = mailboxes('mail.example');
  let index = 0;

  const make = (): StudentRow => {
    const enrolment = isNewcomer(index) ? enrolNewcomer(random) : enrol(random);
    const { department, year, semester, admitted } = enrolment;
    const person = makePerson(random);
    // One object that is added to: at 50,000 rows, merging parts takes longer than making them.
    const createdAt = isoMoment(admitted, random.between(officeHours.from, officeHours.to));
    const row: MutableStudent = {
      id: studentId(index),
      name: person.name,
      rollNo: rollNumber(enrolment),
      email: isNewcomer(index) ? privateMailbox(person.slug) : mailbox(person.slug),
      department: department.name,
      year,
      semester,
      admissionDate: isoDate(admitted),
      createdAt,
      updatedAt: createdAt,
    };
    if (isNewcomer(index)) {
      row.status = 'Active';
      row.phone = makePhone(random);
      return row;
    }
    addPersonalDetails(random, row, person, admitted);
    addMarks(random, row, enrolment);
    addFees(random, row, department);
    addPlacement(random, row, department);
    addStatus(random, row, admitted);
    return row;
  };

  return () => {
    const student = index === 0 ? demoStudent(studentId(0), rollNumber(demoEnrolment)) : make();
    index += 1;
    return student;
  };
}
