import { expect, it, onTestFinished, vi } from 'vitest';
import { atMost } from './at-most.ts';

const busy = { status: 503, headers: { 'Retry-After': '1' } };

it('Work beyond what is done at once waits, and is refused at once where a hundred pieces wait', async () => {
  let running = 0;
  let most = 0;
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await finished;
    running -= 1;
    return 'done';
  };
  const inTurn = atMost(2);
  const all = Array.from({ length: 102 }, () => inTurn(work));
  await expect(inTurn(work)).rejects.toMatchObject(busy);
  finish();
  expect(new Set(await Promise.all(all))).toEqual(new Set(['done']));
  expect(most).toBe(2);
});

it('Work whose turn does not come soon is refused, though nothing ends that is before it, and is not done later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const inTurn = atMost(1);
  let finish = () => {};
  const first = inTurn(() => new Promise<void>((resolve) => (finish = resolve)));
  const second = vi.fn(async () => undefined);
  const late = inTurn(second);
  await Promise.resolve();
  vi.advanceTimersByTime(5001);
  await expect(late).rejects.toMatchObject(busy);
  finish();
  await first;
  expect(second).not.toHaveBeenCalled();
});
