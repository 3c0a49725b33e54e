import { beforeAll, describe, expect, it } from 'vitest';
import { applicationListSortValues, studentListSortValues } from '#openapi/schema.gen.ts';
import type { ApplicationRow, StudentRow } from '#mocks/university/tables.ts';
import { accounts, testBackend } from '#mocks/testing.ts';
import {
  attendance,
  byKey,
  cgpa,
  graded,
  ids,
  inbox,
  isPlaced,
  type Key,
  type ListsBackend,
  listsBackend,
  naturally,
  paid,
  type Page,
  pending,
  percentages,
  type Query,
  range,
  type Row,
  student,
} from '#mocks/testing-lists.ts';

let everybody: readonly StudentRow[];
let { ask, page, walk, errorsOf } = {} as ListsBackend;
const open = async () => {
  ({ everybody, ask, page, walk, errorsOf } = await listsBackend());
};

const studentKeys: Readonly<Record<string, (row: StudentRow) => Key>> = {
  id: (row) => row.id,
  name: (row) => row.name,
  email: (row) => row.email,
  rollNo: (row) => row.rollNo,
  department: (row) => row.department,
  year: (row) => row.year,
  semester: (row) => row.semester,
  phone: (row) => row.phone,
  cgpa: (row) => row.currentCGPA,
  attendance: (row) => row.attendance?.percentage,
  credits: (row) => row.totalCredits,
  status: (row) => row.status ?? 'Active',
  admitted: (row) => row.admissionDate ?? row.createdAt?.slice(0, 10),
  placement: (row) => row.placementStatus ?? 'Not Placed',
  company: (row) => row.company,
  package: (row) => row.packageAmount,
  pending: (row) => row.pendingAmount,
  fee: (row) => row.pendingAmount,
};
const applicationKeys: Readonly<Record<string, (row: ApplicationRow) => Key>> = {
  id: (row) => row.id,
  fullName: (row) => row.fullName,
  desiredCourse: (row) => row.desiredCourse,
  previousQualification: (row) => percentages[row.previousGrade],
  submittedAt: (row) => row.submittedAt,
  referenceNumber: (row) => row.referenceNumber,
  status: (row) => row.status,
};
const signOf = (sort: string) => (sort.startsWith('-') ? -1 : 1);
const columnOf = (sort: string) => sort.replace('-', '');

describe('pageStudents, pageApplications: the order', () => {
  beforeAll(open);

  it.each(studentListSortValues)('pageStudents sorts by %s, those without a value last', async (sort) => {
    const key = studentKeys[columnOf(sort)]!;
    const expected = everybody.toSorted((a, b) => byKey(key(a), key(b), signOf(sort)) || naturally.students(a, b));
    expect(ids(await walk({ sort, limit: 7 }))).toEqual(ids(expected));
  });

  it.each(applicationListSortValues)('pageApplications sorts by %s, those without a value last', async (sort) => {
    const key = applicationKeys[columnOf(sort)]!;
    const expected = inbox.toSorted((a, b) => byKey(key(a), key(b), signOf(sort)) || naturally.applications(a, b));
    expect(ids(await walk({ sort, limit: 4 }, '/applications/page'))).toEqual(ids(expected));
  });

  it.each([
    ['/students/page', '/admin/students'],
    ['/applications/page', '/applications'],
  ])('%s stands as %s does where no order is asked for', async (path, whole) => {
    const list = (await ask(whole)).body.data as Row[];
    expect(ids(await walk({ limit: 500 }, path))).toEqual(ids(list));
  });

  it('Students without an order stand by folded name and roll number, and applications by moment and number', async () => {
    expect(ids(await walk({ limit: 500 }))).toEqual(ids(everybody.toSorted(naturally.students)));
    const applications = await walk({ limit: 500 }, '/applications/page');
    expect(ids(applications)).toEqual(ids(inbox.toSorted(naturally.applications)));
  });

  it('Signs beyond U+FFFF stand behind all others', async () => {
    const own = (await page({ limit: 500 })).rows.map(({ name }) => name);
    expect(own.at(-1)).toBe('🎓 Graduate');
    expect(own.indexOf('﷐ Rare')).toBeLessThan(own.indexOf('🎓 Graduate'));
    expect(Math.abs(own.indexOf('𝒜lan') - own.indexOf('Alan'))).toBe(1);
  });

  it('Ids that differ in case alone have an order that no change of a name moves', async () => {
    const twins = [student(1, { id: 'stu_aB', name: 'Zora' }), student(2, { id: 'stu_Ab', name: 'Abel' })];
    const two = await testBackend({ arrange: (rows) => ({ ...rows, students: twins }) });
    const admin = await two.tokenOf(accounts.superAdmin);
    const read = async () => {
      const { body } = await two.send('/students/page?sort=id', { token: admin });
      return ids((body.data as Page).rows);
    };
    const before = await read();
    const { id: _, createdAt: __, ...edited } = { ...twins[0]!, name: 'Aaron' };
    await two.send('/admin/students/stu_aB', { method: 'PUT', token: admin, body: edited });
    expect([before, await read()]).toEqual([
      ['stu_Ab', 'stu_aB'],
      ['stu_Ab', 'stu_aB'],
    ]);
  });
});

const found =
  (...fields: readonly string[]) =>
  (row: StudentRow) =>
    fields.includes(row.name);
const studentFilters: readonly (readonly [query: Query, matches: (row: StudentRow) => boolean])[] = [
  [{ department: 'civil' }, (row) => /^civil$/i.test(row.department)],
  [{ department: ' CIVIL ' }, (row) => /^civil$/i.test(row.department)],
  [{ department: 'Electronique' }, () => false],
  [{ year: 2 }, (row) => row.year === 2],
  [{ semester: 8 }, (row) => row.semester === 8],
  [{ placement: 'PLACED' }, (row) => row.placementStatus === 'Placed'],
  [{ placement: 'not placed' }, (row) => row.placementStatus === undefined || row.placementStatus === 'Not Placed'],
  [{ fee: 'N/A' }, (row) => row.feeStatus === undefined],
  [{ fee: 'n/a' }, (row) => row.feeStatus === undefined],
  [{ fee: 'pending' }, (row) => row.feeStatus === 'Pending'],
  [{ status: 'active' }, (row) => row.status === undefined || row.status === 'Active'],
  [{ status: 'Suspended' }, (row) => row.status === 'Suspended'],
  [{ status: 'Expelled' }, () => false],
  [{ status: 'enrolled' }, (row) => row.status !== 'Graduated'],
  [{ cgpa: '5.25..8.25' }, range(5.25, 8.25, cgpa)],
  [{ cgpa: '7.25..' }, range(7.25, Infinity, cgpa)],
  [{ cgpa: '..6.25' }, range(-Infinity, 6.25, cgpa)],
  [{ cgpa: '6.25..6.25' }, range(6.25, 6.25, cgpa)],
  [{ cgpa: '0..' }, (row) => cgpa(row) !== undefined],
  [{ attendance: '..75' }, range(-Infinity, 75, attendance)],
  [{ pending: '0..0' }, range(0, 0, pending)],
  [{ pending: '800.5..' }, range(800.5, Infinity, pending)],
  [{ paid: '..100' }, range(-Infinity, 100, paid)],
  [{ outcome: 'Placed' }, isPlaced],
  [{ outcome: 'Higher Studies' }, (row) => !isPlaced(row) && row.placementStatus === 'Higher Studies'],
  [{ outcome: 'Not Placed' }, (row) => !isPlaced(row) && row.placementStatus !== 'Higher Studies'],
  [
    { department: 'civil', year: 1, cgpa: '..7' },
    (row) => /^civil$/i.test(row.department) && row.year === 1 && range(-Infinity, 7, cgpa)(row),
  ],
  [{ q: "zoe o'b" }, found('Zoë O’Brien', "zoe o'brien", 'ZOE OʼBRIEN')],
  [{ q: 'ZOË O‘B' }, found('Zoë O’Brien', "zoe o'brien", 'ZOE OʼBRIEN')],
  [{ q: 'asha' }, found('Ａｓｈａ Rao', 'asha rao')],
  [{ q: 'ＡＳＨＡ' }, found('Ａｓｈａ Rao', 'asha rao')],
  [{ q: 'strasse' }, found('Straße', 'strasse 2')],
  [{ q: 'Straß' }, found('Straße', 'strasse 2')],
  [{ q: 'oyst' }, found('Øystein', 'oystein 3')],
  [{ q: 'alan' }, found('𝒜lan', 'Alan')],
  [{ q: '🎓' }, found('🎓 Graduate')],
  [{ q: 'fio' }, found('ﬁona', 'Fiona B')],
  [{ q: 'елка' }, found('Ёлка', 'Елка')],
  [{ q: '  Łukasz ' }, found('Łukasz')],
  [{ q: 'roll-1003' }, (row) => row.rollNo === 'ROLL-1003'],
  [{ q: 'STUDENT4@UNIVERSITY' }, (row) => row.email === 'student4@university.example'],
  [{ q: 'Alan student' }, () => false],
  [{ q: '~ LastROLL' }, () => false],
  [{ q: 'asha', cgpa: '..6' }, (row) => found('Ａｓｈａ Rao', 'asha rao')(row) && range(-Infinity, 6, cgpa)(row)],
];

const submitted = (from: string, to: string) => (row: ApplicationRow) =>
  row.submittedAt >= from && row.submittedAt <= to;
const applicationFilters: readonly (readonly [query: Query, matches: (row: ApplicationRow) => boolean])[] = [
  [{ status: 'REJECTED' }, (row) => row.status === 'REJECTED'],
  [{ status: 'rejected' }, () => false],
  [{ status: 'constructor' }, () => false],
  [{ status: 'undecided' }, (row) => ['APPLIED', 'UNDER_REVIEW', 'WAITLISTED'].includes(row.status)],
  [{ course: 'civil engineering' }, (row) => /^civil engineering$/i.test(row.desiredCourse)],
  [{ grade: '83..90' }, graded(83, 90)],
  [{ grade: '..82' }, graded(-Infinity, 82)],
  [{ grade: '90..' }, graded(90, Infinity)],
  [
    { submitted: '2026-06-11T08:00:00Z..2026-06-12T08:00:00.000Z' },
    submitted('2026-06-11T08:00:00.000Z', '2026-06-12T08:00:00.000Z'),
  ],
  [{ submitted: '2026-06-13T08:00:00.001Z..' }, submitted('2026-06-13T08:00:00.001Z', '9')],
  [{ submitted: '..2026-06-10T08:00:00.000Z' }, submitted('0', '2026-06-10T08:00:00.000Z')],
  [{ q: 'okonomie' }, (row) => row.desiredCourse === 'Ökonomie'],
  [{ q: 'app-2026-000899' }, (row) => row.referenceNumber === 'APP-2026-000899'],
  [{ q: 'ecole' }, (row) => ['École', 'ecole b'].includes(row.fullName)],
];

describe('pageStudents, pageApplications: search and filters', () => {
  beforeAll(open);

  it.each(studentFilters)('pageStudents with %j holds those who match, and counts them', async (query, matches) => {
    const expected = everybody.filter(matches).toSorted(naturally.students);
    expect(ids(await walk({ ...query, limit: 3 }))).toEqual(ids(expected));
    expect((await page({ ...query, count: 'exact' })).count).toEqual({ value: expected.length, exact: true });
  });

  it.each(applicationFilters)('pageApplications with %j holds those that match', async (query, matches) => {
    const expected = inbox.filter(matches).toSorted(naturally.applications);
    expect(ids(await walk({ ...query, limit: 3 }, '/applications/page'))).toEqual(ids(expected));
  });

  it.each<[path: string, query: Query, named: string]>([
    ['/students/page', { cgpa: '9..7' }, 'cgpa'],
    ['/students/page', { pending: '2..1.99' }, 'pending'],
    ['/students/page', { paid: '..' }, 'paid'],
    ['/students/page', { attendance: '75' }, 'attendance'],
    ['/students/page', { cgpa: '-1..5' }, 'cgpa'],
    ['/students/page', { colour: 'red' }, 'colour'],
    ['/students/page', { constructor: 'x' }, 'constructor'],
    ['/students/page', { course: 'Civil' }, 'course'],
    ['/students/page', { page: 2 }, 'page'],
    ['/students/page', { year: 5 }, 'year'],
    ['/students/page', { outcome: 'Unknown' }, 'outcome'],
    ['/students/page', { sort: '-id' }, 'sort'],
    ['/students/page', { sort: 'address' }, 'sort'],
    ['/students/page', { q: '' }, 'q'],
    ['/students/page', { q: 'x'.repeat(201) }, 'q'],
    ['/students/page', { limit: 0 }, 'limit'],
    ['/students/page', { limit: 501 }, 'limit'],
    ['/students/page', { count: 'about' }, 'count'],
    ['/applications/page', { grade: '90..80' }, 'grade'],
    ['/applications/page', { submitted: '2026-06-12T00:00:00Z..2026-06-11T00:00:00Z' }, 'submitted'],
    ['/applications/page', { submitted: '2026-13-01T00:00:00Z..' }, 'submitted'],
    ['/applications/page', { submitted: '2026-06-12..' }, 'submitted'],
    ['/applications/page', { department: 'Civil' }, 'department'],
    ['/applications/summary', { grade: '90..80' }, 'grade'],
    ...['sort', 'cursor', 'limit', 'count', 'status'].map((name): [string, Query, string] => [
      '/applications/summary',
      { [name]: 'APPLIED' },
      name,
    ]),
  ])('%s?%j is a 400 that names the parameter %s', async (path, query, named) => {
    expect(await errorsOf(path, query)).toEqual([400, [named]]);
  });

  it('The summaries without parameters ignore unknown ones, as other operations do', async () => {
    expect((await ask('/students/summary', { colour: 'red' })).status).toBe(200);
    expect((await ask('/statistics', { colour: 'red' })).status).toBe(200);
  });
});
