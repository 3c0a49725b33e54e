import type { SimpleFaker } from '@faker-js/faker';
import type { ApplicationRow, CourseRow, StudentRow } from '../db/tables.ts';
import { defaultCourses } from './courses.ts';
import { mailboxes, makePerson, makePhone } from './people.ts';
import { Dice } from './random.ts';

/** What the admission form asks for. */
export type Applicant = Pick<
  ApplicationRow,
  'fullName' | 'email' | 'phoneNumber' | 'desiredCourse' | 'previousQualification' | 'previousGrade'
>;
type Schooling = Pick<Applicant, 'previousQualification' | 'previousGrade'>;

/** A schooling that leads to a kind of program. */
function schoolingFor(faker: SimpleFaker, programType: CourseRow['programType']): Schooling {
  const percent = `${faker.number.int({ min: 58, max: 97 })}%`;
  const points = `${faker.number.float({ min: 6.2, max: 9.6, fractionDigits: 1 })} CGPA`;
  const usual = faker.datatype.boolean(0.9);
  const schooling = {
    Undergraduate: { previousQualification: usual ? '12th Grade' : 'Diploma', previousGrade: percent },
    Postgraduate: { previousQualification: "Bachelor's Degree", previousGrade: points },
    Doctorate: { previousQualification: "Master's Degree", previousGrade: points },
    Diploma: { previousQualification: usual ? '10th Grade' : 'Other', previousGrade: percent },
  } as const;
  return schooling[programType];
}

/** Makes people with a wish: three in four for a first degree. */
export function applicantMaker(faker: SimpleFaker) {
  const dice = new Dice(81);
  const mailbox = mailboxes('mail.example');
  const courses = defaultCourses().filter(({ isActive }) => isActive);
  const first = courses.filter(({ programType }) => programType === 'Undergraduate');
  const further = courses.filter(({ programType }) => programType !== 'Undergraduate');

  const wish = (choice: readonly CourseRow[]) => {
    const { courseName, programType } = faker.helpers.arrayElement(choice);
    return { desiredCourse: courseName, ...schoolingFor(faker, programType) };
  };

  return {
    somebody(): Applicant {
      const { name, slug } = makePerson(dice);
      // Without a dot and with a year: never the address of a student, which would link the two on approval.
      const email = mailbox(`${slug.replace('.', '')}0${faker.number.int({ min: 4, max: 8 })}`);
      return {
        fullName: name,
        email,
        phoneNumber: makePhone(dice),
        ...wish(faker.datatype.boolean(0.75) ? first : further),
      };
    },

    /** The applicant that a student once was: a course of the student's department. */
    whoBecame({ name, email, phone, department }: StudentRow): Applicant {
      const courseWish = wish(first.filter((course) => course.department === department));
      return { fullName: name, email, phoneNumber: phone ?? makePhone(dice), ...courseWish };
    },
  };
}
