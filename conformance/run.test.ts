import { describe, expect, it } from 'vitest';
import { extensions } from '#src/platform/server/extensions.ts';
import { parseAccounts } from './university/accounts.ts';
import { checkConformance, type Options, selectedBy } from './conformance.ts';
import { curlOf, visitor } from './kit/exchange.ts';
import { parseExtensions } from './kit/extensions.ts';
import { mockAccounts, mockServer, mockUrl } from './mock.ts';
import { NoAnswer, type Send, withTimeout } from './kit/send.ts';
import { SetupError } from './kit/setup-error.ts';
import type { OperationResult } from './kit/verdicts.ts';

const account = { email: 'asha@university.example', password: 'blue-Kettle-42' };

describe('An invalid accounts file is reported in one sentence', () => {
  it.each([
    ['text that is not JSON', '{', /^a\.json is no JSON: /],
    ['a list', '[]', /^a\.json must hold one JSON object with student, admin, superAdmin\.$/],
    ['no student', JSON.stringify({ admin: account }), /^a\.json names no "student"\.$/],
    [
      'no administrator',
      JSON.stringify({ student: account }),
      /^a\.json names neither an "admin" nor a "superAdmin"\.$/,
    ],
    ['no password', JSON.stringify({ student: { email: 'a@b.example' } }), /^a\.json: "student" must be /],
    ['an unknown name', JSON.stringify({ student: account, teacher: account }), /^a\.json names "teacher"; known are /],
  ])('An accounts file with %s is refused', (_, text, message) => {
    expect(() => parseAccounts('a.json', text)).toThrow(SetupError);
    expect(() => parseAccounts('a.json', text)).toThrow(message);
  });
});

const options: Omit<Options, 'send'> = {
  url: mockUrl,
  accounts: mockAccounts,
  level: 'all',
  readOnly: true,
  seed: 1,
  cases: 1,
};

describe('A conformance run that cannot start', () => {
  const start = async (part: Partial<Options>) => checkConformance({ ...options, send: await mockServer(40), ...part });

  it('reports that the server cannot be reached', async () => {
    const send = async () =>
      Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }));
    await expect(start({ send })).rejects.toThrow(`${mockUrl} cannot be reached: connect ECONNREFUSED.`);
  });

  it('reports that another service answers at the address', async () => {
    await expect(start({ send: async () => new Response('<h1>nginx</h1>', { status: 404 }) })).rejects.toThrow(
      `POST ${mockUrl}/auth/student-login is a 404. Does --url end with the API's base path?`,
    );
  });

  it('reports a wrong password', async () => {
    const accounts = { ...mockAccounts, admin: { ...account, email: 'staff@university.example' } };
    await expect(start({ accounts })).rejects.toThrow(
      'The password of staff@university.example in the accounts file is not right, says POST /admin/auth/login.',
    );
  });

  it('reports an unknown operation name', () => {
    expect(() => selectedBy('Buildings', { level: 'all' })).toThrow(
      /No operation of the level “all” is called “Buildings”, and no tag; the tags are Auth, /,
    );
    expect(() => selectedBy('countStudents', { level: 'screens' })).toThrow(SetupError);
    expect(selectedBy('courses', { level: 'screens' })).toContain('toggleCourseStatus');
  });

  it('reports an unknown extension, or one that was not requested', () => {
    expect(() => parseExtensions('history,time-travel')).toThrow(
      'There is no extension “time-travel”; those there are: ',
    );
    expect(() => selectedBy('restoreCourse', { level: 'all' })).toThrow(SetupError);
    const chosen = parseExtensions(' restore, history ');
    expect(selectedBy('Extensions', { level: 'all', extensions: chosen })).toEqual([
      'listStudentChanges',
      'listCourseChanges',
      'listDeletedStudents',
      'restoreStudent',
      'listDeletedCourses',
      'restoreCourse',
    ]);
    expect(new Set(parseExtensions('all'))).toEqual(new Set(extensions));
  });
});

it('A server that has nothing but the logins and who is signed in is checked, and told what is missing', async () => {
  const whole = await mockServer(40);
  const send: Send = async (request) =>
    /\/auth\/(?:student-login|login|me)$/.test(request.url)
      ? whole(request)
      : new Response('404 page not found\n', { status: 404 });
  const { operations } = await checkConformance({ ...options, send, readOnly: false });
  const isMissing = ({ verdict, findings }: OperationResult) =>
    verdict === 'broken' && findings.some(({ rule }) => rule === 'exists');
  expect(operations.filter((one) => !isMissing(one)).map(({ subject }) => subject)).toEqual([
    'login',
    'studentLogin',
    'getCurrentUser',
    'adminLogin',
    'getCurrentAdmin',
    // A 404 to anybody who asks for it is right where there is no such course.
    'getCourse',
    '*',
  ]);
});

describe('A request of the conformance kit', () => {
  it('times out when its answer takes too long, including the body', async () => {
    const never = async () => new Promise<Response>(() => undefined);
    await expect(withTimeout(never, 5)(mockUrl)).rejects.toThrow(new NoAnswer('no answer within 0.005 seconds'));
    const halfway = async () => new Response(new ReadableStream({ start: () => undefined }));
    await expect(withTimeout(halfway, 5)(mockUrl)).rejects.toThrow(NoAnswer);
  });

  it('A finding can be repeated by a command with escaped quotes and the token as a variable', () => {
    const done = {
      subject: 'createCourse',
      status: 400,
      headers: new Headers(),
      text: '',
      json: undefined,
      milliseconds: 1,
    } as const;
    const sent = { text: '{"name":"O\'Neill"}', type: 'application/json' };
    const caller = { name: 'an administrator', token: 'secret-token', variable: '$ADMIN_TOKEN' };
    expect(curlOf({ ...done, method: 'POST', url: 'http://a.example/api/courses', caller, sent })).toBe(
      `curl -sS -i -X POST -H "Authorization: Bearer $ADMIN_TOKEN" -H 'Content-Type: application/json' --data-binary '{"name":"O'\\''Neill"}' 'http://a.example/api/courses'`,
    );
    expect(
      curlOf({ ...done, method: 'GET', url: 'http://a.example/api/courses', caller: visitor, sent: undefined }),
    ).toBe(`curl -sS -i 'http://a.example/api/courses'`);
  });
});
