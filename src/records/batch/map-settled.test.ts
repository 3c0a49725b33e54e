import { describe, expect, it, vi } from 'vitest';
import { mapSettled, adviceIn } from './use-batch.ts';
import { ApiError } from '#src/platform/api/errors.ts';
import { interceptedError } from '#src/platform/api/gateway-answer.ts';

const numbers = Array.from({ length: 20 }, (_, i) => i);
const later = () => new Promise((resolve) => setTimeout(resolve));

describe('mapSettled', () => {
  it('returns a result for each item, in the order of the items', async () => {
    const results = await mapSettled([30, 5, 1], async (ms) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      return ms * 2;
    });
    expect(results).toEqual([
      { state: 'done', item: 30, data: 60 },
      { state: 'done', item: 5, data: 10 },
      { state: 'done', item: 1, data: 2 },
    ]);
  });

  it.each([
    [undefined, 6],
    [1, 1],
    [7, 7],
    [100, 20],
  ])('makes, with concurrency %j, at most %i calls at once', async (concurrency, most) => {
    let underway = 0;
    let highest = 0;
    const call = async () => {
      highest = Math.max(highest, ++underway);
      await later();
      underway -= 1;
    };
    await mapSettled(numbers, call, concurrency === undefined ? {} : { concurrency });
    expect(highest).toBe(most);
  });

  it('returns no results for no items', async () => {
    expect(await mapSettled([], later)).toEqual([]);
  });

  it('continues after a failure, and returns the message of each failure', async () => {
    const causes: Record<string, unknown> = {
      taken: ApiError.refused(409, { message: 'This roll number is already in use' }),
      silent: ApiError.refused(500),
      late: ApiError.unanswered('timeout'),
      bug: new TypeError('x is not a function'),
    };
    const results = await mapSettled(
      ['fine', ...Object.keys(causes), 'fine'],
      async (name) => {
        if (name !== 'fine') throw causes[name];
      },
      { failed: () => 'Failed to delete student' },
    );
    expect(results.map((result) => (result.state === 'failed' ? result.reason : result.state))).toEqual([
      'done',
      'This roll number is already in use',
      'Failed to delete student. The server failed while it was working on this. Try again later.',
      'unknown',
      'Failed to delete student',
      'done',
    ]);
    expect(results[1]).toHaveProperty('cause', causes['taken']);
    expect(results[3]).toHaveProperty('reason', 'The server did not answer within 10 seconds.');
  });

  it('reports its progress after each item', async () => {
    const onProgress = vi.fn();
    await mapSettled(
      [1, 2, 3],
      async (n) => {
        if (n === 2) throw ApiError.refused(500);
      },
      { concurrency: 1, onProgress },
    );
    expect(onProgress.mock.calls).toEqual([
      [{ done: 1, failed: 0, total: 3 }],
      [{ done: 2, failed: 1, total: 3 }],
      [{ done: 3, failed: 1, total: 3 }],
    ]);
  });

  it('stops before the next item, waits for the pending calls, and skips the rest', async () => {
    const stop = new AbortController();
    const results = await mapSettled(
      numbers,
      async (n) => {
        await later();
        if (n === 5) stop.abort();
        return n;
      },
      { concurrency: 2, signal: stop.signal },
    );
    const states = results.map(({ state }) => state);
    expect(states.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'done'));
    expect(states.slice(7)).toEqual(Array.from({ length: 13 }, () => 'not tried'));
  });

  it('stops when the session has ended, since the rest would fail as well', async () => {
    const call = vi.fn(async () => {
      throw ApiError.refused(401, { message: 'Please sign in.' });
    });
    const results = await mapSettled(numbers, call, { concurrency: 1 });
    expect(call).toHaveBeenCalledOnce();
    expect(results.map(({ state }) => state)).toEqual(['failed', ...numbers.slice(1).map(() => 'not tried')]);
  });

  it.each([
    ['a 429', ApiError.refused(429), 'Wait a minute and try again.'],
    ['a 429 of a gateway with a wait', interceptedError(429, true, 90), 'Try again in 90 seconds.'],
    ['a 503 with a wait', ApiError.refused(503, { message: 'Closed.', retryAfter: 600 }), 'Try again in 10 minutes.'],
    [
      'a wait of a year',
      ApiError.refused(503, { retryAfter: 31_536_000 }),
      'Try again later: the server asks you to wait for more than an hour.',
    ],
  ])('stops when the server asks for a pause: %s', async (_, error, advice) => {
    const call = vi.fn(async (n: number) => {
      if (n === 2) throw error;
    });
    const results = await mapSettled(numbers, call, { concurrency: 1 });
    expect(call).toHaveBeenCalledTimes(3);
    expect(adviceIn(results)).toBe(`The server asked for a pause, so the rest was not tried. ${advice}`);
    expect(adviceIn(results.slice(0, 3))).toBe(`The server asked for a pause. ${advice}`);
  });

  it.each([
    ['a 503 that asks for none', ApiError.refused(503)],
    ['a page of a firewall', interceptedError(403, true)],
    ['no answer', ApiError.unanswered('timeout')],
  ])('goes on when the server asks for no pause: %s', async (_, error) => {
    const call = vi.fn(() => Promise.reject(error));
    expect(adviceIn(await mapSettled(numbers, call)) ?? '').not.toContain('pause');
    expect(call).toHaveBeenCalledTimes(numbers.length);
  });

  it('lets the browser paint, even with a backend in the page', async () => {
    let turns = 0;
    const other = setInterval(() => (turns += 1));
    const until = performance.now() + 300;
    await mapSettled(Array.from({ length: 5000 }), async () => {
      const busy = performance.now() + 0.2;
      while (performance.now() < Math.min(busy, until));
    });
    clearInterval(other);
    expect(turns).toBeGreaterThan(0);
  });
});

it('Advice on results of a batch tells those whose outcome is unknown to be sent again', () => {
  const unknown = { state: 'unknown', item: 1, reason: 'No answer', cause: new Error('No answer') } as const;
  const done = { state: 'done', item: 2, data: 2 } as const;
  expect(adviceIn([done, unknown])).toMatch(/^“Unknown”: it may have been stored, but .* checks first/);
  expect(adviceIn([done])).toBeUndefined();
});
