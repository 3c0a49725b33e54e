import { act, renderHook } from '@testing-library/react';
import type { FocusEvent } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROTATION_MS, useRotation } from './Hero.tsx';

/** The system's wish for less motion, which may change while the page is open. */
function motion(reduced: boolean) {
  const query = Object.assign(new EventTarget(), { matches: reduced });
  vi.stubGlobal('matchMedia', () => query);
  return (next: boolean) => {
    query.matches = next;
    act(() => void query.dispatchEvent(new Event('change')));
  };
}

const start = () => {
  const { result, unmount } = renderHook(() => useRotation(3));
  return {
    unmount,
    now: () => result.current,
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    on: (handler: keyof typeof result.current.handlers, event: Partial<FocusEvent> = {}) =>
      act(() => result.current.handlers[handler](event as FocusEvent)),
    toggle: () => act(() => result.current.toggle()),
    show: (index: number) => act(() => result.current.show(index)),
  };
};

const tab = (visibilityState: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Section 1: the carousel advances every 4000 ms', () => {
  it('moves from each slide to the next, and from the last to the first', () => {
    const carousel = start();
    const seen = [1, 2, 3, 4].map(() => {
      carousel.pass(ROTATION_MS - 1);
      const before = carousel.now().index;
      carousel.pass(1);
      return [before, carousel.now().index];
    });
    expect(ROTATION_MS).toBe(4000);
    expect(seen).toEqual([
      [0, 1],
      [1, 2],
      [2, 0],
      [0, 1],
    ]);
  });

  it('shows a slide that a person chose for its full time', () => {
    const carousel = start();
    carousel.pass(3000);
    carousel.show(2);
    carousel.pass(3999);
    expect(carousel.now().index).toBe(2);
    carousel.pass(1);
    expect(carousel.now().index).toBe(0);
  });

  it.each([
    [3, 0],
    [-1, 2],
    [1, 1],
  ])('show(%i) shows slide %i', (asked, shown) => {
    const carousel = start();
    carousel.show(asked);
    expect(carousel.now().index).toBe(shown);
  });

  it('leaves no timer behind when it unmounts', () => {
    start().unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('The rotation of the carousel', () => {
  const inside = document.createElement('div');
  const button = inside.appendChild(document.createElement('button'));
  const moved = { currentTarget: inside, relatedTarget: button };
  const gone = { currentTarget: inside, relatedTarget: document.body };

  it.each([
    ['under the pointer', 'onPointerEnter', 'onPointerLeave'],
    ['with the focus inside', 'onFocus', 'onBlur'],
  ] as const)('pauses %s, and goes on afterwards with a full interval', (_, enter, leave) => {
    const carousel = start();
    carousel.pass(3000);
    carousel.on(enter, gone);
    carousel.pass(60_000);
    expect(carousel.now()).toMatchObject({ index: 0, rotating: false, playing: true });
    carousel.on(leave, gone);
    carousel.pass(3999);
    expect(carousel.now().index).toBe(0);
    carousel.pass(1);
    expect(carousel.now().index).toBe(1);
  });

  it('pauses while the focus moves inside', () => {
    const carousel = start();
    carousel.on('onFocus', gone);
    carousel.on('onBlur', moved);
    carousel.on('onFocus', moved);
    carousel.pass(60_000);
    expect(carousel.now().index).toBe(0);
  });

  it('pauses in a background tab', () => {
    const carousel = start();
    tab('hidden');
    carousel.pass(60_000);
    expect(carousel.now().index).toBe(0);
    tab('visible');
    carousel.pass(4000);
    expect(carousel.now().index).toBe(1);
  });

  it('pauses by the Pause button until Play is pressed, even under the pointer that presses it', () => {
    const carousel = start();
    carousel.on('onPointerEnter');
    carousel.toggle();
    carousel.on('onPointerLeave');
    carousel.pass(60_000);
    expect(carousel.now()).toMatchObject({ index: 0, playing: false });

    carousel.on('onPointerEnter');
    carousel.toggle();
    carousel.pass(4000);
    expect(carousel.now()).toMatchObject({ index: 1, rotating: true });
    carousel.on('onPointerLeave');
    carousel.on('onPointerEnter');
    expect(carousel.now().rotating).toBe(false);
  });
});

describe('prefers-reduced-motion', () => {
  it('keeps the carousel from starting by itself, but not from being started', () => {
    motion(true);
    const carousel = start();
    carousel.pass(60_000);
    expect(carousel.now()).toMatchObject({ index: 0, playing: false });
    carousel.toggle();
    carousel.pass(4000);
    expect(carousel.now().index).toBe(1);
  });

  it('stops the carousel when it turns on, and starts nothing when it turns off', () => {
    const wish = motion(false);
    const carousel = start();
    carousel.pass(4000);
    expect(carousel.now().index).toBe(1);
    wish(true);
    carousel.pass(60_000);
    wish(false);
    carousel.pass(60_000);
    expect(carousel.now()).toMatchObject({ index: 1, playing: false });
  });
});
