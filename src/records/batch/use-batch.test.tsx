import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#src/platform/api/errors.ts';
import { createQueryClient } from '#src/platform/api/query-client.ts';
import { session } from '#src/session/session.ts';
import { type BatchAction, useBatch } from './use-batch.ts';

const listKey = ['numbers'];
const items = [1, 2, 3, 4, 5, 6, 7, 8];

function startPage(part: Partial<BatchAction<number, string>> = {}) {
  const client = createQueryClient();
  const invalidated = vi.spyOn(client, 'invalidateQueries');
  const updateCache = vi.fn<BatchAction<number, string>['updateCache']>();
  const action: BatchAction<number, string> = {
    progressLabel: 'Doubling numbers',
    done: 'Doubled',
    failed: (item) => `Failed to double ${item}`,
    call: async (item) => String(item * 2),
    updateCache,
    listKey,
    ...part,
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, unmount } = renderHook(() => useBatch<number, string>(), { wrapper });
  return { result, unmount, action, updateCache, invalidated };
}

const signIn = (token: string) =>
  session.save({ token, role: 'ADMIN', user: { email: `${token}@university.example` } });

/** Calls that wait until they are released. */
function heldCalls() {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const call = vi.fn(async (item: number) => {
    await held;
    return String(item);
  });
  return { call, release };
}

beforeEach(() => signIn('first'));

describe('A batch', () => {
  it('returns a result for each item in order, and makes no call for skipped ones', async () => {
    const call = vi.fn(async (item: number) => {
      if (item === 3) throw ApiError.refused(500);
      return String(item);
    });
    const { result, action } = startPage({ call, skip: (item) => (item % 2 ? undefined : 'It is even') });
    await act(() => result.current.run(action, [1, 2, 3]));
    expect(result.current.batch?.results).toMatchObject([
      { state: 'done', item: 1, data: '1' },
      { state: 'skipped', item: 2, reason: 'It is even' },
      { state: 'failed', item: 3, reason: expect.stringMatching(/^Failed to double 3\. The server failed/) },
    ]);
    expect(call.mock.calls.map(([item]) => item)).toEqual([1, 3]);
    expect(result.current.batch?.progress.total).toBe(2);
  });

  it('updates the cache once, with the successful items', async () => {
    const { result, action, updateCache } = startPage({
      call: async (item) => {
        if (item === 2) throw ApiError.refused(500);
        return String(item);
      },
    });
    await act(() => result.current.run(action, [1, 2, 3]));
    expect(updateCache).toHaveBeenCalledOnce();
    expect(updateCache.mock.calls[0]?.[1]).toMatchObject([
      { item: 1, data: '1' },
      { item: 3, data: '3' },
    ]);
  });

  it.each([
    [404, true],
    [409, true],
    [422, true],
    [500, false],
  ])('reloads the list after a %i: %s', async (status, isFetched) => {
    const { result, action, invalidated } = startPage({ call: () => Promise.reject(ApiError.refused(status)) });
    await act(() => result.current.run(action, [1]));
    expect(invalidated.mock.calls.some(([filters]) => filters?.queryKey === listKey)).toBe(isFetched);
  });

  it('finishes the pending calls after Stop, and skips the rest', async () => {
    const { call, release } = heldCalls();
    const { result, action } = startPage({ call });
    act(() => void result.current.run(action, items));
    act(() => result.current.stop());
    expect(result.current.batch?.stopping).toBe(true);
    release();
    await waitFor(() => expect(result.current.isRunning).toBe(false));
    const states = result.current.batch?.results?.map(({ state }) => state) ?? [];
    expect(states).toEqual([...items.slice(0, 6).map(() => 'done'), ...items.slice(6).map(() => 'not tried')]);
  });

  it('stops when its page is left, and still updates the cache', async () => {
    const { call, release } = heldCalls();
    const { result, unmount, action, updateCache } = startPage({ call });
    const running = result.current.run(action, items);
    unmount();
    release();
    await running;
    expect(call).toHaveBeenCalledTimes(6);
    expect(updateCache.mock.calls[0]?.[1]).toHaveLength(6);
  });

  it('stops when another person signs in, and neither shows nor caches its results for them', async () => {
    const { call, release } = heldCalls();
    const { result, action, updateCache } = startPage({ call });
    let running: ReturnType<typeof result.current.run> | undefined;
    act(() => {
      running = result.current.run(action, items);
    });
    expect(result.current.isRunning).toBe(true);
    act(() => signIn('second'));
    expect(result.current.batch).toBeUndefined();
    release();
    expect(await running).toBeUndefined();
    expect(call).toHaveBeenCalledTimes(6);
    expect(updateCache).not.toHaveBeenCalled();
    expect(result.current.batch).toBeUndefined();
  });

  it('lets its journal’s lock go when the session ends while the cache is brought up to date', async () => {
    const events: string[] = [];
    const { result, action } = startPage({
      updateCache: () => {
        events.push('cache');
        return new Promise(() => {});
      },
      journal: async (work) => {
        const results = await work();
        events.push('released');
        return results;
      },
    });
    let running: ReturnType<typeof result.current.run> | undefined;
    act(() => {
      running = result.current.run(action, [1]);
    });
    await waitFor(() => expect(events).toEqual(['cache']));
    act(() => signIn('second'));
    expect(await running).toBeUndefined();
    expect(events).toEqual(['cache', 'released']);
    expect(result.current.batch).toBeUndefined();
  });

  it('runs under its journal’s lock, and reports the results at the end', async () => {
    const steps: string[] = [];
    const { result, action } = startPage({
      call: async (item) => {
        steps.push(`call ${item}`);
        return '';
      },
      journal: async (work) => {
        steps.push('lock');
        const results = await work();
        steps.push(`unlock after ${results?.length}`);
        return results;
      },
    });
    await act(() => result.current.run(action, [1, 2]));
    expect(steps).toEqual(['lock', 'call 1', 'call 2', 'unlock after 2']);
  });
});
