import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createYielder, throttle, workWhenIdle, whenUnused } from './scheduling.ts';

describe('whenUnused', () => {
  const target = new EventTarget();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const use = (type: string) => target.dispatchEvent(new Event(type));

  it('whenUnused runs the task one second after the first paint', async () => {
    const task = vi.fn();
    whenUnused(task);
    await vi.advanceTimersByTimeAsync(999);
    expect(task).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    expect(task).toHaveBeenCalledOnce();
  });

  it.each([
    ['a part of the page', 'types', ['input'], 'input'],
    ['code', 'types', undefined, 'input'],
    ['code', 'presses keys', undefined, 'keydown'],
    ['code', 'clicks', undefined, 'pointerdown'],
    ['code', 'scrolls', undefined, 'scroll'],
  ])('The task that loads %s waits while a person %s', async (_part, _use, uses, event) => {
    const task = vi.fn();
    whenUnused(task, uses);
    for (let i = 0; i < 10; i += 1) {
      await vi.advanceTimersByTimeAsync(300);
      use(event);
    }
    await vi.advanceTimersByTimeAsync(999);
    expect(task).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    expect(task).toHaveBeenCalledOnce();
  });

  it('whenUnused does not wait for events that are no use, such as scrolling', async () => {
    const task = vi.fn();
    whenUnused(task, ['input']);
    await vi.advanceTimersByTimeAsync(900);
    use('scroll');
    await vi.advanceTimersByTimeAsync(101);
    expect(task).toHaveBeenCalledOnce();
  });

  it('whenUnused runs the task within two seconds on a page that is never idle', async () => {
    const task = vi.fn();
    vi.stubGlobal(
      'requestIdleCallback',
      (run: IdleRequestCallback, { timeout = Infinity }: IdleRequestOptions = {}) => {
        if (timeout < Infinity) setTimeout(() => run({ didTimeout: true, timeRemaining: () => 0 }), timeout);
      },
    );
    whenUnused(task);
    await vi.advanceTimersByTimeAsync(2000);
    expect(task).toHaveBeenCalledOnce();
  });

  it('A cancelled task does not run', async () => {
    const task = vi.fn();
    const cancel = whenUnused(task);
    cancel();
    await vi.runAllTimersAsync();
    expect(task).not.toHaveBeenCalled();
  });
});

describe('workWhenIdle', () => {
  let remaining: number[] = [];
  beforeEach(() => {
    remaining = [];
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback) =>
      setTimeout(() => run({ didTimeout: false, timeRemaining: () => remaining.pop() ?? 0 }), 5),
    );
    vi.stubGlobal('cancelIdleCallback', clearTimeout);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('runs step by step, and never synchronously', async () => {
    const left = [true, true, false];
    const step = vi.fn(() => left.shift() ?? false);
    workWhenIdle(step);
    expect(step).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5);
    expect(step).toHaveBeenCalledOnce();
    await vi.runAllTimersAsync();
    expect(step).toHaveBeenCalledTimes(3);
  });

  it('runs several steps in one idle period, as long as there is time', async () => {
    remaining = [0, 20, 30];
    const step = vi.fn(() => true);
    const stop = workWhenIdle(step);
    await vi.advanceTimersByTimeAsync(5);
    expect(step).toHaveBeenCalledTimes(3);
    stop();
  });

  it('stops between two steps when it is cancelled', async () => {
    const step = vi.fn(() => true);
    const stop = workWhenIdle(step);
    await vi.advanceTimersByTimeAsync(5);
    stop();
    await vi.runAllTimersAsync();
    expect(step).toHaveBeenCalledOnce();
  });
});

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

it('throttle calls at once, and then once every tenth of a second, with the latest arguments', () => {
  vi.useFakeTimers();
  const told: number[] = [];
  const tell = throttle((count: number) => void told.push(count));
  tell(1);
  tell(2);
  tell(3);
  expect(told).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(told).toEqual([1, 3]);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([1, 3]);
  tell(4);
  expect(told).toEqual([1, 3, 4]);
  vi.useRealTimers();
});
