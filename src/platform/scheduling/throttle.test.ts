import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('throttle calls at once, and then once every tenth of a second, with the latest arguments', () => {
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
});
