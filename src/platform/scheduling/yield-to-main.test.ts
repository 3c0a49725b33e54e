import { expect, it, vi } from 'vitest';
import { createYielder } from './yield-to-main.ts';

/** Works for as long as `ms` says, one millisecond a step, on a clock of its own. */
async function work(ms: number, signal?: AbortSignal): Promise<void> {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const step = createYielder(signal);
  for (; now < ms; now += 1) await step();
}

it('createYielder lets other tasks run again and again during long work', async () => {
  let turns = 0;
  const other = setInterval(() => (turns += 1));
  await work(1000);
  clearInterval(other);
  expect(turns).toBeGreaterThan(10);
});

it('createYielder stops when its signal is aborted', async () => {
  const stop = new AbortController();
  setTimeout(() => stop.abort(new Error('stopped')));
  await expect(work(1e9, stop.signal)).rejects.toThrow('stopped');
});
