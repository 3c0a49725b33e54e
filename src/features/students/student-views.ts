import { university } from '#src/university/university.ts';
import { ENROLLED } from './student-facts.ts';
import type { ReadyView } from '#src/records/list/list.tsx';
import { msg, t } from '#src/languages/texts.ts';
import { formatPercent } from '#src/platform/text/format.ts';

const { minimum } = university.attendance;

export const DUE = '1..';

/** An attendance below the minimum: a range takes its end in, and attendance has two decimals at most. */
export const MOST_OF_TOO_LITTLE = minimum - 0.01;
export const TOO_LITTLE = `..${MOST_OF_TOO_LITTLE}`;

export const studentViews: readonly ReadyView[] = [
  { name: msg`Owe fees, the most first`, search: { pending: DUE, sort: '-pending' } },
  {
    get name() {
      return t`Attendance below ${formatPercent(minimum)}`;
    },
    search: { attendance: TOO_LITTLE, sort: 'attendance' },
  },
  { name: msg`Final year without an offer`, search: { year: 4, placement: 'Not Placed', status: ENROLLED } },
  { name: msg`Best CGPA first`, search: { sort: '-cgpa' } },
];
