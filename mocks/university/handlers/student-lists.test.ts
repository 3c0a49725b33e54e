import { beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#openapi/schema.gen.ts';
import { accounts, testBackend, type TestBackend } from '#mocks/testing.ts';

type Student = components['schemas']['Student'];

let backend: TestBackend;
let token: string;
let everybody: readonly Student[];
beforeAll(async () => {
  // Names in disorder, twice each and in both cases; every fifth has no CGPA.
  backend = await testBackend({
    arrange: (rows) => ({
      ...rows,
      students: rows.students.map(({ currentCGPA, ...row }, at) => ({
        ...row,
        name: [`student ${(at * 7) % 20}`, `Student ${(at * 7) % 20}`][at % 2]!,
        department: at % 2 ? row.department : row.department.toUpperCase(),
        ...(at % 5 === 0 ? {} : { currentCGPA: currentCGPA ?? at / 10 }),
      })),
    }),
  });
  token = await backend.tokenOf(accounts.superAdmin);
  everybody = await backend.database.transact('read', ({ students }) => students.all());
});

const list = async (path: string) => (await backend.send(path, { token })).body.data as Student[];
const ids = (rows: readonly Student[]) => rows.map(({ id }) => id);
const rollNumbers = (rows: readonly Student[]) => rows.map(({ rollNo }) => rollNo);

/** The expected order, written as simply as possible. */
function sorted(rows: readonly Student[], sortBy: keyof Student = 'name', sortDir = 'asc'): Student[] {
  const folded = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value) as string | number;
  return rows.toSorted((a, b) => {
    const [x, y] = [folded(a[sortBy]), folded(b[sortBy])];
    if ((x === undefined) !== (y === undefined)) return x === undefined ? 1 : -1;
    if (x !== y) return (x < y ? -1 : 1) * (sortDir === 'asc' ? 1 : -1);
    return folded(a.rollNo) < folded(b.rollNo) ? -1 : 1;
  });
}

describe('the order of listStudents', () => {
  const fields = ['name', 'rollNo', 'department', 'year', 'currentCGPA'] as const;
  it.each(fields.flatMap((field) => (['asc', 'desc'] as const).map((direction) => [field, direction] as const)))(
    'listStudents sorts by %s, %s: without regard to case, equal ones by roll number, missing values last',
    async (sortBy, sortDir) => {
      const rows = await list(`/students?page=-1&sortBy=${sortBy}&sortDir=${sortDir}`);
      expect(rollNumbers(rows)).toEqual(rollNumbers(sorted(everybody, sortBy, sortDir)));
    },
  );

  it('listStudents sorts by name, ascending, with ten to a page, by default', async () => {
    expect(ids(await list('/students'))).toEqual(ids(sorted(everybody).slice(0, 10)));
  });
});

describe('the pages of listStudents', () => {
  it.each([1, 3, 7, 39, 40, 41, 1000])('pages of %i students neither repeat nor skip one', async (size) => {
    const pages: Student[] = [];
    for (let page = 0; page * size < 40; page++) {
      const rows = await list(`/students?page=${page}&size=${size}&sortBy=year`);
      expect(rows).toHaveLength(Math.min(size, 40 - page * size));
      pages.push(...rows);
    }
    expect(ids(pages)).toEqual(ids(sorted(everybody, 'year')));
  });

  it.each([
    ['a page past the end', '?page=4', 0],
    ['a page far past the end', '?page=1000000&size=1000', 0],
    ['page -1, whatever the size', '?page=-1&size=3', 40],
  ])('%s (%s) has %i students', async (_, query, length) => {
    expect(await list(`/students${query}`)).toHaveLength(length);
  });

  it.each([
    ['page=-2', 'page'],
    ['page=1.5', 'page'],
    ['page=1000001', 'page'],
    ['page=', 'page'],
    ['size=0', 'size'],
    ['size=-1', 'size'],
    ['size=1001', 'size'],
    ['size=1e400', 'size'],
    ['size=NaN', 'size'],
    ['sortBy=email', 'sortBy'],
    ['sortBy=constructor', 'sortBy'],
    ['sortDir=up', 'sortDir'],
  ])('listStudents answers 400 to %s', async (query, field) => {
    const { status, body } = await backend.send(`/students?${query}`, { token });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
  });
});

describe('whole lists, sorted by name', () => {
  const of = (accepts: (student: Student) => boolean) => ids(sorted(everybody.filter(accepts)));
  const inDepartment = (name: string) => (student: Student) => student.department.toLowerCase() === name;

  it.each<[path: string, accepts: (student: Student) => boolean]>([
    ['/admin/students', () => true],
    ['/students/placed', ({ company }) => Boolean(company?.trim())],
    ['/students/year/1', ({ year }) => year === 1],
    ['/students/year/4', ({ year }) => year === 4],
    ['/students/department/Computer%20Science', inDepartment('computer science')],
    ['/students/department/%20COMPUTER%20science%20', inDepartment('computer science')],
    ['/students/department/Nowhere', () => false],
  ])('%s answers all its students, sorted by name', async (path, accepts) => {
    expect(ids(await list(path))).toEqual(of(accepts));
  });

  it('a renamed student moves to another position in the next list', async () => {
    const renamed = async (name: string) => {
      await backend.database.transact('write', ({ students }) => {
        const row = students.get(everybody[0]!.id);
        if (row) students.replace({ ...row, name });
      });
      return ids(await list('/admin/students')).indexOf(everybody[0]!.id);
    };
    expect(await renamed('Aaa')).toBe(0);
    expect(await renamed('Zzz')).toBe(everybody.length - 1);
    await renamed(everybody[0]!.name);
    expect(ids(await list('/admin/students'))).toEqual(of(() => true));
  });

  it.each(['0', '5', 'one', '1.5', '-1'])('listStudentsByYear answers 400 to the year %s', async (year) => {
    expect((await backend.send(`/students/year/${year}`, { token })).status).toBe(400);
  });
});

describe('counts', () => {
  it.each([
    ['/students/count', '/admin/students'],
    ['/students/count/placed', '/students/placed'],
    ['/students/count/department/civil', '/students/department/Civil'],
    ['/students/count/department/Nowhere', '/students/department/Nowhere'],
  ])('%s is the length of %s', async (count, rows) => {
    expect((await backend.send(count, { token })).body.data).toBe((await list(rows)).length);
  });

  it('the four ways to count the placed students agree', async () => {
    const stats = (await backend.send('/admin/students/stats', { token })).body.data as { placedStudents: number };
    const rows = (await backend.send('/students?view=public&page=-1')).body.data as {
      placement: { company?: string };
    }[];
    const publicly = rows.filter(({ placement }) => placement.company?.trim()).length;
    const placed = (await list('/students/placed')).length;
    expect(placed).toBeGreaterThan(0);
    expect([stats.placedStudents, publicly]).toEqual([placed, placed]);
  });
});

describe('view=public', () => {
  const rowsOf = async (query: string) => (await backend.send(`/students?view=public&${query}`)).body.data as object[];

  it('the public view has pages too', async () => {
    const all = await rowsOf('page=-1');
    expect(all).toHaveLength(40);
    expect([...(await rowsOf('page=0&size=25')), ...(await rowsOf('page=1&size=25'))]).toEqual(all);
  });

  it('the public view has one fixed order, as an order by a field could identify a person', async () => {
    const all = await rowsOf('page=-1');
    for (const query of ['sortBy=name', 'sortBy=currentCGPA&sortDir=desc', 'sortDir=desc'])
      expect(await rowsOf(`page=-1&${query}`)).toEqual(all);
    const keys = (all as { department: string; placement: { company: string | null } }[]).map(
      ({ department, placement }) => `${department.toLowerCase()}\0${(placement.company ?? '').toLowerCase()}`,
    );
    expect(keys).toEqual(keys.toSorted());
  });

  it.each(['view=private', 'view=PUBLIC', 'view=', 'view=public&view=all', 'view=all&view=public'])(
    '%s without a token is answered with no data',
    async (query) => {
      const { status, body } = await backend.send(`/students?${query}`);
      expect([400, 401]).toContain(status);
      expect(body.data).toBeUndefined();
    },
  );
});
