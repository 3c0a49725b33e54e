import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { accounts, testBackend } from '#tests/connected.ts';
import type { Student } from '#src/features/students/student.ts';
import { connect } from '#src/platform/api/connection.ts';
import { type Texts, textsOf } from '#src/records/fields/field.ts';
import { schemaOf } from '#src/records/fields/schema.ts';
import { updates } from './student-updates.ts';

type Kind = keyof typeof updates;

const nobody = new Map<string, string>();
const withMarks = {
  year: 2,
  semester: 3,
  currentCGPA: 8.1,
  totalCredits: 40,
  attendance: { percentage: 91 },
} as const;
const withFee = { totalFee: 5000, paidAmount: 10, pendingAmount: 4990, feeStatus: 'Pending' } as const;
const choices = (kind: Kind, chosen: Texts): Texts => ({ ...textsOf(updates[kind].fields), ...chosen });
const actionOf = (kind: Kind, chosen: Texts) => updates[kind].actionOf(choices(kind, chosen), nobody);

/** A student with these values on a server, and what an update does there. */
async function stored(part: Partial<Student>) {
  const { database, handlers, tokenOf } = await testBackend({
    students: 2,
    arrange: (rows) => ({
      ...rows,
      students: rows.students.slice(0, 1).map((student) => {
        const { currentCGPA: _c, totalCredits: _t, attendance: _a, ...others } = student;
        const { totalFee: _f, paidAmount: _p, pendingAmount: _o, feeStatus: _s, ...plain } = others;
        return { ...plain, ...part } as typeof student;
      }),
    }),
  });
  const token = await tokenOf(accounts.superAdmin);
  const read = () => database.transact('read', ({ students }) => students.all()[0] as Student);
  const sent: Request[] = [];
  connect({
    getToken: () => token,
    transport: async (request) => {
      sent.push(request.clone());
      return (await getResponse(handlers, request)) ?? Response.error();
    },
  });
  const before = await read();
  const update = async (kind: Kind, chosen: Texts) => {
    await actionOf(kind, chosen).call(before);
    const { updatedAt: _, ...after } = await read();
    return { after, sent: sent.map(({ url }) => new URL(url).pathname.replace(before.id, ':id')) };
  };
  const { updatedAt, ...values } = before;
  return { before, values, updatedAt, update, read, sent, database };
}

describe('An update of many students stores in each', () => {
  it.each<[string, Kind, Partial<Student>, Texts, Partial<Student>, string]>([
    [
      'the chosen semester alone',
      'academic',
      withMarks,
      { semester: '5' },
      { semester: 5 },
      '/admin/students/:id/academic',
    ],
    [
      'the semester of one without marks',
      'academic',
      { year: 2, semester: 3 },
      { semester: '5' },
      { semester: 5 },
      '/admin/students/:id',
    ],
    ['the next year', 'academic', withMarks, { year: 'next' }, { year: 3 }, '/admin/students/:id/academic'],
    ['the next semester', 'academic', withMarks, { semester: 'next' }, { semester: 4 }, '/admin/students/:id/academic'],
    [
      'the next semester in its year',
      'academic',
      { ...withMarks, semester: 3, year: 1 },
      { semester: 'next-with-year' },
      { year: 2, semester: 4 },
      '/admin/students/:id/academic',
    ],
    [
      'the next semester with a new year',
      'academic',
      { ...withMarks, semester: 4 },
      { semester: 'next-with-year' },
      { year: 3, semester: 5 },
      '/admin/students/:id/academic',
    ],
    [
      'a total fee, and keeps what is paid',
      'fee',
      withFee,
      { totalFee: '9000000' },
      { totalFee: 9_000_000, pendingAmount: 8_999_990 },
      '/students/:id/fee',
    ],
    [
      'the whole fee as paid',
      'fee',
      withFee,
      { paid: 'all' },
      { paidAmount: 5000, pendingAmount: 0, feeStatus: 'Paid' },
      '/students/:id/fee',
    ],
    ['nothing as paid', 'fee', withFee, { paid: 'none' }, { paidAmount: 0, pendingAmount: 5000 }, '/students/:id/fee'],
    [
      'a status alone',
      'status',
      { ...withMarks, status: 'Active' },
      { status: 'Inactive' },
      { status: 'Inactive' },
      '/admin/students/:id',
    ],
    [
      'a placement',
      'placement',
      { ...withMarks, placementStatus: 'Not Placed' },
      { placementStatus: 'Placed', company: 'Northwind Systems', packageAmount: '6.5' },
      { placementStatus: 'Placed', company: 'Northwind Systems', packageAmount: 6.5 },
      '/students/:id/placement',
    ],
  ])('%s', async (_, kind, part, chosen, change, path) => {
    const { values, updatedAt, update, sent } = await stored(part);
    const done = await update(kind, chosen);
    expect(done.after).toMatchObject({ ...values, ...change });
    expect(done.sent).toEqual([`/api${path}`]);
    expect(await sent[0]?.json()).toMatchObject({ updatedAt });
  });

  it.each<[Kind, Texts]>([
    ['academic', { semester: '5' }],
    ['fee', { totalFee: '9000000' }],
    ['status', { status: 'Suspended' }],
    ['placement', { placementStatus: 'Not Placed' }],
  ])('nothing where somebody else has changed the student since: %s', async (kind, chosen) => {
    const { before, update, read, database } = await stored({ ...withMarks, ...withFee });
    const theirs = { ...before, currentCGPA: 9.9, updatedAt: '2030-01-01T00:00:00.000Z' };
    await database.transact('write', ({ students }) => students.replace(theirs as never));
    await expect(update(kind, chosen)).rejects.toThrow('Somebody else has changed this student in the meantime');
    expect(await read()).toEqual(theirs);
  });
});

const student = { id: 's1', name: 'Asha Rao', email: 'asha@university.example', department: 'Civil' };

it.each<[Kind, Partial<Student>, Texts, string | undefined]>([
  ['academic', { year: 4, semester: 3 }, { year: 'next' }, 'Already in year 4, the last one'],
  ['academic', { year: 3, semester: 3 }, { year: 'next' }, undefined],
  ['academic', { year: 4, semester: 8 }, { semester: 'next' }, 'Already in semester 8, the last one'],
  ['academic', { year: 4, semester: 8 }, { semester: 'next-with-year' }, 'Already in semester 8, the last one'],
  ['academic', { year: 4, semester: 8 }, { semester: '5' }, undefined],
  ['fee', {}, { paid: 'all' }, 'This record has no total fee. Enter one first'],
  ['fee', {}, { totalFee: '100', paid: 'all' }, undefined],
  ['fee', withFee, { paid: 'all' }, undefined],
  ['fee', withFee, { totalFee: '5' }, 'The paid amount ₹10 is more than the total fee ₹5'],
  ['status', { status: 'Inactive' }, { status: 'Inactive' }, 'Already inactive'],
  ['status', {}, { status: 'Active' }, 'Already active'],
  ['status', { status: 'Active' }, { status: 'Inactive' }, undefined],
])('An update of many students (%s) leaves out %j when %j is chosen: %s', (kind, part, chosen, reason) => {
  const row = { ...student, rollNo: 'CS2101', year: 2, semester: 3, ...part } as Student;
  expect(actionOf(kind, chosen).skip?.(row)).toBe(reason);
});

it.each<[Kind, string, Texts, string | undefined]>([
  ['academic', 'year', {}, 'Choose at least one value to change'],
  ['academic', 'year', { semester: '5' }, undefined],
  [
    'academic',
    'year',
    { year: '3', semester: 'next-with-year' },
    'Leave the year as it is: the semester brings its own',
  ],
  ['academic', 'year', { semester: 'next-with-year' }, undefined],
  ['fee', 'totalFee', {}, 'Enter a total fee, or choose how much is paid'],
  ['fee', 'totalFee', { paid: 'all' }, undefined],
  ['fee', 'totalFee', { totalFee: '100' }, undefined],
  [
    'placement',
    'company',
    { placementStatus: 'Placed', packageAmount: '6' },
    'Company is required for a placed student',
  ],
])('The form for many students (%s) says of %s with %j: %s', async (kind, name, chosen, message) => {
  const errors = await schemaOf(updates[kind].fields)
    .validate(choices(kind, chosen), { abortEarly: false })
    .then(
      () => [],
      (error: { inner: { path: string; message: string }[] }) => error.inner,
    );
  expect(errors.find(({ path }) => path === name)?.message).toBe(message);
});

const MAY_CONTRADICT =
  'In some records the year and the semester may not fit together. “Move to the next semester, with its year” changes both';

it.each([
  ['', '', undefined],
  ['', '5', MAY_CONTRADICT],
  ['2', '', MAY_CONTRADICT],
  ['2', '5', 'The 5th semester is in the 3rd year, not in the 2nd'],
  ['3', '5', undefined],
  ['3', 'next', MAY_CONTRADICT],
  ['', 'next-with-year', undefined],
])('The form for many students warns of year “%s” with semester “%s”: %s', (year, semester, warning) => {
  expect(updates.academic.fields['semester']?.warning?.(semester, { year, semester })).toBe(warning);
});
