import { beforeEach, describe, expect, it } from 'vitest';

import type { StudentRow } from '#mocks/university/tables.ts';
import { accounts, testBackend } from '#mocks/testing.ts';
import {
  addressOf,
  ids,
  type ListsBackend,
  listsBackend,
  naturally,
  type Page,
  type Query,
  student,
} from '#mocks/testing-lists.ts';

let backend: ListsBackend;
let token: string;
let everybody: readonly StudentRow[];
let { page, walk, errorsOf } = {} as ListsBackend;
const open = async () => {
  backend = await listsBackend();
  ({ token, everybody, page, walk, errorsOf } = backend);
};

describe('pageStudents: pages', () => {
  beforeEach(open);
  const total = () => everybody.length;

  it.each([1, 2, 9, 44, 45, 46, 500])(
    'Pages of %i hold everybody once, and the last one has no next',
    async (limit) => {
      const pages: Page[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const one: Page = await page({ limit, ...(cursor && { cursor }) });
        pages.push(one);
        cursor = one.next;
      }
      expect(pages.map(({ rows }) => rows.length)).toEqual([
        ...Array<number>(Math.ceil(total() / limit) - 1).fill(limit),
        total() % limit || limit,
      ]);
      expect(ids(pages.flatMap(({ rows }) => rows))).toEqual(ids(everybody.toSorted(naturally.students)));
    },
  );

  it('A page has 100 rows where no limit is given', async () => {
    const many = Array.from({ length: 130 }, (_, at) => student(at));
    const large = await testBackend({ arrange: (rows) => ({ ...rows, students: many }) });
    const { body } = await large.send('/students/page', { token: await large.tokenOf(accounts.superAdmin) });
    expect((body.data as Page).rows).toHaveLength(100);
  });

  it('An empty list is one empty page, with counts of none', async () => {
    const empty = await testBackend({ arrange: (rows) => ({ ...rows, students: [], applications: [] }) });
    const admin = await empty.tokenOf(accounts.superAdmin);
    const read = async (path: string) => (await empty.send(path, { token: admin })).body.data;
    const nothing = { rows: [], next: null, count: { value: 0, exact: true } };
    expect(await read('/students/page?count=exact')).toEqual(nothing);
    expect(await read('/applications/page?count=estimated')).toEqual(nothing);
    expect(await read('/statistics')).toEqual({ students: 0, placed: 0, departments: 0 });
    expect(await read('/students/summary')).toMatchObject({
      total: { value: 0, exact: true },
      choices: { department: [], placement: [], fee: [], status: [] },
      figures: { byDepartment: [], byYear: [], packages: { count: 0, sum: 0, highest: 0 } },
    });
  });

  it.each([
    ['nothing', {}, undefined],
    ['none', { count: 'none' }, undefined],
    ['estimated', { count: 'estimated' }, 'number'],
    ['exact', { count: 'exact' }, 'number'],
  ])('The count asked for as “%s” is told, or left out', async (_, query, type) => {
    const { count } = await page({ ...query, limit: 1 });
    expect(count === undefined ? undefined : typeof count.value).toBe(type);
    if (count) expect(count.value).toBe(total());
  });

  it('A count is of all that match, on every page', async () => {
    const first = await page({ department: 'civil', limit: 2, count: 'exact' });
    const second = await page({ department: 'civil', limit: 2, count: 'exact', cursor: first.next! });
    expect(second.count).toEqual(first.count);
    expect(first.count?.value).toBe(everybody.filter(({ department }) => /^civil$/i.test(department)).length);
  });

  it.each<[what: string, asked: Query, path?: string]>([
    ['another order', { sort: '-name' }],
    ['no order', {}],
    ['another filter', { sort: 'name', department: 'Civil' }],
    ['another search', { sort: 'name', q: 'a' }],
    ['another list', { sort: 'id' }, '/applications/page'],
  ])('The cursor of a page is refused with %s', async (_, asked, path = '/students/page') => {
    const { next } = await page(path === '/students/page' ? { sort: 'name', limit: 2 } : { sort: 'id', limit: 2 });
    expect(await errorsOf(path, { ...asked, cursor: next! })).toEqual([400, ['cursor']]);
  });

  it('The cursor of a page is taken with another limit and another count', async () => {
    const { next } = await page({ limit: 2 });
    expect((await page({ limit: 5, count: 'exact', cursor: next! })).rows).toHaveLength(5);
  });

  it.each([
    ['made up', () => 'eyJhZnRlciI6WyJyYW8iXX0'],
    ['of JSON', () => '{"id":7}'],
    ['a number', () => '5'],
    ['cut', (next: string) => next.slice(0, -3)],
    ['longer than it was', (next: string) => next.replace(/\]$/, ',"x"]')],
    ['with another kind of value', (next: string) => next.replace(/"[^"]*"\]$/, '7]')],
    ['empty', () => ''],
  ])('A cursor that is %s is refused', async (_, change) => {
    const { next } = await page({ limit: 2, sort: 'email' });
    expect(await errorsOf('/students/page', { limit: 2, sort: 'email', cursor: change(next!) })).toEqual([
      400,
      ['cursor'],
    ]);
  });

  it('A cursor of the longest search, names and e-mail addresses fits the contract, and is taken', async () => {
    const long = (sign: string, at: number) => `${sign.repeat(98)}${at}`.padEnd(100, 'x');
    const domain = `${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(59)}.example`;
    const rows = ['🎓', '"', 'ﷺ', 'क'].map((sign, at) =>
      student(at, {
        name: long(sign, at),
        email: `${String(at).repeat(64)}@${domain}`,
        placementStatus: 'Placed',
        company: long(sign, at),
        department: '🎓'.repeat(60),
      }),
    );
    const large = await testBackend({ arrange: (seed) => ({ ...seed, students: rows }) });
    const admin = await large.tokenOf(accounts.superAdmin);
    for (const sort of ['company', '-email', 'name', 'department']) {
      const query = { sort, limit: 1, q: 'x', department: '🎓'.repeat(60) };
      const first = (await large.send(addressOf('/students/page', query), { token: admin })).body.data as Page;
      const second = await large.send(addressOf('/students/page', { ...query, cursor: first.next! }), { token: admin });
      expect([sort, second.status, (second.body.data as Page).rows.length]).toEqual([sort, 200, 1]);
    }
  });
});

describe('pageStudents while others write', () => {
  beforeEach(open);

  const added = (name: string, at: number) =>
    backend.send('/students', {
      method: 'POST',
      token,
      body: {
        name,
        rollNo: `NEW-${at}`,
        email: `new${at}@university.example`,
        password: 'first-Day-1',
        department: 'Civil',
        year: 1,
        semester: 1,
      },
    });
  const renamed = ({ id, createdAt: _, ...row }: StudentRow, name: string) => {
    return backend.send(`/admin/students/${id}`, { method: 'PUT', token, body: { ...row, name } });
  };
  const deleted = (id: string) => backend.send(`/students/${id}`, { method: 'DELETE', token });

  it('A walk by id meets everyone exactly once who was there throughout', async () => {
    const met: string[] = [];
    const gone = new Set<string>();
    let { rows, next } = await page({ sort: 'id', limit: 4 });
    for (let at = 0; ; at += 1) {
      met.push(...ids(rows));
      if (next === null) break;
      // Around the place that the cursor is at: the last row met goes, and so does one that is still to come.
      const ahead = everybody.find(({ id }) => !met.includes(id) && !gone.has(id) && at % 2 === 0)?.id;
      for (const id of [rows.at(-1)!.id, ...(ahead === undefined ? [] : [ahead])]) {
        gone.add(id);
        expect((await deleted(id)).status).toBe(200);
      }
      expect((await renamed(rows[0]!, 'Zzz Renamed')).status).toBe(200);
      expect((await added('Aaa Added', at)).status).toBe(201);
      ({ rows, next } = await page({ sort: 'id', limit: 4, cursor: next }));
    }
    expect(new Set(met).size).toBe(met.length);
    const stayed = ids(everybody).filter((id) => !gone.has(id));
    expect(stayed.filter((id) => !met.includes(id))).toEqual([]);
    expect(met.filter((id) => !everybody.some((row) => row.id === id)).length).toBeLessThanOrEqual(12);
  });

  it.each(['', 'name', '-cgpa', 'company', '-fee'])(
    'The page after one whose last row was deleted begins with the next row (order “%s”)',
    async (sort) => {
      const order = sort && { sort };
      const whole = await walk({ ...order, limit: 500 });
      const { rows, next } = await page({ ...order, limit: 6 });
      await deleted(rows.at(-1)!.id);
      expect(ids((await page({ ...order, limit: 500, cursor: next! })).rows)).toEqual(ids(whole.slice(6)));
    },
  );

  it('A cursor of yesterday goes on where it was, with rows added behind it and not those before it', async () => {
    const whole = await walk({ limit: 500 });
    const { next } = await page({ limit: 10 });
    backend.clock.now = new Date(backend.clock.now.getTime() + 86_400_000);
    token = await backend.tokenOf(accounts.staffAdmin);
    await added('  Aaaaa First', 1);
    await added('🎓🎓 Very Last', 2);
    const { body } = await backend.send(addressOf('/students/page', { limit: 500, cursor: next! }), { token });
    const rest = (body.data as Page<StudentRow>).rows;
    expect(ids(rest).slice(0, -1)).toEqual(ids(whole.slice(10)));
    expect(rest.at(-1)?.name).toBe('🎓🎓 Very Last');
  });

  it('A page shows what was just written', async () => {
    const [first] = (await page({ limit: 1 })).rows;
    await renamed(first!, '🎓🎓🎓 Moved');
    const rows = await walk({ limit: 500 });
    expect([rows[0]!.id === first!.id, rows.at(-1)!.id]).toEqual([false, first!.id]);
  });
});
