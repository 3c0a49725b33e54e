import { beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '#mocks/testing.ts';
import { newBrowser, openTab, storedRows, type Tab } from '#mocks/testing-storage.ts';
import type { Tables } from '#mocks/university/tables.ts';

let one: Tab;
let two: Tab;
beforeEach(async () => {
  newBrowser();
  [one, two] = [await openTab(), await openTab()];
});

/** The first student's credits are used as a counter. */
const count = ({ students }: Tables) => students.all()[0]?.totalCredits ?? 0;
const increment = ({ students }: Tables) =>
  students.replace({ ...students.all()[0]!, totalCredits: (students.all()[0]?.totalCredits ?? 0) + 1 });

describe('two tabs on one database', () => {
  it('a hundred increments in each of two tabs add up to two hundred', async () => {
    const before = await one.database.transact('read', count);
    const increments = Array.from({ length: 100 }, () =>
      [one, two].map(({ database }) => database.transact('write', increment)),
    );
    await Promise.all(increments.flat());
    const after = await Promise.all([one, two].map(({ database }) => database.transact('read', count)));
    expect(after).toEqual([before + 200, before + 200]);
    const [stored] = (await storedRows('students')) as { totalCredits?: number }[];
    expect(stored?.totalCredits).toBe(before + 200);
  });

  it('a tab sees the other’s writes at once, in records, lists and unique columns', async () => {
    const token = await one.login(accounts.superAdmin);
    const student = {
      name: 'Aa First',
      rollNo: 'CS20269001',
      email: 'aaron@mail.example',
      password: 'first-Day-1',
      department: 'Civil',
      year: 1,
      semester: 1,
    };
    const listed = async (tab: Tab) =>
      ((await tab.send('/students', { token })).body.data as { name: string }[])[0]?.name;
    await listed(two);
    const made = await one.send('/students', { method: 'POST', token, body: student });
    expect(made.status).toBe(201);
    expect(await listed(two)).toBe('Aa First');
    expect((await two.send('/students/email/aaron@mail.example', { token })).status).toBe(200);
    expect((await two.send('/students', { method: 'POST', token, body: student })).status).toBe(409);
    const { id } = made.body.data as { id: string };
    expect((await two.send(`/students/${id}`, { method: 'DELETE', token })).status).toBe(200);
    expect((await one.send(`/students/${id}`, { token })).status).toBe(404);
    expect(await listed(one)).not.toBe('Aa First');
  });

  it('one address registered in two tabs at the same moment makes one student', async () => {
    const attempts = Array.from({ length: 10 }, (_, at) =>
      [one, two][at % 2]!.send('/auth/register', {
        method: 'POST',
        body: {
          name: 'Aa First',
          rollNo: `CS2026900${at}`,
          email: 'aaron@mail.example',
          password: 'first-Day-1',
          department: 'Civil',
          year: 1,
          semester: 1,
        },
      }),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, ...Array<number>(9).fill(409)]);
    expect(await storedRows('students')).toHaveLength(41);
  });

  it('a login and a logout in one tab count in the other', async () => {
    const token = await one.login(accounts.student);
    expect((await two.send('/auth/me', { token })).status).toBe(200);
    await two.send('/auth/logout', { method: 'POST', token });
    expect((await one.send('/auth/me', { token })).status).toBe(401);
  });

  it('failed logins in two tabs are counted together', async () => {
    const body = { email: accounts.student, password: 'wrong-password' };
    for (let at = 0; at < 10; at++) await [one, two][at % 2]!.send('/auth/login', { method: 'POST', body });
    for (const tab of [one, two])
      await expect(tab.send('/auth/login', { method: 'POST', body })).resolves.toMatchObject({ status: 429 });
  });

  it('an edit of a record that the other tab has changed is stale', async () => {
    const token = await one.login(accounts.superAdmin);
    const path = `/students/${(await storedRows('students'))[3]?.id}`;
    const read = async (tab: Tab) => (await tab.send(path, { token })).body.data as object;
    const [mine, theirs] = [await read(one), await read(two)];
    expect((await one.send(path, { method: 'PUT', token, body: { ...mine, name: 'First Editor' } })).status).toBe(200);
    const late = await two.send(path, { method: 'PUT', token, body: { ...theirs, name: 'Second Editor' } });
    expect([late.status, late.body.error]).toEqual([409, 'STALE']);
    expect(late.body.data).toMatchObject({ name: 'First Editor' });
  });
});

describe('two tabs that find no data', () => {
  it('two tabs that seed an empty database at the same moment use the same data', async () => {
    newBrowser();
    let waiting = 0;
    let release = () => {};
    const both = new Promise<void>((resolve) => (release = resolve));
    // Both tabs make their rows before one of them writes.
    const beforeSeed = () => {
      if (++waiting === 2) release();
      return both;
    };
    const tabs = await Promise.all([openTab({ beforeSeed, students: 20 }), openTab({ beforeSeed, students: 30 })]);
    expect(tabs.map(({ seeds }) => seeds())).toEqual([1, 1]);
    const sizes = await Promise.all(
      tabs.map(({ database }) => database.transact('read', ({ students }) => students.size)),
    );
    expect([20, 30]).toContain(sizes[0]);
    expect(sizes[1]).toBe(sizes[0]);
    expect(tabs.flatMap(({ events }) => events)).toEqual([]);
  });

  it('the slower of two tabs that seed uses the data of the faster one, with its changes', async () => {
    newBrowser();
    const faster: Tab[] = [];
    const beforeSeed = async () => {
      const tab = await openTab({ students: 30 });
      await tab.database.transact('write', increment);
      faster.push(tab);
    };
    const slower = await openTab({ beforeSeed, students: 20 });
    const credits = await faster[0]?.database.transact('read', count);
    expect(await slower.database.transact('read', count)).toBe(credits);
    expect(await storedRows('students')).toHaveLength(30);
  });

  it('a tab that finds data does not seed', () => {
    expect([one.seeds(), two.seeds()]).toEqual([1, 0]);
  });
});
