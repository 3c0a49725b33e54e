import { isDeepStrictEqual } from 'node:util';
import { readStateFile } from '#mocks/demo/state-file.ts';
import type { SeedRows } from '#mocks/university/tables.ts';
import { demoPassword } from '#mocks/university/seed/demo-accounts.ts';
import { SeededRandom } from '#mocks/university/seed/random.ts';
import { type State, stateOf, type Story, tellStories } from './stories.ts';
import type { Note, Plan } from './write-stories.ts';

/** Every row as it is stored, by its id. */
const textsOf = (rows: SeedRows): ReadonlyMap<string, string> =>
  new Map(
    Object.values(rows)
      .flat()
      .map((row) => [row.id, JSON.stringify(row)]),
  );

/** Tells of records that are stored without the records that belong to them. */
function brokenReferences({ students, accounts, applications, deleted = [] }: SeedRows): string[] {
  const admitted = new Map(students.map((student) => [student.id, student]));
  for (const { record } of deleted) if (record.kind === 'student') admitted.set(record.student.id, record.student);
  const present = new Set(students.map(({ id }) => id));
  const accountOf = new Map(accounts.map((account) => [account.studentId, account]));
  return [
    ...applications
      .filter(({ status }) => status === 'APPROVED')
      .filter((one) => admitted.get(one.generatedStudentId ?? '')?.rollNo !== one.generatedRollNumber)
      .map(({ referenceNumber }) => `${referenceNumber} is approved, and its student is not there`),
    ...students
      .filter(({ id, email, name }) => accountOf.get(id)?.email !== email || accountOf.get(id)?.name !== name)
      .map(({ rollNo }) => `${rollNo} has no account of that name and address`),
    ...accounts
      .filter(({ role, studentId }) => role === 'STUDENT' && !present.has(studentId ?? ''))
      .map(({ email }) => `${email} is the account of a student who is not there`),
  ];
}

/** Keeps account of every write that was answered, and compares states with it. */
export class Ledger {
  readonly #random: SeededRandom;
  readonly #first: ReadonlyMap<string, string>;
  /** How many stories were told. They count from 1000, as a roll number has four characters at least. */
  #told = 1000;
  /** Those that can run at the same time. */
  #stories: Iterator<Story, never>;
  #running: { readonly story: Story; answered: number }[] = [];
  /** What was found about the subject of each story that has ended. */
  readonly #found = new Map<string, { readonly story: Story; readonly value: unknown }>();
  #waiting: { readonly count: number; readonly resolve: () => void } | undefined;
  #answered = 0;
  #refusals: string[] = [];

  private constructor(random: SeededRandom, rows: SeedRows) {
    this.#random = random;
    this.#first = textsOf(rows);
    this.#stories = this.#storiesFrom(stateOf(rows));
  }

  /** Begins with a state, which is a state file. */
  static async begin(file: string, random: SeededRandom): Promise<Ledger> {
    return new Ledger(random, (await readStateFile(file)).rows);
  }

  /** How many writes were carried out, by their answers. */
  get answered(): number {
    return this.#answered;
  }

  /** What was said of the writes that were not carried out. */
  get refusals(): readonly string[] {
    return this.#refusals;
  }

  /** Makes a plan of stories that have so many writes together. */
  plan(api: string, lanes: number, writes: number): Plan {
    const planned: Plan['lanes'][number][number][] = [];
    for (let left = writes; left > 0; left -= planned.at(-1)?.writes.length ?? 0) {
      const { login, ...story } = this.#stories.next().value;
      const writes = story.writes.slice(0, left);
      planned.push({ place: this.#running.length, writes, ...(login && { login }) });
      this.#running.push({ story: { ...story, writes }, answered: 0 });
    }
    return { api, lanes: Array.from({ length: lanes }, (_, lane) => planned.filter((_, at) => at % lanes === lane)) };
  }

  /** Takes an answer down. */
  readonly note: Note = (place, status, message) => {
    const running = this.#running[place];
    if (!running || status >= 300) return void this.#refusals.push(`${status} ${message}`);
    running.answered++;
    this.#answered++;
    if (this.#waiting && this.#answered >= this.#waiting.count) this.#waiting.resolve();
  };

  /** Resolves when so many more writes were answered. */
  answers(count: number): Promise<void> {
    return new Promise((resolve) => (this.#waiting = { count: this.#answered + count, resolve }));
  }

  /**
   * Compares a state with every answer since the beginning.
   * @param isInterrupted whether the writes were, so that more can have been carried out than was answered
   * @returns what is wrong
   * @throws DemoError where the file is not one that the demo would read
   */
  async compare(file: string, isInterrupted: boolean): Promise<string[]> {
    const { rows } = await readStateFile(file);
    const state = stateOf(rows);
    const problems = brokenReferences(rows);
    for (const { story, answered } of this.#running) {
      const value = story.read(state);
      const stage = story.stages.findIndex((stage) => isDeepStrictEqual(stage, value));
      if (stage < answered || (stage > answered && !isInterrupted))
        problems.push(`${story.subject}: ${answered} writes were answered, and ${JSON.stringify(value)} is stored`);
      if (stage !== 0) this.#found.set(story.subject, { story, value });
    }
    this.#running = [];
    for (const [subject, { story, value }] of this.#found)
      if (!isDeepStrictEqual(story.read(state), value))
        problems.push(`${subject} was ${JSON.stringify(value)}, and is ${JSON.stringify(story.read(state))}`);
    const texts = textsOf(rows);
    for (const [id, text] of this.#first)
      if (!this.#found.has(id) && texts.get(id) !== text)
        problems.push(`Nobody has changed ${text}, and ${texts.get(id) ?? 'nothing'} is stored`);
    this.#stories = this.#storiesFrom(state);
    return problems;
  }

  #storiesFrom(state: State): Iterator<Story, never> {
    const passwordOf = (account: string) => String(this.#found.get(account)?.value ?? demoPassword);
    return tellStories(state, this.#random, () => this.#told++, passwordOf);
  }
}

/** Random numbers, the same in each run unless `SEED` has another seed, or is `any`. The seed is printed, to repeat a run. */
export function printedRandom(): SeededRandom {
  const { SEED = '1' } = process.env;
  const seed = SEED === 'any' ? Date.now() % 1_000_000 : Number(SEED);
  console.log(`SEED=${seed}`);
  return new SeededRandom(seed);
}
