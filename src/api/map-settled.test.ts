import { describe, expect, it, vi } from 'vitest';
import { mapSettled } from './map-settled.ts';
import { ApiError } from './errors.ts';

const numbers = Array.from({ length: 20 }, (_, i) => i);
const later = () => new Promise((resolve) => setTimeout(resolve));

describe('One call for each', () => {
  it('brings an outcome for each, in the order of the items, however fast they are', async () => {
    const outcomes = await mapSettled([30, 5, 1], async (ms) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      return ms * 2;
    });
    expect(outcomes).toEqual([
      { state: 'done', item: 30, value: 60 },
      { state: 'done', item: 5, value: 10 },
      { state: 'done', item: 1, value: 2 },
    ]);
  });

  it.each([
    [undefined, 4],
    [1, 1],
    [7, 7],
    [100, 20],
  ])('with atOnce %j, at most %i are under way', async (atOnce, most) => {
    let underway = 0;
    let highest = 0;
    const call = async () => {
      highest = Math.max(highest, ++underway);
      await later();
      underway -= 1;
    };
    await mapSettled(numbers, call, atOnce === undefined ? {} : { atOnce });
    expect(highest).toBe(most);
  });

  it('has nothing to do for nobody', async () => {
    expect(await mapSettled([], later)).toEqual([]);
  });

  it('goes on after a failure, and says in words what each failed of', async () => {
    const causes: Record<string, unknown> = {
      taken: ApiError.refused(409, { message: 'This roll number is already in use' }),
      silent: ApiError.refused(500),
      late: ApiError.unanswered('timeout'),
      bug: new TypeError('x is not a function'),
    };
    const outcomes = await mapSettled(
      ['fine', ...Object.keys(causes), 'fine'],
      async (name) => {
        if (name !== 'fine') throw causes[name];
      },
      { failed: () => 'Failed to delete student' },
    );
    expect(outcomes.map((outcome) => (outcome.state === 'failed' ? outcome.error : outcome.state))).toEqual([
      'done',
      'This roll number is already in use',
      'Failed to delete student',
      'The server did not answer within 10 seconds.',
      'Failed to delete student',
      'done',
    ]);
    expect(outcomes[1]).toHaveProperty('cause', causes['taken']);
  });

  it('tells its progress after each', async () => {
    const onProgress = vi.fn();
    await mapSettled(
      [1, 2, 3],
      async (n) => {
        if (n === 2) throw ApiError.refused(500);
      },
      { atOnce: 1, onProgress },
    );
    expect(onProgress.mock.calls.map(([progress, { item, state }]) => [progress, item, state])).toEqual([
      [{ done: 1, failed: 0, total: 3 }, 1, 'done'],
      [{ done: 2, failed: 1, total: 3 }, 2, 'failed'],
      [{ done: 3, failed: 1, total: 3 }, 3, 'done'],
    ]);
  });

  it('stops before the next item; what is under way is waited for, the rest was not tried', async () => {
    const stop = new AbortController();
    const outcomes = await mapSettled(
      numbers,
      async (n) => {
        await later();
        if (n === 5) stop.abort();
        return n;
      },
      { atOnce: 2, signal: stop.signal },
    );
    const states = outcomes.map(({ state }) => state);
    expect(states.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'done'));
    expect(states.slice(7)).toEqual(Array.from({ length: 13 }, () => 'not tried'));
  });

  it('stops where the session has ended, since the rest could but fail in the same way', async () => {
    const call = vi.fn(async () => {
      throw ApiError.refused(401, { message: 'Please sign in.' });
    });
    const outcomes = await mapSettled(numbers, call, { atOnce: 1 });
    expect(call).toHaveBeenCalledOnce();
    expect(outcomes.map(({ state }) => state)).toEqual(['failed', ...numbers.slice(1).map(() => 'not tried')]);
  });

  it('leaves the page its turns, with a backend that never leaves the page', async () => {
    let turns = 0;
    const other = setInterval(() => (turns += 1));
    const until = performance.now() + 300;
    await mapSettled(Array.from({ length: 5000 }), async () => {
      const busy = performance.now() + 0.2;
      while (performance.now() < Math.min(busy, until));
    });
    clearInterval(other);
    expect(turns).toBeGreaterThan(2);
  });
});
