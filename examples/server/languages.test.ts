import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createApp } from './app.ts';
import type { Database } from './database/database.ts';
import { outcomeUnknown } from './database/failures.ts';
import { embedded } from './database/pglite.ts';
import { migrate } from './database/migrate.ts';
import { accounts } from './filling/seed.ts';
import { callsTo, newApplication } from './testing/calls.ts';

const letters = {
  en: /^[^\p{Script=Devanagari}\p{Script=Arabic}]+$/u,
  hi: /\p{Script=Devanagari}/u,
  ur: /\p{Script=Arabic}/u,
};
type Language = keyof typeof letters;
const languages = Object.keys(letters) as Language[];

let db: Database;
let calls: Awaited<ReturnType<typeof callsTo>>;

beforeAll(async () => {
  db = await embedded();
  await migrate(db);
});
afterAll(() => db.close());
beforeEach(async () => {
  vi.stubEnv('SCRYPT_COST', '2');
  calls = await callsTo(db);
});

type Request = typeof calls.request;
type Call = Parameters<Request>;

/** How a call is answered where it asks for a language. */
async function answerIn(language: string | undefined, [method, path, how]: Call, request = calls.request) {
  const headers = { ...how?.headers, ...(language !== undefined && { 'Accept-Language': language }) };
  const response = await request(method, path, { ...how, headers });
  const {
    message,
    error,
    errors = {},
  } = (await response.json()) as Record<'message' | 'error', string> & {
    errors?: Record<string, string>;
  };
  return {
    sentences: [message, ...Object.values(errors)],
    language: response.headers.get('Content-Language'),
    code: { status: response.status, error, fields: Object.keys(errors) },
  };
}

/** The code of a refusal, which is the same in each language, while the sentences are in the one that is asked for. */
async function codeOf(call: Call, request?: Request) {
  const codes: Awaited<ReturnType<typeof answerIn>>['code'][] = [];
  for (const asked of languages) {
    const { sentences, language, code } = await answerIn(asked, call, request);
    expect(language).toBe(asked);
    for (const sentence of sentences) expect(sentence).toMatch(letters[asked]);
    codes.push(code);
  }
  expect(codes).toEqual(languages.map(() => codes[0]));
  return codes[0]!;
}

const byAdmin = (method: string, path: string, body?: object): Call => [
  method,
  path,
  { token: calls.admin, ...(body && { body }) },
];
const submission = (email = 'bea@applicants.example', headers = {}): Call => [
  'POST',
  '/applications/submit',
  { body: newApplication(email), headers },
];
const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString();

/** An application with an open offer. */
async function offered() {
  const { id, proof } = await calls.applied('ann@applicants.example');
  const offering = byAdmin('POST', `/applications/${id}/offer`, { answerBy: inAWeek() });
  expect((await calls.send(...offering)).status).toBe(200);
  return { id, offering, accepting: ['POST', '/applications/mine/offer', { body: { ...proof, answer: 'ACCEPTED' } }] };
}

async function withDocument() {
  const { id, proof } = await calls.applied('ann@applicants.example');
  const form = new FormData();
  for (const [field, text] of Object.entries(proof)) form.set(field, text);
  form.set('file', new Blob(['%PDF-1.4\nstartxref\n9\n%%EOF\n']), 'Marks.pdf');
  return { id, call: ['POST', '/applications/mine/documents', { body: form }] as Call };
}

/** What is refused with each code, after something that leads to it. */
const refusals: Record<string, () => Promise<Call>> = {
  async KEY_REUSED() {
    const key = { 'Idempotency-Key': '"8e03978e-40d5-43e8-bc93"' };
    expect((await calls.send(...submission('ann@applicants.example', key))).status).toBe(201);
    return submission('bea@applicants.example', key);
  },
  async STALE() {
    const { data } = await calls.send(...byAdmin('GET', '/admin/students'));
    const [student] = data as unknown as [{ id: string }];
    return byAdmin('PUT', `/admin/students/${student.id}`, { ...student, updatedAt: '2020-01-01T00:00:00.000Z' });
  },
  async COURSE_FULL() {
    const { id } = await calls.applied('ann@applicants.example');
    await db.query('UPDATE courses SET available_seats = 0');
    return byAdmin('POST', `/applications/${id}/admission`, {});
  },
  async DOCUMENT_LIMIT() {
    const { id, call } = await withDocument();
    await db.query(
      `INSERT INTO documents (id, application_id, name, type, content)
      SELECT 'doc_' || at, $1, at || '.pdf', 'application/pdf', 'x' FROM generate_series(1, 5) AS at`,
      [id],
    );
    return call;
  },
  async ASSIGNEE_DISABLED() {
    const { id } = await calls.applied('ann@applicants.example');
    return byAdmin('PUT', '/admin/casework/assignee', { applicationIds: [id], assigneeId: 'nobody' });
  },
  LIST_CHANGED: async () =>
    byAdmin('PUT', '/admin/waiting-list', { course: 'Civil Engineering', before: ['gone'], applicationIds: ['gone'] }),
  OFFER_OPEN: async () => (await offered()).offering,
  async OFFER_CLOSED() {
    const { id, accepting } = await offered();
    await calls.send(...byAdmin('DELETE', `/applications/${id}/offer`));
    return accepting as Call;
  },
  async OFFER_LAPSED() {
    const { accepting } = await offered();
    await db.query(`UPDATE offers SET answer_by = now() - interval '1 second'`);
    return accepting as Call;
  },
  async UNDER_REVIEW() {
    const { id } = await calls.applied('ann@applicants.example');
    await db.query(`UPDATE applications SET status = 'REJECTED'`);
    return byAdmin('PUT', `/applications/${id}/review`, { status: 'WAITLISTED' });
  },
};

it.each(Object.entries(refusals))(
  'What is refused with the code %s has it in each language, and a sentence in the one asked for',
  async (error, prepare) => {
    expect(await codeOf(await prepare())).toMatchObject({ error, status: expect.toBeOneOf([409, 422]) });
  },
);

it.each([
  [400, 'a body that is no JSON', ['POST', '/auth/login', { headers: { 'Content-Type': 'application/json' } }]],
  [400, 'fields that do not fit', ['POST', '/applications/submit', { body: { email: 'x', fullName: 7 } }]],
  [
    401,
    'a wrong password',
    ['POST', '/auth/login', { body: { email: 'nobody@university.example', password: 'wrong-one' } }],
  ],
  [401, 'nobody who is signed in', ['GET', '/admin/students']],
  [404, 'an address that there is not', ['GET', '/nothing']],
  [404, 'a course that there is not', ['GET', '/courses/none']],
  [405, 'a method that an address does not take', ['DELETE', '/courses']],
  [413, 'too much at once', ['POST', '/auth/login', { body: { email: 'x'.repeat(2 ** 20) } }]],
  [415, 'no JSON', ['POST', '/auth/login']],
] satisfies [number, string, Call][])(
  'The status %i for %s has its sentence in each language',
  async (status, _, call) => {
    expect(await codeOf(call)).toMatchObject({ status });
  },
);

it('Too many failed logins are refused with the minutes that are left, in each language', async () => {
  const login: Call = ['POST', '/auth/login', { body: { email: accounts.student.email, password: 'wrong-one' } }];
  for (let failures = 0; failures < 10; failures += 1) await calls.send(...login);
  expect(await codeOf(login)).toMatchObject({ status: 429 });
  const { sentences } = await answerIn('hi', login);
  expect(sentences[0]).toMatch(/\b15\b/);
});

/** The server on a database in which each transaction fails. */
function failingWith(failure: Error): Request {
  const app = createApp({ ...db, transaction: () => Promise.reject(failure) });
  return (method, path, how) =>
    app.request(`/api${path}`, {
      method,
      body: JSON.stringify(how?.body),
      headers: { 'Content-Type': 'application/json', ...how?.headers },
    });
}

it.each([
  ['25006', 503],
  ['ECONNREFUSED', 503],
  ['55P03', 503],
  ['40001', 503],
  ['53100', 507],
  ['a bug', 500],
])('That the database fails with %s is told as %i in each language', async (code, status) => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(await codeOf(submission(), failingWith(Object.assign(new Error(), { code })))).toEqual({ status, fields: [] });
});

it('That nobody knows whether something was saved is told in each language', async () => {
  expect(await codeOf(submission(), failingWith(outcomeUnknown()))).toMatchObject({ error: 'OUTCOME_UNKNOWN' });
});

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['fr-FR, fr;q=0.9', 'en'],
  ['*', 'en'],
  ['pseudo', 'en'],
  ['hi;q=0, fr', 'en'],
  ['fr, ur-PK;q=0.8, hi;q=0.7', 'ur'],
  ['en;q=0.5, HI-in', 'hi'],
])('A request with Accept-Language %j is answered in %s', async (asked, language) => {
  const answer = await answerIn(asked, ['GET', '/nothing']);
  expect(answer).toMatchObject({ language, sentences: [expect.stringMatching(letters[language as Language])] });
});

it('Requests in three languages at once do not mix, though each waits for the database', async () => {
  const kinds: Call[] = [
    await refusals['STALE']!(),
    ['GET', '/courses/none'],
    submission('no address'),
    ['GET', '/admin/students'],
  ];
  const asked = Array.from({ length: 60 }, (_, at) => languages[at % languages.length]!);
  const answers = await Promise.all(asked.map((language, at) => answerIn(language, kinds[at % kinds.length]!)));
  for (const [at, { sentences, language }] of answers.entries()) {
    expect(language).toBe(asked[at]);
    for (const sentence of sentences) expect(sentence).toMatch(letters[asked[at]!]);
  }
});

it('What is said of a success is in the language asked for, and of a list of rows nothing is said', async () => {
  const login: Call = ['POST', '/auth/student-login', { body: accounts.student }];
  for (const language of languages)
    expect(await answerIn(language, login)).toMatchObject({
      language,
      sentences: [expect.stringMatching(letters[language])],
    });
  expect(await answerIn('ur', ['GET', '/courses/active'])).toMatchObject({ language: null, sentences: [undefined] });
});

it('A request that comes again in another language has the answer of the first, in its language', async () => {
  const again = submission('ann@applicants.example', { 'Idempotency-Key': '"f1f0b0a4-6a3f-4c2e-9d1b"' });
  const first = await answerIn('ur', again);
  expect(first).toMatchObject({ language: 'ur', code: { status: 201 } });
  expect(await answerIn('hi', again)).toEqual(first);
});

it('The reason why a decision was not released is in the language asked for', async () => {
  const { id } = await calls.applied('ann@applicants.example');
  const releasing = byAdmin('POST', '/admin/casework/released-decisions', { applicationIds: [id] });
  for (const language of languages) {
    const [method, path, how] = releasing;
    const { data } = await calls.send(method, path, { ...how, headers: { 'Accept-Language': language } });
    expect(data).toMatchObject([{ isReleased: false, message: expect.stringMatching(letters[language]) }]);
  }
});

it('Mails are in the language of the account, or else of the application, whoever decides; the record is as it was sent', async () => {
  const apply = (language: string, email: string): Call => submission(email, { 'Accept-Language': language });
  const { data: ann } = await calls.send(...apply('ur', 'ann@applicants.example'));
  await calls.send(...apply('fr', 'bea@applicants.example'));
  expect(JSON.stringify(ann)).not.toMatch(letters.ur);
  const rejecting = { status: 'REJECTED', rejectionReason: 'No place is left' };
  await calls.send(...byAdmin('PUT', `/applications/${String(ann['id'])}/review`, rejecting));
  const { admin } = accounts;
  await calls.send(...byAdmin('PUT', '/auth/me/language', { language: 'hi' }));
  await calls.send(
    ...byAdmin('POST', '/auth/change-password', { oldPassword: admin.password, newPassword: 'another-one' }),
  );
  const mails = await db.query<{ recipient: string; subject: string; text: string }>(
    'SELECT recipient, subject, text FROM outbox ORDER BY number',
  );
  const expected: [string, Language][] = [
    ['ann@applicants.example', 'ur'],
    ['bea@applicants.example', 'en'],
    ['ann@applicants.example', 'ur'],
    [admin.email, 'hi'],
  ];
  expect(mails.map(({ recipient }) => recipient)).toEqual(expected.map(([recipient]) => recipient));
  for (const [at, { subject, text }] of mails.entries()) {
    expect(subject).toMatch(letters[expected[at]![1]]);
    expect(text).toMatch(letters[expected[at]![1]]);
  }
  expect(mails[2]!.text).toContain('No place is left');
});
