import { beforeEach, describe, expect, it } from 'vitest';
import { accounts, testBackend, type TestBackend } from '#mocks/testing.ts';

let backend: TestBackend;
let token: string;
let ids: readonly string[];
beforeEach(async () => {
  backend = await testBackend();
  token = await backend.tokenOf(accounts.staffAdmin);
  ids = await backend.database.transact('read', ({ students }) =>
    students
      .all()
      .slice(0, 3)
      .map(({ id }) => id),
  );
});

const facts = [{ label: 'Course', value: 'Civil' }];
const issue = (to: readonly string[], headers: Record<string, string> = {}) =>
  backend.send('/papers', {
    method: 'POST',
    token,
    headers,
    body: {
      kind: 'Bonafide certificate',
      issuedOn: '2026-05-18',
      papers: to.map((studentId) => ({ studentId, facts })),
    },
  });
const numbersOf = async (answer: ReturnType<typeof issue>) =>
  ((await answer).body.data as { number: string }[]).map(({ number }) => number);
const count = () => backend.database.transact('read', ({ papers }) => papers.all().length);

describe('The number of a paper', () => {
  it('combines a serial that goes up with signs that differ each time', async () => {
    const numbers = [...(await numbersOf(issue(ids))), ...(await numbersOf(issue(ids.slice(0, 1))))];
    expect(numbers.map((number) => number.slice(0, 11))).toEqual([1, 2, 3, 4].map((serial) => `2026-00000${serial}`));
    expect(new Set(numbers.map((number) => number.slice(12))).size).toBe(4);
  });

  it('proves what is printed to anybody, and no more of the record', async () => {
    const [number] = await numbersOf(issue(ids.slice(0, 1)));
    const { status, body } = await backend.send(`/papers/${number}`);
    const student = await backend.database.transact('read', ({ students }) => students.get(ids[0] ?? ''));
    expect([status, body.data]).toEqual([
      200,
      {
        number,
        kind: 'Bonafide certificate',
        name: student?.name,
        rollNo: student?.rollNo,
        issuedOn: '2026-05-18',
        facts,
      },
    ]);
  });

  it('goes on proving the paper as it was printed when the student is renamed or deleted', async () => {
    const [number] = await numbersOf(issue(ids.slice(0, 1)));
    const before = (await backend.send(`/papers/${number}`)).body.data;
    await backend.send(`/students/${ids[0]}`, { method: 'DELETE', token });
    expect((await backend.send(`/papers/${number}`)).body.data).toEqual(before);
  });

  it('stays ungiven where one of the students is not there', async () => {
    expect((await issue([...ids, 'stu_nobody000'])).status).toBe(404);
    expect(await count()).toBe(0);
  });

  it('comes once for a request that is sent again with its key', async () => {
    const headers = { 'Idempotency-Key': '"a-key-of-a-lost-answer"' };
    const first = await numbersOf(issue(ids, headers));
    expect(await numbersOf(issue(ids, headers))).toEqual(first);
    expect(await count()).toBe(3);
  });

  it('proves nothing where no paper has it', async () => {
    expect((await backend.send('/papers/2026-000001-K7Q4X-9WD3M')).status).toBe(404);
    expect((await backend.send('/papers/2026-000001')).status).toBe(404);
  });
});

it('A withdrawn paper tells when it was withdrawn, and a second withdrawal changes nothing', async () => {
  const [number] = await numbersOf(issue(ids.slice(0, 1)));
  const withdraw = () => backend.send(`/papers/${number}/withdrawal`, { method: 'POST', token });
  const at = backend.clock.now.toISOString();
  expect((await withdraw()).body.data).toMatchObject({ withdrawnAt: at });
  backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
  expect((await withdraw()).body.data).toMatchObject({ withdrawnAt: at });
  expect((await backend.send(`/papers/${number}`)).body.data).toMatchObject({ withdrawnAt: at });
});
