import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Values } from './list-search.ts';
import { useSearchDraft } from './use-rows.ts';

interface Filters {
  readonly q: string;
  readonly year: string;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A list whose URL is a state; `visited` are its entries, each of them written by the list or gone to by the person. */
function list() {
  const visited: Filters[] = [];
  const { result } = renderHook(() => {
    const [inUrl, setUrl] = useState<Filters>({ q: '', year: '' });
    const go = (next: Filters) => {
      visited.push(next);
      setUrl(next);
    };
    return { go, ...useSearchDraft(inUrl, go) };
  });
  const change = (part: Values) => act(() => result.current.change(part));
  return {
    visited,
    change,
    leave: () => act(() => result.current.flush()),
    go: (next: Filters) => act(() => result.current.go(next)),
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    filters: () => result.current.values,
  };
}

it('A typed search filters at once, and is written to the URL at the next pause, once', () => {
  const { change, wait, visited, filters } = list();
  for (const q of ['a', 'as', 'ash']) {
    change({ q });
    expect(filters().q).toBe(q);
    wait(200);
  }
  expect(visited).toEqual([]);
  wait(100);
  expect(visited).toEqual([{ q: 'ash', year: '' }]);
  wait(1000);
  expect(visited).toHaveLength(1);
});

it('A search that is too long for a URL filters, and is not written; a shorter one is written again', () => {
  const { change, wait, visited, filters } = list();
  const q = 'x'.repeat(100_000);
  change({ q });
  wait(300);
  expect(filters().q).toBe(q);
  change({ year: '3' });
  expect(filters()).toEqual({ q, year: '3' });
  expect(visited.at(-1)).toEqual({ q: '', year: '3' });
  change({ q: 'ash' });
  wait(300);
  expect(visited.at(-1)).toEqual({ q: 'ash', year: '3' });
});

it('A typed search is written to the URL when the focus moves elsewhere', () => {
  const { change, leave, wait, visited } = list();
  change({ q: 'ash' });
  leave();
  expect(visited).toEqual([{ q: 'ash', year: '' }]);
  leave();
  wait(1000);
  expect(visited).toHaveLength(1);
});

it.each([{ year: '3' }, { q: '' }])(
  'The filter %j is written to the URL at once, with the search being typed',
  (part) => {
    const { change, wait, visited } = list();
    change({ q: 'ash' });
    change(part);
    expect(visited).toEqual([{ q: 'ash', year: '', ...part }]);
    wait(1000);
    expect(visited).toHaveLength(1);
  },
);

it('Spaces around a search stay in the field until it loses the focus, and are never written to the URL', () => {
  const { change, leave, wait, visited, filters } = list();
  change({ q: ' ash ' });
  wait(300);
  expect(visited).toEqual([{ q: 'ash', year: '' }]);
  expect(filters().q).toBe(' ash ');
  change({ q: ' ash r' });
  expect(filters().q).toBe(' ash r');
  leave();
  expect(visited.slice(1)).toEqual([{ q: 'ash r', year: '' }]);
  expect(filters().q).toBe('ash r');
});

it('A search field with spaces around its text follows Back too', () => {
  const { change, go, wait, filters } = list();
  change({ q: 'ash ' });
  wait(300);
  go({ q: '', year: '' });
  expect(filters()).toEqual({ q: '', year: '' });
});

it('A search that was written to the URL follows the URL: Back restores the former filters', () => {
  const { change, go, filters } = list();
  change({ year: '3' });
  go({ q: '', year: '' });
  expect(filters()).toEqual({ q: '', year: '' });
});
