import type { ApplicationRow, CourseRow } from '../tables.ts';
import { reviewers } from './accounts.ts';
import { type Calendar, dayNumber, isoMoment, officeHours } from './calendar.ts';
import { defaultCourses, fullCourses } from './courses.ts';
import { type DemoApplicant, newStudent, waitingApplicants } from './demo-people.ts';
import { mailboxes, makePerson, makePhone } from './people.ts';
import { fullCourseReason, notes, rejectionReasons, reopenings } from './pools/review-notes.ts';
import { FieldRandom, type SeededRandom } from './random.ts';
import type { SeededStudent } from './students.ts';
import type { Variation } from './variation.ts';

/** What the admission form asks for. */
type Applicant = Pick<
  ApplicationRow,
  'fullName' | 'email' | 'phoneNumber' | 'desiredCourse' | 'previousQualification' | 'previousGrade'
>;
type Qualification = Pick<Applicant, 'previousQualification' | 'previousGrade'>;

/** The qualification that a kind of program requires. */
function qualificationFor(random: FieldRandom, programType: CourseRow['programType']): Qualification {
  const grade = random.of('previousGrade');
  const percent = `${grade.between(58, 97)}%`;
  const points = `${grade.between(62, 96) / 10} CGPA`;
  const usual = random.of('previousQualification').chance(0.9);
  const qualifications = {
    Undergraduate: { previousQualification: usual ? '12th Grade' : 'Diploma', previousGrade: percent },
    Postgraduate: { previousQualification: "Bachelor's Degree", previousGrade: points },
    Doctorate: { previousQualification: "Master's Degree", previousGrade: points },
    Diploma: { previousQualification: usual ? '10th Grade' : 'Other', previousGrade: percent },
  } as const;
  return qualifications[programType];
}

/** Makes applicants: three in four for a first degree. */
function applicantMaker(random: FieldRandom) {
  const mailbox = mailboxes('mail.example');
  const courses = defaultCourses().filter(({ isActive }) => isActive);
  const first = courses.filter(({ programType }) => programType === 'Undergraduate');
  const further = courses.filter(({ programType }) => programType !== 'Undergraduate');

  const full = courses.filter(({ courseName }) => fullCourses.includes(courseName));

  const choose = (choice: readonly CourseRow[]) => {
    const { courseName, programType } = random.of('desiredCourse').pick(choice);
    return { desiredCourse: courseName, ...qualificationFor(random, programType) };
  };

  return {
    /** Whoever was put on the waiting list has applied for a course whose seats are taken. */
    newApplicant(waitlisted: boolean): Applicant {
      const { name, slugs } = makePerson(random.of('fullName'));
      // Without a dot and with a number: never a student's address, which an approval would link to the student.
      const email = mailbox(`${slugs.join('')}0${random.of('email').between(4, 8)}`);
      const isFirst = random.of('degree').chance(0.75);
      return {
        fullName: name,
        email,
        phoneNumber: makePhone(random.of('phoneNumber')),
        ...choose(waitlisted ? full : isFirst ? first : further),
      };
    },

    /** The applicant that a student was, for a course of the student's department. */
    formerApplicant({ name, email, phone, department }: SeededStudent): Applicant {
      const course = choose(first.filter((course) => course.department === department));
      return { fullName: name, email, phoneNumber: phone ?? makePhone(random.of('phoneNumber')), ...course };
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

/** How an admission goes: the paths of those who wait and of those who are admitted, and the days from step to step. */
interface Pace {
  readonly open: readonly StatusPath[];
  readonly admission: readonly StatusPath[];
  /** From the submission to the first review. */
  readonly first: { readonly min: number; readonly max: number };
  readonly step: { readonly min: number; readonly max: number };
  /** The age of the last review, at most; an application without one is a week old at most. */
  readonly oldest: number;
}

const usualPace: Pace = {
  open: openPaths,
  admission: admissionPaths,
  first: { min: 3, max: 9 },
  step: { min: 1, max: 6 },
  oldest: 20,
};

/** Everything within seven days: two steps of two days at most, the last of them three days ago at most. */
const rushPace: Pace = {
  open: [
    [],
    [],
    ['UNDER_REVIEW'],
    [],
    [],
    ['WAITLISTED'],
    [],
    ['UNDER_REVIEW'],
    [],
    ['UNDER_REVIEW', 'REJECTED'],
    [],
    ['UNDER_REVIEW'],
    [],
    ['UNDER_REVIEW', 'WAITLISTED'],
    [],
    ['REJECTED'],
  ],
  admission: [['UNDER_REVIEW', 'APPROVED'], ['APPROVED']],
  first: { min: 1, max: 2 },
  step: { min: 1, max: 2 },
  oldest: 3,
};

const pathAt = (list: readonly StatusPath[], index: number): StatusPath => list[index % list.length] ?? [];
const officeTime = (random: SeededRandom) => random.between(officeHours.from, officeHours.to);

/** A review, with the reason of a rejection, which the history does not keep apart. */
type Review = ApplicationRow['history'][number] & { readonly reason?: string };

function makeReview(random: SeededRandom, from: Status, to: Step, at: string, { desiredCourse }: Applicant): Review {
  const comments = random.pick(from === 'REJECTED' ? reopenings : notes[to]);
  const reasons = fullCourses.includes(desiredCourse) ? [...rejectionReasons, fullCourseReason] : rejectionReasons;
  const reason = to === 'REJECTED' ? { reason: random.pick(reasons) } : {};
  return { from, to, by: random.pick(reviewers), at, ...(comments ? { comments } : {}), ...reason };
}

/** The times of the submission and each step, counted back from the last. */
function momentsOf(random: SeededRandom, path: StatusPath, last: string, { first, step }: Pace) {
  const moments: [submittedAt: string, ...steps: string[]] = [last];
  let day = dayNumber(last.slice(0, 10));
  while (moments.length <= path.length) {
    const { min, max } = moments.length === path.length ? first : step;
    day -= random.between(min, max);
    moments.unshift(isoMoment(day, officeTime(random)));
  }
  return moments;
}

/** An application with these reviews, as the review operation would have stored it. */
function reviewed(applicant: Applicant, submittedAt: string, reviews: readonly Review[]): NewApplication {
  const latest = reviews.at(-1);
  const reviewComments = reviews.findLast(({ comments }) => comments)?.comments;
  return {
    ...applicant,
    status: latest?.to ?? 'APPLIED',
    submittedAt,
    updatedAt: latest?.at ?? submittedAt,
    ...(latest ? { reviewedBy: latest.by, reviewedAt: latest.at } : {}),
    ...(reviewComments ? { reviewComments } : {}),
    ...(latest?.reason ? { rejectionReason: latest.reason } : {}),
    // A rejection without comments shows its reason in the history.
    history: reviews.map(({ reason, ...entry }) => (reason ? { comments: reason, ...entry } : entry)),
  };
}

/** An application that has gone through these statuses; the last of them was reached at that time. */
function makeApplication(
  random: FieldRandom,
  applicant: Applicant,
  path: StatusPath,
  last: string,
  pace: Pace,
): NewApplication {
  const [submittedAt, ...times] = momentsOf(random.of('submittedAt'), path, last, pace);
  const history = random.of('history');
  const reviews = path.map((to, index) =>
    makeReview(history, path[index - 1] ?? 'APPLIED', to, times[index] ?? last, applicant),
  );
  return reviewed(applicant, submittedAt, reviews);
}

/** The application of somebody whom a demo can tell of by name. */
function demoApplication(demo: DemoApplicant, { today }: Calendar): NewApplication {
  const { name, email, phoneNumber, desiredCourse, previousQualification, previousGrade } = demo;
  const applicant = { fullName: name, email, phoneNumber, desiredCourse, previousQualification, previousGrade };
  const moment = (daysAgo: number) => isoMoment(today - daysAgo, 21_600);
  const reviews = demo.reviews.map(({ daysAgo, ...review }, index): Review => ({
    ...review,
    from: demo.reviews[index - 1]?.to ?? 'APPLIED',
    at: moment(daysAgo),
  }));
  return reviewed(applicant, moment(demo.submittedDaysAgo), reviews);
}

/**
 * Applications with their histories, the oldest first. One in five was approved and is one of the students, as far as
 * there are newcomers among them.
 */
export function makeApplications(
  calendar: Calendar,
  count: number,
  newcomers: readonly SeededStudent[],
  { admissions }: Variation = {},
): ApplicationRow[] {
  const random = new FieldRandom('applications');
  const applicants = applicantMaker(random);
  const pace = admissions === 'rush' ? rushPace : usualPace;
  const admitted = newcomers.slice(0, Math.floor(count / 5)).map((student, index): NewApplication => {
    random.turnTo(index);
    const application =
      index === 0
        ? demoApplication(newStudent, calendar)
        : makeApplication(
            random,
            applicants.formerApplicant(student),
            pathAt(pace.admission, index),
            student.createdAt,
            pace,
          );
    return { ...application, generatedStudentId: student.id, generatedRollNumber: student.rollNo };
  });
  const others = Array.from({ length: count - admitted.length }, (_, index) => {
    const known = waitingApplicants[index];
    if (known) return demoApplication(known, calendar);
    random.turnTo(admitted.length + index);
    const path = pathAt(pace.open, index);
    const last = random.of('updatedAt');
    const age = last.between(1, path.length === 0 ? 7 : pace.oldest);
    const applicant = applicants.newApplicant(path.includes('WAITLISTED'));
    return makeApplication(random, applicant, path, isoMoment(calendar.today - age, officeTime(last)), pace);
  });
  return [...admitted, ...others]
    .sort((one, other) => Date.parse(one.submittedAt) - Date.parse(other.submittedAt))
    .map((application, index) => {
      const number = String(1_000_001 + index).slice(1);
      const year = application.submittedAt.slice(0, 4);
      return { id: `app_${number}`, referenceNumber: `APP-${year}-${number}`, ...application };
    });
}
