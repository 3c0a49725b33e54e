import { university } from '#src/university/university.ts';
import { ENROLLED } from './student-facts.ts';
import type { ReadyView } from '#src/records/list/list.tsx';

const { minimum } = university.attendance;

export const DUE = '1..';

/** An attendance below the minimum: a range takes its end in, and attendance has two decimals at most. */
export const MOST_OF_TOO_LITTLE = minimum - 0.01;
export const TOO_LITTLE = `..${MOST_OF_TOO_LITTLE}`;

export const studentViews: readonly ReadyView[] = [
  { name: 'Owe fees, the most first', search: { pending: DUE, sort: '-pending' } },
  { name: `Attendance below ${minimum}%`, search: { attendance: TOO_LITTLE, sort: 'attendance' } },
  { name: 'Final year without an offer', search: { year: 4, placement: 'Not Placed', status: ENROLLED } },
  { name: 'Best CGPA first', search: { sort: '-cgpa' } },
];
