import { expect, it, onTestFinished, vi } from 'vitest';
import { createApp } from './app.ts';
import { seed } from './filling/seed.ts';
import { conformanceOf, withoutFault } from './testing/conformance.ts';
import { databases } from './testing/databases.ts';

it.each(databases)(
  'The server passes every rule in all operations and all its extensions, on $name',
  async ({ open }) => {
    vi.stubEnv('SCRYPT_COST', '2');
    const { db, close } = await open();
    onTestFinished(close);
    expect(await conformanceOf(db)).toEqual(withoutFault);
  },
  120_000,
);

it.each(databases)(
  'A request with a key is done once, though it comes three times at once and again later, on $name',
  async ({ open }) => {
    vi.stubEnv('SCRYPT_COST', '2');
    const { db, close } = await open();
    onTestFinished(close);
    await db.transaction(seed);
    const app = createApp(db);
    const post = (path: string, body: object, more: Record<string, string> = {}) =>
      app.request(`/api${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': '"8e03978e-40d5-43e8-bc93"', ...more },
      });
    const application = {
      fullName: 'Asha Verma',
      email: 'asha@mail.example',
      phoneNumber: '+919812345678',
      desiredCourse: 'Civil Engineering',
      previousQualification: '12th Grade',
      previousGrade: '88%',
    };
    const apply = (part: object = {}) => post('/applications/submit', { ...application, ...part });
    const answers = await Promise.all([apply(), apply(), apply()]);
    const texts = await Promise.all([...answers, await apply()].map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    expect(JSON.parse(texts[0]!)).toMatchObject({ success: true, data: { referenceNumber: expect.any(String) } });
    expect((await apply({ previousGrade: '12%' })).status).toBe(422);
    expect((await post('/applications/submit', application, { 'Idempotency-Key': 'short' })).status).toBe(400);
    const count = async (table: string) => (await db.query(`SELECT 1 FROM ${table}`)).length;
    expect([await count('applications'), await count('kept_answers')]).toEqual([1, 1]);
    const stored = JSON.stringify(await db.query('SELECT * FROM kept_answers'));
    for (const secret of ['8e03978e', 'APP-', 'Asha']) expect(stored).not.toContain(secret);

    await db.query(`UPDATE kept_answers SET at = now() - interval '24 hours 1 second'`);
    expect((await apply()).status).toBe(409);
    // A request that is refused leaves its key free.
    expect((await apply({ email: 'another@mail.example' })).status).toBe(201);
  },
  60_000,
);
