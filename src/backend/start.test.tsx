import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startBackend } from './start.ts';
import { publishBackendStatus, useBackendStatus } from './status.ts';

const request = () => new Request('http://localhost/api/courses/active');
const status = () => renderHook(() => useBackendStatus((now) => now)).result.current;
const messages = () => status().notices.map(({ message }) => message);

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  publishBackendStatus({ phase: 'starting', progress: 0, notices: [], accounts: [] });
});

/** A backend in the page that answers with the number of students that it was asked for. */
function pageBackend() {
  return {
    startBackend: vi.fn(async ({ students }: { students: number }) => ({
      transport: async () => Response.json({ students }),
      accounts: [],
    })),
  };
}

describe('The backend in the page', () => {
  it('loads with the first request, once for all of them', async () => {
    const load = vi.fn(async () => pageBackend());
    const { transport } = startBackend(load, () => {});
    expect(load).not.toHaveBeenCalled();
    await Promise.all([transport(request()), transport(request())]);
    expect(load).toHaveBeenCalledOnce();
    expect(status().phase).toBe('ready');
  });

  it('reports that it could not be loaded, and the next request tries again', async () => {
    const load = vi.fn(async () => pageBackend()).mockRejectedValueOnce(new TypeError('no network'));
    const { transport } = startBackend(load, () => {});
    await expect(transport(request())).rejects.toThrow('no network');
    expect(status().phase).toBe('failed');
    expect(messages()).toEqual([expect.stringMatching(/could not be opened/)]);
    await expect(transport(request())).resolves.toBeInstanceOf(Response);
    expect(status().phase).toBe('ready');
    expect(messages()).toEqual([]);
  });

  it.each([
    ['', 1200],
    ['?students=50000', 50_000],
    ['?students=0', 1200],
    ['?students=1000000', 1200],
    ['?students=many', 1200],
    ['?students=2.5', 1200],
  ])('with the search %j has %i students', async (search, students) => {
    history.replaceState(null, '', `/${search}`);
    const { transport } = startBackend(
      async () => pageBackend(),
      () => {},
    );
    expect(await (await transport(request())).json()).toEqual({ students });
  });

  it('keeps the number of students that the tab first asked for', async () => {
    history.replaceState(null, '', '/?students=50000');
    await startBackend(
      async () => pageBackend(),
      () => {},
    ).ready();
    history.replaceState(null, '', '/login');
    const { transport } = startBackend(
      async () => pageBackend(),
      () => {},
    );
    expect(await (await transport(request())).json()).toEqual({ students: 50_000 });
  });
});

it('A live build sends requests to the network, and is ready from the start', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}));
  const { transport } = startBackend(undefined, () => {});
  expect(status().phase).toBe('ready');
  await transport(request());
  expect(fetch).toHaveBeenCalledOnce();
});
