import type { StudentRow } from '../db/tables.ts';
import { isoDate, isoMoment, officeHours, today } from './calendar.ts';
import { demoEnrolment, demoStudent } from './demo-student.ts';
import { enrol, enrolNewcomer, rollNumbers } from './enrolment.ts';
import { mailboxes, makeAddress, makePerson, makePhone, type Person } from './people.ts';
import { addFees, addMarks, addPlacement, type Draft } from './progress.ts';
import { Dice, spread } from './random.ts';

type BloodGroup = NonNullable<StudentRow['bloodGroup']>;

const bloodGroups = spread<{ readonly group: BloodGroup; readonly weight: number }>([
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

/** Whether the student at this place came by one of the seeded applications, and so has the record of a newcomer. */
export const isNewcomer = (index: number): boolean => index % 60 === 3;

/** What a person tells about themselves; some leave a line of the form empty. */
function addParticulars(dice: Dice, row: Draft, person: Person, admitted: number): void {
  if (dice.chance(0.97)) row.phone = makePhone(dice);
  if (dice.chance(0.94)) row.address = makeAddress(dice);
  // 17 to 19 years old at admission; one in twenty came later, by a diploma.
  const age = dice.between(6_260, 7_200) + (dice.chance(0.05) ? 900 : 0);
  if (dice.chance(0.98)) row.dateOfBirth = isoDate(admitted - age);
  if (dice.chance(0.91)) row.bloodGroup = dice.pick(bloodGroups).group;
  if (dice.chance(0.98)) row.gender = person.gender;
}

/** Where the student stands by now, and a last change this spring. */
function touch(dice: Dice, row: Draft, admitted: number): void {
  const draw = dice.next();
  // Three in a hundred have no status, which reads as Active.
  if (draw > 0.03) row.status = draw < 0.05 ? 'Inactive' : draw < 0.056 ? 'Suspended' : 'Active';
  if (row.semester === 8 && draw > 0.94) row.status = 'Graduated';
  const day = today - dice.between(1, 110);
  const second = dice.between(officeHours.from, officeHours.to);
  if (day > admitted) row.updatedAt = isoMoment(day, second);
}

/**
 * Makes students one by one, the demo student first. Each depends on those before it alone: the first 1,200 of 50,000
 * are the 1,200 of the small seed.
 */
export function studentMaker(): () => StudentRow {
  const dice = new Dice(20_260_518);
  const rollNumber = rollNumbers();
  const mailbox = mailboxes('students.university.example');
  const privateMailbox = mailboxes('mail.example');
  let index = 0;

  const make = (): StudentRow => {
    const enrolment = isNewcomer(index) ? enrolNewcomer(dice) : enrol(dice);
    const { department, year, semester, admitted } = enrolment;
    const person = makePerson(dice);
    // One object that grows: at 50,000 rows, copies made of parts cost more than everything that is in them.
    const createdAt = isoMoment(admitted, dice.between(officeHours.from, officeHours.to));
    const row: Draft = {
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
      row.phone = makePhone(dice);
      return row;
    }
    addParticulars(dice, row, person, admitted);
    addMarks(dice, row, enrolment);
    addFees(dice, row, department);
    addPlacement(dice, row, department);
    touch(dice, row, admitted);
    return row;
  };

  return () => {
    const student = index === 0 ? demoStudent(studentId(0), rollNumber(demoEnrolment)) : make();
    index += 1;
    return student;
  };
}
