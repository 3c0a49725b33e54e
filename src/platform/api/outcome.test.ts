import { describe, expect, it, vi } from 'vitest';
import { connect } from './connection.ts';
import { ApiError, explanationOf } from './errors.ts';
import { awaitExtensions, offerExtensions } from '../server/extensions.ts';
import { isOutcomeUnknown, keyed, lookedUp } from './outcome.ts';

const unanswered = ['offline', 'timeout', 'stalled', 'brokenOff', 'stopped', 'tooLong', 'malformed', 'empty'] as const;

type Row = readonly [name: string, error: unknown];

describe('The outcome of a write that failed is unknown', () => {
  it.each<Row>([
    ...unanswered.map((reason) => [reason, ApiError.unanswered(reason)] as const),
    ['an answer that says neither success nor failure', ApiError.unsaid()],
    ...[408, 499, 502, 504, 520, 522, 524].map((status) => [`a bare ${status}`, ApiError.refused(status)] as const),
    ['a 504 of a gateway that speaks JSON', ApiError.refused(504, { message: 'Endpoint request timed out' })],
    ['a 409 of a server that is still at work on the first try', ApiError.refused(409, { code: 'KEY_IN_USE' })],
    ['a 503 whose database has not confirmed it', ApiError.refused(503, { code: 'OUTCOME_UNKNOWN' })],
    ['a page of a gateway with 500', ApiError.intercepted(500, 'A page')],
    ['a page of a gateway with 504', ApiError.intercepted(504, 'A page')],
  ])('after %s', (_, error) => {
    expect(isOutcomeUnknown(error)).toBe(true);
  });
});

describe('The outcome of a write that failed is known', () => {
  it.each<Row>([
    ...[400, 401, 403, 404, 409, 413, 422, 429, 501, 503].map(
      (status) => [`a ${status}`, ApiError.refused(status, { message: 'No' })] as const,
    ),
    ['a server’s own 500', ApiError.refused(500, { message: 'The disk is full' })],
    ['a success flag that is false', ApiError.refused(200, { message: 'No seat is left' })],
    ['a firewall’s page with 403', ApiError.intercepted(403, 'A page')],
    ['a gateway’s page with 503', ApiError.intercepted(503, 'A page')],
    ['a call that was never sent', ApiError.unconfigured('config.json names no server')],
    ['a call that the app has ended itself', new DOMException('The page is gone', 'AbortError')],
    ['a fault of the app', new TypeError('x is not a function')],
  ])('after %s', (_, error) => {
    expect(isOutcomeUnknown(error)).toBe(false);
  });
});

describe('A write that is looked for where its answer is lost', () => {
  const lost = ApiError.unanswered('timeout');
  const failing = async (failure: unknown) => {
    throw failure;
  };
  const caught = (call: Promise<unknown>) =>
    call.then(
      () => undefined,
      (error: unknown) => error,
    );

  it('succeeds with what has been found, and is sent once', async () => {
    const send = vi.fn(async () => failing(lost));
    const call = lookedUp<string, string>({ send, look: async (name) => ({ data: `found ${name}` }) });
    expect(await call('asha')).toBe('found asha');
    expect(send).toHaveBeenCalledOnce();
  });

  it('says that it has not been stored where it is not there, and is looked for before it is sent again', async () => {
    const steps: string[] = [];
    const call = lookedUp<string, string>({
      send: async () => {
        steps.push('send');
        if (steps.length < 3) throw lost;
        return 'stored';
      },
      look: async () => void steps.push('look'),
    });
    const error = await caught(call('asha'));
    expect(isOutcomeUnknown(error)).toBe(false);
    expect(explanationOf(error)).toMatch(/did not answer within 10 seconds\. .*was not stored/);
    expect(await call('asha')).toBe('stored');
    expect(steps).toEqual(['send', 'look', 'look', 'send']);
  });

  it.each([
    [503, 'OUTCOME_UNKNOWN'],
    [409, 'KEY_IN_USE'],
  ])('may still be stored after a %d %s, and is looked for before it is sent again', async (status, code) => {
    const send = vi.fn(async () => failing(ApiError.refused(status, { code })));
    const look = vi.fn(async (): Promise<{ data: string } | undefined> => undefined);
    const call = lookedUp<string, string>({ send, look });
    const error = await caught(call('asha'));
    expect(isOutcomeUnknown(error)).toBe(true);
    expect(explanationOf(error)).toMatch(/not stored yet, and may be in a moment/);
    look.mockResolvedValue({ data: 'there' });
    expect(await call('asha')).toBe('there');
    expect(send).toHaveBeenCalledOnce();
  });

  it.each<Row>([
    ['has no answer in time', lost],
    ['finds the server busy', ApiError.refused(503, { message: 'The server is busy.' })],
  ])('may still be stored where the server is at work on it and the second try %s', async (_, second) => {
    const send = vi
      .fn(async () => failing(second))
      .mockImplementationOnce(async () => failing(ApiError.refused(503, { code: 'OUTCOME_UNKNOWN' })));
    const call = lookedUp<string, string>({ send, look: async () => undefined });
    for (const tries of [1, 2, 3]) {
      const error = await caught(call('asha'));
      expect(send).toHaveBeenCalledTimes(tries);
      expect(explanationOf(error)).toMatch(/not stored yet, and may be in a moment/);
    }
  });

  it('waits with the second try while nobody can look', async () => {
    const send = vi.fn(async () => failing(lost));
    const look = vi.fn(async () => failing(ApiError.unanswered('offline')));
    const call = lookedUp<string, string>({ send, look });
    for (const tries of [1, 2, 3]) {
      const error = await caught(call('asha'));
      expect(isOutcomeUnknown(error)).toBe(true);
      expect(explanationOf(error)).toMatch(/may have been stored, but the portal could not check/);
      expect(look).toHaveBeenCalledTimes(tries);
    }
    expect(send).toHaveBeenCalledOnce();
  });

  it('succeeds on the second try with what is found then, where the first look failed', async () => {
    const send = vi.fn(async () => failing(lost));
    const look = vi
      .fn(async () => ({ data: 'there' }))
      .mockImplementationOnce(async () => failing(ApiError.refused(503)));
    const call = lookedUp<string, string>({ send, look });
    expect(isOutcomeUnknown(await caught(call('asha')))).toBe(true);
    expect(await call('asha')).toBe('there');
    expect(send).toHaveBeenCalledOnce();
  });

  it('takes the same key for the same values, and another for others and for another session', async () => {
    const send = vi.fn((_values: object, _key: string, _isRepeated: boolean) => failing(lost));
    const call = lookedUp<object, string>({ send });
    for (const values of [{ name: 'Asha' }, { name: 'Asha' }, { name: 'Ravi' }]) await caught(call(values));
    connect({ getToken: () => 'another' });
    await caught(call({ name: 'Asha' }));
    connect({});
    const [first, second, other, stranger] = send.mock.calls.map(([, key]) => key);
    expect(second).toBe(first);
    expect(new Set([first, other, stranger]).size).toBe(3);
    expect(send.mock.calls.map(([, , isRepeated]) => isRepeated)).toEqual([false, true, false, false]);
  });

  it('gives each of two its own answer, though the later one comes first', async () => {
    const answers = new Map<string, (value: string) => void>();
    const call = lookedUp<string, string>({ send: (name) => new Promise((resolve) => answers.set(name, resolve)) });
    const [asha, ravi] = [call('asha'), call('ravi')];
    await vi.waitFor(() => expect(answers.size).toBe(2));
    answers.get('ravi')?.('of ravi');
    expect(await ravi).toBe('of ravi');
    answers.get('asha')?.('of asha');
    expect(await asha).toBe('of asha');
  });

  it('takes a new key for the same values once they have been stored', async () => {
    const keys: string[] = [];
    const call = lookedUp<string, string>({
      send: async (_, key) => {
        if (keys.push(key) === 1) throw lost;
        return 'stored';
      },
    });
    await caught(call('asha'));
    await call('asha');
    await call('asha');
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('sends again with the same key where its look asks for that', async () => {
    const send = vi.fn(async (_: string, key: string) => key).mockImplementationOnce(async () => failing(lost));
    const call = lookedUp<string, string>({ send, look: async (_, again) => ({ data: await again() }) });
    const key = await call('asha');
    expect(send.mock.calls.map(([, sent]) => sent)).toEqual([key, key]);
  });

  it('fails at once after a refusal', async () => {
    const look = vi.fn();
    const call = lookedUp<string, string>({
      send: async () => failing(ApiError.refused(409, { message: 'Taken' })),
      look,
    });
    expect(await caught(call('asha'))).toHaveProperty('message', 'Taken');
    expect(look).not.toHaveBeenCalled();
  });
});

describe('The key of a request', () => {
  it.each([
    ['goes to a server that says it knows keys', ['idempotency'], { 'Idempotency-Key': '"one-of-its-own"' }],
    ['goes to no server with other extensions alone', ['history', 'seats'], {}],
    ['goes to no server without extensions', [], {}],
  ])('%s', (_, names, headers) => {
    offerExtensions(names);
    expect(keyed('one-of-its-own')).toEqual(headers);
  });

  it('waits until it is known what the server has', async () => {
    offerExtensions(['idempotency']);
    awaitExtensions();
    const call = lookedUp<string, object>({ send: async (_, key) => keyed(key) });
    const sent = call('asha');
    offerExtensions([]);
    expect(await sent).toEqual({});
  });
});
