import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from './idle.ts';

describe('whenIdle', () => {
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
    whenIdle(step);
    expect(step).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5);
    expect(step).toHaveBeenCalledOnce();
    await vi.runAllTimersAsync();
    expect(step).toHaveBeenCalledTimes(3);
  });

  it('runs several steps in one idle period, as long as there is time', async () => {
    remaining = [0, 20, 30];
    const step = vi.fn(() => true);
    const stop = whenIdle(step);
    await vi.advanceTimersByTimeAsync(5);
    expect(step).toHaveBeenCalledTimes(3);
    stop();
  });

  it('stops between two steps when it is cancelled', async () => {
    const step = vi.fn(() => true);
    const stop = whenIdle(step);
    await vi.advanceTimersByTimeAsync(5);
    stop();
    await vi.runAllTimersAsync();
    expect(step).toHaveBeenCalledOnce();
  });
});
