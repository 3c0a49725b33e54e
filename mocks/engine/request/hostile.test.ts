import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { shortened } from '#tests/shortened.ts';
import { accounts, testBackend, type TestBackend } from '#mocks/testing.ts';
import { registration } from '#mocks/testing-requests.ts';

let backend: TestBackend;
let token: string;
let id: string;
let before: string;
const state = () =>
  backend.database.transact('read', ({ students, accounts: all, courses }) =>
    JSON.stringify([students.all(), all.all(), courses.all()]),
  );
beforeEach(async () => {
  backend = await testBackend();
  token = await backend.tokenOf(accounts.superAdmin);
  id = await backend.database.transact('read', ({ students }) => students.all()[5]?.id ?? '');
  before = await state();
});

describe('an Authorization header that is not valid', () => {
  const seal = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  it.each<[what: string, header: (token: string) => string]>([
    ['no token', () => 'Bearer'],
    ['an empty one', () => 'Bearer  '],
    ['another scheme', (own) => `Basic ${own}`],
    ['no scheme', (own) => own],
    ['two tokens', (own) => `Bearer ${own} ${own}`],
    ['two headers in one', (own) => `Bearer ${own}, Bearer ${own}`],
    ['a token without a signature', () => `Bearer ${seal({ alg: 'none' })}.${seal({ role: 'SUPER_ADMIN' })}.`],
    ['the name of a property that every object has', () => 'Bearer constructor'],
    ['a token in other case', (own) => `Bearer ${own.toUpperCase()}`],
    ['the beginning of a token', (own) => `Bearer ${own.slice(0, -1)}`],
    ['a token and more', (own) => `Bearer ${own}0`],
    ['a megabyte', () => `Bearer ${'a'.repeat(1024 * 1024)}`],
    ['a megabyte that ends with another character', () => `Bearer ${'a'.repeat(1024 * 1024)}!`],
    ['letters beyond ASCII', (own) => `Bearer ÿ${own}`],
  ])('a request with %s in its Authorization header is answered with 401', async (_, header) => {
    const headers = { Authorization: header(token) };
    expect((await backend.send('/admin/auth/me', { headers })).status).toBe(401);
  });

  it('the hash of a token, as in a copy of the database, is answered with 401', async () => {
    const [session] = await backend.database.transact('read', ({ sessions }) => sessions.all());
    expect((await backend.send('/admin/auth/me', { token: session?.id })).status).toBe(401);
  });

  it('the name of the Authorization scheme may be in any case', async () => {
    const headers = { Authorization: `bearer ${token}` };
    expect((await backend.send('/admin/auth/me', { headers })).status).toBe(200);
  });
});

describe('a hostile path', () => {
  const paths: readonly (readonly [path: string, status: number])[] = [
    ['/students/constructor', 404],
    ['/students/__proto__', 404],
    ['/students/toString/cgpa', 405],
    ['/courses/hasOwnProperty', 404],
    ['/students/%2e%2e/admin/students', 200],
    ['/students/%2e%2e%2f%2e%2e', 400],
    ['/students/..%5c..', 400],
    ['/students/%00', 400],
    ['/students/a%00b', 400],
    ['/students/%C3%28', 400],
    ['/students/%', 400],
    ['/students/%u0041', 400],
    [`/students/${'a'.repeat(65)}`, 400],
    [`/students/${'a'.repeat(200_000)}`, 400],
    [`/${'a/'.repeat(100_000)}`, 404],
    [`/${'api/'.repeat(50_000)}`, 404],
    ['/students/count;role=admin', 400],
    ['/students/department/%00%00', 400],
    ['/students/department/%F0%9F%98%80%F0%9F%98%80', 200],
    ['/students?page[]=1&constructor=2&__proto__=3', 200],
    ['/students?size=%F0', 400],
  ];
  it.each(paths.map(([path, status]) => [shortened(path), status, path] as const))(
    'the path %s is answered with %i',
    async (_, status, path) => {
      const answered = await backend.send(path, { token });
      expect(answered.status).toBe(status);
      expect(answered.body.success).toBe(status === 200);
    },
  );

  it.each(['PATCH', 'PROPFIND', 'OPTIONS'])(
    'the unknown method %s is answered with a JSON 405 that lists the allowed ones',
    async (method) => {
      const { status, headers, body } = await backend.send('/students', { method, token });
      expect([status, headers.get('Allow'), body.success]).toEqual([405, 'GET, HEAD, POST', false]);
    },
  );

  it.each(['X-HTTP-Method-Override', 'X-Method-Override', 'X-HTTP-Method'])(
    'the header %s does not change the method',
    async (name) => {
      const headers = { [name]: 'DELETE' };
      expect((await backend.send(`/students/${id}`, { token, headers })).status).toBe(200);
      expect(await state()).toBe(before);
    },
  );
});

describe('a hostile body', () => {
  const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
  it.each<[what: string, body: BodyInit]>([
    ['100,000 lists in each other', nested('[', ']', 100_000)],
    ['500,000 that never close', '['.repeat(500_000)],
    ['100,000 objects in each other', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['an ignored property 100,000 deep', `{"cgpa":5,"x":${nested('[', ']', 100_000)}}`],
    ['infinity, written as a number', '{"cgpa":1e400}'],
    ['minus infinity', '{"cgpa":-1e400}'],
    ['NaN', '{"cgpa":NaN}'],
    ['NaN as a text', '{"cgpa":"NaN"}'],
    ['Infinity', '{"cgpa":Infinity}'],
    ['a number in hex', '{"cgpa":0x5}'],
    ['an object that says it is a number', '{"cgpa":{"valueOf":5}}'],
    ['a list that would read as a number', '{"cgpa":[5]}'],
    ['true', '{"cgpa":true}'],
    ['the value in the prototype alone', '{"__proto__":{"cgpa":5}}'],
    ['a comment', '{"cgpa":5}//'],
    ['two documents', '{"cgpa":5}{"cgpa":6}'],
    ['white space', '   '],
    ['UTF-16', Buffer.from('{"cgpa":5}', 'utf16le')],
    [
      'bytes that are no UTF-8',
      Buffer.concat([Buffer.from('{"cgpa":5,"x":"'), Buffer.from([0xff]), Buffer.from('"}')]),
    ],
  ])('a body with %s is answered with 400, and nothing is stored', async (_, rawBody) => {
    const answered = await backend.send(`/students/${id}/cgpa`, { method: 'PUT', token, rawBody });
    expect(answered.status).toBe(400);
    expect(Object.keys(answered.body.errors ?? {})).toHaveLength(1);
    expect(await state()).toBe(before);
  });

  it.each([
    ['two keys of one name, of which the last counts', '{"cgpa":9,"cgpa":3}', 3],
    ['minus zero, which is zero', '{"cgpa":-0}', 0],
    ['a number that is too small, which is zero', '{"cgpa":1e-400}', 0],
    ['a byte order mark, which is ignored', '\uFEFF{"cgpa":4}', 4],
    [
      'the names of properties that every object has, which are ignored',
      '{"cgpa":4,"toJSON":"x","then":"y","constructor":1,"__proto__":2}',
      4,
    ],
  ])('a body may have %s', async (_, rawBody, cgpa) => {
    const { status, body } = await backend.send(`/students/${id}/cgpa`, { method: 'PUT', token, rawBody });
    expect(status).toBe(200);
    expect(JSON.stringify((body.data as { currentCGPA: number }).currentCGPA)).toBe(String(cgpa));
  });

  it('a body over 1 MiB is answered with 413 although its Content-Length is small', async () => {
    const request = new Request(`http://portal.test/api/students/${id}/cgpa`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: `{"cgpa":5,"x":"${'x'.repeat(1024 * 1024)}"}`,
    });
    request.headers.set('Content-Length', '12');
    expect((await getResponse(backend.handlers, request))?.status).toBe(413);
  });
});

describe('any text', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror="alert(1)">',
    '"; DROP TABLE students; --',
    '=HYPERLINK("http://evil.example")',
    '{{constructor.constructor("return this")()}}',
    'आशा वर्मा',
    'ആഷ വർമ',
    '👩🏽‍🎓 Åsa Ünüvar',
    '\u202Eesrever',
    'e\u0301 and \u00E9',
    'a\u0000b',
    'a\uD800b',
    'line\r\nSet-Cookie: role=ADMIN',
    '${7*7} %s %n \\u0041',
    '__proto__',
  ])('the text %j is answered as it was sent', async (text) => {
    const body = { ...registration, name: text, department: text, address: text };
    const made = await backend.send('/students', { method: 'POST', token, body });
    expect(made.status, made.body.message).toBe(201);
    expect(made.body.data).toMatchObject({ name: text, department: text, address: text });
    expect(made.headers.get('Content-Type')).toBe('application/json');
    expect([...made.headers.keys()]).not.toContain('set-cookie');
    // Half a surrogate pair cannot be part of an address.
    const address = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'));
    const listed = await backend.send(`/students/department/${address}`, { token });
    expect(listed.body.data).toHaveLength(/\p{Surrogate}/u.test(text) ? 0 : 1);
    const own = await backend.login(body.email, body.password);
    expect((await backend.send('/auth/me', { token: own })).body.data).toMatchObject({ name: text });
  });

  it.each([
    ['an address with a line break', 'meera@mail.example\nBcc: all@mail.example'],
    ['two addresses', 'meera@mail.example,other@mail.example'],
    ['markup', '<meera@mail.example>'],
    ['made of letters that look alike', 'ｍeera@mail.example'],
    ['without a dot', 'meera@localhost'],
    ['65,536 letters long', `${'a'.repeat(65_536)}@mail.example`],
  ])('an e-mail address that is %s is answered with 400', async (_, email) => {
    const { status, body } = await backend.send('/auth/register', { method: 'POST', body: { ...registration, email } });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['email']]);
  });

  it('a password may be any text, and is compared as it is', async () => {
    for (const [at, password] of [
      '  spaces  ',
      'पासवर्ड शब्द',
      '🔑🔑🔑🔑🔑🔑',
      'null\u0000byte',
      '\uD800\uD800\uD800!!!',
    ].entries()) {
      const body = { ...registration, password, rollNo: `CS2026900${at}`, email: `meera${at}@mail.example` };
      expect((await backend.send('/auth/register', { method: 'POST', body })).status).toBe(201);
      await expect(backend.login(body.email, password)).resolves.toEqual(expect.any(String));
      await expect(backend.login(body.email, password.slice(0, -1).padEnd(6))).rejects.toThrow(/not correct/);
    }
  });
});
