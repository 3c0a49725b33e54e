import type { Page } from '@playwright/test';
import { expect, test, untilWorkerAnswers } from './fixtures.ts';

const ROUNDS = 10;

/** A course with one seat, and two applications for it. */
interface Round {
  readonly course: string;
  readonly applications: readonly [string, string];
}

type Answer = Pick<Response, 'status'> & { readonly error: string | undefined };

/** Prepares the rounds, as an administrator who is signed in by `token`. Runs in the page. */
async function prepare({ api, token, rounds }: { api: string; token: string; rounds: number }): Promise<Round[]> {
  const send = async (path: string, body: object, signedIn = false): Promise<{ data: { id: string } }> => {
    const headers = { 'Content-Type': 'application/json', ...(signedIn && { Authorization: `Bearer ${token}` }) };
    const answer = await fetch(api + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json();
  };
  const made: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const courseName = `Last Seat ${round}`;
    const seats = { totalSeats: 1, availableSeats: 1 };
    const course = { courseCode: `LAST-${round}`, courseName, department: 'Civil', programType: 'Diploma', ...seats };
    const { data } = await send('/courses', { ...course, description: 'One seat.' }, true);
    const apply = async (name: string) => {
      const email = `${name}.${round}@mail.example`;
      const person = { fullName: `Applicant ${name}`, email, phoneNumber: '+919812345678', desiredCourse: courseName };
      const marks = { previousQualification: '12th Grade', previousGrade: '88%' };
      return (await send('/applications/submit', { ...person, ...marks })).data.id;
    };
    made.push({ course: data.id, applications: [await apply('a'), await apply('b')] });
  }
  return made;
}

/** Admits one after another. Runs in the page. */
async function admitAll({ api, token, ids }: { api: string; token: string; ids: string[] }): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const id of ids) {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const answer = await fetch(`${api}/applications/${id}/admission`, { method: 'POST', headers, body: '{}' });
    const { error } = (await answer.json()) as { error?: string };
    answers.push({ status: answer.status, error });
  }
  return answers;
}

/** The seats of courses. Runs in the page. */
const seatsOf = async ({ api, ids }: { api: string; ids: string[] }): Promise<unknown[]> =>
  Promise.all(
    ids.map(async (id) => {
      const { data } = (await (await fetch(`${api}/courses/${id}`)).json()) as { data: { availableSeats?: number } };
      return data.availableSeats;
    }),
  );

/** Signs in as a member of the staff. Runs in the page. */
async function tokenOf({ api }: { api: string }): Promise<string> {
  const body = JSON.stringify({ email: 'staff@university.example', password: 'Demo@1234' });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${api}/auth/login`, { method: 'POST', headers, body });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

/** Lets two pages admit at the same time, and looks at every round. */
async function compete(first: Page, second: Page, api: string): Promise<void> {
  const token = await first.evaluate(tokenOf, { api });
  const rounds = await first.evaluate(prepare, { api, token, rounds: ROUNDS });
  const idsOf = (which: 0 | 1) => rounds.map(({ applications }) => applications[which]);
  const [ones, others] = await Promise.all([
    first.evaluate(admitAll, { api, token, ids: idsOf(0) }),
    second.evaluate(admitAll, { api, token, ids: idsOf(1) }),
  ]);
  const full = { status: 409, error: 'COURSE_FULL' };
  const answers = ones.map((one, round) => [one, others[round]].toSorted((a, b) => a!.status - b!.status));
  expect(answers).toEqual(rounds.map(() => [{ status: 200, error: undefined }, full]));
  const seats = await first.evaluate(seatsOf, { api, ids: rounds.map(({ course }) => course) });
  expect(seats).toEqual(rounds.map(() => 0));
}

test(`Of two tabs that admit at the same time, one gets the last seat, in each of ${ROUNDS} rounds`, async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/about');
    await untilWorkerAnswers(tab);
  }
  await compete(page, other, '/api');
});
