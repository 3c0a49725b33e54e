import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLanguage } from '../language.ts';
import { api, read, readCreated } from './client.ts';
import { connect } from './connection.ts';
import { ApiError } from './errors.ts';

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
const page = (status: number) =>
  new Response('<!doctype html><title>It works</title>', { status, headers: { 'Content-Type': 'text/html' } });

const onUnauthorized = vi.fn();
let transport: (request: Request) => Promise<Response>;
const answer = (response: Response) => connect({ transport: async () => response, onUnauthorized });
const countStudents = () => read(api.GET('/students/count'));
const failure = () =>
  countStudents().then(
    () => expect.fail('it succeeded'),
    (error: unknown) => error,
  );

/** Sends a part of a body, breaks it off, or ends it. */
type Send = (part: string | Error | undefined) => void;

/** An answer whose body comes in parts. */
function answerInParts(): Send {
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller) });
  answer(new Response(stream));
  return (part) => {
    if (part === undefined) body?.close();
    else if (typeof part === 'string') body?.enqueue(new TextEncoder().encode(part));
    else body?.error(part);
  };
}

beforeEach(() => {
  onUnauthorized.mockClear();
  transport = vi.fn(async () => json(200, { success: true, data: 3 }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('The response of a request', () => {
  it.each([
    ['of an envelope', json(200, { success: true, data: 3 }), 3],
    ['of an envelope without a success flag', json(200, { data: 3 }), 3],
    ['of a success without data', json(200, { success: true, message: 'Deleted' }), undefined],
    ['of a 204', new Response(null, { status: 204 }), undefined],
    ['of an empty 200', new Response('', { status: 200 }), undefined],
    ['of a message without an envelope around it', json(200, { message: 'Done' }), undefined],
    ['of a body without an envelope', json(200, [1, 2]), [1, 2]],
  ])('reads the data %s', async (_, response, expected) => {
    answer(response);
    expect(await countStudents()).toEqual(expected);
  });
});

it.each([
  ['en', 'en'],
  ['hi', 'hi, en;q=0.5'],
  ['ur', 'ur, en;q=0.5'],
  ['pseudo', 'en'],
] as const)('A request of a page in the language %s asks for: %s', async (language, asked) => {
  startLanguage(language);
  connect({ transport });
  await countStudents().finally(() => startLanguage('en'));
  expect(vi.mocked(transport).mock.calls[0]?.[0].headers.get('Accept-Language')).toBe(asked);
});

describe('A request that creates a record', () => {
  const create = () => readCreated(api.POST('/courses/initialize-defaults'));

  it.each([
    ['an empty 200', new Response('')],
    ['an empty 201', new Response(null, { status: 201 })],
    ['a 204', new Response(null, { status: 204 })],
    ['{}', json(200, {})],
    ['null', json(200, null)],
    ['a message alone', json(200, { message: 'ok' })],
    ['data that is null', json(200, { data: null })],
    ['data that is empty', json(200, { data: {} })],
    ['a list', json(200, [])],
    ['success that is null', json(200, { success: null })],
  ])('fails when the answer is %s', async (_, response) => {
    answer(response);
    await expect(create()).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/^The server did not say what it stored\./),
    });
  });

  it.each([
    ['success alone', json(201, { success: true }), undefined],
    ['success and the record', json(201, { success: true, data: { id: 'a1' } }), { id: 'a1' }],
    ['the record in data', json(200, { data: { id: 'a1' } }), { id: 'a1' }],
    ['the bare record', json(200, { id: 'a1' }), { id: 'a1' }],
  ])('succeeds when the answer is %s', async (_, response, expected) => {
    answer(response);
    expect(await create()).toEqual(expected);
  });
});

describe('The message of a refusal', () => {
  const said = 'The seats of this course are taken.';
  it.each([
    'Bad Request',
    'bad request.',
    '400 Bad Request',
    'HTTP 500: Internal Server Error',
    'Validation failed',
    'Validation Error',
    'Internal Server Error',
    'Forbidden',
    'Access denied',
    'Unprocessable Entity',
    'An error occurred',
    'An unexpected error occurred.',
    'Something went wrong!',
    'Request failed',
    'Invalid request',
    'Operation failed',
    'Error',
    'Failure',
  ])('skips the generic “%s” for the sentence in error', async (message) => {
    answer(json(400, { success: false, message, error: said }));
    expect(await failure()).toMatchObject({ message: said });
  });

  it.each([
    ['The roll number is taken.', said, 'The roll number is taken.'],
    ['Validation failed', 'VALIDATION_FAILED', 'Validation failed'],
    ['Validation failed', 'Bad Request', 'Validation failed'],
    ['Bad Request', 'Validation failed', 'Validation failed'],
    ['Validation failed: the phone number is too short', said, 'Validation failed: the phone number is too short'],
    ['Bad Request', 'BAD_REQUEST', ''],
    ['Error reading the file', said, 'Error reading the file'],
  ])('“%s” with the error “%s” becomes “%s”', async (message, error, expected) => {
    answer(json(400, { success: false, message, error }));
    expect(await failure()).toMatchObject({ message: expected });
  });
});

describe('A failed request', () => {
  const refused = { kind: 'refused', message: 'No.', errors: {} };
  const malformed = { kind: 'unanswered', message: 'The server sent an answer that could not be read.' };
  it.each([
    [
      'a 400 with its fields',
      json(400, { success: false, message: 'No.', errors: { phone: 'Too short', x: 1 } }),
      { ...refused, status: 400, errors: { phone: 'Too short' } },
    ],
    ['a 403', json(403, { success: false, message: 'No.' }), { ...refused, status: 403 }],
    ['a 404', json(404, { success: false, message: 'No.' }), { ...refused, status: 404 }],
    [
      'a 409 with its code and the stored record',
      json(409, { success: false, message: 'No.', error: 'STALE', data: { id: 's1' } }),
      { ...refused, status: 409, code: 'STALE', data: { id: 's1' } },
    ],
    ['a 429', json(429, { success: false, message: 'No.' }), { ...refused, status: 429 }],
    ['a 500', json(500, { success: false, message: 'No.' }), { ...refused, status: 500 }],
    ['a 500 without a message', new Response(null, { status: 500 }), { kind: 'refused', status: 500, message: '' }],
    ['a 200 whose success flag is false', json(200, { success: false, message: 'No.' }), { ...refused, status: 200 }],
    ['a message that is a number', json(500, { success: false, message: 500 }), { kind: 'refused', message: '' }],
    ['malformed JSON', new Response('{"success":tr', { status: 200 }), malformed],
    ['malformed JSON of a known length', new Response('{"succ', { headers: { 'Content-Length': '6' } }), malformed],
    ['HTML with 200', page(200), malformed],
    [
      'HTML with 502',
      page(502),
      { kind: 'unanswered', status: 502, message: expect.stringMatching(/^The server is not reachable behind/) },
    ],
    ['a bare word', json(200, 'ok'), malformed],
  ])('%s fails with its kind and message', async (_, response, expected) => {
    answer(response);
    const error = await failure();
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject(expected);
  });

  it('An offline browser is reported', async () => {
    connect({ transport: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(await failure()).toMatchObject({
      kind: 'unanswered',
      message: 'The server could not be reached. Check your connection and try again.',
      status: undefined,
    });
  });

  it.each([
    [
      'a transport that follows the signal',
      (_: Request, { signal }: RequestInit = {}) =>
        new Promise<Response>((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    ],
    ['a transport that ignores the signal', () => new Promise<Response>(() => {})],
    [
      'a transport whose answer stalls after the headers',
      async (_: Request, { signal }: RequestInit = {}) =>
        new Response(
          new ReadableStream({
            start: (body) => signal?.addEventListener('abort', () => body.error(signal.reason)),
          }),
        ),
    ],
  ])('No answer from %s within 10 s is a timeout (section 7)', async (_, silent) => {
    vi.useFakeTimers();
    connect({ transport: silent });
    const settled = vi.fn();
    const failed = failure().then((error) => (settled(), error));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failed).toMatchObject({
      kind: 'unanswered',
      message: 'The server did not answer within 10 seconds.',
    });
  });

  it.each([
    [
      'stalls after a part',
      'The server began to answer, and then sent nothing more for 10 seconds.',
      async (send: Send) => {
        send('{"data":');
        await vi.advanceTimersByTimeAsync(9_999);
        send('3');
        await vi.advanceTimersByTimeAsync(10_000);
      },
    ],
    [
      'breaks off',
      'The connection broke off before the whole answer had come.',
      async (send: Send) => {
        send('{"data":');
        await vi.advanceTimersByTimeAsync(1);
        send(new TypeError('network error'));
      },
    ],
    [
      'is more than a browser can hold in one text',
      'The answer is too long for this browser: it holds more text than a page can read.',
      async (send: Send) => {
        // Two of them are longer than any text of V8 may be.
        vi.spyOn(TextDecoder.prototype, 'decode').mockReturnValue('x'.repeat(2 ** 28));
        send('{"data":');
        send('3');
        await vi.advanceTimersByTimeAsync(1);
      },
    ],
  ])('An answer that %s has a message of the app', async (_, message, comes) => {
    vi.useFakeTimers();
    const send = answerInParts();
    const failed = failure();
    await vi.advanceTimersByTimeAsync(1);
    await comes(send);
    expect(await failed).toMatchObject({ kind: 'unanswered', message });
  });

  it('An answer shorter than its Content-Length has a message of the app', async () => {
    answer(new Response('{"data":3', { headers: { 'Content-Length': '10' } }));
    expect(await failure()).toMatchObject({ message: 'The connection broke off before the whole answer had come.' });
  });

  it('A request that the app aborts is not reported as a failure of the server', async () => {
    connect({ transport: () => new Promise(() => {}) });
    const withdrawn = new AbortController();
    const call = read(api.GET('/students/count', { signal: withdrawn.signal }));
    withdrawn.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

it('A response that keeps arriving has no total time limit', async () => {
  vi.useFakeTimers();
  const send = answerInParts();
  const counted = countStudents();
  await vi.advanceTimersByTimeAsync(9_000);
  for (const part of ['{"success":', 'true,', '"data":', '3', '}']) {
    send(part);
    await vi.advanceTimersByTimeAsync(9_999);
  }
  send(undefined);
  expect(await counted).toBe(3);
  expect(vi.getTimerCount()).toBe(0);
});

it('A read response leaves no timer behind', async () => {
  vi.useFakeTimers();
  answer(json(200, { success: true, data: 3 }));
  await countStudents();
  answer(json(500, { success: false }));
  await failure();
  expect(vi.getTimerCount()).toBe(0);
});

describe('Authorization (section 7)', () => {
  it.each([
    ['t-1', 'Bearer t-1'],
    [null, null],
  ])('The stored token %s sends the header %s', async (token, expected) => {
    connect({ transport, getToken: () => token });
    await countStudents();
    expect(vi.mocked(transport).mock.calls[0]?.[0].headers.get('Authorization')).toBe(expected);
  });

  it('A request goes to the base path /api, as JSON', async () => {
    connect({ transport });
    await read(api.POST('/auth/login', { body: { email: 'a@b.example', password: 'secret1' } }));
    const request = vi.mocked(transport).mock.calls[0]?.[0];
    expect(new URL(request?.url ?? '').pathname).toBe('/api/auth/login');
    expect(request?.headers.get('Content-Type')).toBe('application/json');
    expect(await request?.json()).toEqual({ email: 'a@b.example', password: 'secret1' });
  });
});

describe('A 401 (section 8)', () => {
  const unauthorized = () => json(401, { success: false, message: 'Please sign in.' });
  const credentials = { email: 'a@b.example', password: 'secret1' };
  it.each([
    ['ends the session for a list', () => read(api.GET('/admin/students')), 1],
    ['ends the session for the students, as an administrator', () => read(api.GET('/students')), 1],
    ['ends the session for a logout', () => read(api.POST('/auth/logout')), 1],
    ['does not end the session for a login', () => read(api.POST('/auth/login', { body: credentials })), 0],
    [
      'does not end the session for a student login',
      () => read(api.POST('/auth/student-login', { body: credentials })),
      0,
    ],
    [
      'does not end the session for an admin login',
      () => read(api.POST('/admin/auth/login', { body: { usernameOrEmail: 'a', password: 'secret1' } })),
      0,
    ],
    [
      "does not end the session for the home page's statistics",
      () => read(api.GET('/students', { params: { query: { view: 'public' } } })),
      0,
    ],
  ])('%s', async (_, call, times) => {
    connect({ transport: async () => unauthorized(), getToken: () => 't-1', onUnauthorized });
    await expect(call()).rejects.toMatchObject({ kind: 'refused', status: 401, message: 'Please sign in.' });
    expect(onUnauthorized).toHaveBeenCalledTimes(times);
  });

  it('A late 401 does not end the session when the token has been replaced meanwhile', async () => {
    let token = 'old';
    connect({
      transport: async () => {
        token = 'new';
        return unauthorized();
      },
      getToken: () => token,
      onUnauthorized,
    });
    const settled = vi.fn();
    countStudents().then(settled, settled);
    await new Promise((resolve) => setImmediate(resolve));
    expect(onUnauthorized).not.toHaveBeenCalled();
    expect(settled).not.toHaveBeenCalled();
  });
});
