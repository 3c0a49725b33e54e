import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from './idle.ts';

describe('Work for idle time', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 5));
    vi.stubGlobal('cancelIdleCallback', clearTimeout);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is done step by step, and never at once', async () => {
    const left = [true, true, false];
    const step = vi.fn(() => left.shift() ?? false);
    whenIdle(step);
    expect(step).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5);
    expect(step).toHaveBeenCalledOnce();
    await vi.runAllTimersAsync();
    expect(step).toHaveBeenCalledTimes(3);
  });

  it('is stopped between two steps', async () => {
    const step = vi.fn(() => true);
    const stop = whenIdle(step);
    await vi.advanceTimersByTimeAsync(5);
    stop();
    await vi.runAllTimersAsync();
    expect(step).toHaveBeenCalledOnce();
  });
});
