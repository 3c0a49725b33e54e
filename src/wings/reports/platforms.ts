import { msg } from '#src/languages/texts.ts';
import type { Student } from '#src/features/students/student.ts';
import { moodleRow, moodleTitles } from './moodle.ts';
import { oneRosterRow, oneRosterTitles, type OneRosterVersion } from './one-roster.ts';

/** A file of accounts in the form that platforms of one kind take. */
export interface Platform {
  readonly label: string;
  /** Some sentences. */
  readonly help: readonly string[];
  readonly fileName: (count: number) => string;
  readonly titles: readonly string[];
  /** @param school the id of the university on the platform */
  readonly rowOf: (student: Student, school: string) => readonly string[];
  /** Whether the file names the university, and has to. */
  readonly school?: 'required' | 'optional';
}

const oneRoster = (version: OneRosterVersion, school: 'required' | 'optional', help: string): Platform => ({
  label: `OneRoster ${version} (users.csv)`,
  help: [help, msg`Only active students are enabled users. The username is the roll number.`],
  fileName: () => 'users',
  titles: oneRosterTitles[version],
  rowOf: (student, id) => oneRosterRow(version, student, id),
  school,
});

export const platforms: readonly [Platform, ...Platform[]] = [
  {
    label: 'Moodle',
    help: [
      msg`In Moodle: Site administration, Users, Upload users. The username is the roll number, and the cohort is department and year of admission.`,
    ],
    fileName: (count) => `learning-platform-${count}`,
    titles: moodleTitles,
    rowOf: moodleRow,
  },
  oneRoster(
    '1.1',
    'required',
    msg`One file of a OneRoster package: the platform needs its orgs.csv and manifest.csv too.`,
  ),
  oneRoster(
    '1.2',
    'optional',
    msg`One file of a OneRoster package: the platform needs its orgs.csv, roles.csv and manifest.csv too.`,
  ),
];
