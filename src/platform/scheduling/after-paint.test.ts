import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint, preload } from './after-paint.ts';

describe('afterPaint and preload', () => {
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

  it('afterPaint runs the task one second after the first paint', async () => {
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
  ])('The task that loads %s waits while a person %s', async (_part, _use, wait, event) => {
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

  it('afterPaint does not wait for scrolling', async () => {
    const task = vi.fn();
    afterPaint(task);
    await vi.advanceTimersByTimeAsync(900);
    use('scroll');
    await vi.advanceTimersByTimeAsync(100);
    expect(task).toHaveBeenCalledOnce();
  });

  it('A cancelled task does not run', async () => {
    const task = vi.fn();
    const cancel = afterPaint(task);
    cancel();
    await vi.runAllTimersAsync();
    expect(task).not.toHaveBeenCalled();
  });
});
