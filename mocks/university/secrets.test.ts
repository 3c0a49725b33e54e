import { describe, expect, it } from 'vitest';
import type { OperationId } from '#openapi/operations.gen.ts';
import { demoPassword } from './seed/demo-accounts.ts';
import { accounts, type Answer, testBackend, type TestBackend } from '../testing.ts';
import { requests } from '../testing-operations.ts';
import { knownOf } from '../testing-requests.ts';

const ids = Object.keys(requests) as OperationId[];

/** Every key and every text of an answer, its headers included. */
function partsOf(value: unknown): { keys: string[]; texts: string[] } {
  if (typeof value === 'string') return { keys: [], texts: [value] };
  if (typeof value !== 'object' || value === null) return { keys: [], texts: [] };
  const below = Object.values(value).map(partsOf);
  return {
    keys: [...(Array.isArray(value) ? [] : Object.keys(value)), ...below.flatMap(({ keys }) => keys)],
    texts: below.flatMap(({ texts }) => texts),
  };
}

/** What no answer may hold: the passwords in use, their hashes and salts, and the hashes of the tokens. */
async function secretsOf({ database }: TestBackend): Promise<string[]> {
  const stored = await database.transact('read', ({ accounts, sessions }) => [
    ...accounts.all().flatMap(({ credential }) => [credential.salt, credential.hash]),
    ...sessions.all().map(({ id }) => id),
  ]);
  return [demoPassword, 'first-Day-1', 'Other@1234', ...stored];
}

/** The secrets that an operation is meant to answer with. */
const intended: Partial<Record<OperationId, readonly string[]>> = {
  login: ['token'],
  studentLogin: ['token'],
  adminLogin: ['token'],
  reviewApplication: ['temporaryPassword'],
  admitApplicant: ['temporaryPassword'],
  resetStudentPassword: ['temporaryPassword'],
  resetAdministratorPassword: ['temporaryPassword'],
};

/** The names and values in an answer that should not be there. */
async function leaksOf(backend: TestBackend, id: OperationId, answer: Answer): Promise<string[]> {
  const { keys, texts } = partsOf([answer.body, Object.fromEntries(answer.headers)]);
  // A 400 names the fields that are wrong, which may be a password.
  const fields = Object.keys(answer.body.errors ?? {});
  const expected = new Set([...fields, ...(answer.status < 300 ? (intended[id] ?? []) : [])]);
  const secrets = await secretsOf(backend);
  return [
    ...keys.filter((key) => /passw|credential|hash|salt|token|secret/i.test(key) && !expected.has(key)),
    ...texts.filter((text) => secrets.some((secret) => text.includes(secret))),
  ];
}

describe('secrets in answers', () => {
  it.each(ids)('no answer of %s contains a password, a hash or another person’s token', async (id) => {
    const backend = await testBackend();
    const known = await knownOf(backend, id);
    const [, example] = requests[id];
    const { path, method = 'GET', body } = example(known.other, known);
    const token = await backend.tokenOf(accounts.superAdmin);
    const attempts = [
      { method, body },
      { method, body: body && { password: demoPassword }, token },
      { method, body, token },
      // The second time, many answer with a 404, a 409 or a 422.
      { method, body, token },
    ];
    const leaks: string[] = [];
    for (const attempt of attempts) leaks.push(...(await leaksOf(backend, id, await backend.send(path, attempt))));
    expect(leaks).toEqual([]);
  });

  it('the record in the 409 of a stale update contains no secret', async () => {
    const backend = await testBackend();
    const { other } = await knownOf(backend);
    const token = await backend.tokenOf(accounts.superAdmin);
    const { data } = (await backend.send(`/students/${other.id}`, { token })).body;
    const body = { ...(data as object), updatedAt: '2020-01-01T00:00:00.000Z' };
    const answer = await backend.send(`/students/${other.id}`, { method: 'PUT', token, body });
    expect(answer.status).toBe(409);
    expect(await leaksOf(backend, 'updateStudent', answer)).toEqual([]);
  });
});

describe('stored passwords', () => {
  it('the database contains no password, but a hash of each with its own salt', async () => {
    const backend = await testBackend();
    const token = await backend.tokenOf(accounts.superAdmin);
    const student = { name: 'Meera Pillai', password: 'same-Word-1', department: 'Civil', year: 1, semester: 1 };
    for (const at of [1, 2]) {
      const body = { ...student, rollNo: `CS2026900${at}`, email: `meera${at}@mail.example` };
      await backend.send('/students', { method: 'POST', token, body });
    }
    const made = await backend.database.transact('read', (tables) => tables.accounts.all().slice(-2));
    const [one, two] = made.map(({ credential }) => credential);
    expect(one?.salt).toMatch(/^[0-9a-f]{32,}$/);
    expect(one?.salt).not.toBe(two?.salt);
    expect(one?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(one?.hash).not.toBe(two?.hash);
    const everything = await backend.database.transact('read', (tables) =>
      JSON.stringify([tables.accounts.all(), tables.students.all(), tables.sessions.all()]),
    );
    expect(everything).not.toContain('same-Word-1');
  });
});
