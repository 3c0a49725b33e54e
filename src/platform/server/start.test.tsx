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

/** A backend in the page that answers with the link that it was given. */
function pageBackend() {
  return {
    startBackend: async ({ link }: { link: URLSearchParams }) => ({
      transport: async () => Response.json({ link: link.toString() }),
    }),
  };
}

const load = async () => pageBackend();
const backend = {
  load,
  basePath: '/',
  apiBaseUrl: 'http://localhost/api',
  apiReference: '/api-docs/',
  portal: { onChange() {}, page: () => '/' },
};

describe('The backend in the page', () => {
  it('loads once with the first request', async () => {
    const load = vi.fn(async () => pageBackend());
    const { transport } = startBackend({ ...backend, load });
    expect(load).not.toHaveBeenCalled();
    await Promise.all([transport(request()), transport(request())]);
    expect(load).toHaveBeenCalledOnce();
    expect(status().phase).toBe('ready');
  });

  it('reports a failed load, and the next request loads it again', async () => {
    const load = vi.fn(async () => pageBackend()).mockRejectedValueOnce(new TypeError('no network'));
    const { transport } = startBackend({ ...backend, load });
    await expect(transport(request())).rejects.toThrow('no network');
    expect(status().phase).toBe('failed');
    expect(messages()).toEqual([expect.stringMatching(/could not be opened/)]);
    await expect(transport(request())).resolves.toBeInstanceOf(Response);
    expect(status().phase).toBe('ready');
    expect(messages()).toEqual([]);
  });

  it.each([
    ['', '', ''],
    ['?students=50000', 'students=50000', ''],
    ['?tab=admin&demo=fees-due&as=staff', 'demo=fees-due&as=staff', '?tab=admin'],
    ['?fail=login:500&fail=logout:401', 'fail=login%3A500&fail=logout%3A401', ''],
  ])('removes the demo’s parameters from the URL %j', async (search, link, left) => {
    history.replaceState(null, '', `/login${search}`);
    const { transport } = startBackend(backend);
    expect(location.pathname + location.search).toBe(`/login${left}`);
    expect(await (await transport(request())).json()).toEqual({ link });
  });
});
