import type { SimpleFaker } from '@faker-js/faker';
import type { ApplicationRow, CourseRow, StudentRow } from '../db/tables.ts';
import { reviewers } from './accounts.ts';
import { dayNumber, isoMoment, officeHours, thisYear, today } from './calendar.ts';
import { defaultCourses } from './courses.ts';
import { mailboxes, makePerson, makePhone } from './people.ts';
import { notes, rejectionReasons, reopenings } from './pools/review-notes.ts';
import { SeededRandom, seededFaker } from './random.ts';
import { isNewcomer } from './students.ts';

/** What the admission form asks for. */
type Applicant = Pick<
  ApplicationRow,
  'fullName' | 'email' | 'phoneNumber' | 'desiredCourse' | 'previousQualification' | 'previousGrade'
>;
type Qualification = Pick<Applicant, 'previousQualification' | 'previousGrade'>;

/** The qualification that a kind of program requires. */
function qualificationFor(faker: SimpleFaker, programType: CourseRow['programType']): Qualification {
  const percent = `${faker.number.int({ min: 58, max: 97 })}%`;
  const points = `${faker.number.float({ min: 6.2, max: 9.6, fractionDigits: 1 })} CGPA`;
  const usual = faker.datatype.boolean(0.9);
  const qualifications = {
    Undergraduate: { previousQualification: usual ? '12th Grade' : 'Diploma', previousGrade: percent },
    Postgraduate: { previousQualification: "Bachelor's Degree", previousGrade: points },
    Doctorate: { previousQualification: "Master's Degree", previousGrade: points },
    Diploma: { previousQualification: usual ? '10th Grade' : 'Other', previousGrade: percent },
  } as const;
  return qualifications[programType];
}

/** Makes applicants: three in four for a first degree. */
function applicantMaker(faker: SimpleFaker) {
  const random = new SeededRandom(81);
  const mailbox = mailboxes('mail.example');
  const courses = defaultCourses().filter(({ isActive }) => isActive);
  const first = courses.filter(({ programType }) => programType === 'Undergraduate');
  const further = courses.filter(({ programType }) => programType !== 'Undergraduate');

  const chooseCourse = (choice: readonly CourseRow[]) => {
    const { courseName, programType } = faker.helpers.arrayElement(choice);
    return { desiredCourse: courseName, ...qualificationFor(faker, programType) };
  };

  return {
    newApplicant(): Applicant {
      const { name, slug } = makePerson(random);
      // Without a dot and with a number: never a student's address, which an approval would link to the student.
      const email = mailbox(`${slug.replace('.', '')}0${faker.number.int({ min: 4, max: 8 })}`);
      return {
        fullName: name,
        email,
        phoneNumber: makePhone(random),
        ...chooseCourse(faker.datatype.boolean(0.75) ? first : further),
      };
    },

    /** The applicant that a student was, for a course of the student's department. */
    formerApplicant({ name, email, phone, department }: StudentRow): Applicant {
      const course = chooseCourse(first.filter((course) => course.department === department));
      return { fullName: name, email, phoneNumber: phone ?? makePhone(random), ...course };
    },
  };
}

type Status = ApplicationRow['status'];
type Step = Exclude<Status, 'APPLIED'>;
type StatusPath = readonly Step[];
type NewApplication = Omit<ApplicationRow, 'id' | 'referenceNumber'>;

/** The statuses that open and rejected applications have gone through, each path as often as it is listed. */
const openPaths: readonly StatusPath[] = [
  [],
  ['UNDER_REVIEW'],
  ['UNDER_REVIEW', 'REJECTED'],
  [],
  ['UNDER_REVIEW', 'WAITLISTED'],
  ['UNDER_REVIEW'],
  ['REJECTED'],
  [],
  ['WAITLISTED'],
  ['UNDER_REVIEW', 'REJECTED', 'UNDER_REVIEW'],
  [],
  ['UNDER_REVIEW', 'WAITLISTED', 'REJECTED'],
  ['UNDER_REVIEW', 'WAITLISTED', 'UNDER_REVIEW'],
  [],
  ['REJECTED', 'UNDER_REVIEW', 'WAITLISTED'],
];

/** The statuses that approved applications have gone through. */
const admissionPaths: readonly StatusPath[] = [
  ['UNDER_REVIEW', 'APPROVED'],
  ['APPROVED'],
  ['UNDER_REVIEW', 'APPROVED'],
  ['UNDER_REVIEW', 'WAITLISTED', 'APPROVED'],
  ['WAITLISTED', 'APPROVED'],
  ['UNDER_REVIEW', 'REJECTED', 'UNDER_REVIEW', 'APPROVED'],
];

const pathAt = (list: readonly StatusPath[], index: number): StatusPath => list[index % list.length] ?? [];
const officeTime = (faker: SimpleFaker) => faker.number.int({ min: officeHours.from, max: officeHours.to });

function makeStep(faker: SimpleFaker, from: Status, to: Step, at: string) {
  const comments = faker.helpers.arrayElement(from === 'REJECTED' ? reopenings : notes[to]);
  const reason = to === 'REJECTED' ? { reason: faker.helpers.arrayElement(rejectionReasons) } : {};
  return { from, to, by: faker.helpers.arrayElement(reviewers), at, ...(comments ? { comments } : {}), ...reason };
}

/** The times of the submission and each step, counted back from the last: a step takes one to six days, the first three to nine. */
function momentsOf(faker: SimpleFaker, path: StatusPath, last: string): [submittedAt: string, ...steps: string[]] {
  const moments: [string, ...string[]] = [last];
  let day = dayNumber(last.slice(0, 10));
  while (moments.length <= path.length) {
    day -= faker.number.int(moments.length === path.length ? { min: 3, max: 9 } : { min: 1, max: 6 });
    moments.unshift(isoMoment(day, officeTime(faker)));
  }
  return moments;
}

/** An application that has gone through these statuses, as the review operation would have stored it. */
function makeApplication(faker: SimpleFaker, applicant: Applicant, path: StatusPath, last: string): NewApplication {
  const [submittedAt, ...times] = momentsOf(faker, path, last);
  const steps = path.map((to, index) => makeStep(faker, path[index - 1] ?? 'APPLIED', to, times[index] ?? last));
  const latest = steps.at(-1);
  const reviewComments = steps.findLast(({ comments }) => comments)?.comments;
  return {
    ...applicant,
    status: latest?.to ?? 'APPLIED',
    submittedAt,
    updatedAt: last,
    ...(latest ? { reviewedBy: latest.by, reviewedAt: latest.at } : {}),
    ...(reviewComments ? { reviewComments } : {}),
    ...(latest?.reason ? { rejectionReason: latest.reason } : {}),
    // A rejection without comments shows its reason in the history.
    history: steps.map(({ reason, ...entry }) => (reason ? { comments: reason, ...entry } : entry)),
  };
}

/** Applications with their histories, the oldest first. One in five was approved and is one of the students. */
export function makeApplications(count: number, students: readonly StudentRow[]): ApplicationRow[] {
  const faker = seededFaker(80);
  const applicants = applicantMaker(faker);
  const newcomers = students.filter((_, index) => isNewcomer(index)).slice(0, Math.floor(count / 5));
  const admitted = newcomers.map((student, index): NewApplication => {
    const admission = student.createdAt ?? isoMoment(today, 0);
    const application = makeApplication(
      faker,
      applicants.formerApplicant(student),
      pathAt(admissionPaths, index),
      admission,
    );
    return { ...application, generatedStudentId: student.id, generatedRollNumber: student.rollNo };
  });
  const others = Array.from({ length: count - admitted.length }, (_, index) => {
    const path = pathAt(openPaths, index);
    // An application without a review is a week old at most.
    const day = today - faker.number.int({ min: 1, max: path.length === 0 ? 7 : 20 });
    return makeApplication(faker, applicants.newApplicant(), path, isoMoment(day, officeTime(faker)));
  });
  return [...admitted, ...others]
    .toSorted((one, other) => Date.parse(one.submittedAt) - Date.parse(other.submittedAt))
    .map((application, index) => {
      const number = String(1_000_001 + index).slice(1);
      return { id: `app_${number}`, referenceNumber: `APP-${thisYear}-${number}`, ...application };
    });
}
