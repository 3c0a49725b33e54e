import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from './idle.ts';

describe('Work for idle time', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is done step by step, and never at once', async () => {
    const left = [true, true, false];
    const step = vi.fn(() => left.shift() ?? false);
    whenIdle(step);
    expect(step).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(step).toHaveBeenCalledTimes(3);
  });

  it('is stopped between two steps', async () => {
    const step = vi.fn(() => true);
    const stop = whenIdle(step);
    await vi.advanceTimersToNextTimerAsync();
    stop();
    await vi.runAllTimersAsync();
    expect(step).toHaveBeenCalledOnce();
  });
});
