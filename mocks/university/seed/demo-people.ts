import type { ApplicationRow } from '../tables.ts';
import { personas } from './demo-accounts.ts';

const [, placed, debts] = personas;

/** A review of an application: the new status, and how many days ago it was given. */
export interface DemoReview extends Pick<ApplicationRow['history'][number], 'to' | 'by' | 'comments'> {
  readonly daysAgo: number;
  readonly reason?: string;
}

/** Somebody who has applied, with the answers of the admission form. */
export interface DemoApplicant extends Pick<
  ApplicationRow,
  'phoneNumber' | 'desiredCourse' | 'previousQualification' | 'previousGrade'
> {
  readonly name: string;
  readonly email: string;
  /** One sentence about her or him. */
  readonly story: string;
  readonly submittedDaysAgo: number;
  readonly reviews: readonly DemoReview[];
}

const [rohan, meera] = ['Rohan Fernandes', 'Meera Joglekar'];

/** The student who has done everything right: the first of the students. */
export const studentPlaced = {
  name: 'Ananya Deshpande',
  email: placed.email,
  story: 'Third-year student of Computer Science: her internship has become an offer, and her fees are paid.',
} as const;

/** The student whom the university worries about: the second of the students. */
export const studentWithDebts = {
  name: 'Rahul Menon',
  email: debts.email,
  story: 'Final-year student of Electrical: he owes ₹74,000, has missed a third of his classes and has no offer.',
} as const;

/** The applicant who has just become a student: the fourth of the students. */
export const newStudent = {
  name: 'Arjun Solanki',
  email: 'arjun.solanki@mail.example',
  story: 'Admitted three days ago: a student of Mechanical with a roll number, and without marks or fees so far.',
  phoneNumber: '+919820014477',
  desiredCourse: 'Mechanical Engineering',
  previousQualification: '12th Grade',
  previousGrade: '84%',
  submittedDaysAgo: 6,
  reviews: [
    { to: 'UNDER_REVIEW', daysAgo: 5, by: rohan, comments: 'Documents complete, with the committee now.' },
    { to: 'APPROVED', daysAgo: 3, by: meera, comments: 'Strong interview, recommended by the whole committee.' },
  ],
} as const satisfies DemoApplicant;

/** The applicants who wait for a decision, each for a reason of their own. */
export const waitingApplicants: readonly DemoApplicant[] = [
  {
    name: 'Zoya Ansari',
    email: 'zoyaansari@mail.example',
    story: 'Applied three days ago for Computer Science Engineering with 98%, and nobody has looked at it yet.',
    phoneNumber: '+919811230098',
    desiredCourse: 'Computer Science Engineering',
    previousQualification: '12th Grade',
    previousGrade: '98%',
    submittedDaysAgo: 3,
    reviews: [],
  },
  {
    name: 'Joseph Lalthanga',
    email: 'josephlalthanga@mail.example',
    story: 'Rejected since his mark sheet could not be verified, and reopened when the board sent a corrected one.',
    phoneNumber: '+919436112233',
    desiredCourse: 'Civil Engineering',
    previousQualification: '12th Grade',
    previousGrade: '76%',
    submittedDaysAgo: 6,
    reviews: [
      { to: 'UNDER_REVIEW', daysAgo: 5, by: rohan },
      { to: 'REJECTED', daysAgo: 4, by: rohan, reason: 'The mark sheet could not be verified with the board.' },
      { to: 'UNDER_REVIEW', daysAgo: 2, by: meera, comments: 'Reopened: the board has sent a corrected mark sheet.' },
    ],
  },
  {
    name: 'Kavya Subramanian',
    email: 'kavyasubramanian@mail.example',
    story: 'Good enough for Business Administration, whose seats are all taken: she is on the waiting list.',
    phoneNumber: '+919840556612',
    desiredCourse: 'Business Administration',
    previousQualification: '12th Grade',
    previousGrade: '88%',
    submittedDaysAgo: 5,
    reviews: [
      { to: 'UNDER_REVIEW', daysAgo: 4, by: rohan },
      {
        to: 'WAITLISTED',
        daysAgo: 2,
        by: rohan,
        comments: 'Good marks, but the seats of the first round are taken. Next in line.',
      },
    ],
  },
];

/** Everybody whom a demo can tell of by name, beside the administrators. They are in every scenario with students. */
export const demoPeople: readonly { readonly name: string; readonly email: string; readonly story: string }[] = [
  studentPlaced,
  studentWithDebts,
  newStudent,
  ...waitingApplicants,
];
