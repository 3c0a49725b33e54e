import { msg, plural, translate } from '#src/languages/texts.ts';
import { chunksOf, type SeedChunks } from '../tables.ts';
import { staffAccounts } from './accounts.ts';
import { Calendar } from './calendar.ts';
import type { SeedRequest } from './seed.ts';

/** What a scenario is made of: the day, the password, and the number of students where it is not the scenario's own. */
export type ScenarioRequest = Omit<SeedRequest, 'applications' | 'admissions' | 'fees' | 'hasPast'>;

/** A university in a certain state. */
export interface Scenario {
  /** What a button shows. */
  readonly title: string;
  /** What it means. */
  readonly sentence: string;
  readonly students: number;
  readonly applications: number;
  readonly make: (request: ScenarioRequest) => Promise<SeedChunks>;
}

/** A scenario that the seed makes. The seed, and Faker with it, is loaded when one is made. */
const seeded = (
  scenario: Omit<Scenario, 'make'>,
  variation: Pick<SeedRequest, 'admissions' | 'fees'> = {},
): Scenario => ({
  ...scenario,
  async make({ students = scenario.students, ...request }) {
    const { seedChunks } = await import('./seed.ts');
    return () => seedChunks({ ...request, ...variation, students, applications: scenario.applications, hasPast: true });
  },
});

/** The states of the university that a demo can start from, by name. */
export const scenarios = {
  'typical-day': seeded({
    title: msg`A typical day`,
    sentence: msg`1,200 students and 80 applications: some of everything.`,
    students: 1200,
    applications: 80,
  }),
  'admissions-week': seeded(
    {
      title: msg`Admissions week`,
      sentence: msg`2,000 applications came in within seven days; most wait for a decision.`,
      students: 1200,
      applications: 2000,
    },
    { admissions: 'rush' },
  ),
  'fees-due': seeded(
    {
      title: msg`Fees due`,
      sentence: msg`Seven in ten of those who study still owe a part of the year’s fee, and some have paid nothing.`,
      students: 1200,
      applications: 80,
    },
    { fees: 'due' },
  ),
  'new-university': {
    title: msg`A new university`,
    sentence: msg`Nothing is in it yet: no students, no applications, no courses. Only the administrators can sign in.`,
    students: 0,
    applications: 0,
    make: async ({ today, credential, onProgress }) => {
      onProgress?.(1);
      return chunksOf({ accounts: staffAccounts(new Calendar(today), credential) });
    },
  },
  'large-university': seeded({
    title: msg`50,000 students`,
    sentence: msg`A large university: 50,000 students and 4,000 applications, to see how fast the lists are.`,
    students: 50_000,
    applications: 4000,
  }),
} satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof scenarios;
export const scenarioNames = Object.keys(scenarios) as ScenarioName[];

/** What the data at hand is called: the scenario, and its size where that is not the usual one. */
export function scenarioTitle({
  scenario,
  students,
}: {
  readonly scenario: string;
  readonly students: number;
}): string {
  const known = scenarioNames.find((name) => name === scenario);
  if (!known) return scenario;
  const { title, students: usual } = scenarios[known];
  const name = translate(title);
  if (students === usual) return name;
  const count = students.toLocaleString('en-IN');
  return plural(students)`${name}, ${count} student | ${name}, ${count} students`;
}

/** Makes the data of a scenario, the same on the same day; a new university stays empty whatever number is asked for. */
export const makeScenario = (name: ScenarioName, request: ScenarioRequest): Promise<SeedChunks> =>
  scenarios[name].make(request);
