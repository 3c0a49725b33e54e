import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from './database/database.ts';
import { callsTo } from './testing/calls.ts';
import { databases } from './testing/databases.ts';

const facts = [{ label: 'Course', value: 'Civil' }];
const notThere = 'No paper has this number';

describe.each(databases)('Papers on $name', ({ open }) => {
  let db: Database;
  let close: () => Promise<void>;
  let calls: Awaited<ReturnType<typeof callsTo>>;
  let students: { id: string; name: string; rollNo: string }[];

  beforeAll(async () => {
    ({ db, close } = await open());
  });
  afterAll(() => close());
  beforeEach(async () => {
    vi.stubEnv('SCRYPT_COST', '2');
    calls = await callsTo(db);
    students = await db.query('SELECT id, name, roll_no AS "rollNo" FROM students ORDER BY id', []);
  });

  const issue = (ids: readonly string[], headers: Record<string, string> = {}, token = calls.admin) =>
    calls.send('POST', '/papers', {
      token,
      headers,
      body: {
        kind: 'Bonafide certificate',
        issuedOn: '2025-05-18',
        papers: ids.map((studentId) => ({ studentId, facts })),
      },
    });
  const numbersOf = async (answer: ReturnType<typeof issue>) =>
    ((await answer).data as unknown as { number: string }[]).map(({ number }) => number);
  const verify = (number: string) => calls.send('GET', `/papers/${number}`);
  const count = async () => (await db.query('SELECT 1 AS one FROM papers', [])).length;

  it('A number has the year of the paper and a serial of its own, also where many are given at once', async () => {
    const ids = students.map(({ id }) => id);
    const numbers = (await Promise.all(Array.from({ length: 8 }, () => numbersOf(issue(ids))))).flat();
    for (const number of numbers) expect(number).toMatch(/^2025-\d{6}-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(new Set(numbers.map((number) => number.slice(0, 11))).size).toBe(24);
    expect(new Set(numbers.map((number) => number.slice(12))).size).toBe(24);
  });

  it('A number proves to anybody what is printed and no more, also when the student is renamed or deleted', async () => {
    const [{ id, name, rollNo }] = students as [(typeof students)[0]];
    const [number] = await numbersOf(issue([id]));
    await db.query(`UPDATE students SET name = 'Another Name' WHERE id = $1`, [id]);
    await calls.send('DELETE', `/students/${id}`, { token: calls.admin });
    expect(await verify(number!)).toEqual({
      status: 200,
      success: true,
      data: { number, kind: 'Bonafide certificate', name, rollNo, issuedOn: '2025-05-18', facts },
    });
    const { headers } = await calls.request('GET', `/papers/${number}`);
    expect([headers.get('Cache-Control'), headers.get('ETag')]).toEqual(['no-store', null]);
    for (const wrong of [`${number!.slice(0, -1)}U`, '2025-000001', 'x'])
      expect(await verify(wrong)).toMatchObject({ status: 404, message: notThere });
  });

  it('A number is given by administrators alone, once for a request with a key, and not where a student is missing', async () => {
    const ids = students.map(({ id }) => id);
    expect((await issue([...ids, 'nobody'])).status).toBe(404);
    expect((await issue(ids, {}, calls.student)).status).toBe(403);
    expect((await issue([])).errors).toEqual({ papers: 'Papers needs at least 1 entries' });
    expect(await count()).toBe(0);
    const headers = { 'Idempotency-Key': '"8e03978e-40d5-43e8-bc93"' };
    const both = await Promise.all([numbersOf(issue(ids, headers)), numbersOf(issue(ids, headers))]);
    expect(both[0]).toEqual(both[1]);
    expect(await count()).toBe(3);
  });

  it('A withdrawn paper says when it was withdrawn, and a second withdrawal changes nothing', async () => {
    const [number] = await numbersOf(issue([students[0]!.id]));
    const withdraw = (token = calls.admin, of = number) => calls.send('POST', `/papers/${of}/withdrawal`, { token });
    expect((await withdraw(calls.student)).status).toBe(403);
    expect((await verify(number!)).data).not.toHaveProperty('withdrawnAt');
    const { data: first } = await withdraw();
    expect(Date.now() - Date.parse(String(first['withdrawnAt']))).toBeLessThan(60_000);
    await db.query(`UPDATE papers SET withdrawn_at = withdrawn_at - interval '1 day'`);
    const { data: before } = await verify(number!);
    expect((await withdraw()).data).toEqual(before);
    expect(await withdraw(calls.admin, '2025-999999-AAAAA-AAAAA')).toMatchObject({ status: 404, message: notThere });
  });
});
