import type { ApplicationRow } from '#mocks/university/tables.ts';

type Status = ApplicationRow['status'];

/** The comments of reviews, by the new status. An empty one stands for no comment. */
export const notes: Readonly<Record<Exclude<Status, 'APPLIED'>, readonly string[]>> = {
  UNDER_REVIEW: [
    'Transcript is being checked against the board’s records.',
    'Entrance score verified, mark sheet still to be seen.',
    'Interview fixed for Thursday at 11.',
    'Documents complete, with the committee now.',
    '',
    '',
  ],
  WAITLISTED: [
    'Good marks, but the seats of the first round are taken. Next in line.',
    'Waits for the second round of admissions.',
    'Meets the criteria; asked to send the transfer certificate meanwhile.',
    '',
  ],
  APPROVED: [
    'Meets every criterion. Welcome letter sent.',
    'Strong interview, recommended by the whole committee.',
    'Entrance rank well within this round. Documents verified in the original.',
    'Seat confirmed after the scholarship interview.',
  ],
  REJECTED: [
    'The applicant has been told by telephone and advised on other courses.',
    'May apply again next year.',
    '',
    '',
  ],
};

/** The comments of reviews that reopen a rejected application. */
export const reopenings: readonly string[] = [
  'Reopened: the board has sent a corrected mark sheet.',
  'Reopened after an appeal; the sports quota had been overlooked.',
  'Reopened: the missing transfer certificate has arrived.',
];

export const rejectionReasons: readonly string[] = [
  'The grade is below the course’s minimum.',
  'Mathematics was not among the subjects of the last examination.',
  'No valid entrance score was handed in by the closing date.',
  'The mark sheet could not be verified with the board.',
];

/** What else an applicant for a full course is told. */
export const fullCourseReason = 'The course’s seats for this round are filled.';
