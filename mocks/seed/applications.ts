import type { SimpleFaker } from '@faker-js/faker';
import type { ApplicationRow, StudentRow } from '../db/tables.ts';
import { reviewers } from './accounts.ts';
import { type Applicant, applicantMaker } from './applicants.ts';
import { dayNumber, isoMoment, officeHours, thisYear, today } from './calendar.ts';
import { notes, rejectionReasons, reopenings } from './pools/review-notes.ts';
import { seededFaker } from './random.ts';
import { isNewcomer } from './students.ts';

type Status = ApplicationRow['status'];
type Step = Exclude<Status, 'APPLIED'>;
type Way = readonly Step[];
type Draft = Omit<ApplicationRow, 'id' | 'referenceNumber'>;

/** The ways of an open or a refused application, each as often as it stands here. */
const ways: readonly Way[] = [
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
const waysIn: readonly Way[] = [
  ['UNDER_REVIEW', 'APPROVED'],
  ['APPROVED'],
  ['UNDER_REVIEW', 'APPROVED'],
  ['UNDER_REVIEW', 'WAITLISTED', 'APPROVED'],
  ['WAITLISTED', 'APPROVED'],
  ['UNDER_REVIEW', 'REJECTED', 'UNDER_REVIEW', 'APPROVED'],
];

const cycled = (list: readonly Way[], index: number): Way => list[index % list.length] ?? [];
const officeTime = (faker: SimpleFaker) => faker.number.int({ min: officeHours.from, max: officeHours.to });

function takeStep(faker: SimpleFaker, from: Status, to: Step, at: string) {
  const comments = faker.helpers.arrayElement(from === 'REJECTED' ? reopenings : notes[to]);
  const reason = to === 'REJECTED' ? { reason: faker.helpers.arrayElement(rejectionReasons) } : {};
  return { from, to, by: faker.helpers.arrayElement(reviewers), at, ...(comments ? { comments } : {}), ...reason };
}

/** The moments of a way, backwards from its last: a step takes one to six days, the first look three to nine. */
function momentsOf(faker: SimpleFaker, way: Way, last: string): [submittedAt: string, ...steps: string[]] {
  const moments: [string, ...string[]] = [last];
  let day = dayNumber(last.slice(0, 10));
  while (moments.length <= way.length) {
    day -= faker.number.int(moments.length === way.length ? { min: 3, max: 9 } : { min: 1, max: 6 });
    moments.unshift(isoMoment(day, officeTime(faker)));
  }
  return moments;
}

/** An application that has gone a way, written as the review operation would have written it. */
function draft(faker: SimpleFaker, applicant: Applicant, way: Way, last: string): Draft {
  const [submittedAt, ...times] = momentsOf(faker, way, last);
  const steps = way.map((to, index) => takeStep(faker, way[index - 1] ?? 'APPLIED', to, times[index] ?? last));
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

/** Applications with their histories, the oldest first. One in five has led to one of the students. */
export function makeApplications(count: number, students: readonly StudentRow[]): ApplicationRow[] {
  const faker = seededFaker(80);
  const applicants = applicantMaker(faker);
  const newcomers = students.filter((_, index) => isNewcomer(index)).slice(0, Math.floor(count / 5));
  const admitted = newcomers.map((student, index): Draft => {
    const admission = student.createdAt ?? isoMoment(today, 0);
    const application = draft(faker, applicants.whoBecame(student), cycled(waysIn, index), admission);
    return { ...application, generatedStudentId: student.id, generatedRollNumber: student.rollNo };
  });
  const others = Array.from({ length: count - admitted.length }, (_, index) => {
    const way = cycled(ways, index);
    // What nobody has looked at is a week old at most.
    const day = today - faker.number.int({ min: 1, max: way.length === 0 ? 7 : 20 });
    return draft(faker, applicants.somebody(), way, isoMoment(day, officeTime(faker)));
  });
  return [...admitted, ...others]
    .toSorted((one, other) => Date.parse(one.submittedAt) - Date.parse(other.submittedAt))
    .map((application, index) => {
      const number = String(1_000_001 + index).slice(1);
      return { id: `app_${number}`, referenceNumber: `APP-${thisYear}-${number}`, ...application };
    });
}
