import { beforeEach, describe, expect, it } from 'vitest';
import type { CourseRow } from '../tables.ts';
import type { SeedRows } from '../tables.ts';
import { accounts, testBackend, type TestBackend } from '#mocks/testing.ts';

const course = (id: string, part: Partial<CourseRow> = {}): CourseRow => ({
  id: `crs_${id}`,
  courseCode: `C-${id}`,
  courseName: id,
  department: 'Civil',
  programType: 'Undergraduate',
  description: 'About it.',
  isActive: true,
  eligibilityCriteria: [],
  subjects: [],
  ...part,
});

/** Names out of order and in both cases; inactive, full and unlimited courses among them. */
const catalogue = (rows: SeedRows): SeedRows => ({
  ...rows,
  courses: [
    course('Zoology', { department: 'CIVIL', totalSeats: 10, availableSeats: 0 }),
    course('botany', { totalSeats: 10, availableSeats: 1 }),
    course('Art', { department: 'Fine Arts', programType: 'Diploma' }),
    course('Closed', { isActive: false, programType: 'Diploma' }),
    course('music', {
      department: 'Fine Arts',
      durationYears: 2,
      feeAmount: 100,
      feeType: 'per year',
      totalSeats: 5,
      availableSeats: 5,
      eligibilityCriteria: ['An ear'],
      subjects: ['Raga', 'Tala'],
    }),
  ],
});
const empty = (rows: SeedRows): SeedRows => ({ ...rows, courses: [] });

let backend: TestBackend;
let token: string;
const start = async (arrange = catalogue) => {
  backend = await testBackend({ arrange });
  token = await backend.tokenOf(accounts.staffAdmin);
};
beforeEach(() => start());

const get = async (path: string) => (await backend.send(path, { token })).body.data;
const names = async (path: string) => ((await get(path)) as CourseRow[]).map(({ courseName }) => courseName);
const put = (id: string, body: object) => backend.send(`/courses/crs_${id}`, { method: 'PUT', token, body });
const post = (body: object) => backend.send('/courses', { method: 'POST', token, body });

const required = {
  courseCode: 'AST-1',
  courseName: 'Astronomy',
  department: 'Physics',
  programType: 'Doctorate',
  description: 'The sky, and how we know.',
};
const input = ({ id: _id, ...rest }: CourseRow) => rest;

describe('lists of courses', () => {
  it.each([
    ['/courses/active', ['Art', 'botany', 'music', 'Zoology']],
    ['/courses/available', ['Art', 'botany', 'music']],
    ['/courses', ['Art', 'botany', 'Closed', 'music', 'Zoology']],
    ['/courses/department/Civil', ['botany', 'Zoology']],
    ['/courses/department/%20fine%20ARTS', ['Art', 'music']],
    ['/courses/department/Nowhere', []],
    ['/courses/program/Undergraduate', ['botany', 'music', 'Zoology']],
    ['/courses/program/Diploma', ['Art']],
    ['/courses/program/Doctorate', []],
  ])('%s answers %j, sorted by name without regard to case', async (path, expected) => {
    expect(await names(path)).toEqual(expected);
  });

  it.each(['undergraduate', 'Certificate', '__proto__'])(
    'listCoursesByProgram answers 400 to the unknown type %s',
    async (type) => {
      expect((await backend.send(`/courses/program/${type}`)).status).toBe(400);
    },
  );

  it('an inactive course can be read by its id', async () => {
    expect((await backend.send('/courses/crs_Closed')).body.data).toMatchObject({ isActive: false });
  });
});

describe('createCourse', () => {
  it('createCourse without options makes a course that is active, without criteria, subjects or limit', async () => {
    const { status, body } = await post(required);
    expect(status).toBe(201);
    const expected = { ...required, isActive: true, eligibilityCriteria: [], subjects: [] };
    expect(body.data).toEqual({ ...expected, id: expect.stringMatching(/^crs_[0-9a-f]{32}$/) });
    expect(await get(`/courses/${(body.data as CourseRow).id}`)).toEqual(body.data);
  });

  it.each<[what: string, part: object, expected: object]>([
    ['all its seats are available', { totalSeats: 30 }, { totalSeats: 30, availableSeats: 30 }],
    [
      'all its seats are available where null is sent for them',
      { totalSeats: 30, availableSeats: null },
      { totalSeats: 30, availableSeats: 30 },
    ],
    ['fewer seats may be available', { totalSeats: 30, availableSeats: 7 }, { totalSeats: 30, availableSeats: 7 }],
    ['it may have no seats', { totalSeats: 0 }, { totalSeats: 0, availableSeats: 0 }],
    ['it may be inactive', { isActive: false }, { isActive: false }],
    ['null means no value', { durationYears: null, feeAmount: null, feeType: null, totalSeats: null }, {}],
    ['a blank text means no value', { feeType: '  ' }, {}],
    [
      'lists are stored in order',
      { eligibilityCriteria: ['One', 'Two'], subjects: ['Three'] },
      { eligibilityCriteria: ['One', 'Two'], subjects: ['Three'] },
    ],
    ['id and unknown properties are ignored', { id: 'crs_mine', owner: 'me' }, {}],
  ])('createCourse: %s', async (_, part, expected) => {
    const { status, body } = await post({ ...required, ...part });
    expect(status, body.message).toBe(201);
    const blank = { ...required, isActive: true, eligibilityCriteria: [], subjects: [] };
    expect(body.data).toEqual({ ...blank, ...expected, id: expect.stringMatching(/^crs_[0-9a-f]{32}$/) });
  });
});

describe.each([
  ['createCourse', (part: object) => post({ ...required, ...part })],
  ['updateCourse', (part: object) => put('Art', { ...required, ...part })],
])('%s', (_name, save) => {
  it.each([
    ['a taken code', { courseCode: 'C-botany' }, 'courseCode'],
    ['a taken code in other case', { courseCode: ' c-BOTANY ' }, 'courseCode'],
    ['a taken name', { courseName: 'music' }, 'courseName'],
    ['a taken name in other case', { courseName: ' Music ' }, 'courseName'],
  ])('answers 409 to %s, and changes nothing', async (_, part, field) => {
    const before = await get('/courses');
    const { status, body } = await save(part);
    expect([status, body.errors]).toEqual([409, { [field]: body.message }]);
    expect(await get('/courses')).toEqual(before);
  });

  it.each([
    ['more seats left than there are', { totalSeats: 5, availableSeats: 6 }, 'availableSeats'],
    ['a negative fee', { feeAmount: -1 }, 'feeAmount'],
    ['half a seat', { totalSeats: 1.5 }, 'totalSeats'],
    ['eleven years', { durationYears: 11 }, 'durationYears'],
    ['a blank subject', { subjects: ['One', ' '] }, 'subjects'],
    ['null for a list', { subjects: null }, 'subjects'],
    ['a code with a space', { courseCode: 'A 1' }, 'courseCode'],
    ['a blank description', { description: '  ' }, 'description'],
  ])('answers 400 to %s', async (_, part, field) => {
    const { status, body } = await save(part);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
  });
});

describe('updateCourse', () => {
  const music = async () => (await get('/courses/crs_music')) as CourseRow;

  it('updateCourse keeps omitted fields, and accepts the course’s own code and name', async () => {
    const before = await music();
    const { courseCode, courseName, department, programType, description } = before;
    const { status, body } = await put('music', { courseCode, courseName, department, programType, description });
    expect([status, body.data]).toEqual([200, before]);
  });

  it.each(['durationYears', 'totalSeats', 'availableSeats', 'feeAmount', 'feeType'] as const)(
    'null in an update clears %s of a course',
    async (field) => {
      const { [field]: _cleared, ...rest } = await music();
      expect((await put('music', { ...input(await music()), [field]: null })).body.data).toEqual(rest);
      expect(await music()).toEqual(rest);
    },
  );

  it.each(['eligibilityCriteria', 'subjects'])('an empty list in an update clears %s of a course', async (field) => {
    const before = await music();
    expect((await put('music', { ...input(before), [field]: [] })).body.data).toEqual({ ...before, [field]: [] });
  });

  it('updateCourse answers 400 if fewer total seats than available ones would be stored', async () => {
    const { status, body } = await put('music', { ...input(await music()), availableSeats: undefined, totalSeats: 4 });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['availableSeats']]);
  });

  it('updateCourse answers 404 to an unknown course', async () => {
    expect((await put('nothing', required)).status).toBe(404);
  });
});

it('deleteCourse removes the course, and frees its name', async () => {
  const remove = () => backend.send('/courses/crs_Art', { method: 'DELETE', token });
  expect((await remove()).status).toBe(200);
  expect(await names('/courses')).not.toContain('Art');
  expect((await remove()).status).toBe(404);
  expect((await post({ ...required, courseName: 'Art', courseCode: 'C-Art' })).status).toBe(201);
});

it('toggleCourseStatus makes a course inactive, and active again', async () => {
  const toggle = () => backend.send('/courses/crs_Art/toggle-status', { method: 'PUT', token });
  expect((await toggle()).body.data).toMatchObject({ isActive: false });
  expect(await names('/courses/active')).not.toContain('Art');
  expect((await toggle()).body.data).toMatchObject({ isActive: true });
  expect(await names('/courses/active')).toContain('Art');
});

describe('initializeDefaultCourses', () => {
  const fill = () => backend.send('/courses/initialize-defaults', { method: 'POST', token });

  it('initializeDefaultCourses changes nothing if any course exists', async () => {
    const before = await get('/courses');
    expect((await fill()).body.data).toEqual(before);
    expect(await get('/courses')).toEqual(before);
  });

  it('initializeDefaultCourses fills an empty catalogue, including the form’s six, and a second call changes nothing', async () => {
    await start(empty);
    const first = await fill();
    expect(first.status).toBe(200);
    expect((await fill()).body).toEqual(first.body);
    expect(await names('/courses')).toEqual(
      expect.arrayContaining([
        'Computer Science Engineering',
        'Electronics and Communication Engineering',
        'Mechanical Engineering',
        'Civil Engineering',
        'Electrical Engineering',
        'Information Technology',
      ]),
    );
  });
});
