import { describe, expect, it, vi } from 'vitest';
import { getResponse } from 'msw';
import { createHandlers } from '../backend.ts';
import { nodeBackend } from '../node.ts';
import { accounts, testBackend } from '../testing.ts';
import { type FaultName, faultNames } from './answers.ts';
import {
  answerRule,
  type Conditions,
  noConditions,
  parseRespond,
  type Rule,
  underConditions,
  withRule,
} from './conditions.ts';
import { asCurl, type JournalEntry, journalling, textOf, unsentEntry } from '../engine/request/journal.ts';

const address = 'http://portal.test/api';

/** The real backend under conditions that the test sets, with a journal of its calls. */
async function backendUnder(conditions: Partial<Conditions>) {
  let current: Conditions = { ...noConditions, ...conditions };
  const entries: Omit<JournalEntry, 'number'>[] = [];
  const { database, tokenOf } = await testBackend();
  const store = { get: () => current, set: (next: Conditions) => void (current = next) };
  const handlers = createHandlers({
    database,
    now: () => new Date('2026-07-20T09:00:00.000Z'),
    middleware: [
      journalling(
        (entry) => void entries.push(entry),
        () => true,
      ),
      underConditions(store),
    ],
  });
  const token = await tokenOf(accounts.staffAdmin);
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const response = await getResponse(handlers, new Request(`${address}${path}`, { headers, ...init }));
    if (!response) throw new Error('nothing answered');
    return response;
  };
  return { call, entries, conditions: () => current, database };
}

const rule = (operation: Rule['operation'], fault: FaultName, once = false): Rule => ({
  operation,
  answer: { fault },
  ...(once && { times: 1 }),
});

describe('A simulated fault of the demo', () => {
  const withStatus = faultNames.filter((fault) => /^\d+$/.test(fault));

  it.each(withStatus)('The fault %s answers with this status and a message', async (fault) => {
    const { call } = await backendUnder({ rules: [rule('listCourses', fault)] });
    const response = await call('/courses');
    expect(response.status).toBe(Number(fault));
    expect(await response.json()).toEqual(expect.objectContaining({ success: false, message: expect.any(String) }));
  });

  it.each([
    ['429', '30'],
    ['503', '120'],
  ] as const)('The fault %s has a Retry-After', async (fault, seconds) => {
    const { call } = await backendUnder({ rules: [rule('listCourses', fault)] });
    expect((await call('/courses')).headers.get('Retry-After')).toBe(seconds);
  });

  it('The fault html is a page with status 200', async () => {
    const { call } = await backendUnder({ rules: [rule('listCourses', 'html')] });
    const response = await call('/courses');
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/html']);
  });

  it('The fault malformed is truncated JSON', async () => {
    const { call } = await backendUnder({ rules: [rule('listCourses', 'malformed')] });
    const response = await call('/courses');
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  it('The fault timeout sends no answer within ten seconds', async () => {
    const { call } = await backendUnder({ rules: [rule('listCourses', 'timeout')] });
    vi.useFakeTimers();
    try {
      let answered = false;
      const calling = call('/courses').then((response) => ((answered = true), response));
      await vi.advanceTimersByTimeAsync(10_000);
      expect(answered).toBe(false);
      await vi.advanceTimersByTimeAsync(50_000);
      expect((await calling).type).toBe('error');
    } finally {
      vi.useRealTimers();
    }
  });

  it('A fault leaves other operations alone, and executes nothing', async () => {
    const { call, database } = await backendUnder({ rules: [rule('deleteStudent', '500')] });
    const [student] = await database.transact('read', ({ students }) => students.all());
    expect((await call(`/students/${student?.id}`, { method: 'DELETE' })).status).toBe(500);
    expect((await call(`/students/${student?.id}`)).status).toBe(200);
  });

  it('A fault for the next request only ends after it', async () => {
    const { call, conditions } = await backendUnder({ rules: [rule('listCourses', '500', true)] });
    const statuses = [(await call('/courses')).status, (await call('/courses')).status];
    expect([statuses, conditions().rules]).toEqual([[500, 200], []]);
  });

  it('A fault for one operation takes precedence over one for all', async () => {
    const { call } = await backendUnder({ rules: [rule('*', '503'), rule('listCourses', '404')] });
    expect([(await call('/courses')).status, (await call('/applications')).status]).toEqual([404, 503]);
  });

  it('A fault replaces another for the same operation', () => {
    const conditions = withRule(withRule(noConditions, rule('login', '500')), rule('login', '429'));
    expect(conditions.rules).toEqual([rule('login', '429')]);
  });
});

describe('An answer of somebody’s own', () => {
  const jsonOf = async (path: string, value: string) => {
    const { call } = await backendUnder({ rules: [parseRespond(value)] });
    return (await call(path)).json();
  };

  it('An own answer is given with its status, headers and body, and nothing is carried out', async () => {
    const own = { status: 422, headers: { 'Retry-After': '7' }, body: { success: false, message: 'Not now' } };
    const { call, database } = await backendUnder({ rules: [answerRule('deleteStudent', own)] });
    const [student] = await database.transact('read', ({ students }) => students.all());
    const response = await call(`/students/${student?.id}`, { method: 'DELETE' });
    expect([response.status, response.headers.get('Retry-After'), await response.json()]).toEqual([422, '7', own.body]);
    expect((await call(`/students/${student?.id}`)).status).toBe(200);
  });

  it('An own answer whose body is a text is sent as it is, and one of status 204 has no body', async () => {
    const { call } = await backendUnder({
      rules: [answerRule('listCourses', { body: 'Hello' }), answerRule('listApplications', { status: 204 })],
    });
    expect(await (await call('/courses')).text()).toBe('Hello');
    expect((await call('/applications')).status).toBe(204);
  });

  it('An own answer with a number of times ends after so many calls', async () => {
    const { call, conditions } = await backendUnder({ rules: [answerRule('listCourses', { status: 507, times: 2 })] });
    const statuses = [];
    for (let at = 0; at < 3; at += 1) statuses.push((await call('/courses')).status);
    expect([statuses, conditions().rules]).toEqual([[507, 507, 200], []]);
  });

  it('A delay of one operation alone delays its own answer', async () => {
    const { call } = await backendUnder({ rules: [answerRule('listCourses', { delay: 900 })] });
    vi.useFakeTimers();
    try {
      let answered = false;
      const calling = call('/courses').then((response) => ((answered = true), response));
      await vi.advanceTimersByTimeAsync(899);
      expect(answered).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      vi.useRealTimers();
      expect((await calling).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['rows-0', 0],
    ['rows-1', 1],
    ['rows-3000', 3000],
  ])('The answer %s has so many rows, whole or by pages, each with an id of its own', async (name, count) => {
    const whole = await jsonOf('/admin/students', `adminListStudents:${name}`);
    expect(whole.data).toHaveLength(count);
    expect(new Set(whole.data.map(({ id }: { id: string }) => id)).size).toBe(count);
    const page = await jsonOf('/students/page?limit=5&count=exact', `pageStudents:${name}`);
    expect(page.data).toMatchObject({ next: null, count: { value: count, exact: true } });
    expect(page.data.rows).toHaveLength(count);
  });

  it('The answer invalid refuses the fields that it names', async () => {
    const { call } = await backendUnder({ rules: [parseRespond('createStudent:invalid(name,email)')] });
    const response = await call('/students', { method: 'POST', body: '{}' });
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).errors)).toEqual(['name', 'email']);
  });

  it.each([
    ['unsuccessful', { success: false }],
    ['shapeless', { success: true, data: 'as a text' }],
    ['wrong-rows', { data: [1, null, {}] }],
  ])('The answer %s has status 200', async (name, expected) => {
    expect(await jsonOf('/courses', `listCourses:${name}`)).toMatchObject(expected);
  });

  it('The answer empty has no body', async () => {
    const { call } = await backendUnder({ rules: [parseRespond('listCourses:empty')] });
    expect(await (await call('/courses')).text()).toBe('');
  });

  it.each(['long-texts', 'hostile-texts'])(
    'The answer %s changes what people write, and nothing else',
    async (name) => {
      const real = (await jsonOf('/courses', 'listCourses:{"delay":0}')).data[0];
      const changed = (await jsonOf('/courses', `listCourses:${name}`)).data[0];
      expect(changed.courseName).not.toBe(real.courseName);
      expect(changed.courseName).toContain(real.courseName);
      expect(changed).toMatchObject({ id: real.id, programType: real.programType, isActive: real.isActive });
    },
  );
});

it('A backend for tests answers as it is told, by operation', async () => {
  const { handlers } = await nodeBackend({
    students: 5,
    respond: { listActiveCourses: 'rows-0', logout: { status: 507, times: 1 } },
  });
  const call = async (path: string, method = 'GET') =>
    getResponse(handlers, new Request(`${address}${path}`, { method }));
  expect(await (await call('/courses/active'))?.json()).toMatchObject({ success: true, data: [] });
  expect([(await call('/auth/logout', 'POST'))?.status, (await call('/auth/logout', 'POST'))?.status]).toEqual([
    507, 401,
  ]);
});

describe('The simulated delay of the demo', () => {
  it.each([
    [800, 800],
    ['typical', 300],
    ['9s', 9000],
  ] as const)('The delay %s applies to every answer', async (delay, ms) => {
    const { call } = await backendUnder({ delay });
    vi.useFakeTimers();
    try {
      let answered = false;
      const calling = call('/courses').then(() => (answered = true));
      await vi.advanceTimersByTimeAsync(ms - 1);
      expect(answered).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      vi.useRealTimers();
      expect(await calling).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('The demo’s log of requests', () => {
  it('records method, path, operation, status, size and bodies', async () => {
    const { call, entries } = await backendUnder({});
    const body = { totalFee: 100, paidAmount: 150 };
    const response = await call('/students/none/fee', { method: 'PUT', body: JSON.stringify(body) });
    const [entry] = entries;
    expect(entry).toMatchObject({
      method: 'PUT',
      path: '/students/none/fee',
      operationId: 'updateStudentFee',
      status: response.status,
      signedIn: true,
      inPage: true,
    });
    const received = await response.text();
    expect(entry?.bytes).toBe(received.length);
    expect(JSON.parse((await textOf(entry?.requestBody)) ?? '')).toEqual(body);
    expect(JSON.parse((await textOf(entry?.responseBody)) ?? '')).toEqual(JSON.parse(received));
  });

  it('records a request to an address outside the contract', async () => {
    const { call, entries } = await backendUnder({});
    await call('/nonsense?page=1');
    expect(entries).toMatchObject([{ path: '/nonsense?page=1', operationId: undefined, status: 404 }]);
  });

  it('records a simulated fault as it was answered', async () => {
    const { call, entries } = await backendUnder({ rules: [rule('*', 'html')] });
    await call('/courses');
    expect(entries).toMatchObject([{ operationId: 'listCourses', status: 200 }]);
    expect(await textOf(entries[0]?.responseBody)).toContain('<!doctype html>');
  });

  it.each(['500', 'html', '409'] as const)('records the body of a request that fails with %s', async (fault) => {
    const { call, entries } = await backendUnder({ rules: [rule('updateStudent', fault)] });
    await call('/students/x', { method: 'PUT', body: '{"name":"Asha"}' }).catch(() => undefined);
    expect(await textOf(entries[0]?.requestBody)).toBe('{\n  "name": "Asha"\n}');
  });

  it.each([
    ['GET', '/courses/active', 'listActiveCourses'],
    ['PUT', '/students/stu_000001/fee', 'updateStudentFee'],
    ['GET', '/nonsense', undefined],
  ])('records a request that did not leave the page: %s %s', async (method, path, operationId) => {
    const body = method === 'PUT' ? { body: '{"paidAmount":1}' } : {};
    const entry = await unsentEntry(new Request(`${address}${path}`, { method, ...body }));
    expect(entry).toMatchObject({ method, path, operationId, status: 0, requestBody: body.body });
  });

  it('shows neither passwords nor tokens', async () => {
    const { call, entries } = await backendUnder({});
    const login = { email: accounts.student, password: 'Demo@1234' };
    await call('/auth/login', { method: 'POST', body: JSON.stringify(login) });
    const shown = `${await textOf(entries[0]?.requestBody)} ${await textOf(entries[0]?.responseBody)}`;
    expect(shown).toContain(accounts.student);
    expect(shown).not.toContain('Demo@1234');
    expect(shown).toMatch(/"token": "•••"/);
  });

  it('formats a request as a shell command, with the body quoted', async () => {
    const { call, entries } = await backendUnder({});
    await call('/students/x', { method: 'PUT', body: JSON.stringify({ name: "D'Souza" }) });
    expect(await asCurl({ number: 1, ...entries[0]! })).toBe(
      [
        `curl -X PUT "\${API:-http://127.0.0.1:8080/api}"'/students/x'`,
        `-H "Authorization: Bearer $TOKEN"`,
        `-H 'Content-Type: application/json'`,
        String.raw`--data '{
  "name": "D'\''Souza"
}'`,
      ].join(' \\\n  '),
    );
  });
});
