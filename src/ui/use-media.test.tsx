import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useMedia } from './use-media.ts';

it('A media query is evaluated once, and followed until another one replaces it', () => {
  const lists = new Map(
    ['(narrow)', '(wide)'].map((media) => [media, Object.assign(new EventTarget(), { matches: false })]),
  );
  const matchMedia = vi.fn((media: string) => lists.get(media));
  vi.stubGlobal('matchMedia', matchMedia);
  const turn = (media: string, matches: boolean) => {
    const list = Object.assign(lists.get(media) ?? new EventTarget(), { matches });
    act(() => void list.dispatchEvent(new Event('change')));
  };
  const { result, rerender } = renderHook(useMedia, { initialProps: '(narrow)' });
  expect(result.current).toBe(false);
  turn('(narrow)', true);
  expect(result.current).toBe(true);
  rerender('(narrow)');
  expect(matchMedia).toHaveBeenCalledTimes(1);
  rerender('(wide)');
  expect(result.current).toBe(false);
  turn('(wide)', true);
  expect(result.current).toBe(true);
  turn('(narrow)', false);
  expect(result.current).toBe(true);
  expect(matchMedia).toHaveBeenCalledTimes(2);
});
