import { MutationObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

/** A write that waits for its answer, and whose screen is gone. */
function leaveWaiting() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const client = createQueryClient();
  let answer: (data: unknown) => void = () => {};
  const promise = new Promise<unknown>((resolve) => {
    answer = resolve;
  });
  const observer = new MutationObserver(client, { mutationFn: () => promise });
  const leave = observer.subscribe(() => {});
  void observer.mutate();
  leave();
  observer.reset();
  return { client, answer };
}

it('A write whose screen is gone wakes the page at most once a second while it waits for its answer', () => {
  leaveWaiting();
  const end = Date.now() + 10_000;
  let wakes = 0;
  // No spy on the timer: it is restored after the timers are real, and would bring the fake one back for later files.
  for (; vi.getTimerCount() > 0 && Date.now() < end; wakes += 1) vi.advanceTimersToNextTimer();
  expect(wakes).toBeLessThanOrEqual(10);
});

it('What a write has sent is forgotten within a second of its answer when its screen is gone', async () => {
  const { client, answer } = leaveWaiting();
  answer('a secret');
  await vi.advanceTimersByTimeAsync(1000);
  expect(client.getMutationCache().getAll()).toEqual([]);
});
