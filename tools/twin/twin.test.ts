import { beforeAll, describe, expect, it } from 'vitest';
import { getResponse } from 'msw';
import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import { SetupError } from '#conformance/kit/setup-error.ts';
import { answering, bodyOf, fail } from '#conformance/kit/inject-fault.ts';
import type { Send } from '#conformance/kit/send.ts';
import { mockAccounts, mockServer, mockUrl } from '#conformance/mock.ts';
import { readStateFile } from '#mocks/demo/state-file.ts';
import { nodeBackend } from '#mocks/node.ts';
import { chunksOf } from '#mocks/university/tables.ts';
import { parseOptions } from './options.ts';
import { readLists, type ReadLists } from './read-lists.ts';
import { makeTwin, type Twin, twinFile } from './twin.ts';

const administrator = mockAccounts.superAdmin!;
const options = { today: '2026-05-18', seed: 7, keepPeople: false };

/** The answers of a server's statistics. */
async function figuresOf(send: Send): Promise<unknown[]> {
  const { email: usernameOrEmail, password } = administrator;
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ usernameOrEmail, password });
  const login = await send(new Request(`${mockUrl}/admin/auth/login`, { method: 'POST', headers, body }));
  const { data } = await bodyOf(login);
  const Authorization = `Bearer ${isRecord(data) ? String(data['token']) : ''}`;
  const paths = ['/admin/students/stats', '/applications/stats', '/courses/stats'];
  const answers = paths.map((path) => send(new Request(`${mockUrl}${path}`, { headers: { Authorization } })));
  return Promise.all(answers.map(async (answer) => (await bodyOf(await answer))['data']));
}

let live: Send;
let read: ReadLists;
let twin: Twin;
let file: string;
beforeAll(async () => {
  live = await mockServer(400);
  read = await readLists(live, mockUrl, administrator);
  twin = makeTwin(read.lists, options);
  file = await twinFile(twin);
});

describe('A twin of a live server', () => {
  it('Its figures are those of the server, when the demo opens it', async () => {
    const { rows, dataSet } = await readStateFile(file);
    const { handlers } = await nodeBackend({ seed: async () => ({ chunks: chunksOf(rows), dataSet }) });
    const opened: Send = async (request) => (await getResponse(handlers, request))!;
    const figures = await figuresOf(live);
    expect(figures[0]).toMatchObject({ totalStudents: 400 });
    expect(await figuresOf(opened)).toEqual(figures);
    expect(twin.left).toEqual([]);
    expect(read.unreadable).toBe(0);
  });

  it('No name, e-mail address, phone, roll or reference number, postal address or remark of the server is in its file', () => {
    const { students, applications } = read.lists;
    const lower = file.toLowerCase();
    const secrets = (row: Json) => {
      const { name, fullName, email, phone, phoneNumber, rollNo, referenceNumber, address } = row;
      return [name ?? fullName, email, phone ?? phoneNumber, rollNo ?? referenceNumber, address, row['reviewComments']];
    };
    const found = [...students, ...applications]
      .flatMap(secrets)
      .filter((value) => typeof value === 'string' && value !== '' && lower.includes(value.toLowerCase()));
    expect(found).toEqual([]);
    expect(students.filter(({ id }) => file.includes(`"${String(id)}"`))).toHaveLength(0);
  });

  it('Dates of birth are moved by days, and by no more than half a year', () => {
    const before = new Map(
      read.lists.students.map((row, i) => [twin.rows.students[i]?.id, String(row['dateOfBirth'])]),
    );
    const born = twin.rows.students.filter(({ dateOfBirth }) => dateOfBirth !== undefined);
    expect(born.length).toBeGreaterThan(100);
    for (const { id, dateOfBirth } of born) {
      const days = Math.abs(Date.parse(dateOfBirth!) - Date.parse(before.get(id)!)) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(20);
      expect(days).toBeLessThanOrEqual(160);
    }
  });

  it('A person is the same as applicant, as student and in the history', () => {
    const approved = twin.rows.applications.filter(({ generatedStudentId }) => generatedStudentId !== undefined);
    expect(approved.length).toBeGreaterThan(0);
    for (const { generatedStudentId, generatedRollNumber, fullName, email } of approved)
      expect(twin.rows.students.find(({ id }) => id === generatedStudentId)).toMatchObject({
        name: fullName,
        email,
        rollNo: generatedRollNumber,
      });
    const reviewers = (rows: readonly { reviewedBy?: unknown }[]) => new Set(rows.map(({ reviewedBy }) => reviewedBy));
    expect(reviewers(twin.rows.applications).size).toBe(reviewers(read.lists.applications as Json[]).size);
  });

  it('Another seed makes other people, and the same seed the same', () => {
    const again = makeTwin(read.lists, options);
    expect(again).toEqual(twin);
    const other = makeTwin(read.lists, { ...options, seed: 8 });
    const same = other.rows.students.filter(({ name }, i) => name === twin.rows.students[i]?.name);
    expect(same.length).toBeLessThan(40);
  });

  it('A name in a text that is kept, such as a company, is left out', () => {
    const [student, ...students] = read.lists.students;
    const company = `${String(student!['name'])} & Sons`;
    const named = { ...student, placementStatus: 'Placed', company };
    const { rows } = makeTwin({ ...read.lists, students: [named, ...students] }, options);
    expect(rows.students[0]?.company).toBe('Left out of the twin.');
  });

  it('A server with other names of the fields is read as the portal reads it', async () => {
    const renamed = answering(['adminListStudents'], (body) => ({
      data: Array.isArray(body['data'])
        ? body['data'].filter(isRecord).map(({ rollNo, ...row }) => ({ ...row, rollNumber: rollNo }))
        : [],
    }));
    const { lists } = await readLists(renamed(live), mockUrl, administrator);
    expect(makeTwin(lists, options).rows.students).toEqual(twin.rows.students);
  });

  it('What does not fit the contract is left out, and said', async () => {
    const [one, two, ...rest] = read.lists.students;
    const students = [{ ...one, year: 9 }, { ...two, bloodGroup: 'Z', gender: 'unsaid' }, ...rest];
    const made = makeTwin(
      { ...read.lists, students, courses: [...read.lists.courses, ...read.lists.courses] },
      options,
    );
    expect(made.left).toEqual([
      '1 of the students: year must be <= 4',
      `${read.lists.courses.length} of the courses: the same courseCode as another one`,
    ]);
    expect(made.rows.students).toHaveLength(students.length - 1);
    expect(made.rows.students[0]).not.toHaveProperty('gender');
    await twinFile(made);
  });

  it('People stay who they are where that is asked for', () => {
    const { rows } = makeTwin(read.lists, { ...options, keepPeople: true });
    expect(rows.students.map(({ email }) => email)).toEqual(read.lists.students.map(({ email }) => email));
  });
});

describe('A twin that cannot be made', () => {
  it.each<[string, (send: Send) => Send, RegExp]>([
    ['a wrong password', (send) => async (request) => send(request), /^POST \/admin\/auth\/login answers 401 /],
    [
      'a list that is refused',
      (send) => async (request) => (request.url.endsWith('/applications') ? fail(403) : send(request)),
      /^GET \/applications answers 403 /,
    ],
    [
      'an answer without a list',
      (send) => async (request) => (request.url.endsWith('/courses') ? Response.json({}) : send(request)),
      /^GET \/courses: /,
    ],
    [
      'a server that cannot be reached',
      () => async () => Promise.reject(new TypeError('fetch failed')),
      /cannot be reached: fetch failed\.$/,
    ],
  ])('reports %s', async (what, change, message) => {
    const account = what === 'a wrong password' ? { ...administrator, password: 'not-the-password' } : administrator;
    const result = readLists(change(live), mockUrl, account);
    await expect(result).rejects.toThrow(SetupError);
    await expect(result).rejects.toThrow(message);
  });

  const enough = ['--url', 'http://localhost:8080/api/', '--accounts', 'a.json', '--out', 'twin.json'];
  it.each([
    ['without an address', [], '--url is missing'],
    ['with an address that is none', ['--url', 'x'], '--url must be an http address'],
    ['without accounts', ['--url', 'http://localhost'], '--accounts is missing'],
    ['without a file', enough.slice(0, 4), '--out is missing'],
    ['that asks once for real people', [...enough, '--keep-people'], 'Give it twice'],
    ['with an unknown option', [...enough, '--all'], "Unknown option '--all'"],
  ])('A command line %s is refused', (_, args, message) => {
    expect(() => parseOptions(args)).toThrow(SetupError);
    expect(() => parseOptions(args)).toThrow(message);
  });

  it('Real people are kept only where that is asked for twice', () => {
    expect(parseOptions(enough)).toMatchObject({ url: 'http://localhost:8080/api', keepPeople: false });
    expect(parseOptions([...enough, '--keep-people', '--keep-people'])).toMatchObject({ keepPeople: true });
  });
});
