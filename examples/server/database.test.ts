import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageOf } from '../../mocks/university/rules/paging.ts';
import { studentFigures } from '../../mocks/university/rules/student-figures.ts';
import { studentList as mockList } from '../../mocks/university/rules/paged-lists.ts';
import { createApp } from './app.ts';
import type { Course, Student } from './contract.ts';
import type { Database, Row } from './database/database.ts';
import { refusalOf } from './database/failures.ts';
import { migrate } from './database/migrate.ts';
import { importState } from './filling/import.ts';
import { analyze, insertAll } from './filling/in-bulk.ts';
import { invent } from './filling/invent.ts';
import { accounts, seed } from './filling/seed.ts';
import { compactFigures } from './lists/figures.ts';
import { lapseOverdue } from './records/offers.ts';
import { studentColumns, studentOf, studentRow, students } from './records/students.ts';
import { empty, newApplication, newStudent } from './testing/calls.ts';
import { type Cluster, databases } from './testing/databases.ts';

const names = [
  'Zoë Müller',
  'zoe muller',
  'Asha O’Brien',
  "ASHA O'BRIEN",
  'Łukasz Weiß',
  '😀 Emoji',
  '100% Sure_',
  'Ωmega',
  'ÿ',
];

/** Students of whom many are equal in each column, and some have no value. */
const manyStudents = Array.from({ length: 90 }, (_, n): Student => {
  const totalFee = n % 4 === 0 ? undefined : 1000 * (n % 5);
  const paidAmount = n % 3 === 0 ? undefined : Math.min(totalFee ?? 0, 250 * (n % 7));
  const pendingAmount = totalFee === undefined ? undefined : totalFee - (paidAmount ?? 0);
  const placementStatus = (['Placed', 'Not Placed', 'Higher Studies', undefined] as const)[n % 4];
  const at = new Date(Date.UTC(2026, 0, 1 + (n % 11))).toISOString();
  const given = {
    phone: n % 6 === 0 ? undefined : `+9198765432${n % 10}`,
    currentCGPA: n % 5 === 0 ? undefined : (n % 8) + 0.5,
    attendance: n % 7 === 0 ? undefined : { percentage: 10 * (n % 10) },
    totalCredits: n % 9 === 0 ? undefined : n % 4,
    status: (['Active', 'Suspended', undefined] as const)[n % 3],
    admissionDate: n % 2 === 0 ? undefined : `2025-07-${String(1 + (n % 9)).padStart(2, '0')}`,
    totalFee,
    paidAmount,
    pendingAmount,
    feeStatus: pendingAmount === undefined ? undefined : pendingAmount === 0 ? ('Paid' as const) : ('Pending' as const),
    placementStatus,
    company: placementStatus === 'Placed' ? ['Zoho', 'Étoile', 'acme'][n % 3] : undefined,
    packageAmount: placementStatus === 'Placed' && n % 5 > 1 ? n % 6 : undefined,
  };
  return {
    id: `id-${(n * 37) % 97}`,
    name: names[n % names.length]!,
    rollNo: `R/${String((n * 53) % 91).padStart(4, '0')}${n % 2 ? 'a' : 'B'}`,
    email: `${n % 2 ? 'Person' : 'person'}.${(n * 29) % 89}x${n}@university.example`,
    department: ['Civil', 'CIVIL', 'Électrique', 'Zoology'][n % 4]!,
    year: 1 + (n % 4),
    semester: 1 + (n % 8),
    ...(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<Student>),
    createdAt: at,
    updatedAt: at,
  };
});

const columns = Object.keys(mockList.columns).filter((name) => name !== 'id');
const orders = ['', 'id', ...columns.flatMap((name) => [name, `-${name}`])];
const searches = [
  'a',
  'ü',
  'muller',
  'MÜLLER',
  'o’b',
  "o'brien",
  '%',
  '_',
  '100% s',
  'ß',
  'weiss',
  'ł',
  '😀',
  '@university',
  'r/00',
  'nobody',
  'ωm',
  'brien asha',
  'obrien',
  'ASHA OBRIEN',
  'o brien asha',
  'muller, z',
  'r 00',
  'R 0053 a',
  'r0053a',
  'zoe r/00',
  'a b',
  'z m',
  'zm',
  'sure 100',
  '98765 43213',
  '+91 98765-43213',
  '098765 43213',
  '543213',
  '54321',
  'asha 98765 43213',
  'person university',
  'x y z a b c d e f g h i j k l',
];
const filters: Record<string, string>[] = [
  { department: 'civil' },
  { department: 'électrique', year: '3' },
  { placement: 'not placed', sort: '-cgpa' },
  { fee: 'n/a' },
  { status: 'ACTIVE', semester: '2' },
  { cgpa: '2.5..4.5', sort: 'company' },
  { attendance: '..30' },
  { pending: '1000..', sort: '-pending' },
  { paid: '250..500' },
  { outcome: 'Not Placed', q: 'asha' },
];

/** A table test’s queries: each order, each search in two orders, each filter. */
const queries: Record<string, string>[] = [
  ...orders.map((sort) => (sort ? { sort } : {})),
  ...searches.flatMap((q) => [{ q }, { q, sort: '-package' }]),
  ...filters,
];

describe.each(databases)('The server on $name', ({ open }) => {
  let db: Database;
  let cluster: Cluster | undefined;
  let close: () => Promise<void>;
  let token = '';

  const app = () => createApp(db);
  const send = async (method: string, path: string, body?: object, server = app()) => {
    const response = await server.request(`/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, ...((await response.json()) as { data: Row; message: string; errors?: object }) };
  };
  const signIn = async () => {
    const { email, password } = accounts.admin;
    token = String((await send('POST', '/admin/auth/login', { usernameOrEmail: email, password })).data['token']);
  };
  /** Submits an application, and offers it a seat. */
  const offer = async (email: string, desiredCourse: string) => {
    const { data } = await send('POST', '/applications/submit', newApplication(email, desiredCourse));
    const answerBy = new Date(Date.now() + 60_000).toISOString();
    expect((await send('POST', `/applications/${String(data['id'])}/offer`, { answerBy })).status).toBe(200);
  };
  const endTimeOfOffers = () => db.query(`UPDATE offers SET answer_by = now() - interval '1 second'`);
  const statesOfOffers = () => db.query('SELECT DISTINCT state FROM offers', []);

  beforeAll(async () => {
    ({ db, cluster, close } = await open());
  });
  afterAll(() => close());
  beforeEach(async () => {
    vi.stubEnv('SCRYPT_COST', '2');
    await empty(db);
    await db.transaction(seed);
    await signIn();
  });

  it('Pages of students are those of the mock server, in each order, with each search and filter', async () => {
    await db.transaction((connection) => insertAll(connection, 'students', manyStudents, studentRow));
    await analyze(db);
    const all = await students(db, '');
    for (const query of queries) {
      const ids: unknown[] = [];
      let cursor: string | undefined;
      do {
        const parameters = new URLSearchParams({ ...query, limit: '40', count: 'exact', ...(cursor && { cursor }) });
        const { data } = await send('GET', `/students/page?${parameters}`);
        ids.push(...(data['rows'] as Student[]).map(({ id }) => id));
        cursor = (data['next'] as string | null) ?? undefined;
        if (cursor === undefined) expect([query, data['count']]).toEqual([query, { value: ids.length, exact: true }]);
      } while (cursor !== undefined);
      const expected = pageOf('students', mockList, all, { ...query, limit: 500 });
      expect([query, ids]).toEqual([query, expected.rows.map(({ id }) => id)]);
    }
    const { data: roster } = await send('GET', '/admin/students');
    expect((roster as unknown as Student[]).map(({ id }) => id)).toEqual(
      pageOf('students', mockList, all, { limit: 500 }).rows.map(({ id }) => id),
    );
  });

  it('A list goes on where the last row of the page before was deleted, and a cursor of another order is refused', async () => {
    await db.transaction((connection) => insertAll(connection, 'students', manyStudents, studentRow));
    const first = (await send('GET', '/students/page?sort=-cgpa&limit=10')).data as { rows: Student[]; next: string };
    const before = await send('GET', `/students/page?sort=-cgpa&limit=10&cursor=${first.next}`);
    await send('DELETE', `/students/${first.rows.at(-1)!.id}`);
    const after = await send('GET', `/students/page?sort=-cgpa&limit=10&cursor=${first.next}`);
    expect(after.data).toEqual(before.data);
    for (const query of ['sort=cgpa', 'sort=-cgpa&q=a', ''])
      expect(await send('GET', `/students/page?${query}&cursor=${first.next}`)).toMatchObject({
        status: 400,
        errors: { cursor: expect.any(String) as string },
      });
    expect(await send('GET', '/students/page?size=3')).toMatchObject({
      status: 400,
      errors: { size: expect.any(String) as string },
    });
  });

  it('Figures are those of a recount, after many writes at once and after their lines were put together', async () => {
    const add = async (n: number) => {
      const { data } = await send('POST', '/students', { ...newStudent(`C/${1000 + n}`), year: 1 + (n % 4) });
      await send('PUT', `/students/${String(data['id'])}/fee`, { totalFee: 100.1 * n, paidAmount: 0.7 * n });
      await send('PUT', `/students/${String(data['id'])}/placement`, {
        placementStatus: 'Placed',
        company: 'Acme',
        packageAmount: n,
      });
      if (n % 3 === 0) await send('DELETE', `/students/${String(data['id'])}`);
    };
    await Promise.all([...Array.from({ length: 12 }, (_, n) => add(n)), compactFigures(db, 0), compactFigures(db, 0)]);
    const figures = async () => (await send('GET', '/students/summary')).data['figures'];
    const counted = await figures();
    expect(counted).toMatchObject({ all: { students: 11, placed: 8 }, packages: { count: 8, highest: 11 } });
    const round = (figures: unknown) =>
      JSON.parse(
        JSON.stringify(figures, (_, value: unknown) =>
          typeof value === 'number' ? Math.round(value * 100) / 100 : value,
        ),
      ) as unknown;
    expect(round(counted)).toEqual(round(studentFigures(await students(db, ''))));
    const shown = async () => (await send('GET', '/students?view=public&page=-1')).data;
    const rows = await db.query(
      'SELECT department, company FROM students ORDER BY department_key, company_key NULLS FIRST, department, company',
      [],
    );
    const publicly = rows.map(({ department, company }) => ({ department, placement: { company } }));
    expect(await shown()).toEqual(publicly);
    await compactFigures(db, 0);
    expect(await figures()).toEqual(counted);
    expect(await shown()).toEqual(publicly);
    const part = await send('GET', '/students?view=public&page=1&size=4');
    expect(part.data).toEqual(publicly.slice(4, 8));
  });

  it('One of several updates of one version wins, and one of several decisions on an application', async () => {
    const { data: student } = await send('POST', '/students', newStudent('S/0001'));
    const update = (paidAmount: number) =>
      send('PUT', `/students/${String(student['id'])}/fee`, {
        totalFee: 10,
        paidAmount,
        updatedAt: student['updatedAt'],
      });
    const updates = await Promise.all([1, 2, 3, 4].map(update));
    expect(updates.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);

    const { data: application } = await send('POST', '/applications/submit', newApplication('ann@applicants.example'));
    const decide = () => send('PUT', `/applications/${String(application['id'])}/review`, { status: 'APPROVED' });
    const decisions = await Promise.all([decide(), decide(), decide()]);
    expect(decisions.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(await students(db, `WHERE email_key = 'ann@applicants.example'`)).toHaveLength(1);
  });

  it('One of two new students with one address gets it, and the other is told the field', async () => {
    const both = await Promise.all(
      ['A/0001', 'A/0002'].map((rollNo) =>
        send('POST', '/students', { ...newStudent(rollNo), email: 'Same@university.example' }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.errors).toEqual({
      email: 'This email address is already in use',
    });
  });

  it('Ten failed logins at two processes lock an account at both, and a session that one ends is over at the other', async () => {
    const [one, other] = [app(), app()];
    const guess = (server: typeof one, password: string) =>
      send('POST', '/auth/student-login', { email: accounts.student.email, password }, server);
    const guesses = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(n % 2 ? one : other, 'a wrong one')));
    expect(guesses.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 10 }, () => 401),
      429,
      429,
    ]);
    expect((await guess(one, accounts.student.password)).status).toBe(429);
    expect((await send('GET', '/auth/me', undefined, one)).status).toBe(200);
    expect((await send('POST', '/auth/logout', undefined, other)).status).toBe(200);
    expect((await send('GET', '/auth/me', undefined, one)).status).toBe(401);
  });

  it('Offers that lapse lock their courses in the order of all others, so that nobody waits in a circle', async ({
    skip,
  }) => {
    if (!cluster) skip('The database inside of the process has one connection.');
    const rows = await db.query<{ id: string; name: string }>(
      'SELECT id, course_name AS name FROM courses ORDER BY id LIMIT 2',
      [],
    );
    const [lower, higher] = rows as [(typeof rows)[0], (typeof rows)[0]];
    // The newest offer ends first: it is of the course that is locked last.
    for (const [at, { name }] of [lower, higher].entries()) await offer(`ann${at}@applicants.example`, name);
    await endTimeOfOffers();
    const ended = await db.transaction(async (connection) => {
      const locked = (id: string) => connection.query('SELECT 1 FROM courses WHERE id = $1 FOR UPDATE NOWAIT', [id]);
      await locked(lower.id);
      const lapsing = lapseOverdue(db);
      const waiting = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'`;
      await vi.waitUntil(async () => (await db.query(waiting)).length > 0, { timeout: 10_000 });
      await locked(higher.id);
      return { lapsing };
    });
    await ended.lapsing;
    expect(await statesOfOffers()).toEqual([{ state: 'LAPSED' }]);
  });

  it('An offer whose time is over holds no seat for readers, also while nothing can be written, and gives it back with the next write', async () => {
    const name = 'Civil Engineering';
    await db.query('UPDATE courses SET total_seats = 1, available_seats = 1 WHERE course_name = $1', [name]);
    await offer('ann@applicants.example', name);
    const reading = createApp({ ...db, transaction: () => Promise.reject(new Error('Nothing can be written.')) });
    const available = async () => {
      const { data } = await send('GET', '/courses/available', undefined, reading);
      return (data as unknown as Course[]).find(({ courseName }) => courseName === name)?.availableSeats;
    };
    const seats = async () =>
      db.query('SELECT available_seats AS available FROM courses WHERE course_name = $1', [name]);
    expect(await available()).toBeUndefined();
    await endTimeOfOffers();
    expect(await available()).toBe(1);
    expect([await statesOfOffers(), await seats()]).toEqual([[{ state: 'OPEN' }], [{ available: 0 }]]);
    expect((await send('POST', '/courses/initialize-defaults')).status).toBe(200);
    expect([await statesOfOffers(), await seats()]).toEqual([[{ state: 'LAPSED' }], [{ available: 1 }]]);
    expect(await available()).toBe(1);
  });

  it('Invented students have the rows that the server writes, and a whole list has all of them in its order', async () => {
    await db.transaction((connection) => invent(connection, 1200));
    const rows = await db.query(
      `SELECT *, ${studentColumns} FROM students WHERE id LIKE 'stu-%' ORDER BY name_key, roll_key`,
    );
    expect(rows).toHaveLength(1200);
    for (const row of rows) expect(row).toMatchObject(studentRow(studentOf(row)));
    const { data } = await send('GET', '/students?page=-1');
    const invented = (data as unknown as Student[]).filter(({ id }) => id.startsWith('stu-'));
    expect(invented.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });

  it('A state file of another version is refused, and any where there is data already', async () => {
    const file = join(tmpdir(), `state-${process.pid}.json`);
    const importing = () => db.transaction((connection) => importState(connection, file));
    writeFileSync(file, JSON.stringify({ format: 'university-portal-demo', version: 2, tables: {} }));
    await expect(importing()).rejects.toThrow('is of version 2, and this server reads version 1.');
    writeFileSync(file, JSON.stringify({ format: 'university-portal-demo', version: 1, tables: {} }));
    await expect(importing()).rejects.toThrow('The database has data already.');
  });

  it('A database of a newer server is refused', async () => {
    await db.query('INSERT INTO migrations (version, name) VALUES (99, $1)', ['a later one']);
    await expect(migrate(db)).rejects.toThrow(/^The database is of version 99, and this server knows none above \d+\./);
    await db.query('DELETE FROM migrations WHERE version = 99');
    await migrate(db);
  });
});

it.each([
  ['53100', 507],
  ['25006', 503],
  ['28P01', 503],
  ['ECONNREFUSED', 503],
  ['40001', 503],
  ['55P03', 503],
])('A failure of the database with the code %s is a refusal with the status %d', (code, status) => {
  expect(refusalOf(Object.assign(new Error('of the database'), { code }))?.status).toBe(status);
});
