import type { ApplicationRow, StudentRow } from '../db/rows.ts';
import { reviewers } from './accounts.ts';
import { dayNumber, isoMoment, officeHours, today } from './calendar.ts';
import { defaultCourses } from './courses.ts';
import { mailboxes, makePerson, makePhone } from './people.ts';
import { notes, rejectionReasons, reopenings } from './pools/review-notes.ts';
import { Dice, seededFaker } from './random.ts';
import { isNewcomer } from './students.ts';

type Status = ApplicationRow['status'];
type Entry = ApplicationRow['history'][number];
type Applicant = Pick<ApplicationRow, 'fullName' | 'email' | 'phoneNumber' | 'desiredCourse'> &
  Pick<ApplicationRow, 'previousQualification' | 'previousGrade'>;
type Draft = Omit<ApplicationRow, 'id' | 'referenceNumber'>;

/** The ways of an open or a refused application, each as often as it stands here. */
const ways: readonly (readonly Exclude<Status, 'APPLIED'>[])[] = [
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

/** The ways of one that ends with a student. */
const waysIn: typeof ways = [
  ['UNDER_REVIEW', 'APPROVED'],
  ['APPROVED'],
  ['UNDER_REVIEW', 'APPROVED'],
  ['UNDER_REVIEW', 'WAITLISTED', 'APPROVED'],
  ['WAITLISTED', 'APPROVED'],
  ['UNDER_REVIEW', 'REJECTED', 'UNDER_REVIEW', 'APPROVED'],
];

/** Applications with their histories, the oldest first. One in five has led to one of the students. */
export function makeApplications(count: number, students: readonly StudentRow[]): ApplicationRow[] {
  const faker = seededFaker(80);
  const dice = new Dice(81);
  const mailbox = mailboxes('mail.example');
  const courses = defaultCourses().filter(({ isActive }) => isActive);

  /** A course, and a schooling that leads to it. */
  const aim = (department?: string) => {
    const undergraduate = department !== undefined || faker.datatype.boolean(0.75);
    const course = faker.helpers.arrayElement(
      courses.filter(
        (each) =>
          (each.programType === 'Undergraduate') === undergraduate && (each.department === department || !department),
      ),
    );
    const percent = `${faker.number.int({ min: 58, max: 97 })}%`;
    const points = `${faker.number.float({ min: 6.2, max: 9.6, fractionDigits: 1 })} CGPA`;
    const schooling = {
      Undergraduate: {
        previousQualification: faker.datatype.boolean(0.9) ? '12th Grade' : 'Diploma',
        previousGrade: percent,
      },
      Postgraduate: { previousQualification: "Bachelor's Degree", previousGrade: points },
      Doctorate: { previousQualification: "Master's Degree", previousGrade: points },
      Diploma: { previousQualification: faker.datatype.boolean(0.9) ? '10th Grade' : 'Other', previousGrade: percent },
    } as const;
    return { desiredCourse: course.courseName, ...schooling[course.programType] };
  };

  const somebody = (): Applicant => {
    const { name, slug } = makePerson(dice);
    // Without a dot and with a year: never the address of a student, which would link the two on approval.
    const email = mailbox(`${slug.replace('.', '')}0${faker.number.int({ min: 4, max: 8 })}`);
    return { fullName: name, email, phoneNumber: makePhone(dice), ...aim() };
  };

  const step = (from: Status, to: Exclude<Status, 'APPLIED'>, at: string): Entry & { readonly reason?: string } => {
    const comments = faker.helpers.arrayElement(from === 'REJECTED' ? reopenings : notes[to]);
    const reason = to === 'REJECTED' ? { reason: faker.helpers.arrayElement(rejectionReasons) } : {};
    return { from, to, by: faker.helpers.arrayElement(reviewers), at, ...(comments ? { comments } : {}), ...reason };
  };

  /** Walks the way, backwards in time from its last moment: a step takes some days, the first look three to nine. */
  const draft = (applicant: Applicant, way: (typeof ways)[number], last: string): Draft => {
    const moments = [last];
    for (let day = dayNumber(last.slice(0, 10)); moments.length <= way.length;) {
      day -= faker.number.int(moments.length === way.length ? { min: 3, max: 9 } : { min: 1, max: 6 });
      moments.unshift(isoMoment(day, faker.number.int({ min: officeHours.from, max: officeHours.to })));
    }
    const [submittedAt = last, ...times] = moments;
    const steps = way.map((to, index) => step(way[index - 1] ?? 'APPLIED', to, times[index] ?? last));
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
      // A rejection without comments shows its reason in the history, as the review operation writes it.
      history: steps.map(({ reason, ...entry }) => (reason ? { comments: reason, ...entry } : entry)),
    };
  };

  const way = (list: typeof ways, index: number) => list[index % list.length] ?? [];
  const newcomers = students.filter((_, index) => isNewcomer(index)).slice(0, Math.floor(count / 5));
  const admitted = newcomers.map(({ id, name, rollNo, email, phone, department, createdAt }, index): Draft => {
    const applicant = { fullName: name, email, phoneNumber: phone ?? makePhone(dice), ...aim(department) };
    const application = draft(applicant, way(waysIn, index), createdAt ?? isoMoment(today, 0));
    return { ...application, generatedStudentId: id, generatedRollNumber: rollNo };
  });
  const others = Array.from({ length: count - admitted.length }, (_, index) => {
    const steps = way(ways, index);
    const age = faker.number.int(steps.length === 0 ? { min: 1, max: 8 } : { min: 1, max: 20 });
    return draft(somebody(), steps, isoMoment(today - age, faker.number.int({ min: 14_400, max: 64_800 })));
  });
  return [...admitted, ...others]
    .sort((one, other) => (one.submittedAt < other.submittedAt ? -1 : 1))
    .map((application, index) => {
      const number = String(1_000_001 + index).slice(1);
      return { id: `app_${number}`, referenceNumber: `APP-2026-${number}`, ...application };
    });
}
