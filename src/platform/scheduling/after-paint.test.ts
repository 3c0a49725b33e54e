import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint, preload } from './after-paint.ts';

describe('What waits until the first screen has been painted', () => {
  const target = new EventTarget();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const use = (type: string) => target.dispatchEvent(new Event(type));

  it('is done after a second', async () => {
    const task = vi.fn();
    afterPaint(task);
    await vi.advanceTimersByTimeAsync(999);
    expect(task).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(task).toHaveBeenCalledOnce();
  });

  it.each([
    ['a part of the page', 'types', afterPaint, 'input'],
    ['code', 'types', preload, 'input'],
    ['code', 'presses keys', preload, 'keydown'],
    ['code', 'clicks', preload, 'pointerdown'],
    ['code', 'scrolls', preload, 'scroll'],
  ])('and is %s waits as long as somebody %s', async (_part, _use, wait, event) => {
    const task = vi.fn();
    wait(task);
    for (let i = 0; i < 10; i += 1) {
      await vi.advanceTimersByTimeAsync(300);
      use(event);
    }
    await vi.advanceTimersByTimeAsync(999);
    expect(task).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(task).toHaveBeenCalledOnce();
  });

  it('is shown to somebody who scrolls', async () => {
    const task = vi.fn();
    afterPaint(task);
    await vi.advanceTimersByTimeAsync(900);
    use('scroll');
    await vi.advanceTimersByTimeAsync(100);
    expect(task).toHaveBeenCalledOnce();
  });

  it('is not done where it is not wanted any more', async () => {
    const task = vi.fn();
    const cancel = afterPaint(task);
    cancel();
    await vi.runAllTimersAsync();
    expect(task).not.toHaveBeenCalled();
  });
});
